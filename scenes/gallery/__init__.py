"""The gallery: every print and every sound of the cabinet, to look at and to listen to."""
