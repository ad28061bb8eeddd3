"""What a turn is made of, one module each."""
