"""JSON defines the cards: what lies in the data files is what is dealt, for every number of players."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules.auction.events import OfferDealt
from game.rules.core.kernel import AnyKernel
from game.storage import library
from game.storage.files import DATA
from game.titles.shelf import TITLES
from tests.matches import new_match, play_on
from tests.raw_data import RAW


def figure(raw: Any) -> Any:
    return raw["is"]


def mix_of(raw: Mapping[str, Any], players: int) -> dict[str, int]:
    return {card: figure(count) for card, count in raw["sizes"][f"{players}"]["mix"].items()}


def dealt(kernel: AnyKernel, players: int) -> Counter[str]:
    """All cards of a whole auction."""
    match = new_match(kernel, players, 7)
    play_on(match, Random(7))
    offers = [event.lots for event in match.events() if isinstance(event, OfferDealt)]
    return Counter(card.name.lower() for lots in offers for lot in lots for card in lot)


@pytest.mark.parametrize("title", ["auction", "harbor"])
def test_the_figures_are_there_for_every_number_of_players(title: str) -> None:
    assert [*RAW[title]["sizes"]] == [str(players) for players in TITLES[title].players]


@pytest.mark.parametrize("players", TITLES["auction"].players)
def test_the_mix_of_the_auction_is_dealt_to_the_last_card(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    raw = RAW["auction"]
    mix, lots = mix_of(raw, players), players + 1
    assert sum(mix.values()) == figure(raw["rounds"]) * lots * figure(raw["cards_per_lot"])
    assert dealt(kernels["auction"], players) == mix


@pytest.mark.parametrize("players", TITLES["auction"].players)
def test_another_mix_in_the_file_is_another_deck(players: int, tmp_path: Path) -> None:
    raw = json.loads(json.dumps(RAW["auction"]))
    raw["sizes"][f"{players}"]["mix"]["ebi"]["is"] -= 2
    raw["sizes"][f"{players}"]["mix"]["tako"]["is"] += 2
    (tmp_path / "auction.json").write_text(json.dumps(raw), encoding="utf-8")
    before = mix_of(RAW["auction"], players)
    changed = before | {"ebi": before["ebi"] - 2, "tako": before["tako"] + 2}
    assert dealt(library.kernel("auction", tmp_path), players) == changed


def test_the_cards_of_the_duel_are_those_of_the_file(kernels: dict[str, AnyKernel]) -> None:
    raw = [figure(card) for card in RAW["duel"]["cards"]]
    state = new_match(kernels["duel"], 2, 7).state
    assert sorted(face // 2 for face in (*state.draw, *state.hung)) == [*range(len(raw))]
    sides = [(card["front"], card["back"]) for card in raw]
    points = [[[half["points"] for half in side] for side in card] for card in sides]
    cards = kernels["duel"].spec.cards
    assert [[[half.points for half in side] for side in (card.front, card.back)] for card in cards] == points


@pytest.mark.parametrize("players", TITLES["harbor"].players)
def test_the_barrels_of_the_harbor_are_those_of_the_file(players: int, kernels: dict[str, AnyKernel]) -> None:
    size = RAW["harbor"]["sizes"][f"{players}"]
    barrels = [figure(stock["barrels"]) for stock in size["stocks"].values()]
    found = new_match(kernels["harbor"], players, 7).state.barrels
    swimming = [fish for fish, count in enumerate(found) if count]
    assert len(swimming) == 1 + figure(size["further_fish"])
    assert [found[fish] for fish in swimming] == [barrels[fish] for fish in swimming]


def test_no_data_file_is_for_a_title_that_is_not_there() -> None:
    assert {file.stem for file in DATA.glob("*.json")} == {*TITLES, "bindings"}
