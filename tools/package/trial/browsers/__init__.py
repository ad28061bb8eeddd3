"""Browsers without a window, and somebody before them who plays."""
