"""What a lobby says of the markets, with the figures of the data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.harbor.words import EXTRA_MARKETS, FISH_MARKETS, MARKETS, Kind, Market
from game.storage.files import ASSETS
from scenes.harbor.street import STREET
from tests.rules.harbor.positions import house_spec


def told(market: Market, players: int = 4, spec: Any = None) -> str:
    return STREET.pieces(spec or house_spec(), players)[market].told


@pytest.mark.rules("H2")
def test_there_are_nine_fish_markets_and_six_others_each_with_a_picture_of_its_own() -> None:
    pieces = STREET.pieces(house_spec(), 4)
    assert [piece.value for piece in pieces] == list(MARKETS)
    assert [piece.field for piece in pieces] == ["further_fish"] * 9 + ["extra_markets"] * 6
    assert all((ASSETS / "art" / f"{piece.picture}.png").exists() for piece in pieces)
    assert len({piece.picture for piece in pieces}) == len({piece.name for piece in pieces}) == 15


@pytest.mark.rules("H1")
def test_mackerel_and_ships_alone_are_fixed() -> None:
    assert [piece.value for piece in STREET.pieces(house_spec(), 4) if piece.fixed] == [
        Market.MACKEREL,
        Market.SHIPS,
    ]


@pytest.mark.parametrize("market", MARKETS)
def test_every_market_is_told_in_a_sentence_or_two_and_its_prices(market: Market) -> None:
    telling, *prices = told(market).split("\n")
    assert 1 <= telling.count(".") <= 2
    assert prices[0].startswith("To enter: ")
    assert len(prices) == (2 if market in FISH_MARKETS else 1)
    assert "{" not in told(market)


@pytest.mark.rules("H32")
@pytest.mark.parametrize(
    ("market", "players", "ways"),
    [
        (Market.MACKEREL, 2, "1 action"),
        (Market.MACKEREL, 3, "2 actions"),
        (Market.SQUID, 4, "2 actions or one squid"),
        (Market.OCTOPUS, 4, "200 yen, 2 actions or one takoyaki"),
        (Market.SALMON, 4, "400 yen"),
        (Market.FUGU, 4, "100 yen or 1 action"),
        (Market.BANK, 4, "1 action"),
    ],
)
def test_the_ways_to_enter_are_those_of_the_rules(market: Market, players: int, ways: str) -> None:
    assert f"To enter: {ways}." in told(market, players)


@pytest.mark.rules("H33")
def test_a_licence_costs_what_the_data_says() -> None:
    spec = house_spec()
    prices = {**spec.licences.prices, Kind.EEL: 900}
    dearer = replace(spec, licences=replace(spec.licences, prices=prices))
    assert "A licence costs 900 yen." in told(Market.EEL, spec=dearer)
    assert "A licence costs 200 yen." in told(Market.EEL)
    assert all("licence costs" not in told(market) for market in EXTRA_MARKETS)


@pytest.mark.parametrize(
    ("market", "figures"),
    [
        (Market.SQUID, ("0 R", "500 yen")),
        (Market.TUNA, ("Dock 3", "15 to 25 R")),
        (Market.OCTOPUS, ("3 takoyaki", "5 R")),
        (Market.FUGU, ("3 together", "9 R")),
        (Market.TRADING, ("2,100 yen",)),
        (Market.BANK, ("500 yen now for 1,000 yen",)),
        (Market.AQUARIUM, ("2,500 yen",)),
    ],
)
def test_the_figures_are_those_of_the_data(market: Market, figures: tuple[str, ...]) -> None:
    assert all(figure in told(market) for figure in figures)


def test_how_much_is_picked_is_said_beside_what_is_usual() -> None:
    assert STREET.picked((6, 1)) == "Picked: 6 fish, 1 extra ..."
    said = "Beside Mackerel and Ships, 3 + 2 are usual with 2. Picked: 6 + 1."
    assert STREET.compared((6, 1), (3, 2), 2) == said
