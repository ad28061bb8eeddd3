"""What is written while screens are laid: all texts, how large they were meant to be, what was lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

import pytest

from game.table.drawing import Drawing
from game.table.faces import Faces, _spot
from game.table.inspector import Explanation, Inspector
from game.table.pose import Face, Icon, Run
from game.titles.shelf import TITLES
from game.ui.text import Typesetter

BRACKETS: Final = {"en_XA": ("[", "]"), "zh_XA": ("「", "」")}
PROPER: Final = (
    *(title.heading for title in TITLES.values()),
    *(title.designer for title in TITLES.values()),
    "Tsukiji Arcade",
)
"""Names of games and of people: the same in every language."""

MOST_OF_THE_SCREEN: Final = 0.7
"""An explanation that is higher hides what it speaks of."""

NARROW_WORDS: Final = 0.55
NARROW_FIGURE: Final = 0.75
"""How much of their width small letters must keep: long words and long names, and figures."""

FORMULAS: Final = ("n²",)
"""Written alike everywhere, as figures are."""

SOUNDS: Final = ("WA", "SA", "BI")
"""Shouted alike everywhere."""


Real: TypeAlias = Callable[..., Any]


class Setting(NamedTuple):
    """A text that was set, the size it was asked for and the one it got."""

    text: str
    asked: float
    got: float


class Spoken:
    """Everything that typesetters set while it listens."""

    def __init__(self) -> None:
        self.settings: list[Setting] = []
        self.cut: set[str] = set()
        self.parts: set[str] = set()
        """Lines of texts that were broken by whoever shows them: their text is known as a whole."""
        self._left: set[str] = set()
        self.too_long: set[str] = set()
        """What the inspector has no room for."""
        self.crowded: set[tuple[str, str]] = set()
        self.narrowed: dict[str, float] = {}
        """Lines that are narrower than their letters, and how much of their width is left."""
        self._asked: float | None = None

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """To every typesetter, face and inspector there is, for the rest of a test."""
        for owner, name, spy in (
            (Typesetter, "line", self._line),
            (Typesetter, "_set", self._line),
            (Typesetter, "fit", self._fit),
            (Typesetter, "block", self._block),
            (Typesetter, "cut", self._cut),
            (Typesetter, "wrapped", self._wrapped),
            (Faces, "_compose", self._compose),
            (Inspector, "_sheet", self._sheet),
            (Drawing, "line", self._run),
        ):
            monkeypatch.setattr(owner, name, _spied(getattr(owner, name), spy))

    def _line(self, real: Real, this: Typesetter, text: str, size: float, *rest: Any) -> Any:
        self.settings.append(Setting(text, self._asked or size, size))
        return real(this, text, size, *rest)

    def _fit(self, real: Real, this: Typesetter, text: str, size: float, *rest: Any) -> Any:
        self._asked = size
        this._blocks.clear()  # what is kept would not be heard
        try:
            return real(this, text, size, *rest)
        finally:
            self._asked = None

    def _block(self, real: Real, this: Typesetter, *given: Any) -> Any:
        this._blocks.clear()
        return real(this, *given)

    def _cut(self, real: Real, this: Typesetter, text: str, *rest: Any) -> Any:
        left: str = real(this, text, *rest)
        if left != text:
            self.cut.add(text)
            self._left.add(left)
        return left

    def _wrapped(self, real: Real, this: Typesetter, text: str, *rest: Any) -> Any:
        lines: list[str] = real(this, text, *rest)
        self.settings.append(Setting(text, 1, 1))
        self.parts.update(line for line in lines if line != text)
        return lines

    def _compose(self, real: Real, this: Faces, face: Face, w: float, h: float) -> Any:
        surface = real(this, face, w, h)
        self._crowded(this, face, w, surface.get_size())
        return surface

    def _sheet(self, real: Real, this: Inspector, explanation: Explanation) -> Any:
        sheet = real(this, explanation)
        if sheet.get_height() > MOST_OF_THE_SCREEN * this._kit.frame.size[1]:
            self.too_long.add(explanation.text)
        return sheet

    def _run(self, real: Real, this: Drawing, run: Run) -> Any:
        """Words around pictures are one sentence."""
        least = this.wide(run, min(run.size, run.least))
        words = [
            part if isinstance(part, str) else part.text for part in run.parts if not isinstance(part, Icon)
        ]
        text = " ".join(words)
        if len(words) < len(run.parts):
            self.parts.update(words)
            self.settings.append(Setting(text, 1, 1))
        if least > run.room:
            self.narrowed[text] = min(run.room / least, self.narrowed.get(text, 1.0))
        return real(this, run)

    def _crowded(self, faces: Faces, face: Face, room: float, size: tuple[int, int]) -> None:
        """Captions of one piece that stand one in the other."""
        areas = []
        for caption in face.captions:
            words = faces._kit.text.fitted(
                caption.text, caption.size, caption.colour, room * caption.room, caption.font
            )
            inked = words.get_bounding_rect()
            areas.append(inked.move(_spot(caption, words.get_size(), size)))
        for one, other in combinations(range(len(areas)), 2):
            if areas[one].colliderect(areas[other]):
                self.crowded.add((face.captions[one].text, face.captions[other].text))

    # ------------------------------------------------------------ judgement

    def faults(self, language: str, names: tuple[str, ...]) -> dict[str, set[str]]:
        """Words that did not come through the door, texts that were cut, figures that shrank."""
        whole = {setting.text for setting in self.settings} - self.parts - self._left
        found = {
            "around the door": {text for text in whole if stray(text, language, names)},
            "cut": self.cut,
            "too long": self.too_long,
            "crowded": {" over ".join(pair) for pair in self.crowded},
            "narrow": {text for text, left in self.narrowed.items() if left < _least(text)},
            "shrunk": {text for text, asked, got in self.settings if got < asked and is_figure(text)},
        }
        return {kind: texts for kind, texts in found.items() if texts}


def _least(text: str) -> float:
    return NARROW_FIGURE if is_figure(text) else NARROW_WORDS


def _spied(real: Real, spy: Callable[..., Any]) -> Real:
    return lambda this, *given: spy(real, this, *given)


def stray(text: str, language: str, names: tuple[str, ...] = ()) -> list[str]:
    """The words outside all brackets that are nobody's name; single letters are keys."""
    outside = unbracketed(text, *BRACKETS[language])
    for name in sorted((*PROPER, *SOUNDS, *FORMULAS, *names), key=len, reverse=True):
        outside = outside.replace(name, " ")
    return re.findall(r"[^\W\d_]{2,}", outside)


def unbracketed(text: str, opening: str, closing: str) -> str:
    """What stands outside all brackets; a bracket that never closes hides nothing."""
    while True:
        inner = re.sub(
            rf"{re.escape(opening)}[^{re.escape(opening + closing)}]*{re.escape(closing)}", " ", text
        )
        if inner == text:
            return text
        text = inner


def is_figure(text: str) -> bool:
    """Digits without a word."""
    return any(map(str.isdigit, text)) and not any(map(str.isalpha, text))
