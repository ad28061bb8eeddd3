"""Arms of the duel: hands as a printmaker cuts them, and the sleeves they come out of."""
