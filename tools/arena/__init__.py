"""Bots against each other: seat-balanced matches on equal deals, and what they say with what certainty."""
