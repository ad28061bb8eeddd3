"""THIRD_PARTY.md and licences/ of a package, from what lies in it; what nobody answers for stops the build.

`python -m tools.package.notices` writes the page of the source tree anew.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, Literal, TypeAlias

from tools.package.contents import ROOT
from tools.package.errors import PackageError
from tools.package.notices_page import page
from tools.package.parts import LEDGER, Part, inventory, parts, present, unclaimed

Target: TypeAlias = Literal["linux", "windows", "web", "osx"]

TEXTS: Final = (Path(__file__).with_name("licences"), ROOT / "assets" / "fonts")
PAGE: Final = "THIRD_PARTY.md"
FOLDER: Final = "licences"


def write(folder: Path, target: Target) -> None:
    """Into the root of a package that is complete otherwise; raises PackageError."""
    names = inventory(folder)
    nameless = unclaimed(names)
    if nameless:
        some = ", ".join(nameless[:3]) + (f" and {len(nameless) - 3} more" if len(nameless) > 3 else "")
        raise PackageError(f"writing the notices for {target}: no part owns {some}; name it in {LEDGER.name}")
    found = present(names)
    lay_texts(found, folder / FOLDER)
    (folder / PAGE).write_text(page(found, target, FOLDER), "utf-8")


def lay_texts(found: list[Part], folder: Path) -> None:
    """Each licence once, whole."""
    folder.mkdir(exist_ok=True)
    for name in {text for part in found for text in part.texts}:
        shutil.copyfile(text_file(name), folder / name)


def text_file(name: str) -> Path:
    """Where a licence is kept; raises PackageError."""
    for folder in TEXTS:
        if (folder / name).exists():
            return folder / name
    raise PackageError(f"looking for the licence {name}: not in {' or '.join(map(str, TEXTS))}; put it there")


def union() -> str:
    """The page of the source tree: every part that any package may hold."""
    return page(list(parts()), None, TEXTS[0].relative_to(ROOT).as_posix())


if __name__ == "__main__":
    (ROOT / PAGE).write_text(union(), "utf-8")
