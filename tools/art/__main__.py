"""Prints the pictures of assets/ whose drawings have changed: python -m tools.art [--all] [PART ...]

A PART such as `cards/` or `coin` limits it to names that contain it; --all prints even what is up to date.
What each picture was printed from stands in tools/art/printed.json.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from tools.art.catalogue import catalogue, digest
from tools.art.picture import ASSETS, write
from tools.progress import Progress

PRINTED: Final = Path(__file__).with_name("printed.json")


def stale(parts: list[str], everything: bool) -> list[str]:
    """The names to print: missing, or drawn otherwise than when they were printed."""
    known = read_printed()
    return [
        name
        for name, entry in catalogue().items()
        if (not parts or any(part in name for part in parts))
        and (everything or known.get(name) != digest(entry.module) or not (ASSETS / f"{name}.png").exists())
    ]


def read_printed() -> dict[str, str]:
    """The digest of the sources of each picture as it lies there."""
    if not PRINTED.exists():
        return {}
    found: dict[str, str] = json.loads(PRINTED.read_text(encoding="utf-8"))
    return found


def print_one(name: str) -> str:
    """In a process of its own."""
    write(catalogue()[name].picture, ASSETS / f"{name}.png")
    return name


def main(arguments: list[str]) -> None:
    """Prints on all cores; what is done is remembered even if the rest is stopped."""
    parts = [argument for argument in arguments if argument != "--all"]
    names = stale(parts, "--all" in arguments)
    entries = catalogue()
    if names:
        with ProcessPoolExecutor(os.cpu_count()) as pool, Progress(len(names)) as progress:
            for done in as_completed([pool.submit(print_one, name) for name in names]):
                _remember(done.result(), digest(entries[done.result()].module))
                progress.advance()
    total = sum(file.stat().st_size for file in (ASSETS / "art").rglob("*.png"))
    print(f"{len(names)} printed, {len(entries)} in all, {total:,} bytes")


def _remember(name: str, sources: str) -> None:
    """Read anew each time: another run may have printed something meanwhile."""
    known = {**read_printed(), name: sources}
    kept = {name: known[name] for name in catalogue() if name in known}
    PRINTED.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
