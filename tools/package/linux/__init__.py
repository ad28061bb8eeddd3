"""The folder for Linux: PyInstaller's, with the game as plain files beside the executable."""
