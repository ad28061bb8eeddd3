"""Who plays: the places at the table, their cards on the screen, and what they agree on."""
