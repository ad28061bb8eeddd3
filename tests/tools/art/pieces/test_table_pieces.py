"""The pieces of the harbor table: what is written finds room, and states differ in more than colour."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tools.art.picture import ASSETS
from tools.art.pieces.harbor.chips import BAR, COINS
from tools.art.pieces.harbor.ships import COUNTS, CUTS
from tools.art.pieces.harbor.stamps import CALM
from tools.art.pieces.slots import ROUND as PLACE
from tools.art.pieces.slots import SLOTS
from tools.sheets.shapes import CATCH, LEAST, distance, shape

CONTRAST = 4.5
WASHI, INK = 0.8, 0.01
"""Luminances of the two inks the game writes with."""


def pixels(name: str) -> NDArray[np.float64]:
    """Red, green, blue and alpha from 0 to 1."""
    with Image.open(ASSETS / "art" / "harbor" / f"{name}.png") as picture:
        return np.asarray(picture.convert("RGBA"), np.float64) / 255


def luminance(colours: NDArray[np.float64]) -> float:
    """The mean, as contrasts are reckoned."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return float((linear[..., :3] @ np.array([0.2126, 0.7152, 0.0722])).mean())


def apart(one: str, other: str) -> float:
    return distance(shape(f"art/harbor/{one}"), shape(f"art/harbor/{other}"))


@pytest.mark.parametrize("state", ["open", "closed"])
def test_a_berth_goes_on_without_a_seam(state: str) -> None:
    left, middle, right = (pixels(f"ports/{state}_{part}") for part in ("left", "middle", "right"))
    inside = float(np.abs(np.diff(middle, axis=1)).mean())
    for one, next_one in ((left, middle), (middle, middle), (middle, right)):
        assert float(np.abs(one[:, -1] - next_one[:, 0]).mean()) < 2.5 * inside


@pytest.mark.parametrize("name", COINS)
def test_a_figure_in_ink_is_readable_on_a_coin(name: str) -> None:
    x, y, w, h = (round(value) for value in BAR)
    bar = pixels(f"coins/{name}")[y + 5 : y + h - 5, x + 5 : x + w - 5]
    assert bar[..., 3].min() == 1
    assert (luminance(bar) + 0.05) / (INK + 0.05) >= CONTRAST


def test_words_in_washi_are_readable_on_the_seal_of_an_empty_sea() -> None:
    x, y, w, h = CALM
    ink = pixels("empty_sea")[y : y + h, x : x + w]
    assert ink[..., 3].min() > 0.9
    assert (WASHI + 0.05) / (luminance(ink) + 0.05) >= 4


@pytest.mark.parametrize("name", CUTS)
def test_a_ship_at_rest_keeps_its_places(name: str) -> None:
    left, top, *_ = CUTS[name]
    under_way, rest = pixels(f"ships/{name}"), pixels(f"ships/{name}_furled")
    assert under_way.shape == rest.shape
    assert len(SLOTS[name]) == COUNTS[name]
    for x, y in SLOTS[name]:
        row, column = round(y) - top, round(x) - left
        half = round(PLACE) - 8
        for picture in (under_way, rest):
            assert picture[row - half : row + half, column - half : column + half, 3].min() == 1


@pytest.mark.parametrize("name", CUTS)
def test_a_ship_at_rest_has_another_outline(name: str) -> None:
    solid = [pixels(f"ships/{name}{state}")[..., 3] > 0.5 for state in ("", "_furled")]
    assert (solid[0] != solid[1]).mean() > 0.04


@pytest.mark.parametrize("family", ["small", "slots"])
def test_any_two_kinds_differ_in_shape_at_their_size_on_the_table(family: str) -> None:
    kinds = [kind for kind in CATCH if family == "small" or kind != "takoyaki"]
    near = {pair: far for pair in combinations(kinds, 2) if (far := _kinds_apart(family, *pair)) < LEAST}
    assert near == {}


def _kinds_apart(family: str, one: str, other: str) -> float:
    part = (0.2, 0.1, 0.95, 0.7)
    return distance(*(shape(f"art/harbor/{family}/{kind}", part) for kind in (one, other)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("pip", "pip_spent"),
        ("pip", "pip_cart"),
        ("fist_closed", "fist_open"),
        ("slots/freezer_2", "slots/freezer_1"),
        ("slots/cart_2", "slots/cart_1"),
    ],
)
def test_two_states_differ_in_grey(one: str, other: str) -> None:
    assert apart(one, other) > 0.05


def test_tunas_of_three_sizes_wear_as_many_pips() -> None:
    bright = [pixels(f"small/tuna_{size}")[:24] for size in ("small", "medium", "large")]
    gold = [float(((p[..., 0] > 0.85) & (p[..., 2] < 0.55) & (p[..., 3] > 0.5)).sum()) for p in bright]
    assert gold[1] == pytest.approx(2 * gold[0], rel=0.25)
    assert gold[2] == pytest.approx(3 * gold[0], rel=0.25)
