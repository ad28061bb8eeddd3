"""Who plays: the places at the table, their cards on the screen, and the switches of each title."""
