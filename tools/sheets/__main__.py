"""Writes contact sheets of all art to build/sheets: python -m tools.sheets [FOLDER]

One set of pages per folder of assets/art: at table size, at full size, in grey, and as people with
protanopia, deuteranopia and tritanopia see it; and one page of silhouettes at 60 pixels.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from PIL import Image

from tools.art.catalogue import catalogue
from tools.sheets import pages, sight

BUILT: Final = Path(__file__).parents[2] / "build" / "sheets"
AT_TABLE: Final = 0.75
"""Pictures are stored at 4/3 of their size on a screen of 1080 lines."""

SIGNS: Final = 60
SMALLEST: Final = ("art/symbols/", "art/harbor/tokens/", "art/crests/")


def folders() -> dict[str, list[str]]:
    """The names in each folder; those outside of any folder together."""
    found: dict[str, list[str]] = {}
    for name in catalogue():
        folder = name.removeprefix("art/").rpartition("/")[0].replace("/", "_")
        found.setdefault(folder or "single", []).append(name)
    return found


def write(target: Path, folder: str, names: list[str]) -> int:
    """All pages of one folder; returns how many."""
    table = pages.page(pages.read(names, AT_TABLE), f"{folder}, at table size")
    views: dict[str, Image.Image] = {
        "1_table": table,
        "2_full": pages.page(pages.read(names, 1), f"{folder}, full size"),
        "3_grey": sight.grey(table),
        **{f"4_{kind}": sight.seen_with(table, kind) for kind in sight.WITHOUT},
    }
    for view, sheet in views.items():
        sheet.save(target / f"{folder}_{view}.png")
    return len(views)


def write_signs(target: Path) -> int:
    """What must be told apart when it is smallest: 60 pixels, in grey."""
    names = [name for name in catalogue() if name.startswith(SMALLEST)]
    prints = [
        pages.Print(one.name, one.image.resize((SIGNS, SIGNS), Image.Resampling.LANCZOS))
        for one in pages.read(names, 1)
    ]
    sight.grey(pages.page(prints, "60 pixels, in grey")).save(target / "signs.png")
    return 1


def main(arguments: list[str]) -> None:
    """On all cores."""
    target = Path(arguments[0]) if arguments else BUILT
    target.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(write, target, folder, names) for folder, names in folders().items()]
        total = sum(one.result() for one in [*work, pool.submit(write_signs, target)])
    print(f"{total} pages in {target}")


if __name__ == "__main__":
    main(sys.argv[1:])
