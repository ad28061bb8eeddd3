"""The pictures of assets/: the press, the drawings, and `python -m tools.art`, which prints them."""
