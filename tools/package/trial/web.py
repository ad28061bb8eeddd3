"""The web package in Chromium and Firefox: sizes, and what a player finds there."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from tools.package.errors import PackageError
from tools.package.trial.browsers.chromium import Chromium
from tools.package.trial.browsers.firefox import Firefox
from tools.package.trial.browsers.serve import Site, serve
from tools.package.trial.browsers.speakers import speakers
from tools.package.trial.browsers.tour import Kind, Tour
from tools.package.trial.report import Line, at_most

LARGEST: Final = 25.0
MOST_FILES: Final = 1000
MB: Final = 1e6
BROWSERS: Final[tuple[Kind, ...]] = (Chromium, Firefox)


def run(package: Path) -> list[Line]:
    """Every browser is tried even where one before it is missing."""
    with TemporaryDirectory(prefix="tsukiji-site-") as name:
        lines = sizes(package, Path(name))
        with serve(Path(name)) as site:
            for kind in BROWSERS:
                lines += _tour(kind, site)
    return lines


def sizes(package: Path, folder: Path) -> list[Line]:
    """Unpacks it, as itch.io does, and counts."""
    with ZipFile(package) as opened:
        opened.extractall(folder)
    files = [file for file in folder.rglob("*") if file.is_file()]
    page = (folder / "index.html").exists()
    unpacked = sum(file.stat().st_size for file in files)
    return [
        at_most("zip", package.stat().st_size / MB, LARGEST, "MB", 2),
        at_most("files", len(files), MOST_FILES, "", 0),
        Line("unpacked", f"{unpacked / MB:.1f} MB"),
        Line("index.html at the root", "yes" if page else "no", ok=page),
    ]


def _tour(kind: Kind, site: Site) -> list[Line]:
    try:
        with speakers() as room:
            return Tour(kind, site, room).run()
    except PackageError as trouble:
        return [Line("browser", str(trouble), ok=False)]
