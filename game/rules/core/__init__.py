"""What the three rule kernels share."""
