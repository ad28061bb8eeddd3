"""The duel at the table: what lies where, and how what happens is shown."""
