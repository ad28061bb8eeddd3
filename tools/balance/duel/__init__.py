"""What D3 asks of the duel."""
