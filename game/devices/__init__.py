"""Mouse, keys and pads become intents here; the only reader of pygame's event queue."""
