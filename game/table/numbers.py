"""Numbers inside captions, which can run."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from game.i18n import formats
from game.table.pose import Face


@cache
def _pattern(between: str) -> re.Pattern[str]:
    """Of whole numbers as they are written; thousands may be set apart."""
    apart = re.escape(between)
    return re.compile(rf"[-{formats.MINUS}]?(?:\d{{1,3}}(?:{apart}\d{{3}})+(?!\d)|\d+)")


def number(face: Face) -> int | None:
    """The first number in its first caption."""
    between = formats.thousands()
    found = _pattern(between).search(face.captions[0].text) if face.captions else None
    return int(found.group().replace(between, "").replace(formats.MINUS, "-")) if found else None


def numbered(face: Face, value: int) -> Face:
    """The face with that number in place of its own."""
    first, *others = face.captions
    written = formats.number(value)
    text = _pattern(formats.thousands()).sub(lambda _: written, first.text, count=1)
    return replace(face, captions=(replace(first, text=text), *others))
