"""What lies on the harbor table at the size it has there."""
