"""Two languages nobody speaks, for whoever tests a screen: what goes around the door is seen at once.

`en_XA` is longer than English by two fifths, accented, in square brackets; `zh_XA` is made of Han characters
in corner brackets. Names, numbers and other places stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from gettext import NullTranslations
from itertools import cycle
from typing import Final

from game.i18n.door import speak

PLACE: Final = re.compile(r"(\{[^{}]*\})")
ACCENTED: Final = str.maketrans("AEIOUaeiouncy", "ÀÉÎÖÜàéîöüñçÿ")
HAN: Final = (
    "三上下中九五京値入八出分助勝北十千南右四地場売夏夜大天始小屋山左市日明春月朝札東"
    "次水江決河波海港百真空章競終組船花荷行西親許買足車"
)
"""Of the characters that the fonts of the game hold."""

LONGER: Final = 0.4
PADDING: Final = "one two three four five six seven eight nine ten ".translate(ACCENTED)


class Pseudo(NullTranslations):
    """Writes each part between two places anew, and puts the whole between brackets."""

    def __init__(self, written: Callable[[str], str]) -> None:
        super().__init__()
        self._written = written

    def gettext(self, message: str) -> str:
        """A sentence."""
        return self._written(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """By the English rule."""
        return self._written(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """Punctuation alone stays as it is."""
        return self._written(message) if any(map(str.isalpha, PLACE.sub("", message))) else message


def longer(message: str) -> str:
    """Two fifths more of it: words are added at the end, so that lines can break."""
    room = round(len(PLACE.sub("", message)) * LONGER)
    more = (PADDING * (room // len(PADDING) + 1))[:room].strip()
    said = "".join(part if _place(part) else part.translate(ACCENTED) for part in PLACE.split(message))
    return f"[{said} {more}]" if more else f"[{said}]"


def han(message: str) -> str:
    """A character for every two letters, a comma or a full stop where English has one."""
    characters = cycle(HAN[len(message) % len(HAN) :] + HAN[: len(message) % len(HAN)])

    def written(part: str) -> str:
        words = re.sub(r"[^\W\d_]{1,2}", lambda _: next(characters), part)
        return words.replace(", ", "、").replace(". ", "。").replace(" ", "")

    return f"「{''.join(part if _place(part) else written(part) for part in PLACE.split(message))}」"


def _place(part: str) -> bool:
    return part.startswith("{")


LANGUAGES: Final[Mapping[str, Callable[[str], str]]] = {"en_XA": longer, "zh_XA": han}


def speak_pseudo(name: str) -> None:
    """One of the two."""
    speak(name, Pseudo(LANGUAGES[name]))
