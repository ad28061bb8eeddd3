"""Makes what a shop shows: docs/itch/cover.png, and assets/icon.ico of the sizes that `make art` prints."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.art.catalogue import code
from tools.art.picture import write
from tools.art.shelf import cover, packed
from tools.freshness import ROOT, Ledger

BUILT: Final = Path(__file__).with_name("shelf.json")
COVER: Final = ROOT / "docs" / "itch" / "cover.png"
WANTED: Final = {"cover": cover.__name__}


def wanted() -> dict[str, str]:
    """The code that draws each picture, as it is."""
    return {name: code(module) for name, module in WANTED.items()}


def main() -> None:
    """The cover only if its drawing has changed; the icon is quickly packed."""
    ledger, now = Ledger(BUILT, ROOT), wanted()
    if ledger.stale(now):
        write(cover.COVER, COVER)
        ledger.note("cover", now["cover"], [COVER])
    packed.FILE.write_bytes(packed.pack())
    for file in (COVER, packed.FILE):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
