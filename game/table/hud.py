"""The words around the pieces: header, prompts, panels, notices; each painted only when it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame
from pygame import Surface

from game.table.drawing import Drawing
from game.table.layout import Layout
from game.table.pose import Parts, Run, Tinted
from game.ui import signs, theme
from game.ui.canvas import Canvas, Sprite
from game.ui.focus import Area
from game.ui.kit import Kit
from game.ui.text import INKED, Colour

HUD_Z: Final = 4_000
RING_Z: Final = 5_000
NOTICE_Z: Final = 6_000
NOTICE_SECONDS: Final = 6.0
CAPTION: Final = "caption"
CAPTION_SECONDS: Final = 1.5
ROOMY: Final = 300
"""Places narrower than this are buttons, and no place for words."""
GAP: Final = 14
BETWEEN: Final = " · "
"""Phrases."""


@dataclass(frozen=True, slots=True)
class Words:
    """A line in a slot."""

    text: str
    size: int = theme.BODY
    colour: Colour = theme.WASHI
    face: str = "bold"
    align: str = "left"
    seal: str = ""
    """A picture of assets/art stamped before them, as high as the slot."""
    plate: bool = False
    """On a dark plate of their own, as large as the slot: they lie on a picture."""
    phrases: tuple[Parts, ...] = ()
    """Words and pictures in place of the text: as many of these as there is room for, the first at least."""


class Hud:
    """Named places on the table's canvas; writing the same thing twice costs nothing."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._kit: Kit
        self._drawing: Drawing
        self._canvas: Canvas
        self._laid = False
        self._sprites: dict[str, Sprite] = {}
        self._words: dict[str, Words] = {}
        self._rings: dict[str, tuple[Area, Colour]] = {}
        self._ring_sprites: dict[str, list[Sprite]] = {}
        self._strips: dict[tuple[int, int, Colour, int], Surface] = {}
        self._notice = ""
        self._notice_left = 0.0
        self._caption = ""
        self._caption_left = 0.0

    def lay(self, kit: Kit, canvas: Canvas) -> None:
        """On a new canvas words, rings and notice are painted again; pictures come from their scene."""
        self._kit, self._canvas, self._laid, self._drawing = kit, canvas, True, Drawing(kit)
        self._sprites.clear()
        self._ring_sprites.clear()
        self._strips.clear()
        for slot, words in self._words.items():
            self._write(slot, words)
        for key, (area, colour) in self._rings.items():
            self._draw_ring(key, area, colour)
        self._draw_passing()

    def rearrange(self, layout: Layout) -> None:
        """What is written stands where this layout has its slots."""
        before, self._layout = self._layout, layout
        for slot, words in self._words.items() if self._laid else ():
            if before.slot(slot) != layout.slot(slot):
                self._write(slot, words)
        if self._laid:
            self._draw_passing()

    # ------------------------------------------------------------ words in slots

    def say(self, slot: str, words: Words | None) -> None:
        """A line in a slot of the map; None takes it away."""
        if words is None or not (words.text or words.phrases):
            if self._words.pop(slot, None):
                self.drop(slot)
        elif self._words.get(slot) != words:
            self._words[slot] = words
            self._write(slot, words)

    def _write(self, slot: str, words: Words) -> None:
        place = self._layout.slot(slot)
        line = (
            self._phrased(words, place.w, place.h) if words.phrases else self._line(words, place.w, place.h)
        )
        wide = line.get_width() / self._kit.frame.scale
        high = line.get_height() / self._kit.frame.scale
        if words.plate:
            line, wide, high = self._plated(line, place.w, place.h), place.w, place.h
        left = {"left": 0.0, "centre": (place.w - wide) / 2, "right": place.w - wide}[words.align]
        self.picture(slot, line, place.x + left, place.y + (place.h - high) / 2)

    def _plated(self, line: Surface, width: float, height: float) -> Surface:
        size = self._kit.frame.length(width), self._kit.frame.length(height)
        plate = self._kit.plates.get(size, theme.INK, theme.WASHI_DIM, 2, 255, 8)
        plate.blit(line, line.get_rect(center=plate.get_rect().center))
        return plate

    def _phrased(self, words: Words, width: float, height: float) -> Surface:
        size = round(min(words.size * self._kit.text.reading, max(words.size, height / INKED)))
        run = Run(words.phrases[0], 0, 0, width, size, words.colour, words.face)
        for phrase in words.phrases[1:]:
            longer = replace(run, parts=(*run.parts, Tinted(BETWEEN, theme.INDIGO_LIGHT), *phrase))
            if self._drawing.wide(longer) > width:
                break
            run = longer
        return self._drawing.line(run)

    def _line(self, words: Words, width: float, height: float) -> Surface:
        room = width - height - GAP if words.seal else width
        size = words.size * self._kit.text.reading
        line = self._kit.text.fit(words.text, size, words.colour, (room, height), words.face, words.align)
        if not words.seal:
            return line
        seal, gap = self._kit.images.get(words.seal, height, height), self._kit.frame.length(GAP)
        both = Surface((seal.get_width() + gap + line.get_width(), seal.get_height()), pygame.SRCALPHA)
        both.blit(seal, (0, 0))
        both.blit(line, line.get_rect(midleft=(seal.get_width() + gap, both.get_height() // 2)))
        return both

    # ------------------------------------------------------------ pictures

    def picture(self, key: str, surface: Surface, x: float, y: float, z: int = HUD_Z) -> None:
        """Any picture at a logical place; the same key again replaces it."""
        left, top = self._kit.frame.x(x), self._kit.frame.y(y)
        sprite = self._sprites.get(key)
        if sprite is None:
            self._sprites[key] = self._canvas.add(surface, left, top, z)
        else:
            self._canvas.dress(sprite, surface, left, top)

    def drop(self, key: str) -> None:
        """Takes a picture away, if it is there."""
        sprite = self._sprites.pop(key, None)
        if sprite is not None:
            self._canvas.remove(sprite)

    # ------------------------------------------------------------ focus rings

    def ring(self, key: str, area: Area | None, colour: Colour = theme.GOLD) -> None:
        """An outline around an area; None takes it away."""
        if area is None:
            if self._rings.pop(key, None):
                self._clear_ring(key)
        elif self._rings.get(key) != (area, colour):
            self._rings[key] = (area, colour)
            self._draw_ring(key, area, colour)

    def _clear_ring(self, key: str) -> None:
        for sprite in self._ring_sprites.pop(key, ()):
            self._canvas.remove(sprite)

    def _draw_ring(self, key: str, area: Area, colour: Colour) -> None:
        """Four strokes of a brush, clockwise: the inside need not be painted again."""
        thick = self._kit.frame.length(theme.RING_WIDTH)
        r = self._kit.frame.rect(*area).inflate(2 * thick, 2 * thick)
        strips = (
            (r.left, r.top, r.w),
            (r.right - thick, r.top + thick, r.h - 2 * thick),
            (r.left, r.bottom - thick, r.w),
            (r.left, r.top + thick, r.h - 2 * thick),
        )
        sprites = self._ring_sprites.setdefault(key, [])
        for side, (x, y, length) in enumerate(strips):
            strip = self._strip(max(1, length), thick, colour, side)
            if side < len(sprites):
                self._canvas.dress(sprites[side], strip, x, y)
            else:
                sprites.append(self._canvas.add(strip, x, y, RING_Z))

    def _strip(self, length: int, thick: int, colour: Colour, side: int) -> Surface:
        """Things that can be focused come in few sizes."""
        strip = self._strips.get((length, thick, colour, side))
        if strip is None:
            strip = self._kit.plates.stroke(length, thick, colour, side)
            self._strips[length, thick, colour, side] = strip
        return strip

    # ------------------------------------------------------------ notices

    def notice(self, text: str, seconds: float = NOTICE_SECONDS) -> None:
        """A sentence for everybody, for a few seconds."""
        self._notice, self._notice_left = text, seconds
        if self._laid:
            self._draw_notice()

    def update(self, dt: float) -> None:
        """Old notices fade from the table."""
        if self._notice:
            self._notice_left -= dt
            if self._notice_left <= 0:
                self._notice = ""
                self.drop("notice")
        if self._caption:
            self._caption_left -= dt
            if self._caption_left <= 0:
                self._caption = ""
                self.drop(CAPTION)

    def _draw_passing(self) -> None:
        if self._notice:
            self._draw_notice()
        if self._caption:
            self._draw_caption()

    def _draw_notice(self) -> None:
        place = self._layout.slot("toast")
        self.picture("notice", signs.card(self._kit, self._notice, place.w), place.x, place.y, NOTICE_Z)

    # ------------------------------------------------------------ captions

    def caption(self, text: str) -> None:
        """What is heard, for a moment; the next one takes its place."""
        self._caption, self._caption_left = text, CAPTION_SECONDS
        if self._laid:
            self._draw_caption()

    def _draw_caption(self) -> None:
        """Over the words that lead to the menu; at the prompt, where they are a button."""
        place = self._layout.slot("header_right")
        if place.w < ROOMY:
            place = self._layout.slot("header_phase")
        plate = signs.button(self._kit, Area(0, 0, place.w, place.h), self._caption, lit=False)
        self.picture(CAPTION, plate, place.x, place.y, NOTICE_Z)
