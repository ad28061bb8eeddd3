"""Prints the pictures of assets/ whose drawings have changed: python -m tools.art [--all] [PART ...]

A PART such as `cards/` or `coin` limits it to names that contain it; --all prints even what is up to date.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from tools.art.catalogue import catalogue, code
from tools.art.picture import ASSETS, write
from tools.freshness import Ledger
from tools.progress import Progress

BUILT: Final = Path(__file__).with_name("built.json")


def print_one(name: str) -> str:
    """In a process of its own."""
    write(catalogue()[name].picture, ASSETS / f"{name}.png")
    return name


def main(arguments: list[str]) -> None:
    """Prints on all cores; what is done is remembered even if the rest is stopped."""
    parts = [argument for argument in arguments if argument != "--all"]
    entries, ledger = catalogue(), Ledger(BUILT, ASSETS)
    asked = {
        name: code(entry.module)
        for name, entry in entries.items()
        if not parts or any(part in name for part in parts)
    }
    names = list(asked) if "--all" in arguments else ledger.stale(asked)
    if names:
        with ProcessPoolExecutor(os.cpu_count()) as pool, Progress(len(names)) as progress:
            for done in as_completed([pool.submit(print_one, name) for name in names]):
                ledger.note(done.result(), asked[done.result()], [ASSETS / f"{done.result()}.png"])
                progress.advance()
    ledger.keep(list(entries))
    total = sum(file.stat().st_size for file in (ASSETS / "art").rglob("*.png"))
    print(f"{len(names)} printed, {len(entries)} in all, {total:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
