"""What lies on a shop's shelf: the icon of the program, and the cover of its page."""
