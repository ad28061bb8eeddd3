"""Cards: full prints, table renderings, backs, and the small signs of each kind."""
