"""Our games as OpenSpiel's searches see them; needs requirements-bench.txt."""
