"""What the launcher runs: main.py, and a message box for what a terminal would show."""

from __future__ import annotations

import atexit
import io
import sys
from importlib import import_module


def tell(said: io.StringIO) -> None:
    """At the very end, when the game's window is closed; nothing where nothing was said."""
    text = said.getvalue().strip()
    if text:
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Tsukiji Arcade", 0)  # type: ignore[attr-defined,unused-ignore]


words = io.StringIO()
sys.stdout, sys.stderr = sys.stdout or words, sys.stderr or words  # None: no terminal, no file
atexit.register(tell, words)
sys.exit(import_module("main").main())
