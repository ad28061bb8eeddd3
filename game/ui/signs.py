"""Small printed things among others: cards, buttons, bars, and the cloth of the curtain."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.i18n.door import _
from game.ui import theme
from game.ui.focus import Area
from game.ui.kit import Kit

MARGIN: Final = 18
BAR: Final = 6
"""The height of a bar."""

LOW: Final = 260
NARROW: Final = 400
SHADE: Final = (110, 110, 120)
"""Where a cloth is lower or narrower, the letters printed on it lie under the words, in the shade."""


def card(kit: Kit, text: str, width: float) -> Surface:
    """A sentence on paper."""
    block = kit.text.block(text, theme.BODY, theme.INK, width - 2 * MARGIN, "bold", "centre")
    edge = kit.frame.length(MARGIN)
    area = block.get_width() + 2 * edge, block.get_height() + 2 * edge
    paper = kit.plates.get(area, theme.WASHI, theme.INK, 3, 255, theme.RADIUS)
    paper.blit(block, (edge, edge))
    return paper


def button(kit: Kit, area: Area, text: str, lit: bool) -> Surface:
    """Something to press, in the middle of other things; unlit while it cannot be pressed yet."""
    fill, edge = (theme.GOLD, theme.INK) if lit else (theme.INDIGO_DEEP, theme.INDIGO_LIGHT)
    plate = kit.plates.get(_size(kit, area), fill, edge, 2, 255, theme.RADIUS)
    ink, room = theme.INK if lit else theme.WASHI, (area.w - 16, area.h)
    line = kit.text.fit(text, theme.SMALL * kit.text.reading, ink, room, "bold", "centre")
    plate.blit(line, line.get_rect(center=plate.get_rect().center))
    return plate


def bar(kit: Kit, width: float) -> Surface:
    """Never too short to be seen."""
    gold = Surface((max(1, kit.frame.length(width)), kit.frame.length(BAR)))
    gold.fill(theme.GOLD)
    return gold


def cloth(kit: Kit, name: str, area: Area) -> Surface:
    """The same for everybody but the name: nothing else about anybody is known to it."""
    hung = kit.images.get("curtain", area.w, area.h).copy()
    if area.h < LOW or area.w < NARROW:
        hung.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    tall = area.h > area.w  # a tall print needs room
    room = area.w - 40, area.h * (0.05 if tall else 0.2)
    only, hold = _("for {name} only", name=name), _("hold to lift the curtain")
    lines = (
        kit.text.fitted(name, theme.HEADING, theme.WASHI, area.w - 40, "title"),
        kit.text.fit(only, theme.SMALL, theme.WASHI, room, "bold", "centre"),
        kit.text.fit(hold, theme.BODY, theme.GOLD, room, "bold", "centre"),
    )
    parts = (0.15, 0.79, 0.84) if tall else (0.30, 0.54, 0.74)
    for line, part in zip(lines, parts, strict=True):
        hung.blit(line, line.get_rect(center=(hung.get_width() // 2, round(hung.get_height() * part))))
    return hung


def _size(kit: Kit, area: Area) -> tuple[int, int]:
    return kit.frame.length(area.w), kit.frame.length(area.h)
