"""What the game writes on or stands on a printed piece finds room there."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tools.art.picture import ASSETS
from tools.art.pieces.barrel import HALF, MIDDLE, SIZE, VIEW
from tools.art.pieces.beam import NOTCHES, SADDLE, UNIT
from tools.art.pieces.houses import HOUSES
from tools.art.pieces.shopfront import COUNTER
from tools.art.pieces.slots import ROUND, SLOTS
from tools.art.pieces.tracks import CRAB, EEL

CONTRAST = 4.5
WASHI, INK = 0.8, 0.01
"""Luminances of the two inks the game writes with."""


def pixels(name: str) -> NDArray[np.float64]:
    """Red, green, blue and alpha from 0 to 1."""
    with Image.open(ASSETS / "art" / f"{name}.png") as picture:
        return np.asarray(picture.convert("RGBA"), np.float64) / 255


def luminance(colours: NDArray[np.float64]) -> float:
    """The mean, as contrasts are reckoned."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return float((linear[..., :3] @ np.array([0.2126, 0.7152, 0.0722])).mean())


def disc(picture: NDArray[np.float64], x: float, y: float, radius: float) -> NDArray[np.float64]:
    rows, columns = np.mgrid[: picture.shape[0], : picture.shape[1]]
    found: NDArray[np.float64] = picture[np.hypot(columns - x, rows - y) <= radius]
    return found


@pytest.mark.parametrize("name", SLOTS)
def test_a_barrel_stands_on_the_deck_with_its_whole_foot(name: str) -> None:
    picture = pixels(f"harbor/boats/{name}")
    assert all(disc(picture, x, y, ROUND - 1)[:, 3].min() == 1 for x, y in SLOTS[name])


@pytest.mark.parametrize("name", SLOTS)
def test_two_barrels_on_a_boat_never_touch(name: str) -> None:
    pairs = combinations(SLOTS[name], 2)
    assert all(hypot(a[0] - b[0], a[1] - b[1]) > 2 * ROUND for a, b in pairs)


@pytest.mark.parametrize("name", ["duel/barrel_night", "duel/barrel_day"])
def test_a_number_in_ink_is_readable_on_the_barrel(name: str) -> None:
    unit = SIZE[0] / VIEW[0]
    lozenge = disc(pixels(name), MIDDLE[0] * unit, MIDDLE[1] * unit, HALF * 0.65 * unit)
    assert (luminance(lozenge) + 0.05) / (INK + 0.05) >= CONTRAST


@pytest.mark.parametrize("name", HOUSES)
def test_words_in_washi_are_readable_on_the_counter_of_a_house(name: str) -> None:
    counter = pixels(f"harbor/houses/{name}")[round(COUNTER) + 8 : -8, 10:-10]
    assert (WASHI + 0.05) / (luminance(counter) + 0.05) >= CONTRAST


@pytest.mark.parametrize("name", ["duel/beam_violet", "duel/beam_green"])
def test_the_beam_carries_the_barrel_at_every_notch(name: str) -> None:
    picture = pixels(name)
    foot, notches = round((SADDLE + 4) * UNIT), [round(x * UNIT) for x in NOTCHES]
    assert all(picture[foot, x - 55 : x + 55, 3].min() == 1 for x in notches)
    assert all(picture[: foot - 28, x, 3].max() == 0 for x in notches[1:-1])


@pytest.mark.parametrize(("name", "places", "most"), [("eel", EEL, 13), ("crab", CRAB, 10)])
def test_a_track_has_a_step_for_every_value(
    name: str, places: tuple[tuple[float, float], ...], most: int
) -> None:
    picture = pixels(f"harbor/track_{name}")
    assert len(places) == most
    assert all(disc(picture, x, y, 15)[:, 3].min() == 1 for x, y in places)
