"""Signs of houses to pick from: a picture with a name, which is in or out."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.ui.focus import Area
from game.ui.panels import FAINT, FOCUS_FILL, PADDING, Pen
from game.ui.text import Colour
from game.ui.theme import BODY, FOCUS_WIDTH, GOLD, INDIGO, INDIGO_DEEP, INDIGO_LIGHT, INK, SMALL, WASHI
from game.ui.widgets import Button

SHADE = 104
"""Of 255: how much of its light a picture keeps that is out."""

WIDE = 1.6
"""Wider than so many times its height, the words stand beside the picture."""


class Sign(Button):
    """What is in has its light, what is out is dark; `state` says it in a word."""

    def __init__(
        self,
        key: str,
        area: Area,
        words: str,
        picture: str,
        state: str,
        lit: bool,
        pressed: Callable[[], None],
        reason: str = "",
    ) -> None:
        super().__init__(key, area, words, pressed, BODY, reason)
        self._picture, self._state, self._lit = picture, state, lit

    @property
    def ink(self) -> Colour:
        """What can be turned off no more is bright all the same."""
        return INK if self.pressed else WASHI if self._lit else FAINT

    def look(self) -> Hashable:
        """In or out."""
        return self.words, self._state, self._lit

    def plate(self, pen: Pen) -> Surface:
        """A button like others, but dark while it is out."""
        size = pen.kit.frame.rect(*self.area).size
        fill = GOLD if self.pressed else FOCUS_FILL if self.rings else INDIGO
        if not self._lit and not self.pressed:
            fill = INDIGO_DEEP
        edge = self.rings[0] if self.rings else INDIGO_LIGHT if self._lit else INK
        return pen.plate(size, fill, edge, FOCUS_WIDTH if self.rings else 2)

    def face(self, pen: Pen) -> Surface:
        """The picture over its words or, where it is low, before them."""
        plate = self.plate(pen)
        if self.area.w > self.area.h * WIDE:
            return self._beside(pen, plate)
        return self._under(pen, plate)

    def _under(self, pen: Pen, plate: Surface) -> Surface:
        room, frame = self.area.w - PADDING, pen.kit.frame
        name, state = self._high(pen, room), pen.tall(SMALL)
        picture = self._shown(pen, room - PADDING, self.area.h - name - state - 2.5 * PADDING)
        top = frame.length(PADDING)
        whole = plate.get_rect()
        plate.blit(picture, picture.get_rect(midtop=(whole.centerx, top)))
        band = Rect(0, whole.h - frame.length(name + state + PADDING), whole.w, frame.length(name))
        words = pen.fit(self.words, BODY, self.ink, (room, name))
        plate.blit(words, words.get_rect(center=band.center))
        band = Rect(0, band.bottom, whole.w, frame.length(state))
        said = pen.fit(self._state, SMALL, self._tone, (room, state), "text")
        plate.blit(said, said.get_rect(center=band.center))
        return plate

    def _high(self, pen: Pen, room: float) -> float:
        """Of the name: a long one takes two lines from its picture."""
        return pen.tall(BODY, "bold") if pen.width(self.words, SMALL, "bold") <= room else 2 * pen.tall(SMALL)

    def _beside(self, pen: Pen, plate: Surface) -> Surface:
        pad, middle = pen.kit.frame.length(PADDING), plate.get_height() // 2
        picture = self._shown(pen, self.area.w / 4, self.area.h - PADDING)
        plate.blit(picture, picture.get_rect(midleft=(pad, middle)))
        room = self.area.w - picture.get_width() / pen.kit.frame.scale - 5 * PADDING
        words = pen.fit(self.words, BODY, self.ink, (room * 0.62, self.area.h), "bold", "left")
        plate.blit(words, words.get_rect(midleft=(2 * pad + picture.get_width(), middle)))
        said = pen.fit(self._state, SMALL, self._tone, (room * 0.38, self.area.h), "text", "right")
        plate.blit(said, said.get_rect(midright=(plate.get_width() - 2 * pad, middle)))
        return plate

    @property
    def _tone(self) -> Colour:
        return INK if self.pressed else GOLD if self._lit else FAINT

    def _shown(self, pen: Pen, width: float, height: float) -> Surface:
        picture = pen.kit.images.fitting(self._picture, width, height)
        if self._lit:
            return picture
        dark = picture.copy()
        dark.fill((SHADE,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return dark
