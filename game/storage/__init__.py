"""Files: the figures in data/, the journal of the running match."""
