"""The rules of the three games: pure functions over values, standard library only."""
