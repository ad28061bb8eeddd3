"""The map of the auction table: every slot is there, on the screen, and in nobody's way."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

TABLES = Path(__file__).parents[2] / "assets" / "tables"
MAP = TABLES / "auction.tmx"
ART = TABLES.parent / "art"
SHAPES = {
    "deck": "deck",
    "inspector_print": "prints/ebi",
    "lot_1_card_1": "cards/ebi",
    "lot_1_tile": "tiles/plain",
    "tile_home_1": "tiles/plain",
    "lot_1_ticket_1": "tickets/one",
    "seat_1_fan_1": "fan/one",
    "seat_1_crest": "crests/1",
    "seat_1_clock": "clock",
    "seat_1_lamp": "lamp_on",
    "seat_1_lantern": "lantern",
}
SCREEN = pygame.Rect(0, 0, 1920, 1080)
PLAYERS = (2, 3, 4)
TEXT_HEIGHT = 30
"""The smallest type is 26 pixels and needs some air."""

COMMON = {
    *("header", "header_round", "header_phase", "header_right", "board", "order", "deck", "bank", "toast"),
    *("inspector", "inspector_print", "inspector_text"),
    *(f"space_{space}" for space in range(1, 61)),
    *(f"niche_{niche}" for niche in range(1, 6)),
}
SEAT_PARTS = ("crest", "name", "money", "lantern", "lamp", "clock", "value", "prompt", "yakuza")
CONTAINERS = ("header", "board", "inspector")

Slots = dict[str, pygame.Rect]


def layer(name: str) -> Slots:
    group = ET.parse(MAP).getroot().find(f"objectgroup[@name='{name}']")
    assert group is not None
    names = [entry.attrib["name"] for entry in group]
    assert len(names) == len(set(names))
    sides = ("x", "y", "width", "height")
    return {entry.attrib["name"]: pygame.Rect([int(entry.attrib[side]) for side in sides]) for entry in group}


def lot_names(players: int) -> set[str]:
    names = set()
    for lot in range(1, players + 2):
        names |= {f"lot_{lot}", f"lot_{lot}_tile", f"lot_{lot}_sum", f"tile_home_{lot}"}
        names |= {f"lot_{lot}_card_{card}" for card in range(1, 4)}
        names |= {f"lot_{lot}_ticket_{seat}" for seat in range(1, players + 1)}
    return names


def seat_names(players: int) -> set[str]:
    names = set()
    for seat in range(1, players + 1):
        names |= {f"seat_{seat}"} | {f"seat_{seat}_{part}" for part in SEAT_PARTS}
        names |= {f"seat_{seat}_fan_{ticket}" for ticket in range(1, 10)}
        names |= {f"seat_{seat}_row_{row}" for row in range(1, 7)}
    return names


def slots(players: int) -> Slots:
    return layer("common") | layer(f"players{players}")


def is_container(name: str) -> bool:
    """Whole areas, in which other slots lie: lot_3, seat_2, the board."""
    return name in CONTAINERS or (name.startswith(("lot_", "seat_")) and name.count("_") == 1)


def may_overlap(one: str, other: str) -> bool:
    """Only the three cards of a lot lie on each other, and a notice on the question, for a few seconds."""
    if {one, other} == {"toast", "header_phase"}:
        return True
    return "_card_" in one and "_card_" in other and one.split("_")[1] == other.split("_")[1]


def home(name: str) -> str | None:
    """The container in which a slot must lie."""
    if name.startswith(("space_", "niche_")) or name == "order":
        return "board"
    if name.startswith(("lot_", "seat_")) and not is_container(name):
        return "_".join(name.split("_")[:2])
    return name.split("_")[0] if name.startswith(("header_", "inspector_")) else None


def test_the_common_layer_holds_the_hud_the_board_and_the_inspector() -> None:
    assert set(layer("common")) == COMMON


@pytest.mark.parametrize("players", PLAYERS)
def test_each_number_of_players_has_its_lots_and_seats(players: int) -> None:
    assert set(layer(f"players{players}")) == lot_names(players) | seat_names(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_slot_lies_on_the_screen_and_in_its_area(players: int) -> None:
    places = slots(players)
    for name, place in places.items():
        assert SCREEN.contains(place), name
        area = home(name)
        assert area is None or places[area].contains(place), f"{name} leaves {area}"


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_slots_cover_each_other_but_the_cards_of_a_lot(players: int) -> None:
    places = slots(players)
    parts = [name for name in places if not is_container(name)]
    for one, other in combinations(parts, 2):
        assert may_overlap(one, other) or not places[one].colliderect(places[other]), f"{one} and {other}"
    for one, other in combinations([name for name in places if is_container(name)], 2):
        assert not places[one].colliderect(places[other]), f"{one} and {other}"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_symbol_and_letter_of_every_card_in_a_lot_stay_visible(players: int) -> None:
    places = slots(players)
    for lot in range(1, players + 2):
        cards = [places[f"lot_{lot}_card_{card}"] for card in (1, 2, 3)]
        for upper, lower in pairwise(cards):
            assert lower.top - upper.top >= upper.height / 4
            assert lower.left < upper.right


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_keep_their_shape_and_grow_when_fewer_play(players: int) -> None:
    card = slots(players)["lot_1_card_1"]
    assert abs(card.width / card.height - 5 / 7) < 0.01
    assert card.width >= {2: 200, 3: 180, 4: 150}[players]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("slot", SHAPES)
def test_a_slot_has_the_shape_of_the_picture_that_fills_it(slot: str, players: int) -> None:
    place, picture = slots(players)[slot], pygame.image.load(ART / f"{SHAPES[slot]}.png")
    assert abs(place.width / place.height * picture.height / picture.width - 1) < 0.03


@pytest.mark.parametrize("players", PLAYERS)
def test_every_slot_that_holds_text_is_high_enough_for_it(players: int) -> None:
    assert [name for name, place in slots(players).items() if place.height < TEXT_HEIGHT] == []


def test_markers_find_room_to_stand_on_every_space_and_step_to_the_next() -> None:
    places = layer("common")
    for space in range(1, 61):
        assert places[f"space_{space}"].width >= 42
        assert places[f"space_{space}"].height >= 60
    for here, there in zip(range(1, 60), range(2, 61), strict=True):
        one, other = places[f"space_{here}"], places[f"space_{there}"]
        assert abs(one.centerx - other.centerx) <= one.width
        assert abs(one.centery - other.centery) <= one.height


def test_the_cloth_lies_under_every_lot_and_the_frame_around_the_board() -> None:
    pictures = layer("scenery")
    assert pictures["tables/planks"] == SCREEN
    assert pictures["tables/board"].contains(layer("common")["board"])
    for players in PLAYERS:
        for name, place in layer(f"players{players}").items():
            if name.startswith(("lot_", "tile_home_")):
                assert pictures["tables/cloth"].contains(place), f"{name} of {players}"


def test_every_picture_of_the_scenery_is_painted_in_its_own_shape() -> None:
    for name, place in layer("scenery").items():
        picture = pygame.image.load(ART / f"{name}.png")
        assert abs(place.width / place.height * picture.height / picture.width - 1) < 0.01, name


def luminance(colour: pygame.Color) -> float:
    shares = [value / 255 for value in (colour.r, colour.g, colour.b)]
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("slot", ["header_round", "header_phase", "header_right"])
def test_words_stand_out_from_the_noren_even_where_its_crests_are(slot: str) -> None:
    noren, place = pygame.image.load(ART / "tables" / "noren.png"), layer("common")[slot]
    scale = noren.width / SCREEN.width
    columns = range(round(place.left * scale), round(place.right * scale), 3)
    rows = range(round(place.top * scale), round(place.bottom * scale), 3)
    grounds = [luminance(noren.get_at((x, y))) for x in columns for y in rows]
    readable = [
        (luminance(pygame.Color(244, 232, 206)) + 0.05) / (ground + 0.05) >= 4.5 for ground in grounds
    ]
    assert sum(readable) >= 0.99 * len(readable)
