"""Every effect and all the music, synthesised by our own code and written to assets/sounds."""
