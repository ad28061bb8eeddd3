"""What the rules wish for, met and missed by figures made by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.arena.pairing import Pairing, Side
from tools.arena.statistics import Estimate
from tools.balance.auction import wishes as auction
from tools.balance.auction.figures import AuctionFigures, CardValue, TileValue
from tools.balance.duel import wishes as duel
from tools.balance.duel.figures import DuelFigures
from tools.balance.figures import Common
from tools.balance.flow import NOTHING
from tools.balance.harbor import wishes as harbor
from tools.balance.harbor.figures import HarborFigures, Stall, limits
from tools.balance.statistics import spread

SIDE = Side("expert")
ONE = spread([1])
PRODUCTS = ("ebi", "hotategai", "sake", "tako", "fugu", "maguro")


def exactly(value: float) -> Estimate:
    return Estimate(value, value, value)


def seated(*shares: float) -> Common:
    pairing, seats = Pairing("harbor", len(shares), 0, SIDE, SIDE), tuple(map(exactly, shares))
    return Common(pairing, 9, seats, 1.0, (ONE,), (1,), ONE, ONE, "rounds", ONE, (1,), ONE, {})


def stall(visited: float) -> Stall:
    return Stall(9, exactly(visited), 1.0, NOTHING, {}, 0.1, 0.1)


HARBOR = HarborFigures(
    flows={},
    markets={"mackerel": stall(1.0), "eel": stall(0.5), "rentals": stall(0.0)},
    majority=exactly(0.25),
    within=exactly(0.9),
    stalls=exactly(0.009),
    fired={},
)

DUEL = DuelFigures({}, 0.14, exactly(0.06), exactly(1.1), exactly(0.34), {}, NOTHING, {})

FISH = CardValue(bought=0.7, points=5.0, paid=2.0, wasted=0.0)
AUCTION = AuctionFigures(
    cards={
        **dict.fromkeys(PRODUCTS, FISH),
        "takusan": replace(FISH, points=7.0, wasted=0.1),
        "yakuza": replace(FISH, points=-2.0),
    },
    tiles=[TileValue(12, 4, exactly(0.3), 15.0, 3.0), TileValue(3, -1, exactly(0.9), 9.0, 6.0)],
    points={},
    specials={},
    prices=ONE,
    lots_each=ONE,
    declined=0.0,
    maguro=(3.0, 2.0),
    most_maguro=exactly(0.75),
    yakuza_sold=(0.2, 0.8),
    fired={},
)


def test_figures_just_good_enough_meet_every_wish() -> None:
    assert all(wish.met for wish in harbor.wishes(seated(0.54, 0.46), HARBOR))
    assert all(wish.met for wish in duel.wishes(seated(0.5, 0.5), DUEL))
    assert all(wish.met for wish in auction.wishes(seated(0.54, 0.46), AUCTION))


@pytest.mark.parametrize(
    ("worse", "asks"),
    [
        (replace(HARBOR, within=exactly(0.89)), "12 to 30 rounds"),
        (replace(HARBOR, stalls=exactly(0.01)), "stalls"),
        (replace(HARBOR, majority=exactly(0.26)), "one market"),
        (replace(HARBOR, markets={"mackerel": stall(1.0), "eel": stall(0.49)}), "each fish market"),
    ],
)
def test_each_wish_for_the_harbor_can_be_missed_alone(worse: HarborFigures, asks: str) -> None:
    missed = [wish.asks for wish in harbor.wishes(seated(0.5, 0.5), worse) if not wish.met]
    assert len(missed) == 1
    assert missed[0].startswith(asks)


@pytest.mark.parametrize("shares", [(0.55, 0.45), (0.25, 0.35, 0.4), (0.19, 0.27, 0.27, 0.27)])
def test_a_seat_may_be_too_good_or_too_bad(shares: tuple[float, ...]) -> None:
    missed = [wish.asks for wish in harbor.wishes(seated(*shares), HARBOR) if not wish.met]
    assert missed == ["no seat 5 points or more from its fair share of wins"]


def test_large_tables_may_be_quicker() -> None:
    assert [limits(players)[0] for players in (2, 3, 4, 5, 6)] == [12, 12, 12, 8, 8]
    assert {limits(players)[-1] for players in (2, 3, 4, 5, 6)} == {30}


def test_all_markets_that_are_visited_too_seldom_are_named() -> None:
    rare = {"mackerel": stall(1.0), "eel": stall(0.1), "squid": stall(0.3), "bank": stall(0.0)}
    assert harbor.seldom(replace(HARBOR, markets=rare)) == "eel 10%, squid 30%"
    assert harbor.seldom(HARBOR) == "eel 50%"


@pytest.mark.parametrize(
    ("worse", "place"),
    [
        (replace(DUEL, spread=0.16), 0),
        (replace(DUEL, knives=exactly(0.04)), 1),
        (replace(DUEL, knives=exactly(0.16)), 1),
        (replace(DUEL, balance=exactly(0.9)), 2),
        (replace(DUEL, balance=exactly(2.1)), 2),
        (replace(DUEL, doubled=exactly(0.33)), 3),
    ],
)
def test_each_wish_for_the_duel_can_be_missed_alone(worse: DuelFigures, place: int) -> None:
    assert [at for at, left in enumerate(duel.slack(worse)) if left < 0] == [place]


def test_a_wish_met_as_well_as_can_be_has_a_slack_of_one() -> None:
    best = replace(DUEL, spread=0.0, knives=exactly(0.1), balance=exactly(1.5), doubled=exactly(2 / 3))
    assert duel.slack(best) == pytest.approx([1, 1, 1, 1])


def carded(**changed: CardValue) -> AuctionFigures:
    return replace(AUCTION, cards={**AUCTION.cards, **changed})


@pytest.mark.parametrize(
    ("worse", "asks"),
    [
        (carded(tako=replace(FISH, points=6.2)), "five fish"),
        (carded(takusan=replace(FISH, points=7.0, wasted=0.11)), "at most 10% of bought Takusan"),
        (carded(takusan=replace(FISH, points=4.9)), "a Takusan is worth"),
        (carded(yakuza=replace(FISH, points=-5.1)), "a Takusan is worth"),
        (carded(maguro=replace(FISH, points=7.1)), "a Maguro is worth"),
        (replace(AUCTION, most_maguro=exactly(0.76)), "most Maguro wins"),
        (replace(AUCTION, tiles=[TileValue(12, 4, exactly(0.29), 15.0, 3.0)]), "the lot of each tile"),
        (replace(AUCTION, tiles=[TileValue(12, 4, exactly(0.5), 11.0, -1.0)]), "no tile loses"),
    ],
)
def test_each_check_of_the_auction_can_be_missed_alone(worse: AuctionFigures, asks: str) -> None:
    missed = [wish.asks for wish in auction.wishes(seated(0.5, 0.5), worse) if not wish.met]
    assert len(missed) == 1
    assert missed[0].startswith(asks)
