"""The auction on screen: one class per phase, and the table they share."""
