"""How long a match of the harbor takes people, and how many presses."""
