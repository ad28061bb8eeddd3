"""Wrong figures: one clear line with the file, the key path, what was found and what is expected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from game.storage.files import LARGEST
from game.storage.library import load
from game.titles.shelf import TITLES
from tests.raw_data import (
    RAW,
    Place,
    at,
    changed,
    every_title,
    in_turn,
    is_figure,
    key_path,
    leaves,
    loaded,
    places,
    refusal,
    without,
)

# ------------------------------------------------------------ keys


FREE_TABLES = {"unload_pay", "entry_actions"}
"""Which keys they have is up to them: so many barrels that earn, and the markets where an entry differs."""


@every_title
def test_a_missing_key_is_named_whichever_it_is(title: str, folder: Path) -> None:
    raw, tried = RAW[title], 0
    for place, _ in places(raw):
        if isinstance(place[-1], str) and place[-1] != "note" and FREE_TABLES.isdisjoint(place[-2:-1]):
            text = refusal(folder, title, without(raw, place))
            missing = key_path(place) if place[-1] != "is" else f"{key_path(place)}.is"
            assert text.startswith(f"{missing}: found nothing, expected "), text
            tried += 1
    assert tried > 40


@every_title
def test_a_note_may_be_missing(title: str, folder: Path) -> None:
    spec = load(title)
    for place, _ in places(RAW[title]):
        if place[-1] == "note":
            assert loaded(folder, title, without(RAW[title], place)) == spec


@every_title
def test_an_unknown_key_is_refused_and_a_near_one_proposed(title: str, folder: Path) -> None:
    objects = [(), *(place for place, item in places(RAW[title]) if isinstance(item, dict))]
    for place in objects:
        extra = {**at(RAW[title], place), "sparerib": {"is": 1, "from": "house"}}
        text = refusal(folder, title, changed(RAW[title], place, extra))
        assert text.startswith(key_path((*place, "sparerib")) + ": found "), text
        assert "expected one of " in text or "a whole number as key" in text


def test_a_mistyped_key_is_met_with_did_you_mean(folder: Path) -> None:
    raw = without(RAW["auction"], ("rounds",)) | {"round": {"is": 7, "from": "rulebook"}}
    text = refusal(folder, "auction", raw)
    assert text.startswith("round: found an unknown key, expected one of rounds, cards_per_lot, ")
    assert text.endswith(" (did you mean rounds?)")


def test_an_unknown_product_is_refused_with_the_products_there_are(folder: Path) -> None:
    mix: Place = ("sizes", "3", "mix")
    raw = without(RAW["auction"], (*mix, "sake"))
    raw = changed(raw, mix, at(raw, mix) | {"saki": {"is": 12, "from": "house"}})
    assert refusal(folder, "auction", raw) == (
        "sizes.3.mix.saki: found 'saki', expected one of ebi, hotategai, sake, tako, fugu, maguro, takusan, "
        "yakuza (did you mean sake?)"
    )


def test_an_unknown_colour_is_refused_with_the_colours_there_are(folder: Path) -> None:
    raw = changed(RAW["duel"], ("cards", 3, "is", "front", 0, "colour"), "ebbi")
    assert refusal(folder, "duel", raw) == (
        "cards[3].front[0].colour: found 'ebbi', expected one of ebi, sake, tako, maguro (did you mean ebi?)"
    )


@pytest.mark.parametrize(
    "key", ["5", "0", "02", "-2", "2.0", " 2", "\uff12", "two", "", pytest.param("9" * 5_000, id="long")]
)
def test_a_size_that_is_no_player_count_is_refused(key: str, folder: Path) -> None:
    sizes = RAW["auction"]["sizes"] | {key: RAW["auction"]["sizes"]["2"]}
    assert refusal(folder, "auction", RAW["auction"] | {"sizes": sizes}).startswith("sizes.")


# ------------------------------------------------------------ types


WRONG = {
    "text": "five",
    "number": 7,
    "fraction": 7.0,
    "switch": True,
    "null": None,
    "list": [7],
    "object": {"a": 7},
}
KINDS = {"text": str, "number": int, "fraction": float, "switch": bool, "null": type(None)}


def fits(place: Place, item: Any, kind: str) -> bool:
    """Whether that is a right value for a leaf after all."""
    if {"effect", "entries"}.intersection(place) and is_figure(place):
        return kind == "null" or (type(item) is not str and kind == "number")
    return type(item) is KINDS.get(kind) and (kind != "text" or place[-1] == "note")


@every_title
def test_a_leaf_of_the_wrong_type_is_refused_wherever_it_stands(title: str, folder: Path) -> None:
    found = leaves(RAW[title])
    for turn, (place, item) in enumerate(found):
        wrong = [kind for kind in WRONG if not fits(place, item, kind)]
        assert len(wrong) >= 5
        for kind in in_turn(wrong, turn, 1 if len(found) > 500 else 3):
            text = refusal(folder, title, changed(RAW[title], place, WRONG[kind]))
            assert text.startswith(f"{key_path(place)}: found "), text


@every_title
def test_a_bare_value_in_place_of_a_figure_or_group_is_refused(title: str, folder: Path) -> None:
    found = [place for place, item in places(RAW[title]) if isinstance(item, dict | list)]
    for turn, place in enumerate(place for place in found if not is_figure(place)):
        for kind in in_turn(list(WRONG), turn, 1 if len(found) > 300 else 3):
            text = refusal(folder, title, changed(RAW[title], place, WRONG[kind]))
            assert text.startswith(key_path(place)), text


@every_title
@pytest.mark.parametrize("whole", [None, True, 7, 7.5, "auction", [], [{}], {}])
def test_a_file_that_is_something_else_altogether_is_refused(title: str, whole: Any, folder: Path) -> None:
    refusal(folder, title, whole)


def test_an_unknown_provenance_is_refused_with_those_there_are(folder: Path) -> None:
    raw = changed(RAW["auction"], ("niches", "from"), "hearsay")
    assert (
        refusal(folder, "auction", raw)
        == "niches.from: found 'hearsay', expected one of rulebook, review, house"
    )


def test_a_file_of_another_game_is_refused(folder: Path) -> None:
    assert refusal(folder, "auction", RAW["duel"]) == "title: found 'duel', expected \"auction\""
    assert (
        refusal(folder, "auction", without(RAW["duel"], ("title",)))
        == 'title: found nothing, expected "auction"'
    )


# ------------------------------------------------------------ figures that do not fit together


@pytest.mark.parametrize(("players", "cards"), [(2, 63), (3, 84), (4, 105)])
def test_a_deck_of_the_wrong_size_is_refused_with_its_key_path(
    players: int, cards: int, folder: Path
) -> None:
    for card in RAW["auction"]["sizes"][str(players)]["mix"]:
        place = ("sizes", str(players), "mix", card, "is")
        count = at(RAW["auction"], place)
        assert refusal(folder, "auction", changed(RAW["auction"], place, count - 1)) == (
            f"sizes.{players}.mix: found {cards - 1} cards, expected {cards} cards"
        )
        assert refusal(folder, "auction", changed(RAW["auction"], place, count + 1)) == (
            f"sizes.{players}.mix: found {cards + 1} cards, expected {cards} cards"
        )


def test_other_rounds_and_lots_ask_for_another_deck(folder: Path) -> None:
    assert refusal(folder, "auction", changed(RAW["auction"], ("rounds", "is"), 8)) == (
        "sizes.2.mix: found 63 cards, expected 72 cards"
    )
    assert refusal(folder, "auction", changed(RAW["auction"], ("cards_per_lot", "is"), 2)) == (
        "sizes.2.mix: found 63 cards, expected 42 cards"
    )


def test_a_negative_price_is_refused(folder: Path) -> None:
    raw = changed(RAW["auction"], ("sizes", "4", "tiles", 4, "price", "is"), -1)
    assert refusal(folder, "auction", raw) == "sizes.4.tiles[4].price: found -1, expected 0 or more"


Limit: TypeAlias = tuple[Place, Any, str]

AUCTION_LIMITS: list[Limit] = [
    (("rounds",), 0, "rounds: found 0, expected a number from 1 to 10"),
    (("cards_per_lot",), 6, "cards_per_lot: found 6, expected a number from 1 to 5"),
    (("first_money",), -1, "first_money: found -1, expected 0 or more"),
    (("money_step",), -1, "money_step: found -1, expected 0 or more"),
    (("decline_pay",), -1, "decline_pay: found -1, expected 0 or more"),
    (("annul_value",), -1, "annul_value: found -1, expected 0 or more"),
    (("last_space",), 4, "last_space: found 4, expected 5 or more"),
    (("niches",), [10, 7, 5, 3], "niches: found 4 entries, expected 5 entries"),
    (("niches",), [10, 7, 5, 3, -1], "niches[4]: found -1, expected 0 or more"),
    (("maguro",), [3] * 21, "maguro (number of entries): found 21, expected 22 or more"),
    (("maguro",), [-3] * 22, "maguro[0]: found -3, expected 0 or more"),
    (("bonuses", "safe"), -3, "bonuses.safe: found -3, expected 0 or more"),
    (("sizes", "2", "mix", "ebi"), -9, "sizes.2.mix.ebi: found -9, expected 0 or more"),
    (
        ("sizes", "2", "tiles", 1, "price"),
        13,
        "sizes.2.tiles[1].price: found 13, expected tiles from the most to",
    ),
    (
        ("sizes", "2", "tiles", 1, "clock"),
        True,
        "sizes.2.tiles[1].clock: found true, expected the clock on the most",
    ),
    (
        ("sizes", "2", "tiles", 0, "clock"),
        False,
        "sizes.2.tiles[0].clock: found false, expected the clock on the most",
    ),
    (("annul_cancels",), "some", "annul_cancels: found 'some', expected one of one, all"),
]

DUEL_LIMITS: list[Limit] = [
    (("notches",), 0, "notches: found 0, expected 1 or more"),
    (("night_number",), 0, "night_number: found 0, expected 1 or more"),
    (("lowest_bid",), 0, "lowest_bid: found 0, expected 1 or more"),
    (("highest_bid",), 0, "highest_bid: found 0, expected a number from 1 to 100"),
    (("highest_bid",), 101, "highest_bid: found 101, expected a number from 1 to 100"),
    (("missing_bid",), 5, "missing_bid: found 5, expected a number from 1 to 4"),
    (("notch_points",), -1, "notch_points: found -1, expected 0 or more"),
    (("kind_fish_cards",), 19, "kind_fish_cards: found 19, expected a number from 1 to 18"),
    (("cards", 0), {"front": [], "back": []}, "cards[0].front: found 0 halves, expected 1 or 2 halves"),
]


HARBOR_LIMITS: list[Limit] = [
    (("rounds",), 0, "rounds: found 0, expected 1 or more"),
    (("yen_step",), 0, "yen_step: found 0, expected 1 or more"),
    (("sizes", "2", "further_fish"), 9, "sizes.2.further_fish: found 9, expected a number from 0 to 8"),
    (("sizes", "2", "money"), [2000], "sizes.2.money: found 1 entry, expected 2 entries"),
    (("sizes", "2", "money"), [2000, 2050], "sizes.2.money[1]: found 2050, expected a multiple of 100"),
    (
        ("sizes", "3", "stocks", "mackerel", "licences"),
        2,
        "sizes.3.stocks.mackerel.licences: found 2, expected 3",
    ),
    (("sizes", "4", "stocks", "tuna", "fish"), 6, "sizes.4.stocks.tuna.fish: found 6 tuna, expected 5 tuna"),
    (
        ("sizes", "5", "stocks", "eel", "barrels"),
        0,
        "sizes.5.stocks.eel.barrels: found 0, expected 1 or more",
    ),
    (("sizes", "6", "ships", "one_slot"), 5, "sizes.6.ships.one_slot: found 5, expected 6 or more"),
    (
        ("sizes", "2", "entry_actions", "mackerel"),
        0,
        "sizes.2.entry_actions.mackerel: found 0, expected a number from 1 to 7",
    ),
    (
        ("sizes", "2", "entry_actions", "mackerel"),
        8,
        "sizes.2.entry_actions.mackerel: found 8, expected a number from 1 to 7",
    ),
    (("fishing", "port_room"), [], "fishing.port_room (number of entries): found 0, expected 1 or more"),
    (("licences", "prices", "crab"), 0, "licences.prices.crab: found 0, expected 100 or more"),
    (
        ("entries", "mackerel", "actions"),
        None,
        "entries.mackerel: found no way to pay, expected actions, yen or",
    ),
    (
        ("entries", "mackerel", "actions"),
        8,
        "entries.mackerel.actions: found 8, expected a number from 1 to 7",
    ),
    (
        ("entries", "squid", "token"),
        "squit",
        "entries.squid.token: found 'squit', expected one of mackerel, squid",
    ),
    (("worth", "snapper_divisor"), 0, "worth.snapper_divisor: found 0, expected 1 or more"),
    (("worth", "eel", "first"), 14, "worth.eel.first: found 14, expected a number from 0 to 13"),
    (("extras", "ship_prices", "barge"), -100, "extras.ship_prices.barge: found -100, expected "),
    (("extras", "loan_repaid"), 400, "extras.loan_repaid: found 400, expected 500 or more"),
    (("aquarium", "fugu", "yen"), 650, "aquarium.fugu.yen: found 650, expected a multiple of 100"),
]
LIMITS = {"auction": AUCTION_LIMITS, "duel": DUEL_LIMITS, "harbor": HARBOR_LIMITS}


@pytest.mark.parametrize(
    ("title", "place", "value", "text"), [(title, *case) for title in TITLES for case in LIMITS[title]]
)
def test_a_figure_that_cannot_be_played_with_is_refused(
    title: str, place: Place, value: Any, text: str, folder: Path
) -> None:
    assert refusal(folder, title, changed(RAW[title], (*place, "is"), value)).startswith(text)


def test_a_lot_without_a_price_tile_is_refused(folder: Path) -> None:
    tiles: Place = ("sizes", "3", "tiles")
    raw = changed(RAW["auction"], tiles, at(RAW["auction"], tiles)[:3])
    assert refusal(folder, "auction", raw) == "sizes.3.tiles: found 3 entries, expected 4 entries"


def test_a_duel_of_seventeen_cards_is_refused(folder: Path) -> None:
    raw = RAW["duel"] | {"cards": RAW["duel"]["cards"][1:]}
    assert refusal(folder, "duel", raw) == "cards: found 17 entries, expected 18 entries"


def test_a_card_with_one_colour_on_both_faces_or_twice_on_one_is_refused(folder: Path) -> None:
    card: Place = ("cards", 0, "is")
    half, other = ({"colour": colour, "points": 1, "effect": None} for colour in ("ebi", "sake"))
    raw = changed(RAW["duel"], card, {"front": [half], "back": [other, half]})
    assert refusal(folder, "duel", raw) == (
        "cards[0].back: found ebi, expected colours that are not on the front"
    )
    raw = changed(RAW["duel"], card, {"front": [half, half], "back": [other]})
    assert refusal(folder, "duel", raw) == (
        "cards[0].front[1].colour: found ebi, expected a colour other than that of the first half"
    )


# ------------------------------------------------------------ numbers


NOT_ORDINARY = ["NaN", "Infinity", "-Infinity", "1e999", "-1e400", "0.5", "7.0", "1e2"]


@every_title
def test_what_is_no_ordinary_number_is_refused_with_its_key_path(title: str, folder: Path) -> None:
    numbers = [place for place, item in leaves(RAW[title]) if type(item) is int]
    for turn, place in enumerate(numbers[:: 1 + len(numbers) // 100]):
        text = json.dumps(changed(RAW[title], place, "@@@"))
        for number in in_turn(NOT_ORDINARY, turn, 1):
            line = refusal(folder, title, text.replace('"@@@"', number).encode())
            assert line.replace(".is", "").startswith(f"{key_path(place)}: found "), line


@every_title
def test_a_number_beyond_reason_is_refused_however_long(title: str, folder: Path) -> None:
    place = next(place for place, item in leaves(RAW[title]) if type(item) is int)
    text = json.dumps(changed(RAW[title], place, "@@@"))
    for digits in (str(LARGEST + 1), str(-LARGEST - 1), "9" * 30, "9" * 5_000, "-" + "9" * 50_000):
        line = refusal(folder, title, text.replace('"@@@"', digits).encode())
        assert line.startswith(f"{key_path(place)}.is: found {digits[:7]}")
        assert line.endswith(f", expected a number from {-LARGEST} to {LARGEST}")
