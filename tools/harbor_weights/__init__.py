"""Weights of the harbor's bots, tuned by play."""
