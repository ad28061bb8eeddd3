"""The map of the duel: two sides that mirror each other, and notches where the balance is printed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from game.staging.duel.pieces import slots
from game.storage.files import ASSETS
from game.table.layout import Layout, Slot, read_layout
from game.ui.frame import WIDTH
from tools.art.pieces.balance import NOTCHES, SADDLE, SIZE

MAP = ASSETS / "tables" / "duel.tmx"
HOLDERS = {"header", "balance", "syllable", "inspector", "seat_1", "seat_2", "rope_1", "rope_2"}
"""They hold other places, lie over them on purpose, or hang from above into the header."""


@pytest.fixture(scope="module")
def layout() -> Layout:
    return read_layout(MAP, 2, slots())


def rect(slot: Slot) -> Rect:
    return Rect(slot.x, slot.y, slot.w, slot.h)


def test_there_is_a_place_for_everything_and_none_covers_another(layout: Layout) -> None:
    places = {name: rect(slot) for name, slot in layout.slots.items() if name not in HOLDERS}
    overlaps = [
        pair
        for pair in combinations(places, 2)
        if places[pair[0]].colliderect(places[pair[1]]) and set(pair) != {"toast", "header_phase"}
    ]
    assert overlaps == []


def test_the_map_has_no_place_that_nobody_uses(layout: Layout) -> None:
    assert set(layout.slots) == set(slots())


def test_the_barrel_stands_on_the_saddles_of_the_printed_balance(layout: Layout) -> None:
    balance = layout.slot("balance")
    scale = balance.w / SIZE[0]
    assert balance.h == pytest.approx(SIZE[1] * scale)
    for place, saddle in zip(range(-4, 5), NOTCHES, strict=True):
        notch = layout.slot(f"notch_{place}")
        assert notch.cx == pytest.approx(balance.x + saddle * scale, abs=0.5), place
        assert notch.y + notch.h == pytest.approx(balance.y + SADDLE * scale, abs=1), place


@pytest.mark.parametrize("part", ["hung", "rope", "arriving", "reveal"])
def test_left_and_right_are_mirrored(part: str, layout: Layout) -> None:
    left, right = layout.slot(f"{part}_1"), layout.slot(f"{part}_2")
    assert left.cx + right.cx == WIDTH
    assert (left.y, left.w, left.h) == (right.y, right.w, right.h)


def test_both_seats_are_alike(layout: Layout) -> None:
    left, right = layout.slot("seat_1"), layout.slot("seat_2")
    assert left.cx + right.cx == WIDTH
    for name, slot in layout.slots.items():
        if name.startswith("seat_1_"):
            other = layout.slot(f"seat_2_{name.removeprefix('seat_1_')}")
            assert (slot.x - left.x, slot.y, slot.w, slot.h) == (other.x - right.x, other.y, other.w, other.h)


def test_ropes_end_where_cards_hang(layout: Layout) -> None:
    for side in (1, 2):
        rope, card = layout.slot(f"rope_{side}"), layout.slot(f"hung_{side}")
        assert rope.cx == card.cx
        assert 0 <= card.y - (rope.y + rope.h) <= 4


@pytest.mark.parametrize("seat", [1, 2])
def test_a_key_stands_nearer_to_its_own_sign_than_to_the_next(seat: int, layout: Layout) -> None:
    """Signs are as wide as high; the narrowest key stands at the right end of its place."""
    signs = [layout.slot(f"seat_{seat}_bid_{bid}") for bid in range(1, 5)]
    for sign, following in pairwise(signs):
        assert following.x - (sign.x + sign.w) >= sign.w - sign.h
