"""Signs to pick from, and notes at the foot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Surface

from game.ui.focus import Area
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.panels import Pen
from game.ui.text import LINE_GAP
from game.ui.theme import GOLD, SMALL
from game.ui.widgets_note import Note
from game.ui.widgets_signs import Sign
from tests.ui.easel import SIZE, new_pen

HIGH, LOW = Area(0, 0, 186, 214), Area(0, 0, 900, 66)
LONG = "No market is picked. Pick at least one, or let them be drawn, as many as are usual. " * 2


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


def sign(area: Area = HIGH, lit: bool = True, reason: str = "") -> Sign:
    pressed.clear()
    state = "in" if lit else "out"
    return Sign("eel", area, "Eel", "harbor/houses/eel", state, lit, lambda: pressed.append("eel"), reason)


pressed: list[str] = []


def light(surface: Surface, *part: int) -> float:
    """Mean of all colours."""
    colours = [surface.get_at((x, y)) for x in range(part[0], part[2]) for y in range(part[1], part[3])]
    return sum(colour.r + colour.g + colour.b for colour in colours) / len(colours)


@pytest.mark.parametrize(("area", "picture"), [(HIGH, (30, 20, 150, 90)), (LOW, (16, 10, 90, 55))])
def test_what_is_out_is_darker_than_what_is_in(
    pen: Pen, area: Area, picture: tuple[int, int, int, int]
) -> None:
    lit, dark = sign(area).face(pen), sign(area, lit=False).face(pen)
    assert lit.get_size() == (area.w, area.h)
    assert light(dark, *picture) < 0.6 * light(lit, *picture)


def test_in_and_out_and_the_focus_are_told_apart(pen: Pen) -> None:
    looks = {sign().look(), sign(lit=False).look()}
    assert len(looks) == 2
    focused = sign(lit=False)
    rest = focused.face(pen)
    focused.rings = (GOLD,)
    assert light(focused.face(pen), 0, 0, 186, 4) > 2 * light(rest, 0, 0, 186, 4)


def test_a_sign_with_a_reason_cannot_be_turned(pen: Pen) -> None:
    sign(reason="Mackerel is always open.").press()
    assert pressed == []
    sign().press()
    assert pressed == ["eel"]


def test_a_long_name_takes_its_room_from_the_picture(pen: Pen) -> None:
    short, long = sign(), sign()
    long.words = "Government offices"
    assert long._high(pen, 172) > short._high(pen, 172)


@pytest.mark.parametrize("reading", [1.0, 1.5, 2.0])
def test_a_note_has_two_lines_at_every_size_of_type(pen: Pen, reading: float) -> None:
    large = Pen(Kit.of(Frame.fit(*SIZE), reading))
    note = Note("note", Area(0, 0, 1500, 80), LONG, SMALL, GOLD)
    two_lines = large.size(SMALL) * LINE_GAP + large.tall(SMALL) + 1
    assert note.face(large).get_height() <= two_lines


def test_a_note_is_never_smaller_than_for_those_who_want_no_large_type(pen: Pen) -> None:
    large = Pen(Kit.of(Frame.fit(*SIZE), 2.0))
    usual, grown = (
        Note("note", Area(0, 0, 1500, 80), LONG * 9, SMALL, GOLD).face(each) for each in (pen, large)
    )
    assert grown.get_size() == usual.get_size()
