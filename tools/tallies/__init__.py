"""Which rules fired, told from a position, an action and its events; one module per title."""
