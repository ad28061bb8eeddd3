"""Tokyo Tsukiji Market on the table."""
