"""The map of the harbor, which has zones for what moves about in them, and the life of every map."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from game.staging.harbor.pieces import slots
from game.storage.files import ASSETS
from game.table.layout import Layout, Slot, read_layout, read_layouts
from game.table.life_map import read_life
from game.titles.shelf import PLAYABLE, TITLES

TABLES = ASSETS / "tables"
PLAYERS = (2, 3, 4, 5, 6)
OVER = ("header", "sheet", "strip", "toast", "verbs")
"""They hold others, or lie over them while somebody decides."""

AFLOAT = ("lamp", "fan")
"""They lie over a seat's own sea."""

LAID_OVER = (*AFLOAT, "prompt")


def layout(players: int) -> Layout:
    return read_layout(TABLES / "harbor.tmx", players, slots(players))


def rect(slot: Slot) -> Rect:
    return Rect(slot.x, slot.y, slot.w, slot.h)


def holds_others(name: str) -> bool:
    return name.startswith(OVER) or (name.startswith("seat_") and name.count("_") == 1)


def owner(name: str) -> str:
    return "_".join(name.split("_")[:2])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_harbor_has_a_place_for_everything_and_none_covers_another(players: int) -> None:
    places = {name: rect(slot) for name, slot in layout(players).slots.items() if not holds_others(name)}
    places = {name: place for name, place in places.items() if not any(part in name for part in LAID_OVER)}
    overlaps = [pair for pair in combinations(places, 2) if places[pair[0]].colliderect(places[pair[1]])]
    assert overlaps == []


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_over_a_sea_of_the_harbor_stays_in_it(players: int) -> None:
    read = layout(players).slots
    for name, slot in read.items():
        if any(part in name for part in AFLOAT):
            assert rect(read[f"{owner(name)}_sea"]).contains(rect(slot)), name


@pytest.mark.parametrize("players", PLAYERS)
def test_the_harbor_reads_downwards_as_fish_travel(players: int) -> None:
    read = layout(players).slots
    for seat in range(1, players + 1):
        ways = [read["street"], read["race_1"], read["ribbon"], read[f"seat_{seat}_sea"]]
        ways += [read[f"seat_{seat}_port_1"], read[f"seat_{seat}"]]
        assert all(one.y + one.h <= other.y for one, other in pairwise(ways))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_of_the_harbor_has_no_place_that_nobody_uses(players: int) -> None:
    assert set(layout(players).slots) == set(slots(players))


@pytest.mark.parametrize("title", ["auction", "duel", "harbor", "title"])
def test_something_lives_on_every_map(title: str) -> None:
    assert read_life(TABLES / f"{title}.tmx")


@pytest.mark.parametrize("title", PLAYABLE)
def test_every_arrangement_of_every_map_has_a_place_for_everything(title: str) -> None:
    script = TITLES[title].script
    for players in TITLES[title].players:
        wanted = {plan: script.slots(players, plan) for plan in script.plans(players)}
        found = read_layouts(script.map, players, wanted)
        assert found.keys() == wanted.keys()
        assert all(layout.slots.keys() >= set(wanted[plan]) for plan, layout in found.items())
