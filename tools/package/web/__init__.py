"""The game in a browser: Pyodide, pygame-ce as a WebAssembly module, and the game's files behind one page."""
