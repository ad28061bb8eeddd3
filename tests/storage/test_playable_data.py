"""What loads can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.storage.auction_data import MOST_CARDS_PER_LOT, MOST_ROUNDS
from game.storage.files import LARGEST
from game.titles.shelf import TITLES
from tests.raw_data import (
    RAW,
    Place,
    at,
    changed,
    every_title,
    in_turn,
    leaves,
    loaded,
    play,
    refusal,
)


def size_of(title: str, place: Place, turn: int) -> int:
    """The player count a figure is for; any in turn, if it is for all."""
    counts = list(TITLES[title].players)
    return int(place[1]) if place[0] == "sizes" else counts[turn % len(counts)]


@every_title
def test_a_file_with_another_number_is_refused_or_can_be_played(title: str, folder: Path) -> None:
    numbers = [(place, item) for place, item in leaves(RAW[title]) if type(item) is int]
    played = 0
    for turn, (place, item) in enumerate(numbers):
        others = [other for other in (LARGEST, 0, item + 1, 10 * item, -1, -LARGEST) if other != item]
        for other in in_turn(others, turn, 1) if len(numbers) > 200 else others:
            if spec := loaded(folder, title, changed(RAW[title], place, other)):
                play(title, spec, size_of(title, place, turn), 150)
                played += 1
    assert played > 50


def test_the_longest_auction_a_file_can_ask_for_can_be_played(folder: Path) -> None:
    raw = changed(RAW["auction"], ("rounds", "is"), MOST_ROUNDS)
    raw = changed(raw, ("cards_per_lot", "is"), MOST_CARDS_PER_LOT)
    for players in TITLES["auction"].players:
        mix: Place = ("sizes", str(players), "mix")
        cards = MOST_ROUNDS * MOST_CARDS_PER_LOT * (players + 1)
        rest = sum(figure["is"] for card, figure in at(raw, mix).items() if card != "ebi")
        raw = changed(raw, (*mix, "ebi", "is"), cards - rest)
    spec = loaded(folder, "auction", raw)
    for players in TITLES["auction"].players:
        play("auction", spec, players, 10_000)


def test_the_table_of_unloading_may_have_other_steps_or_none(folder: Path) -> None:
    tables: list[dict[str, Any]] = [{}, {"1": {"is": 100, "from": "house"}, "30": {"is": 0, "from": "house"}}]
    for table in tables:
        spec = loaded(folder, "harbor", changed(RAW["harbor"], ("fishing", "unload_pay"), table))
        play("harbor", spec, 2, 500)
    wrong = changed(RAW["harbor"], ("fishing", "unload_pay"), {"0": {"is": 100, "from": "house"}})
    assert refusal(folder, "harbor", wrong) == "fishing.unload_pay.0: found 0, expected 1 or more"
