"""The table: entities, their components, and what moves and draws them."""
