"""How cards come and go, and what they cause."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.duel.events import (
    BarrelMoved,
    CardDiscarded,
    CardDrawn,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DuelEvent,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.spec import Bonus, Colour
from game.rules.duel.state import Cause
from game.staging.cues import (
    Appear,
    Bump,
    Show,
    Turn,
)
from game.staging.duel import pieces
from game.staging.duel.tableau import Tableau
from game.staging.schedule import schedule
from tests.staging.duel.cues import atoms, begun, bumped, cue_of, heard, many


def test_what_causes_something_is_looked_at_first() -> None:
    table, on = begun()
    half = next(half for pile in table.piles[0] for half in pile)
    other = next(half for pile in table.piles[1] for half in pile)
    top, settled = 16 << 1, replace(table, settled=half, barrel=2)
    causes: list[tuple[DuelEvent, Any]] = [
        (BarrelMoved(0, Cause.ICON, 2, 1), pieces.FishCard(half >> 2)),
        (BarrelMoved(0, Cause.SPECIALTY, 2, 1), pieces.Plaque(0, int(Colour.EBI))),
        (CardDrawn(0, top, None, Cause.SPECIALTY), pieces.Plaque(0, int(Colour.SAKE))),
        (CardDrawn(0, top, None, Cause.BALANCE), pieces.Balance()),
        (CardStolen(0, other, Cause.SPECIALTY), pieces.Plaque(0, int(Colour.MAGURO))),
        (CardStolen(0, other, Cause.BALANCE), pieces.Balance()),
        (CardDiscarded(1, other >> 1, Cause.SPECIALTY), pieces.Plaque(0, int(Colour.TAKO))),
        (CardTaken(0, 0, table.hung[0], Cause.BID), pieces.FishCard(table.hung[0] >> 1)),
    ]
    for event, piece in causes:
        first = next(atom for atom in atoms(cue_of(event, settled, on)) if isinstance(atom, Bump))
        assert first.piece == piece, event


def test_a_card_that_equal_bids_give_jumps_twice() -> None:
    table, on = begun()
    for cause, jumps in ((Cause.BID, 1), (Cause.TIE, 2)):
        cue = cue_of(CardTaken(0, 1, table.hung[1], cause), table, on)
        assert len([atom for atom in atoms(cue) if isinstance(atom, Bump)]) == jumps


@pytest.mark.parametrize("cause", [Cause.SPECIALTY, Cause.BALANCE])
@pytest.mark.parametrize("bonus", [Bonus.STEAL, Bonus.DISCARD, Bonus.DRAW])
def test_a_gain_without_a_target_is_heard(bonus: Bonus, cause: Cause) -> None:
    table, on = begun()
    cue = cue_of(NothingFound(1, bonus, cause), table, on)
    assert heard(cue) == ["stop"]
    assert bumped(cue) == {pieces.Crest(1), pieces.Name(1)}


@pytest.mark.parametrize(
    ("effect", "expected"),
    [("KNIFE", ["knife_", "lay"]), ("WASABI", ["lay", "wasabi"]), ("BARREL", ["lay"])],
)
def test_a_card_is_heard_by_its_icon(effect: str, expected: list[str]) -> None:
    found = 0
    for event, _, later, cue, _ in many():
        if isinstance(event, CardJoined):
            icon = _effect(later, event.half)
            if icon is not None and icon.name == effect:
                found += 1
                assert [name.rstrip("1234") for name in heard(cue)] == expected
    assert found > 10


def _effect(table: Tableau, half: int) -> Any:
    card = table.cards[half >> 2]
    return (card.back if half & 2 else card.front)[half & 1].effect


def test_the_whole_pile_jumps_when_a_specialty_is_reached() -> None:
    found = 0
    for event, _, later, cue, _ in many():
        if isinstance(event, SpecialtyReached):
            found += 1
            pile = later.piles[event.seat][event.colour]
            cell = pieces.Plaque(event.seat, int(event.colour))
            assert bumped(cue) == {cell, *(pieces.FishCard(half >> 2) for half in pile)}
    assert found > 20


@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_card_hangs_beside_the_one_that_is_settled(seat: int) -> None:
    table, on = begun()
    taken = replace(table, hung=table.hung[1:], arriving=(seat, table.hung[0]), settler=seat)
    poses = on.poses(taken)
    large, other = (poses[pieces.FishCard(face >> 1)] for face in table.hung)
    assert (large.x < other.x) is (seat == 0)


def test_the_new_draw_pile_comes_from_the_discards_and_turns_over() -> None:
    turned = [scene for scene in many() if isinstance(scene[0], DiscardsTurned)]
    assert len(turned) > 10
    for event, _, _, cue, on in turned:
        top = pieces.FishCard(event.top >> 1)
        start = next(atom.at for atom in atoms(cue) if isinstance(atom, Appear))
        assert start == on.quay.thrown(event.top ^ 1)
        assert [atom.piece for atom in atoms(cue) if isinstance(atom, Turn)] == [top]


def test_whoever_was_asked_is_no_longer_called_as_soon_as_something_happens() -> None:
    table, on = begun(acting=frozenset({1}))
    taken = CardTaken(1, 0, table.hung[0], Cause.BID)
    cue = cue_of(taken, table, on, acting=frozenset())
    first = [atom for start, atom in schedule(cue).starts if start == 0]
    assert {Show(pieces.Plate(1)), Show(pieces.Lantern(1))} <= set(first)
