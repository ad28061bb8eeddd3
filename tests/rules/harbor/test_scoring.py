"""H81, H82: the final count."""

from __future__ import annotations

import pytest

from game.rules.core.outcome import Line, Outcome
from game.rules.harbor.events import MatchScored
from game.rules.harbor.words import FISH_MARKETS, Kind, Market, Resource
from tests.rules.harbor.positions import Game, harbor, only, ship

MACKEREL = Resource.MACKEREL


def table(*seats: tuple[int, int]) -> Game:
    """Seats with so much yen and so many Mackerel, that is R, in the last turn of a match."""
    game = harbor(len(seats), [Market.BANK, *FISH_MARKETS[1:]])
    for seat, (yen, worth) in enumerate(seats):
        game.state.cash[seat] = yen
        if worth:
            game.tokens(seat, MACKEREL, worth)
    last = len(seats) - 1
    game.state.turn, game.state.waiting = last, 1 << last
    return game.rounds(60)


def count(game: Game) -> Outcome:
    """The outcome, as it is told at the end of the last turn."""
    assert game.kernel.outcome(game.state) is None
    events = game.end_turns()
    assert only(events, MatchScored).outcome == game.outcome()
    return game.outcome()


def points(outcome: Outcome, item: str) -> list[int]:
    return [sum(line.points for line in lines if line.item == item) for lines in outcome.lines]


@pytest.mark.rules("H81", "H82")
def test_the_count_lists_yen_resources_majority_loans_and_interest() -> None:
    game = table((1000, 10), (2000, 5), (300, 2)).papers(0, loans=1).papers(1, shares=2)
    outcome = count(game)
    items = ("yen", "resources", "most resources", "least resources", "loans", "interest")
    figures = [(1000, 1000, 1000, 0, -1000, 0), (2000, 500, 0, 0, 0, 600), (300, 200, 0, -500, 0, 0)]
    assert outcome.lines == tuple(tuple(map(Line, items, seat)) for seat in figures)
    assert outcome.scores == (2000, 3100, 0)
    assert outcome.winners == (1,)
    assert outcome.ending == "safety"


@pytest.mark.rules("H81")
@pytest.mark.parametrize(
    ("worths", "most", "least"),
    [
        ((3, 2, 1), [1000, 0, 0], [0, 0, -500]),
        ((1, 2, 3), [0, 0, 1000], [-500, 0, 0]),
        ((3, 3, 1), [1000, 1000, 0], [0, 0, -500]),
        ((3, 1, 1), [1000, 0, 0], [0, -500, -500]),
        ((2, 2, 2), [0, 0, 0], [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
        ((0, 1), [0, 1000], [-500, 0]),
        ((4, 4), [0, 0], [0, 0]),
        ((5, 1, 5, 1), [1000, 0, 1000, 0], [0, -500, 0, -500]),
        ((5, 4, 3, 2, 1), [1000, 0, 0, 0, 0], [0, 0, 0, 0, -500]),
    ],
)
def test_the_highest_r_earns_1000_and_the_lowest_pays_500_with_ties_for_all_tied(
    worths: tuple[int, ...], most: list[int], least: list[int]
) -> None:
    outcome = count(table(*((1000, worth) for worth in worths)))
    assert points(outcome, "most resources") == most
    assert points(outcome, "least resources") == least
    scores = [1000 + 100 * worth + more + less for worth, more, less in zip(worths, most, least, strict=True)]
    assert outcome.scores == tuple(scores)


@pytest.mark.rules("H81")
@pytest.mark.parametrize(
    ("loans", "shares", "interest"),
    [
        ((1, 0, 0), (0, 1, 0), (0, 500, 0)),
        ((1, 0, 0), (0, 1, 1), (0, 300, 300)),
        ((1, 0, 0), (0, 2, 0), (0, 600, 0)),
        ((2, 0, 0), (0, 1, 1), (0, 500, 500)),
        ((2, 1, 0), (0, 0, 1), (0, 0, 1500)),
        ((2, 1, 0), (0, 0, 2), (0, 0, 1600)),
        ((3, 0, 0), (0, 1, 1), (0, 800, 800)),
        ((3, 0, 0), (0, 0, 0), (0, 0, 0)),
        ((0, 0, 0), (1, 1, 0), (0, 0, 0)),
    ],
)
def test_loans_are_repaid_and_their_interest_is_split_over_the_shares_rounded_up(
    loans: tuple[int, ...], shares: tuple[int, ...], interest: tuple[int, ...]
) -> None:
    game = table((3000, 0), (3000, 0), (3000, 0))
    for seat in range(3):
        game.papers(seat, loans[seat], shares[seat])
    outcome = count(game)
    assert points(outcome, "loans") == [-1000 * owed for owed in loans]
    assert points(outcome, "interest") == list(interest)
    assert outcome.scores == tuple(
        3000 - 1000 * owed + earned for owed, earned in zip(loans, interest, strict=True)
    )


@pytest.mark.rules("H81")
def test_money_may_go_below_zero() -> None:
    outcome = count(table((0, 0), (100, 3)).papers(0, loans=3))
    assert outcome.scores == (-3500, 1400)
    assert outcome.winners == (1,)


@pytest.mark.rules("H81", "H45")
def test_barrels_at_sea_or_in_harbor_takoyaki_on_sale_and_ships_are_worth_nothing() -> None:
    game = table((1000, 1), (1000, 1))
    game.fleet(0, ship(hold=[Kind.EEL])).ware(0, Kind.EEL, 5000).ware(0, Kind.TAKOYAKI, 5000)
    outcome = count(game)
    assert outcome.scores == (1100, 1100)


@pytest.mark.rules("H82")
def test_the_score_is_yen_plus_100_for_each_r() -> None:
    game = table((1200, 0), (900, 0), (700, 0)).tracks(eel=6, crab=4)
    game.tokens(0, Resource.EEL, 2).tokens(1, Resource.FUGU, 4).tokens(2, Resource.CRAB, 1)
    outcome = count(game)
    assert points(outcome, "resources") == [1200, 1600, 400]
    assert outcome.scores == (1200 + 1200, 900 + 1600 + 1000, 700 + 400 - 500)
    assert outcome.winners == (1,)


@pytest.mark.rules("H82")
def test_the_most_wins_even_with_the_least_r() -> None:
    assert count(table((4000, 1), (1000, 9))).winners == (0,)


@pytest.mark.rules("H82")
def test_a_tie_goes_to_more_yen() -> None:
    outcome = count(table((0, 10), (1500, 5), (0, 0)))
    assert outcome.scores == (2000, 2000, -500)
    assert outcome.winners == (1,)


@pytest.mark.rules("H82")
def test_the_yen_that_break_a_tie_are_those_after_loans_and_bonus() -> None:
    game = table((2500, 5), (4000, 10), (0, 0)).papers(1, loans=3)
    outcome = count(game)
    assert outcome.scores == (3000, 3000, -500)
    assert outcome.winners == (0,)


@pytest.mark.rules("H82")
def test_a_tie_in_yen_too_is_a_shared_victory() -> None:
    outcome = count(table((1000, 5), (900, 5), (1000, 5)))
    assert outcome.scores == (1500, 1400, 1500)
    assert outcome.winners == (0, 2)


@pytest.mark.rules("H82")
def test_there_is_no_outcome_before_the_end() -> None:
    game = harbor(2)
    assert game.kernel.outcome(game.state) is None
