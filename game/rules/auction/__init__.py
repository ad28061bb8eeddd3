"""Tsukiji, by Leandro Pires: secret tickets price the lots, prices move the market."""
