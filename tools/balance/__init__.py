"""The house figures on trial: matches of one kind of bot against itself, beside what the rules wish for."""
