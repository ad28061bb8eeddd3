"""Small things that move for their own sake: mist, gulls, petals, glow."""
