"""The folder for Windows, built on Linux: CPython, the libraries, the game as plain files, and a launcher."""
