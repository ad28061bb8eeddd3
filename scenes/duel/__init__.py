"""The duel on screen: one class per phase, and the chant in which both bid at once."""
