"""What happened in a game, as movement on the table."""
