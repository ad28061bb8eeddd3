"""The grounds of the full prints: sea, light and the creature itself, without frame or lettering."""
