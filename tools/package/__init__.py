"""The game as a player downloads it: python -m tools.package linux|windows|web|test."""
