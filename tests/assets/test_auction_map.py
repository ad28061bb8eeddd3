"""The map of the auction: each plan of it has a place for everything, on the screen, and in nobody's way."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations, pairwise, product
from pathlib import Path

import pygame
import pytest

from game.rules.auction.spec import MARKET_ORDER, PRODUCTS
from game.staging.auction import pieces
from game.staging.auction.pieces import BLIND, CROWDED, MARKET, OPEN, plans, slots
from game.table.layout import USUAL, Layout, Plan, read_layout

TABLES = Path(__file__).parents[2] / "assets" / "tables"
MAP = TABLES / "auction.tmx"
ART = TABLES.parent / "art"
SCREEN = pygame.Rect(0, 0, 1920, 1080)
PLAYERS = (2, 3, 4)
TEXT_HEIGHT = 30
"""The smallest type is 26 pixels and needs some air."""

EVERY_PLAN = tuple((players, plan) for players in PLAYERS for plan in plans(players))

Slots = dict[str, pygame.Rect]


def read(players: int, plan: Plan = USUAL) -> Layout:
    return read_layout(MAP, players, slots(players, plan), plan)


def rects(players: int, plan: Plan) -> Slots:
    found = read(players, plan).slots
    return {name: pygame.Rect(found[name].x, found[name].y, found[name].w, found[name].h) for name in found}


def layer(name: str) -> Slots:
    group = ET.parse(MAP).getroot().find(f"objectgroup[@name='{name}']")
    assert group is not None
    sides = ("x", "y", "width", "height")
    return {entry.attrib["name"]: pygame.Rect([int(entry.attrib[side]) for side in sides]) for entry in group}


def shown(players: int, plan: Plan) -> list[set[str]]:
    """What lies there at one time: while tickets are laid or counted, and while lots are bought."""
    if plan.large:
        return _large(players, plan)
    lots = [f"lot_{lot}" for lot in range(1, players + 2)]
    cards = {f"{lot}_card_{card}" for lot in lots for card in (1, 2, 3)}
    if plan.zone == MARKET:
        tiles = {f"{lot}_tile" for lot in lots}
        heads = {f"{part}_{fish + 1}" for part in ("head", "lane") for fish in MARKET_ORDER}
        return [cards | tiles | heads | {"race_foot", "race_legend"}]
    tickets = {f"{lot}_ticket_{seat}" for lot in lots for seat in range(1, players + 1)}
    laying = cards | tickets | {f"{lot}_ladder" for lot in lots} | {"race", "rack", "header"}
    bands = {f"{lot}_{part}" for lot in lots for part in ("push", "tile", "sum", "net")}
    buying = cards | bands | {"race", "rack", "header"}
    return [laying | _seats(players, plan, True), buying | _seats(players, plan, False)]


def _large(players: int, plan: Plan) -> list[set[str]]:
    """The net takes the place of tickets and sum."""
    lots = [f"lot_{lot}" for lot in range(1, players + 2)]
    both = {f"{lot}_card_{card}" for lot in lots for card in (1, 2, 3)} | {f"{lot}_tile" for lot in lots}
    both |= {"race", "rack", "header", "header_phase"}
    for seat in range(players):
        name, alone = f"seat_{seat + 1}", plan.seat == seat
        both |= {f"{name}_{part}" for part in ("money", "value", "lantern", "crest")}
        both |= {f"{name}_{part}" for part in ("lamp", "prompt") if plan.zone == BLIND}
        both |= {f"{name}_name"} if alone else set()
    tickets = {f"{lot}_ticket_{seat}" for lot in lots for seat in range(1, players + 1)}
    fans = {f"seat_{seat + 1}_fan_{place}" for seat in range(players) for place in range(1, 10)}
    rows = {f"seat_{seat + 1}_row_{fish + 1}" for seat in range(players) for fish in PRODUCTS}
    own = f"seat_{plan.seat + 1}_" if plan.seat is not None else "seat_"
    laying = both | tickets | {f"{lot}_sum" for lot in lots}
    buying = both | {f"{lot}_net" for lot in lots}
    if plan.zone == BLIND:
        return [laying | fans | (rows if players < CROWDED else set())]
    if plan.seat is None:
        return [laying | rows, buying | rows]
    held = {name for name in fans if name.startswith(own)} | {f"{own}lock"}
    cells = {name for name in rows if name.startswith(own)}
    return [laying | held, buying | cells | {f"{own}decline"}, buying | cells | {f"{own}card"}]


def _seats(players: int, plan: Plan, laying: bool) -> set[str]:
    found = set()
    for seat in range(players):
        name, asked = f"seat_{seat + 1}", plan.seat == seat
        found |= {f"{name}_{part}" for part in ("name", "money", "lantern", "value")}
        rows = {f"{name}_row_{fish + 1}" for fish in PRODUCTS}
        fan = {f"{name}_fan_{place}" for place in range(1, 10)}
        if plan.zone == BLIND:
            found |= rows | fan | {f"{name}_prompt", f"{name}_lamp"}
        elif asked and laying:
            found |= fan | {f"{name}_{part}" for part in ("tray_words", "tray_once", "lock", "lamp")}
            found -= {f"{name}_value"}
        elif asked:
            found |= (
                rows | {f"{name}_decline", f"{name}_prompt"} | {f"{name}_special_{n}" for n in range(1, 5)}
            )
        else:
            found |= rows | {f"{name}_special_{n}" for n in range(1, 5)} | {f"{name}_lamp"}
    return found


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_every_slot_lies_on_the_screen_and_a_seats_own_on_its_plate(players: int, plan: Plan) -> None:
    places = rects(players, plan)
    for name, place in places.items():
        assert SCREEN.contains(place), name
        if name.startswith(("seat_", "lot_")) and name.count("_") > 1 and plan.zone != MARKET:
            assert places["_".join(name.split("_")[:2])].contains(place), name


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_nothing_that_is_shown_at_one_time_covers_another(players: int, plan: Plan) -> None:
    places = rects(players, plan)
    for names in shown(players, plan):
        overlaps = [
            (one, other)
            for one, other in combinations(sorted(names), 2)
            if places[one].colliderect(places[other])
        ]
        assert overlaps == []


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_plates_and_lots_stand_side_by_side(players: int, plan: Plan) -> None:
    places = rects(players, plan)
    seats = [places[f"seat_{seat}"] for seat in range(1, players + 1)]
    lots = [places[f"lot_{lot}"] for lot in range(1, players + 2)]
    for row in (seats, lots):
        assert all(one.right < other.left for one, other in pairwise(row))
        assert (row[0].left, row[-1].right) == (8, 1912)
    assert max(lot.bottom for lot in lots) < min(seat.top for seat in seats)
    assert places["race"].bottom < min(lot.top for lot in lots)


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_cards_keep_their_shape_and_grow_when_fewer_play(players: int, plan: Plan) -> None:
    card = rects(players, plan)["lot_1_card_1"]
    assert abs(card.width / card.height - 5 / 7) < 0.01
    assert card.width >= (
        105 if plan.large else 118 if plan.zone == MARKET else {2: 165, 3: 146, 4: 118}[players]
    )


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_every_slot_that_holds_text_is_high_enough_for_it(players: int, plan: Plan) -> None:
    low = [name for name, place in rects(players, plan).items() if place.height < TEXT_HEIGHT]
    assert [name for name in low if name not in ("race_foot", "race_legend")] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_is_asked_alone_has_the_widest_plate(players: int) -> None:
    for seat in range(players):
        places = rects(players, Plan(zone=OPEN, seat=seat))
        wide = places[f"seat_{seat + 1}"].width
        others = [places[f"seat_{other + 1}"].width for other in range(players) if other != seat]
        assert all(wide >= other for other in others)
        assert players == 2 or wide >= 860


@pytest.mark.parametrize(("players", "zone"), tuple(product(PLAYERS, ("", MARKET))))
def test_lanes_lie_in_the_order_in_which_fish_move(players: int, zone: str) -> None:
    layout = read(players, Plan(zone=zone))
    tops = [layout.at(pieces.Lane(fish)).y for fish in MARKET_ORDER]
    assert tops == sorted(set(tops))


@pytest.mark.parametrize(("players", "plan"), EVERY_PLAN)
def test_the_map_has_no_place_that_nobody_uses(players: int, plan: Plan) -> None:
    """A zone inherits places that it has no use for."""
    unused = set(read(players, plan).slots) - set(slots(players, plan))
    assert (
        not unused if plan == USUAL else {name.rpartition("_")[0][7:] for name in unused} <= {"special", ""}
    )


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
