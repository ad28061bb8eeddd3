"""The map of the harbor, which has no screen yet, and the life of every map: nothing collides."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.storage.files import ASSETS
from game.table.layout import Layout, Slot, read_layout
from game.table.life_map import read_life

TABLES = ASSETS / "tables"
PLAYERS = (2, 3, 4, 5, 6)
HARBOR_PARTS = ("base", "port_1", "port_2", "fresh", "old", "licence_1", "licence_4", "money", "prompt")
HOLDERS = {"header", "inspector", "sea"}


def layout(players: int) -> Layout:
    wanted = [f"market_{number}" for number in range(1, 16)]
    wanted += [f"seat_{seat}_{part}" for seat in range(1, players + 1) for part in HARBOR_PARTS]
    return read_layout(TABLES / "harbor.tmx", players, wanted)


def rect(slot: Slot) -> Rect:
    return Rect(slot.x, slot.y, slot.w, slot.h)


def holds_others(name: str) -> bool:
    return name in HOLDERS or (name.startswith("seat_") and name.count("_") == 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_harbor_has_a_place_for_everything_and_none_covers_another(players: int) -> None:
    places = {name: rect(slot) for name, slot in layout(players).slots.items() if not holds_others(name)}
    overlaps = [
        pair
        for pair in combinations(places, 2)
        if places[pair[0]].colliderect(places[pair[1]]) and set(pair) != {"toast", "header_phase"}
    ]
    assert overlaps == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_port_of_the_harbor_has_its_jetty(players: int) -> None:
    read = layout(players)
    jetties = [rect(place) for name, place in read.pictures if name == "tables/jetty"]
    ports = [
        rect(slot) for name, slot in read.slots.items() if name.endswith(("_base", "_port_1", "_port_2"))
    ]
    assert len(jetties) == len(ports) == 3 * players
    assert all(port.collidelist(jetties) >= 0 for port in ports)


@pytest.mark.parametrize("title", ["auction", "duel", "harbor", "title"])
def test_something_lives_on_every_map(title: str) -> None:
    assert read_life(TABLES / f"{title}.tmx")


WAVES = (520, 1400)
"""Where the printed waves of the header end and begin again."""


@pytest.mark.parametrize("title", ["auction", "duel"])
def test_what_goes_on_is_written_between_the_waves_of_the_header(title: str) -> None:
    place = read_layout(TABLES / f"{title}.tmx", 2, ("header_phase",)).slot("header_phase")
    assert (place.x, place.x + place.w) == WAVES
