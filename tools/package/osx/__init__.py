"""The bundle for macOS: PyInstaller's, made on a Mac by the release workflow; nothing else can make one."""
