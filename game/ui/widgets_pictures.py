"""Pictures to choose from, and one shown large."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import INDIGO_LIGHT, INK, SMALL
from game.ui.widgets import Button, Widget


class Thumb(Button):
    """A small picture to confirm, seen once it is developed; where there is none, its words."""

    def __init__(
        self, key: str, area: Area, words: str, pictures: tuple[str, ...], pressed: Callable[[], None]
    ) -> None:
        super().__init__(key, area, words, pressed, SMALL)
        self._pictures = pictures
        self.cold = bool(pictures)

    def develop(self) -> None:
        """Reads the picture, which takes longer than a frame should; so one after the other."""
        self.cold = False
        self.refresh()

    def look(self) -> Hashable:
        """Whether it is developed."""
        return self.words, self.cold

    def face(self, pen: Pen) -> Surface:
        """On a plate that shows the focus."""
        plate = self.plate(pen)
        if self.cold:
            return plate
        if self._pictures:
            return laid(plate, pen, self._pictures, self.area.inset(PADDING / 2))
        name = pen.fit(self.words, self._size, self.ink, (self.area.w - 2 * PADDING, self.area.h))
        plate.blit(name, name.get_rect(center=plate.get_rect().center))
        return plate


class Wall(Widget):
    """One exhibit, as large as the wall allows."""

    def __init__(self, key: str, area: Area, pictures: tuple[str, ...]) -> None:
        super().__init__(key, area)
        self._pictures = pictures

    def hang(self, pictures: tuple[str, ...]) -> None:
        """Another one."""
        if pictures != self._pictures:
            self._pictures = pictures
            self.refresh()

    def look(self) -> Hashable:
        """What hangs there."""
        return self._pictures

    def face(self, pen: Pen) -> Surface:
        """On dark cloth."""
        plate = pen.plate(pen.kit.frame.rect(*self.area).size, INK, INDIGO_LIGHT)
        return laid(plate, pen, self._pictures, self.area.inset(2 * PADDING))


def laid(plate: Surface, pen: Pen, pictures: tuple[str, ...], room: Area) -> Surface:
    """Each on the one before, all in the middle."""
    for name in pictures:
        picture = pen.kit.images.fitting(name, room.w, room.h)
        plate.blit(picture, picture.get_rect(center=plate.get_rect().center))
    return plate
