"""What the screens of all games share: the sitting, the base of every phase, the heads-up display."""
