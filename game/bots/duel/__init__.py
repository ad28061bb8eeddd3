"""Opponents for the duel: how they look ahead, what they value, and how they bid."""
