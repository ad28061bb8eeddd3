"""The games of the cabinet: one light module each."""
