"""Which C library the folder asks of a system: the newest version any of its compiled files names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

NAMED: Final = re.compile(rb"GLIBC_(\d+)\.(\d+)")
ELF: Final = b"\x7fELF"


def newest(folder: Path) -> tuple[int, int]:
    """Such as (2, 36); (0, 0) where nothing is compiled."""
    versions = [version for file in sorted(folder.rglob("*")) if file.is_file() for version in asked(file)]
    return max(versions, default=(0, 0))


def asked(file: Path) -> list[tuple[int, int]]:
    """The versions named in a compiled file; none in any other."""
    content = file.read_bytes()
    if not content.startswith(ELF):
        return []
    return [(int(major), int(minor)) for major, minor in NAMED.findall(content)]
