"""The pieces, one module each, and what they are played with."""
