"""What lies on the sheets of the harbor's decisions."""
