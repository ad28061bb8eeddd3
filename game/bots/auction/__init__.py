"""Opponents that know what the auction is about."""
