"""Series of matches between uniformly random bots, and what they say about the rules."""
