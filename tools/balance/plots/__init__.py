"""Plain SVG in the colours of the cabinet: bars with intervals, histograms, and sheets of both."""
