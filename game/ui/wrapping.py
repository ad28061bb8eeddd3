"""Where lines break: at spaces, between Han characters and kana, never against the rules of their script."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

Advance = Callable[[str], int]
"""How far a character moves the pen, in pixels; kerned letters move it less."""

SCRIPTS: Final = (
    (0x2E80, 0x2FDF),  # radicals
    (0x3000, 0x30FF),  # signs, hiragana, katakana
    (0x31F0, 0x4DBF),  # small katakana, enclosed characters, rare Han
    (0x4E00, 0x9FFF),  # Han
    (0xF900, 0xFAFF),  # Han, by their older numbers
    (0xFF00, 0xFFEF),  # full and half width
    (0x20000, 0x3FFFF),  # the rarest Han
)
"""Of Chinese and Japanese, which have no spaces between words."""

CLOSING: Final = frozenset(
    "、。，．・：；？！‐–〜…‥ーゝゞヽヾ々〻）］｝〕〉》」』】〙〗〟’”｠»"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%"
)
"""None of these begins a line."""

OPENING: Final = frozenset("（［｛〔〈《「『【〘〖〝‘“｟«([{")
"""None of these ends a line."""


def wrap(text: str, most: float, advance: Advance, exact: Advance | None = None) -> list[str]:
    """Lines no wider than `most`, in one pass; a line break in the text stays one.

    `exact` measures a whole line: it is asked only where the sum of its characters says that it is full.
    """
    exact = exact or (lambda line: sum(map(advance, line)))
    return [
        line for part in text.split("\n") for line in _lines(" ".join(part.split()), most, advance, exact)
    ]


def fitted(text: str, most: float, advance: Advance) -> str:
    """As much of a line as fits, with an ellipsis where something is missing."""
    reach = list(accumulate(map(advance, text)))
    if not reach or reach[-1] <= most:
        return text
    return text[: bisect_right(reach, most - advance("…"))].rstrip() + "…"


def whole(text: str, lines: list[str]) -> bool:
    """Whether no word had to be cut."""
    words, at = " ".join(text.split()), 0
    for line in lines[:-1]:
        at += len(line)
        if words[at] == " ":
            at += 1
        elif not _may_break(words[at - 1], words[at]):
            return False
    return True


def _lines(text: str, most: float, advance: Advance, exact: Advance) -> Iterator[str]:
    start = chance = 0
    begun = reach = at_chance = 0  # in pixels: of the line, of the text so far, of the chance to break
    for at, sign in enumerate(text):
        if at and _may_break(text[at - 1], sign):
            chance, at_chance = at, reach
        wide = advance(sign)
        while sign != " " and at > start and reach + wide - begun > most:
            begun = reach + wide - exact(text[start : at + 1])
            if reach + wide - begun <= most:
                break
            cut, begun = (chance, at_chance) if chance > start else (at, reach)
            yield text[start:cut].rstrip()
            start = cut
        reach += wide
    yield text[start:]


def _may_break(before: str, after: str) -> bool:
    if before == " ":
        return True
    if after == " " or after in CLOSING or before in OPENING:
        return False
    return _is_unspaced(before) or _is_unspaced(after)


def _is_unspaced(sign: str) -> bool:
    number = ord(sign)
    return number >= SCRIPTS[0][0] and any(first <= number <= last for first, last in SCRIPTS)
