"""Tsukiji Arcade: three games about Tokyo's fish market."""
