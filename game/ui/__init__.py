"""Theme, text, pictures, the kept canvas, widgets and the focus graph."""
