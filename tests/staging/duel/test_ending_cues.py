"""How a match of the duel is closed."""

from __future__ import annotations

import pytest

from game.rules.core.kernel import AnyKernel
from game.rules.duel.events import (
    MatchEnded,
)
from game.staging.cheer import CHEER
from game.staging.cues import (
    Bump,
    Count,
    Flourish,
    Show,
)
from game.staging.duel import pieces, side_faces
from game.staging.schedule import schedule
from game.ui import theme
from tests.staging.duel.cues import atoms, heard, shown
from tests.staging.duel.shows import GOLDEN, golden


@pytest.mark.parametrize("name", GOLDEN)
def test_the_end_is_counted_to_the_score_and_rung_or_cheered(
    name: str, kernels: dict[str, AnyKernel]
) -> None:
    event, _, later, cue, on = list(shown(golden(kernels["duel"], name)))[-1]
    assert isinstance(event, MatchEnded)
    assert ("win" in heard(cue)) is bool(event.outcome.winners)
    assert (heard(cue)[-1] == "bell") is (not event.outcome.winners)
    poses = on.poses(later)
    assert on.outcome(later) == event.outcome
    assert pieces.Finish() in poses
    last = {atom.piece: atom.to for atom in atoms(cue) if isinstance(atom, Count)}
    scores = [side_faces.points(score) for score in event.outcome.scores]
    if event.outcome.ending != "knives":
        assert [last[pieces.Points(seat)] for seat in (0, 1)] == scores
    assert schedule(cue).seconds > CHEER


def test_four_knives_jump_one_after_the_other(kernels: dict[str, AnyKernel]) -> None:
    event, *_, cue, _ = list(shown(golden(kernels["duel"], "duel-2-knives.json")))[-1]
    winner = event.outcome.winners[0]
    jumps = [
        (start, atom.piece.number)
        for start, atom in schedule(cue).starts
        if isinstance(atom, Bump) and isinstance(atom.piece, pieces.Knife)
    ]
    assert [number for _, number in jumps] == [0, 1, 2, 3]
    assert [start for start, _ in jumps] == pytest.approx([theme.BREATH * number for number in range(4)])
    assert Flourish in {
        type(atom) for atom in atoms(cue) if getattr(atom, "piece", 0) == pieces.Plate(1 - winner)
    }
    assert heard(cue)[:4] == ["knife_1", "knife_2", "knife_3", "knife_4"]


def test_points_are_counted_from_nothing_for_both_at_once(kernels: dict[str, AnyKernel]) -> None:
    *_, cue, _ = list(shown(golden(kernels["duel"], "duel-2-points.json")))[-1]
    starts = schedule(cue).starts
    counts = {
        seat: [
            start for start, atom in starts if isinstance(atom, Count) and atom.piece == pieces.Points(seat)
        ]
        for seat in (0, 1)
    }
    zero = [atom for start, atom in starts if start == 0 and isinstance(atom, Show)]
    assert set(zero) == {Show(pieces.Points(seat), side_faces.points(0)) for seat in (0, 1)}
    common = min(len(counts[0]), len(counts[1]))
    assert common >= 5
    assert len(set(counts[0]) & set(counts[1])) >= 5
