"""Contact sheets: all art at once, as it is and as others see it."""
