"""Ways in which a file goes bad."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PICTURE: Final = b"\x89PNG\r\n\x1a\n" + bytes(40)
WORDS: Final = b"This was meant to be another file.\n"


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _halve(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def _swap(file: Path) -> None:
    """Words for a picture, and the beginning of a picture for all else."""
    file.write_bytes(WORDS if file.suffix == ".png" else PICTURE)


def _make_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGES: Final[Mapping[str, Callable[[Path], None]]] = {
    "missing": Path.unlink,
    "empty": _empty,
    "halved": _halve,
    "of_another_kind": _swap,
    "a_folder": _make_folder,
}


@contextmanager
def damaged(file: Path, damage: str) -> Iterator[None]:
    """Bad for a while, then as before."""
    content = file.read_bytes()
    DAMAGES[damage](file)
    try:
        yield
    finally:
        if file.is_dir():
            shutil.rmtree(file)
        file.write_bytes(content)
