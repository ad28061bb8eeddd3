"""Plates look printed, come quickly, and stay dark or light enough to be read."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.panels import FAINT, FOCUS_FILL
from game.ui.plates import Plates
from game.ui.text import Colour
from game.ui.theme import GOLD, INDIGO, INDIGO_DEEP, INDIGO_LIGHT, INK, RADIUS, WASHI, WASHI_DIM

READ = [
    *((fill, ink) for fill in (INDIGO, INDIGO_DEEP, FOCUS_FILL) for ink in (WASHI, WASHI_DIM, GOLD)),
    *((fill, INK) for fill in (WASHI, GOLD)),
    (INDIGO_DEEP, FAINT),
]


@pytest.fixture(params=[(1920, 1080), (1280, 720)], ids=str)
def plates(request: pytest.FixtureRequest) -> Iterator[Plates]:
    pygame.display.init()
    pygame.display.set_mode(request.param)
    yield Plates(Frame.fit(*request.param))
    pygame.quit()


def plain(
    plates: Plates, fill: Colour = INDIGO, size: tuple[int, int] = (300, 80), width: float = 2
) -> Surface:
    return plates.get(size, fill, INDIGO_LIGHT, width, 255, RADIUS)


def luminance(colour: Colour) -> float:
    shares = [part / 255 for part in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def inside(plate: Surface) -> list[Colour]:
    width, height = plate.get_size()
    spots = [(x, y) for x in range(20, width - 20, 3) for y in range(16, height - 16, 3)]
    return [(at.r, at.g, at.b) for at in map(plate.get_at, spots)]


@pytest.mark.parametrize(("fill", "ink"), READ)
def test_words_stand_out_wherever_the_grain_runs(plates: Plates, fill: Colour, ink: Colour) -> None:
    for ground in inside(plain(plates, fill)):
        dark, bright = sorted((luminance(ground), luminance(ink)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_a_plate_shows_its_grain(plates: Plates) -> None:
    assert len(set(inside(plain(plates)))) > 20
    assert len(set(inside(plain(plates, WASHI)))) > 20


def test_a_look_is_printed_once_and_written_on_by_many(plates: Plates) -> None:
    first = plain(plates)
    first.fill((255, 0, 0))
    assert plain(plates).get_at((150, 40)) != first.get_at((150, 40))
    assert len(plates._kept) == 1


def test_old_looks_are_forgotten_when_there_are_many(plates: Plates) -> None:
    for number in range(30):
        plain(plates, size=(600 + number, 500))
    assert len(plates._kept) < 30


def test_the_line_around_a_plate_is_never_broken(plates: Plates) -> None:
    plate = plates.get((400, 80), INK, GOLD, 3, 255, RADIUS)
    for x in range(20, 380):
        assert max(plate.get_at((x, y)).r for y in range(5)) > 150, x


def test_the_line_swells_as_a_brush_does(plates: Plates) -> None:
    plate = plates.get((700, 80), INK, GOLD, 6, 255, RADIUS)
    widths = {sum(plate.get_at((x, y)).r > 150 for y in range(14)) for x in range(20, 680)}
    assert len(widths) >= 3


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (40, 3), (9, 9), (1900, 20)])
def test_a_plate_can_have_any_size(plates: Plates, size: tuple[int, int]) -> None:
    assert plain(plates, size=size).get_size() == size


def test_a_stroke_is_solid_outside_on_each_side(plates: Plates) -> None:
    for side in range(4):
        stroke = plates.stroke(900, 9, GOLD, side)
        assert stroke.get_size() == ((9, 900) if side % 2 else (900, 9))
        for along in (5, 450, 890):
            ink = stroke.get_at(_at(side, along))
            assert ink.a > 250
            assert all(abs(one - other) < 5 for one, other in zip(ink[:3], GOLD, strict=True))


def _at(side: int, along: int) -> tuple[int, int]:
    return ((along, 1), (7, along), (along, 7), (1, along))[side]


def test_plates_need_no_picture_of_the_kit() -> None:
    frame = Frame.fit(640, 360)
    assert isinstance(Kit.of(frame).plates, Plates)
