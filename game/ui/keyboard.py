"""A short text being entered: typed on a keyboard, or turned letter by letter with a stick."""

from __future__ import annotations

from string import ascii_uppercase, digits

LETTERS = " " + ascii_uppercase + digits + "-'."
"""The wheel; turning up from a new place begins with A."""

DIGITS = " " + digits
"""The wheel for numbers."""

LAST_SIGN = 0x17F
"""The fonts reach to the end of Latin Extended-A."""


class Entry:
    """The text and the place of the wheel in it."""

    def __init__(self, text: str, longest: int, signs: str = LETTERS) -> None:
        self.text, self.at = text[:longest], 0
        self._longest, self._signs = longest, signs
        self._fresh = True

    @property
    def done(self) -> str:
        """As it is kept: no blanks around it or doubled, and none at all in a number."""
        return (" " if self._signs is LETTERS else "").join(self.text.split())

    def typed(self, text: str) -> None:
        """The first letter replaces what was there, as if that were selected."""
        for sign in text:
            if self._allowed(sign):
                self.text = sign if self._fresh else (self.text + sign)[: self._longest]
                self._fresh = False
        self.at = max(0, len(self.text) - 1)

    def erase(self) -> None:
        """The last letter goes."""
        self.text, self._fresh = self.text[:-1], False
        self.at = max(0, len(self.text) - 1)

    def turn(self, step: int) -> None:
        """Another letter at the wheel's place: 1 is on in the alphabet."""
        here = self.text[self.at : self.at + 1].upper() or " "
        at = self._signs.find(here)
        sign = self._signs[(at + step) % len(self._signs)]
        start = self.at == 0 or self.text[self.at - 1] in " -"
        self.text = self.text[: self.at] + (sign if start else sign.lower()) + self.text[self.at + 1 :]
        self._fresh = False

    def shift(self, step: int) -> None:
        """The wheel moves on or back; one place beyond the last letter is the farthest."""
        self.at = max(0, min(self.at + step, len(self.text.rstrip()), self._longest - 1))

    def _allowed(self, sign: str) -> bool:
        if self._signs is not LETTERS:
            return sign in self._signs
        return sign.isprintable() and ord(sign) <= LAST_SIGN
