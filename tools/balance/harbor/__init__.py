"""What H95 asks of the harbor game."""
