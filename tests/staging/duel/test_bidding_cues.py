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
    Bump,
    Manner,
    Move,
    Show,
    Sound,
    Tilt,
    Turn,
    Vanish,
    Wipe,
)
from game.staging.duel import bidding, faces, pieces
from game.staging.duel.tableau import Entry, laid_out
from game.staging.schedule import schedule
from game.storage.library import kernel
from game.ui.frame import WIDTH
from tests.matches import new_match
from tests.staging.duel.cues import atoms, begun, bumped, cue_of, heard
from tests.staging.duel.tables import arranged


def opened(bids: tuple[int, int]) -> list[tuple[float, Any]]:
    match = new_match(kernel("duel"), 2, seed=2)
    table = laid_out(match.observe(None), Entry(presses=(1, 1), beat=3))
    return list(schedule(cue_of(BidsRevealed(bids), table, arranged(match))).starts)


def test_both_hands_open_together_through_half_open_ones() -> None:
    starts = opened((3, 1))
    for seat, bid in ((0, 3), (1, 1)):
        shown = [
            (start, atom.face)
            for start, atom in starts
            if isinstance(atom, Show) and atom.piece == pieces.Hand(seat)
        ]
        half, whole = shown[:2]
        assert half == (0.0, faces.hand(seat, faces.HALF))
        assert whole[0] == pytest.approx(0.066)
        assert whole[1] == faces.hand(seat, bid)
    assert Vanish(pieces.Beat(2)) in [atom for _, atom in starts]


def test_the_lower_arm_bends_back_and_its_figure_greys() -> None:
    starts = opened((3, 1))
    shown = [atom for _, atom in starts if isinstance(atom, Show)]
    assert Show(pieces.Hand(1), faces.hand(1, faces.BENT)) in shown
    assert Show(pieces.Figure(1), faces.figure(1, 1, 164.0, lost=True)) in shown
    assert not [atom for atom in shown if atom.face == faces.hand(0, faces.BENT)]
    kept = {atom.piece for _, atom in starts if isinstance(atom, Vanish)}
    assert not kept & {pieces.Hand(0), pieces.Hand(1)}, "they stay until the barrel is shoved"


def test_equal_bids_both_stand_out_and_both_arms_withdraw() -> None:
    starts = opened((2, 2))
    bumped = {atom.piece for _, atom in starts if isinstance(atom, Bump)}
    assert {pieces.Figure(0), pieces.Figure(1)} <= bumped
    gone = {atom.piece for _, atom in starts if isinstance(atom, Vanish)}
    assert {pieces.Hand(0), pieces.Hand(1), pieces.Verdict()} <= gone


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
def test_the_fist_of_the_winner_shoves_the_barrel_and_the_beam_sways(start: int, end: int) -> None:
    table, on = begun(barrel=start, thrown=True)
    winner = 0 if end > start else 1
    starts = schedule(cue_of(BarrelMoved(1 - winner, Cause.BID, start, end), table, on)).starts
    drive = next(
        (at, atom) for at, atom in starts if isinstance(atom, Move) and atom.piece == pieces.Hand(winner)
    )
    slide = next(
        (at, atom) for at, atom in starts if isinstance(atom, Move) and atom.piece == pieces.Barrel()
    )
    assert (drive[1].manner, slide[1].manner) == (Manner.THRUST, Manner.SHOVE)
    assert slide[0] == pytest.approx(drive[0] + drive[1].seconds + 0.06), "everything stops for a moment"
    assert slide[1].seconds == pytest.approx(0.15 + 0.07 * abs(end - start))
    tilt = next((at, atom) for at, atom in starts if isinstance(atom, Tilt))
    assert tilt == (slide[0], Tilt(pieces.Balance(), 0.8, (pieces.Barrel(),)))
    heard = [atom.name for _, atom in starts if isinstance(atom, Sound)]
    assert heard == ["whoosh", "shove", *["barrel"] * abs(end - start)]


def test_a_barrel_at_the_end_of_the_balance_shakes_on_the_spot() -> None:
    table, on = begun(barrel=4)
    cue = cue_of(BarrelMoved(1, Cause.ICON, 4, 4), table, on)
    assert heard(cue) == ["stop"]
    assert pieces.Barrel() in bumped(cue)
    assert not [atom for atom in atoms(cue) if isinstance(atom, Move)]


def test_a_barrel_goes_home_from_the_end_of_the_balance_in_one_slide() -> None:
    table, on = begun(barrel=-4)
    cue = cue_of(BarrelMoved(0, Cause.BALANCE, -4, 0), table, on)
    assert heard(cue)[:2] == ["thud", "bell"]
    dropped, home = (atom for atom in atoms(cue) if isinstance(atom, Move))
    assert (dropped.to is None, home.to) == (False, None)
    assert pieces.Crest(0) in bumped(cue)


@pytest.mark.parametrize("day", [True, False])
@pytest.mark.parametrize("barrel", [-3, 0, 3])
def test_the_light_sweeps_over_the_quay_and_the_barrel_turns_as_it_passes(day: bool, barrel: int) -> None:
    table, on = begun(day=not day, barrel=barrel)
    starts = schedule(cue_of(BarrelTurned(day), table, on)).starts
    wipes = [atom for _, atom in starts if isinstance(atom, Wipe)]
    assert wipes == [
        Wipe(part, wipes[0].seconds, away=not day) for part in (pieces.Daylight(), pieces.Noren())
    ]
    at, turn = next((start, atom) for start, atom in starts if isinstance(atom, Turn))
    passing = wipes[0].seconds * on.poses(table)[pieces.Barrel()].x / WIDTH
    assert at + turn.seconds / 2 == pytest.approx(max(passing, turn.seconds / 2), abs=0.01)
    assert len([atom for _, atom in starts if isinstance(atom, Vanish)]) == (1 if day else 3)
