"""What the frozen program runs: main.py, which lies as a plain file beside the executable."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(sys.executable).resolve().parent))
    sys.exit(import_module("main").main())
