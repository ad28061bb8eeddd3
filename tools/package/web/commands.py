"""Other programs, run to their end; what they say is shown only when they fail."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.package.errors import PackageError

LONGEST: Final = 300
LAST_WORDS: Final = 3
"""Lines of a failed program's complaint that are worth reading."""


def run(*command: str | Path, within: Path | None = None, settings: Mapping[str, str] | None = None) -> str:
    """What it printed; raises PackageError with the end of its complaint."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=within, env=settings, capture_output=True, text=True, check=False)
    except OSError as trouble:
        raise PackageError(f"running {words[0]}: {trouble.strerror}") from None
    if done.returncode:
        raise PackageError(f"running {' '.join(words[:6])}: {_complaint(done.stderr or done.stdout)}")
    return done.stdout


def _complaint(text: str) -> str:
    lines = [line.strip()[:LONGEST] for line in text.splitlines() if line.strip()]
    return " / ".join(lines[-LAST_WORDS:]) or "it failed without a word"
