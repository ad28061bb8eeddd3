"""The press: curves and brush strokes, blocks, inks, paper, and the sheet they are printed on."""
