"""Frames, buttons, the focus ring, stamps and the glyphs of devices."""
