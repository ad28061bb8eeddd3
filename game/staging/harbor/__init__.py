"""The harbor on the table: pieces, poses and words."""
