"""Tokyo Tsukiji Market, by Jordan Draper: ships, fish, prices in harbors, and the markets."""
