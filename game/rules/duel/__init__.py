"""Tsukiji Market, by Emanuele Briano: secret bids for fish, and a barrel that tips to whoever bids less."""
