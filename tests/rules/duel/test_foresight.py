"""Previews: what anybody can work out from what lies open agrees with what the kernel does."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from game.rules.duel import foresight, scoring
from game.rules.duel.actions import Bid
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    CardDiscarded,
    CardJoined,
    DuelEvent,
    MatchEnded,
    SpecialtyReached,
)
from game.rules.duel.foresight import Coming, Near, Push, Tie
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.phases import arrival
from game.rules.duel.spec import COLOURS, SEATS, Bonus, Colour, DuelOptions
from game.rules.duel.state import Cause, DuelState, Phase, piles_of
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView
from tests.rules.duel.positions import Game, house_spec

KERNEL = DuelKernel(house_spec())
SPEC = KERNEL.spec
TABLE = table_for(SPEC)


def seen(game: Game) -> DuelView:
    return game.kernel.observe(game.state, None)


def positions(kind_fish: bool) -> list[DuelState]:
    """All positions of some matches played at random."""
    found: list[DuelState] = []
    for seed in range(6):
        state, random = KERNEL.setup(DuelOptions(2, kind_fish), seed)[0], Random(seed)
        while KERNEL.outcome(state) is None:
            found.append(state)
            seat = min(KERNEL.to_act(state))
            state, _ = KERNEL.apply(state, random.choice(list(KERNEL.legal(state, seat))))
    return found


@pytest.mark.rules("D21", "D23")
@pytest.mark.parametrize(
    ("barrel", "winner", "difference", "pushed"),
    [
        (0, 0, 2, Push(0, 2, False, None)),
        (0, 1, 3, Push(0, -3, False, None)),
        (-1, 0, 1, Push(-1, 0, False, None)),
        (1, 0, 3, Push(1, 4, False, 1)),
        (-2, 1, 3, Push(-2, -4, True, 0)),
        (4, 0, 1, Push(4, 4, True, 1)),
    ],
)
def test_a_won_bid_pushes_the_barrel_away_as_far_as_the_balance_goes(
    barrel: int, winner: int, difference: int, pushed: Push
) -> None:
    game = Game(hung="ebi3 sake2", draw="tako1", barrel=barrel)
    assert foresight.push(seen(game), game.kernel.spec, winner, difference) == pushed


@pytest.mark.rules("D40", "D41", "D42")
@pytest.mark.parametrize(
    ("day", "barrel", "tie"),
    [
        (False, 0, Tie("night", None)),
        (False, 2, Tie("night", None)),
        (True, 0, Tie("middle", None)),
        (True, -1, Tie("day", 0)),
        (True, 3, Tie("day", 1)),
    ],
)
def test_equal_bids_go_by_night_and_day_and_the_side_of_the_barrel(day: bool, barrel: int, tie: Tie) -> None:
    assert foresight.tie(seen(Game(hung="ebi3 sake2", draw="tako1", day=day, barrel=barrel))) == tie


@pytest.mark.rules("D20", "D21", "D40", "D41", "D42")
@pytest.mark.parametrize("kind_fish", [False, True])
def test_every_pair_of_bids_does_what_was_foreseen(kind_fish: bool) -> None:
    for state in positions(kind_fish):
        if state.phase is not Phase.BIDDING or state.waiting != 0b11:
            continue
        view = KERNEL.observe(state, None)
        for first, second in product(range(1, 5), repeat=2):
            after, _ = KERNEL.apply(state, Bid(0, first))
            after, events = KERNEL.apply(after, Bid(1, second))
            if first == second:
                tied(view, after, events)
            else:
                foreseen = foresight.push(view, SPEC, 0 if first > second else 1, abs(first - second))
                moved = next(event for event in events if isinstance(event, BarrelMoved))
                assert (moved.start, moved.end, moved.cause) == (foreseen.start, foreseen.end, Cause.BID)


def tied(view: DuelView, after: DuelState, events: tuple[DuelEvent, ...]) -> None:
    """Equal bids went as foreseen."""
    foreseen = foresight.tie(view)
    lost = [event for event in events if isinstance(event, CardDiscarded) and event.owner is None]
    turned = any(isinstance(event, BarrelTurned) for event in events)
    if foreseen.kind == "day":
        assert not lost
        assert len(view.hung) < 2 or KERNEL.to_act(after) == {foreseen.first}
    else:
        assert len(lost) == len(view.hung)
        assert turned is (foreseen.kind == "night")


@pytest.mark.rules("D35", "D70", "D71")
@pytest.mark.parametrize(
    ("first", "hung", "brings"),
    [
        ("", "ebi3", Coming(1, 3, 0, False, False, None)),
        ("ebi2", "ebi3b", Coming(2, 3, 0, False, True, None)),
        ("ebi2w ebi1", "ebi3w", Coming(3, 2 * 6 - 3, 0, False, False, Bonus.BARREL)),
        ("ebi2w ebi1w", "ebi3", Coming(3, 6, 0, False, False, Bonus.BARREL)),
        ("ebi2w", "sake3w", Coming(1, 3, 0, False, False, None)),
        ("maguro1 maguro1k", "maguro2k", Coming(3, 2, 2, False, False, Bonus.STEAL)),
        ("maguro1k maguro1k tako1k", "maguro2k", Coming(3, 2, 4, True, False, None)),
    ],
)
def test_a_card_brings_its_points_and_what_its_pile_comes_to(first: str, hung: str, brings: Coming) -> None:
    game = Game(hung=f"{hung} tako5", draw="tako1", first=first)
    half = game.state.hung[0] << 1
    assert foresight.coming(seen(game), game.kernel.spec, 0, half) == brings


@pytest.mark.rules("D4", "D33")
def test_the_number_of_the_face_that_is_up_decides_on_the_bonus() -> None:
    figures = {"night_number": 3, "day_number": 2}
    for day, bonus in ((False, None), (True, Bonus.DRAW)):
        game = Game(hung="sake3 tako5", draw="tako1", first="sake1", day=day, figures=figures)
        assert foresight.coming(seen(game), game.kernel.spec, 0, game.state.hung[0] << 1).bonus is bonus


@pytest.mark.rules("D31", "D32", "D33", "D35", "D71")
@pytest.mark.parametrize("kind_fish", [False, True])
def test_every_hung_half_brings_each_seat_what_was_foreseen(kind_fish: bool) -> None:
    for state, seat in product(positions(kind_fish), SEATS):
        view = KERNEL.observe(state, None)
        for half in (face << 1 | side for face in view.hung for side in (0, 1)):
            foreseen = foresight.coming(view, SPEC, seat, half)
            after, log = state.copy(), []  # type: tuple[DuelState, list[DuelEvent]]
            arrival.join(TABLE, after, seat, half, log)
            assert log[0] == CardJoined(seat, half, foreseen.size)
            assert any(isinstance(event, MatchEnded) for event in log) is foreseen.wins
            assert any(isinstance(event, BarrelMoved) for event in log) is foreseen.pull
            reached = [event.bonus for event in log if isinstance(event, SpecialtyReached)]
            assert reached == ([] if foreseen.bonus is None else [foreseen.bonus])
            assert scoring.knives(TABLE, piles_of(after, seat)) == foreseen.knives
            assert of_piles(after, seat) - of_piles(state, seat) == foreseen.points


def of_piles(state: DuelState, seat: int) -> int:
    """A seat's score but for the barrel."""
    return sum(
        line.points for line in scoring.count(TABLE, piles_of(state, seat), 0) if line.item != "barrel"
    )


@pytest.mark.rules("D70", "D71")
def test_a_card_that_leaves_takes_its_points_and_the_doubling_that_hangs_on_it() -> None:
    game = Game(hung="tako1 tako2", draw="sake1", first="ebi3w ebi2w ebi4", second="ebi3w")
    view, spec = seen(game), game.kernel.spec
    by_points = [foresight.loss(view, spec, half) for half in view.piles[0][Colour.EBI]]
    assert by_points == [18 - 6, 18 - 7, 8]
    assert foresight.loss(view, spec, view.piles[1][Colour.EBI][0]) == 3


@pytest.mark.rules("D32", "D33", "D71")
def test_what_is_near_counts_knives_and_piles_one_short() -> None:
    game = Game(
        hung="tako1 tako2",
        draw="sake1",
        first="ebi3w ebi2k sake1k sake2 sake3 maguro4w maguro1w",
        second="tako5 tako1",
    )
    view, spec = seen(game), game.kernel.spec
    assert foresight.near(view, spec, 0) == Near(2, (Colour.EBI, Colour.MAGURO), (Colour.EBI,))
    assert foresight.near(view, spec, 1) == Near(0, (Colour.TAKO,), ())
    assert [foresight.worth(view, spec, 0, colour) for colour in COLOURS] == [5, 6, 0, 10]


@pytest.mark.rules("D11", "D20")
def test_nothing_foreseen_depends_on_bids() -> None:
    state = positions(False)[0]
    bid, _ = KERNEL.apply(state, Bid(0, 4))
    views = [KERNEL.observe(bid, 0), KERNEL.observe(state, None)]
    assert views[0].bids != views[1].bids
    half = views[0].hung[0] << 1
    for view in views:
        blind = replace(view, bids=(None, None), committed=(False, False))
        assert foresight.coming(view, SPEC, 1, half) == foresight.coming(blind, SPEC, 1, half)
        assert foresight.push(view, SPEC, 1, 3) == foresight.push(blind, SPEC, 1, 3)
        assert foresight.tie(view) == foresight.tie(blind)
        assert foresight.near(view, SPEC, 0) == foresight.near(blind, SPEC, 0)
