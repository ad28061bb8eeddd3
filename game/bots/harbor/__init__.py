"""Opponents that know what the harbor is about."""
