"""The panel that explains whatever is looked at: its print, its rule, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, Final, NamedTuple

from pygame import Surface

from game.table.faces import Faces, Store
from game.table.figures import Figures, columns
from game.table.hud import HUD_Z, Hud
from game.table.layout import Slot
from game.table.pose import Face
from game.ui import theme
from game.ui.focus import Area
from game.ui.kit import Kit
from game.ui.text import LINE_GAP

GAP: Final = 12
SHEET: Final = "inspector_sheet"
SLOTS: Final = ("inspector", "inspector_print", "inspector_text")
CARDS: Final = ("prints/", "cards/", "duel/faces/", "duel/halves/")
CARD_RATIO: Final = 5 / 7
SMALL_PRINT: Final = 196
SHRUNK: Final = (1.0, 0.75, 0.5)
FIGURES: Final = 0.6
"""The part of a wide panel that figures take, beside the text."""


class Column(NamedTuple):
    """Where it begins and how wide it is, in logical pixels; then pixels down, and what stands there."""

    left: float
    width: float
    top: int
    parts: list[Surface]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What something is, in a few sentences; `image` is a picture of assets/art, or a whole face.

    Where there is no room for all of the text, lines that are `newest_last` lose the oldest.
    """

    title: str
    text: str
    image: str | Face = ""
    figures: Figures | None = None
    newest_last: bool = False


class Inspector:
    """Keeps what it shows, so that looking at the same thing again costs nothing.

    All of it is one solid sheet: what lies under it need not be painted. Where the map puts the print
    beside the text, all stands side by side; else it stands one under the other.
    """

    passing: ClassVar[bool] = False
    """Shown only while somebody looks."""

    types: ClassVar[tuple[int, ...]] = (theme.SMALL,)
    """Sizes of running text beside a picture, the largest first."""

    def __init__(self, hud: Hud, panel: Slot, picture: Slot, text: Slot) -> None:
        self._hud = hud
        self._measure(panel, picture, text)
        self._shown: Explanation | None = None
        self._beside: Area | None = None
        self._kit: Kit
        self._sheets: Store[Explanation]
        self._faces: Faces

    def _measure(self, panel: Slot, picture: Slot, text: Slot) -> None:
        self._panel, self._print, self._text = panel, picture, text
        self._wide = self._print.x + self._print.w <= text.x
        left, top = min(text.x, self._print.x) if self._wide else text.x, self._print.y
        self._area = Area(left, top, text.x + text.w - left, text.y + text.h - top)

    def lay(self, kit: Kit) -> None:
        """Paints again what was shown."""
        self._kit, self._sheets = kit, Store(kit.frame.size[0] * kit.frame.size[1])
        self._faces = Faces(kit)
        self._ground()
        shown, self._shown = self._shown, None
        self.show(shown, self._beside)

    def _ground(self) -> None:
        place = self._panel
        self._hud.picture("inspector", plate(self._kit, place.w, place.h), place.x, place.y, HUD_Z - 10)

    def show(self, explanation: Explanation | None, beside: Area | None = None) -> None:
        """Another explanation, or none; `beside` is where the piece lies that it is about."""
        if explanation == self._shown:
            return
        self._shown, self._beside = explanation, beside
        if explanation is None:
            self._clear()
            return
        sheet = self._sheets.get(explanation) or self._sheets.keep(explanation, self._sheet(explanation))
        self._put(sheet, sheet.get_height() / self._kit.frame.scale, beside)

    def update(self, dt: float) -> None:
        """Nothing moves in a panel."""

    def _clear(self) -> None:
        self._hud.drop(SHEET)

    def _put(self, sheet: Surface, high: float, beside: Area | None) -> None:
        self._hud.picture(SHEET, sheet, self._area.x, min(self._area.y, self._area.bottom - high))

    def _sheet(self, explanation: Explanation) -> Surface:
        """Picture, title, figures and text; what has no room in the panel reaches up over the table."""
        frame, place = self._kit.frame, self._area
        area = frame.rect(place.x, place.y, place.w, place.h)
        columns = self._fitting(explanation, area.h)
        high = max(column.top + self._height(column.parts) for column in columns)
        sheet = Surface((area.w | 1, max(area.h, high)))  # odd: SDL is slow with solid rows of whole fours
        sheet.fill(theme.INDIGO_DEEP)
        for left, width, y, parts in columns:
            middle = frame.rect(place.x + left, place.y, width, 1).centerx - area.x
            for part in parts:
                sheet.blit(part, part.get_rect(midtop=(middle, y)))
                y += part.get_height() + frame.length(GAP)
        return sheet

    def _fitting(self, explanation: Explanation, most: int) -> list[Column]:
        """Large type takes the place of the picture, then is less large, then the oldest lines go."""
        smallest = theme.SMALL / self._kit.text.reading
        found: list[Column] = []
        for image, size in (
            *((True, size) for size in self.types),
            *((False, theme.SMALL * part) for part in SHRUNK),
        ):
            shown = explanation if image else replace(explanation, image="")
            found = list(self._columns(shown, max(size, smallest)))
            if all(column.top + self._height(column.parts) <= most for column in found):
                return [*self._printed(shown), *found]
        shorter = explanation.text.partition("\n")[2]
        if explanation.newest_last and shorter:
            return self._fitting(replace(explanation, text=shorter), most)
        return found

    def _height(self, parts: list[Surface]) -> int:
        gaps = self._kit.frame.length(GAP) * (len(parts) - 1)
        return sum(part.get_height() for part in parts) + gaps

    def _printed(self, explanation: Explanation) -> Iterator[Column]:
        """The print of a wide panel: it always fits its own place."""
        if self._wide and explanation.image:
            yield Column(0.0, self._print.w, 0, [self._picture(explanation.image, inf)])

    def _columns(self, explanation: Explanation, size: float) -> Iterator[Column]:
        """One; in a wide panel, beside its print, the title over the text and the figures."""
        left, width = 0.0, self._area.w
        if not self._wide:
            yield Column(left, width, 0, list(self._parts(explanation, width, size)))
            return
        if explanation.image:
            left = self._text.x - self._area.x
            width -= left
        title = self._title(explanation, width, size)
        yield Column(left, width, 0, [title])
        top = title.get_height() + self._kit.frame.length(GAP / 2)
        if explanation.figures is not None:
            figured = width * FIGURES if explanation.text else width
            figures = columns(self._kit, explanation.figures, figured)
            yield Column(left + width - figured, figured, top, [figures])
            width -= figured + GAP
        if explanation.text:
            yield Column(left, width, top, [self._block(explanation, width, size)])

    def _parts(self, explanation: Explanation, width: float, size: float) -> Iterator[Surface]:
        if explanation.image:
            yield self._picture(explanation.image, SMALL_PRINT if explanation.figures else inf)
        yield self._title(explanation, width, size)
        if explanation.figures is not None:
            yield columns(self._kit, explanation.figures, width)
        yield self._block(explanation, width, size)

    def _title(self, explanation: Explanation, width: float, size: float) -> Surface:
        """As much larger than usual as the text."""
        text, large = self._kit.text, theme.LARGE * size / theme.SMALL * self._kit.text.reading
        return text.fit(
            explanation.title, large, theme.GOLD, (width, 2 * LINE_GAP * large), "title", "centre"
        )

    def _block(self, explanation: Explanation, width: float, size: float) -> Surface:
        return self._kit.text.block(explanation.text, size, theme.WASHI, width)

    def warm(self, image: str, small: bool) -> None:
        """Reads a picture before it is asked for; a tall panel has two sizes, with figures or without."""
        self._picture(image, SMALL_PRINT if small and not self._wide else inf)

    def _picture(self, image: str | Face, most: float) -> Surface:
        place, face = self._print, image if isinstance(image, Face) else Face(image)
        ratio = CARD_RATIO if face.image.startswith(CARDS) else 1.0
        high = min(place.h, place.w / ratio, most)
        return self._faces.get(face, high * ratio, high)


class Stand(Inspector):
    """A panel that is only there while it has something to say."""

    types: ClassVar[tuple[int, ...]] = (34, 30, theme.SMALL)

    def _ground(self) -> None:
        pass

    def _clear(self) -> None:
        super()._clear()
        self._hud.drop("inspector")

    def _put(self, sheet: Surface, high: float, beside: Area | None) -> None:
        super()._ground()
        super()._put(sheet, high, beside)


def plate(kit: Kit, width: float, height: float) -> Surface:
    """The ground of what is explained."""
    size = kit.frame.length(width), kit.frame.length(height)
    return kit.plates.get(size, theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 2, 255, theme.RADIUS)
