"""The buttons of whoever decides, in the header: what each does, and what to press for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from game.devices.glyphs import label
from game.rules.core.seat import Seat
from game.staging import zoom
from game.staging.pieces import Verb, Verbs, WayBack
from game.staging.sheets import CELL, Cell
from game.table.layout import Layout
from game.table.pose import Box, Drawn, Face, Icon, Panel, Run
from game.ui import theme
from game.ui.focus import Area
from scenes.play.sitting import Sitting

GAP: Final = 10
ROOM: Final = 44
"""Between buttons, and around their words."""

WAY_BACK: Final = WayBack()

NAME: Final = 210
BACK: Final = 190
"""The first place is kept for the way back, so that the others stay where they are."""

PIP: Final = 34


@dataclass(frozen=True, slots=True)
class Button:
    """`word` is the binding that presses it from anywhere, if there is one; `pips` what it costs."""

    key: str
    words: str
    do: Callable[[], None] | None = None
    refusal: str = ""
    word: str = ""
    lit: bool = False
    icons: tuple[str, ...] = ()

    @property
    def piece(self) -> Verb:
        """As it lies in the header."""
        return Verb(self.key)


def laid(sitting: Sitting, seat: Seat, buttons: tuple[Button, ...]) -> tuple[Cell, ...]:
    """Side by side, the way back first; narrower where there are many."""
    layout = sitting.desk.layout
    zone, first = layout.area(Verbs()), back(layout) or layout.area(Verbs())
    if layout.plan.large:
        return zoom.cells(_laid(sitting, seat, buttons, zoom.half(zone), zoom.half(first)))
    return _laid(sitting, seat, buttons, zone, first)


def _laid(
    sitting: Sitting, seat: Seat, buttons: tuple[Button, ...], zone: Area, first: Area
) -> tuple[Cell, ...]:
    who = Cell(Verb("who"), Area(zone.x, zone.y, NAME, zone.h), _who(sitting, seat, zone.h))
    back = tuple(button for button in buttons if button.word == "back")
    others = tuple(button for button in buttons if button.word != "back")
    left = [
        Cell(button.piece, first, face(_text(sitting, seat, button), button, first.w, first.h), CELL)
        for button in back
    ]
    x = (first.right if first.y == zone.y else zone.x + NAME) + GAP
    return (who, *left, *_placed(sitting, seat, Area(x, zone.y, zone.right - x, zone.h), others))


def back(layout: Layout) -> Area | None:
    """Where the way back stands; None where a table has no buttons in its header.

    A map for large type may have a place of its own for it, in another row.
    """
    if WAY_BACK.slot in layout.slots:
        return layout.area(WAY_BACK)
    if Verbs().slot not in layout.slots:
        return None
    zone = layout.area(Verbs())
    return Area(zone.x + NAME + GAP, zone.y, BACK, zone.h)


def _placed(sitting: Sitting, seat: Seat, zone: Area, buttons: tuple[Button, ...]) -> Iterator[Cell]:
    texts = [_text(sitting, seat, button) for button in buttons]
    widths = [_wide(sitting, text, button) for text, button in zip(texts, buttons, strict=True)]
    room = zone.w - GAP * max(0, len(buttons) - 1)
    shrink = min(1.0, room / sum(widths)) if widths else 1.0
    x = zone.x
    for button, text, width in zip(buttons, texts, widths, strict=True):
        wide = width * shrink
        yield Cell(button.piece, Area(x, zone.y, wide, zone.h), face(text, button, wide, zone.h), CELL)
        x += wide + GAP


def face(text: str, button: Button, w: float, h: float) -> Face:
    """Golden where it is the one that does it all; dim where it cannot be pressed."""
    colour = theme.WASHI_DIM if button.refusal else theme.INK if button.lit else theme.WASHI
    fill, edge = (
        (theme.GOLD, theme.INK)
        if button.lit and not button.refusal
        else (theme.INDIGO_DEEP, theme.INDIGO_LIGHT)
    )
    icons = tuple(Icon(image, 1.0) for image in button.icons)
    line = Run((text, *icons), w / 2, h / 2, w - 16, theme.BODY, colour, "bold", "centre")
    return Face(panel=Panel(fill, edge, 3, theme.RADIUS), drawn=(line,))


def _text(sitting: Sitting, seat: Seat, button: Button) -> str:
    kind = sitting.seating.kind(seat)
    if not button.word or kind is None or kind == "mouse":
        return button.words
    return f"{label(kind, 'plain', button.word, sitting.cabinet.devices.bindings)}  {button.words}"


def _wide(sitting: Sitting, text: str, button: Button) -> float:
    kit = sitting.desk.kit
    words = 14.0 * len(text) if kit is None else kit.text.width(text, theme.BODY, "bold")
    return words + ROOM + PIP * len(button.icons)


def _who(sitting: Sitting, seat: Seat, h: float) -> Face:
    """Whose buttons these are."""
    chair, colour = sitting.seating.chairs[seat], theme.SEAT_COLOURS[seat]
    drawn: tuple[Drawn, ...] = (
        Box(0, 0, NAME, h, theme.INDIGO_DEEP, colour, 4, theme.RADIUS),
        Run(
            (Icon(f"crests/{chair.crest}", min(1.5, (h - 6) / theme.BODY)), chair.name),
            12,
            h / 2,
            NAME - 24,
            theme.BODY,
            theme.GOLD,
            "bold",
        ),
    )
    return Face(drawn=drawn)
