"""Numbers and lists as they are read, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"

IN_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", MINUS)


def signed(value: int) -> str:
    """A change: with its sign, unless it is none."""
    return f"+{value}" if value > 0 else number(value)


def in_words(count: int) -> str:
    """Small numbers as words, others as figures."""
    return IN_WORDS[count] if 0 <= count < len(IN_WORDS) else number(count)


def counted(count: int, one: str, more: str) -> str:
    """A number and the word that goes with it."""
    return f"{in_words(count)} {one if count == 1 else more}"


def listed(items: Sequence[str]) -> str:
    """Ebi; Ebi and Tako; Ebi, Tako and Sake."""
    return " and ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))
