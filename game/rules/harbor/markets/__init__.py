"""The ways to use a market, one module per kind of business."""
