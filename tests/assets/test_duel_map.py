"""The map of the duel: two sides that mirror each other, and a middle that nothing covers."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from pygame import Rect

from game.staging.duel.beam import Beam
from game.staging.duel.pieces import plans, slots
from game.storage.files import ASSETS
from game.table.layout import Layout, Slot, read_layout
from game.ui.frame import WIDTH
from tools.art.pieces.beam import BEAM, NOTCHES, UNIT

MAP = ASSETS / "tables" / "duel.tmx"
HOLDERS = {"header", "stand", "inspector", "balance", "seat_1", "seat_2", "seat_1_cross", "seat_2_cross"}
"""They hold other places; the horns of the beam reach under the figures of the lowest piles."""

SHARED = ("inspector", "stand", "wa", "sa", "bi", "fuse", "toast", "header_phase")
"""What is told there is told one after the other."""

PASSING = ("reveal", "arriving", "prompt", "means", "rope", "foot")
"""Arms come and go, cards come large over the hooks, a button of whoever decides lies over signs that rest;
what brings a card is told below it; ropes hang from above, the foot stands under the beam."""


@pytest.fixture(scope="module", params=plans(2), ids=["usual", "large"])
def layout(request: pytest.FixtureRequest) -> Layout:
    return read_layout(MAP, 2, slots(), request.param)


def rect(slot: Slot) -> Rect:
    return Rect(slot.x, slot.y, slot.w, slot.h)


def test_there_is_a_place_for_everything_and_none_covers_another(layout: Layout) -> None:
    places = {name: rect(slot) for name, slot in layout.slots.items() if name not in HOLDERS}
    lying = {name: place for name, place in places.items() if not any(word in name for word in PASSING)}
    overlaps = [
        (one, other)
        for one, other in combinations(lying, 2)
        if lying[one].colliderect(lying[other])
        and not (told(one) and told(other))
        and not written(one, other)
    ]
    assert overlaps == []


def told(name: str) -> bool:
    return name.startswith(SHARED)


def written(one: str, other: str) -> bool:
    """A key on its own sign, a count on the edge of its own pile."""
    return one.replace("key", "bid") == other.replace("key", "bid") or f"{one}_count" == other


@pytest.mark.parametrize("seat", [1, 2])
def test_nothing_that_comes_and_goes_covers_the_cards_that_are_bid_for(seat: int, layout: Layout) -> None:
    hung = [rect(layout.slot(f"hung_{place}")) for place in (1, 2)]
    for name in (f"reveal_{seat}", "wa", "sa", "bi", "stand", "inspector", "header_phase", "balance"):
        assert rect(layout.slot(name)).collidelist(hung) == -1, name


def test_the_map_has_no_place_that_nobody_uses(layout: Layout) -> None:
    assert set(layout.slots) == set(slots())


def test_the_printed_notches_are_as_far_apart_as_the_barrel_is_shoved(layout: Layout) -> None:
    place = layout.slot("balance")
    scale, track = place.w * UNIT / BEAM[0], Beam(place, 4)
    assert place.h == pytest.approx(BEAM[1] * place.w / BEAM[0], abs=1)
    for notch, saddle in zip(range(-4, 5), NOTCHES, strict=True):
        assert track.stand(notch, 0, 0)[0] == pytest.approx(place.x + saddle * scale, abs=1)


@pytest.mark.parametrize("part", ["hung", "rope", "arriving", "reveal"])
def test_left_and_right_are_mirrored(part: str, layout: Layout) -> None:
    left, right = layout.slot(f"{part}_1"), layout.slot(f"{part}_2")
    assert left.cx + right.cx == WIDTH
    assert (left.y, left.w, left.h) == (right.y, right.w, right.h)


def test_both_seats_are_mirrored_but_for_what_is_read(layout: Layout) -> None:
    """Signs keep their directions, keys stay on the same corner of them."""
    for name, slot in layout.slots.items():
        if name.startswith("seat_1") and not re.search("bid|key", name):
            other = layout.slot(name.replace("seat_1", "seat_2"))
            assert slot.cx + other.cx == pytest.approx(WIDTH), name
            assert (slot.y, slot.w, slot.h) == (other.y, other.w, other.h), name


@pytest.mark.parametrize("seat", [1, 2])
def test_the_signs_of_a_seat_make_a_cross(seat: int, layout: Layout) -> None:
    left, up, right, down = (layout.slot(f"seat_{seat}_bid_{bid}") for bid in (1, 2, 3, 4))
    middle = layout.slot(f"seat_{seat}_lamp")
    assert left.cx < middle.cx < right.cx
    assert up.cy < middle.cy < down.cy
    assert left.cy == middle.cy == right.cy
    assert up.cx == middle.cx == down.cx


def test_ropes_end_where_cards_hang(layout: Layout) -> None:
    for side in (1, 2):
        rope, card = layout.slot(f"rope_{side}"), layout.slot(f"hung_{side}")
        assert rope.cx == card.cx
        assert rope.y + rope.h >= card.y
