"""Drives a finished package as a player would; each module here has `run(package) -> list[Line]`."""
