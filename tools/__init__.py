"""Command-line programs around the game: python -m tools.NAME."""
