"""How bids are revealed, and how the barrel goes."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.kernel import AnyKernel
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
)
from game.rules.duel.state import Cause
from game.staging.cues import (
    Appear,
    Bump,
    Manner,
    Move,
    Turn,
    Vanish,
)
from game.staging.duel import bidding, faces, pieces
from game.staging.duel.tableau import Entry, laid_out
from game.staging.schedule import schedule
from game.storage.library import kernel
from tests.matches import new_match
from tests.staging.duel.cues import atoms, begun, bumped, cue_of, heard
from tests.staging.duel.tables import arranged


def opened(bids: tuple[int, int]) -> list[tuple[float, Any]]:
    match = new_match(kernel("duel"), 2, seed=2)
    table = laid_out(match.observe(None), Entry(presses=(1, 1), beat=3))
    return list(schedule(cue_of(BidsRevealed(bids), table, arranged(match))).starts)


def test_both_hands_open_together_and_the_higher_bid_stands_out() -> None:
    starts = opened((3, 1))
    first = {
        seat: next(
            (start, atom.at.face)
            for start, atom in starts
            if isinstance(atom, Appear) and atom.at and atom.piece == pieces.Hand(seat)
        )
        for seat in (0, 1)
    }
    assert first[0][0] == first[1][0]
    assert [first[seat][1] for seat in (0, 1)] == [faces.hand(0, 3), faces.hand(1, 1)]
    assert [atom.piece for _, atom in starts if isinstance(atom, Bump)] == [pieces.Figure(0)]
    assert Vanish(pieces.Beat(2)) in [atom for _, atom in starts]


def test_equal_bids_both_stand_out() -> None:
    bumped = {atom.piece for _, atom in opened((2, 2)) if isinstance(atom, Bump)}
    assert bumped == {pieces.Figure(0), pieces.Figure(1)}


def test_on_bi_both_fists_are_thrust_for_as_long_as_their_flight(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    view, on = match.observe(None), arranged(match)
    sa, bi = (laid_out(view, Entry((1, 0), beat)) for beat in (2, 3))
    cue = bidding.beaten(0.25, sa, bi, on)
    assert cue is not None
    thrust = {
        atom.piece: (start, atom.seconds)
        for start, atom in schedule(cue).starts
        if isinstance(atom, Move) and atom.manner is Manner.THRUST
    }
    parts = (pieces.Hand, pieces.Sleeve)
    assert thrust == {part(seat): (0.0, 0.25) for seat in (0, 1) for part in parts}
    assert bidding.beaten(0.25, bi, bi, on) is None


def test_a_lamp_that_burns_already_is_not_heard_again(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    view, on = match.observe(None), arranged(match)
    assert heard(cue_of(BidMade(0), laid_out(view), on)) == ["lock"]
    assert heard(cue_of(BidMade(0), laid_out(view, Entry(presses=(2, 0))), on)) == []


@pytest.mark.parametrize(("start", "end"), [(0, 3), (0, -3), (2, -1), (-3, -4)])
def test_the_barrel_is_shoved_and_the_farther_the_longer(start: int, end: int) -> None:
    table, on = begun(barrel=start)
    cue = cue_of(BarrelMoved(1 if end > start else 0, Cause.BID, start, end), table, on)
    slide = next(atom for atom in atoms(cue) if isinstance(atom, Move) and atom.piece == pieces.Barrel())
    assert slide.manner is Manner.SHOVE
    assert slide.seconds == pytest.approx(0.15 + 0.07 * abs(end - start))


def test_a_barrel_at_the_end_of_the_balance_shakes_on_the_spot() -> None:
    table, on = begun(barrel=4)
    cue = cue_of(BarrelMoved(1, Cause.BID, 4, 4), table, on)
    assert heard(cue) == ["stop"]
    assert pieces.Barrel() in bumped(cue)
    assert not [atom for atom in atoms(cue) if isinstance(atom, Move)]


def test_a_barrel_goes_home_from_the_end_of_the_balance_in_one_slide() -> None:
    table, on = begun(barrel=-4)
    cue = cue_of(BarrelMoved(0, Cause.BALANCE, -4, 0), table, on)
    assert heard(cue) == ["bell", "barrel"]
    assert len([atom for atom in atoms(cue) if isinstance(atom, Move)]) == 1
    assert pieces.Crest(0) in bumped(cue)


@pytest.mark.parametrize("day", [True, False])
def test_the_light_changes_at_the_edge_of_the_barrel(day: bool) -> None:
    table, on = begun(day=not day)
    starts = schedule(cue_of(BarrelTurned(day), table, on)).starts
    turn = next((start, atom) for start, atom in starts if isinstance(atom, Turn))
    light = [start for start, atom in starts if isinstance(atom, Appear if day else Vanish)]
    assert light == [turn[0] + turn[1].seconds / 2] * 2
