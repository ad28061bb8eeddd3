"""A match in play: its record, submitting, taking back, and who decides for each seat."""
