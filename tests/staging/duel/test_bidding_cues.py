"""How bids are revealed, and how the barrel goes."""

from __future__ import annotations

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
    Manner,
    Move,
    Turn,
    Vanish,
)
from game.staging.duel import faces, pieces
from game.staging.duel.tableau import Entry, laid_out
from game.staging.schedule import schedule
from tests.matches import new_match
from tests.staging.duel.cues import atoms, begun, bumped, cue_of, heard
from tests.staging.duel.tables import arranged


def test_both_fists_open_together_and_the_higher_bid_stands_out(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    table = laid_out(match.observe(None), Entry(presses=(1, 1), beat=3))
    cue = cue_of(BidsRevealed((3, 1)), table, arranged(match))
    turns = {atom.piece: (start, atom.to) for start, atom in schedule(cue).starts if isinstance(atom, Turn)}
    assert turns[pieces.Fist(0)][0] == turns[pieces.Fist(1)][0]
    assert [turns[pieces.Fist(seat)][1] for seat in (0, 1)] == [faces.bid(3), faces.bid(1)]
    assert bumped(cue) == {pieces.ShownBid(0)}
    assert Vanish(pieces.Syllable(3)) in atoms(cue)


def test_equal_bids_both_stand_out(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    cue = cue_of(BidsRevealed((2, 2)), laid_out(match.observe(None)), arranged(match))
    assert bumped(cue) == {pieces.ShownBid(0), pieces.ShownBid(1)}


def test_a_lamp_that_burns_already_is_not_heard_again(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    view, on = match.observe(None), arranged(match)
    assert heard(cue_of(BidMade(0), laid_out(view), on)) == ["lock"]
    assert heard(cue_of(BidMade(0), laid_out(view, Entry(presses=(2, 0))), on)) == []


@pytest.mark.parametrize(("start", "end"), [(0, 3), (0, -3), (2, -1), (-4, -3)])
def test_the_barrel_hops_notch_by_notch(start: int, end: int) -> None:
    table, on = begun(barrel=start)
    cue = cue_of(BarrelMoved(1 if end > start else 0, Cause.BID, start, end), table, on)
    hop = next(atom for atom in atoms(cue) if isinstance(atom, Move))
    step = 1 if end > start else -1
    assert hop.manner is Manner.HOP
    assert hop.via == tuple(on.quay.notch(notch) for notch in range(start + step, end, step))
    assert heard(cue) == ["barrel"] * abs(end - start)


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
    assert [atom.manner for atom in atoms(cue) if isinstance(atom, Move)] == [Manner.SLIDE]
    assert pieces.Crest(0) in bumped(cue)


@pytest.mark.parametrize("day", [True, False])
def test_the_light_changes_at_the_edge_of_the_barrel(day: bool) -> None:
    table, on = begun(day=not day)
    starts = schedule(cue_of(BarrelTurned(day), table, on)).starts
    turn = next((start, atom) for start, atom in starts if isinstance(atom, Turn))
    light = [start for start, atom in starts if isinstance(atom, Appear if day else Vanish)]
    assert light == [turn[0] + turn[1].seconds / 2] * 2
