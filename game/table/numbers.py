"""Numbers inside captions, which can run."""

from __future__ import annotations

import re
from dataclasses import replace

from game.i18n.formats import number as written
from game.table.pose import Face

_NUMBER = re.compile(r"[-−]?(?:\d{1,3}(?:[^\w\s]\d{3})+|\d+)")  # noqa: RUF001 - prices are printed with the minus sign of the fonts


def number(face: Face) -> int | None:
    """The first number in its first caption."""
    found = _NUMBER.search(face.captions[0].text) if face.captions else None
    return int(re.sub(r"[^\d-]", "", found.group().replace("−", "-"))) if found else None  # noqa: RUF001 - as above


def numbered(face: Face, value: int) -> Face:
    """The face with that number in place of its own."""
    first, *others = face.captions
    text = _NUMBER.sub(written(value), first.text, count=1)
    return replace(face, captions=(replace(first, text=text), *others))
