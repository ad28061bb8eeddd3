"""The harbor on screen: its rooms in the gallery, until there is a table."""
