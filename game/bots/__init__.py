"""Opponents: they choose from what their seat sees, never from the state."""
