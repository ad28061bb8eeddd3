"""What is to come, on the table: ghosts of the barrel, and what the cards would bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.duel.spec import DuelOptions
from game.staging.duel import pieces
from game.staging.duel.tableau import Tableau, laid_out
from game.storage.library import kernel
from game.table.pose import Icon, Poses, Run
from tests.matches import new_match
from tests.staging.duel.tables import arranged, touch


def bidding(**changes: Any) -> tuple[Tableau, Poses]:
    match = new_match(kernel("duel"), 2, seed=2)
    table = replace(laid_out(match.observe(None)), **changes)
    return table, arranged(match).poses(table)


def told(poses: Poses, id: pieces.Piece) -> list[str]:
    """Words and pictures of its line."""
    (line,) = (drawn for drawn in poses[id].face.drawn if isinstance(drawn, Run))
    return [part.image if isinstance(part, Icon) else str(part) for part in line.parts]


def test_each_difference_has_a_ghost_where_it_would_put_the_barrel() -> None:
    _, poses = bidding(barrel=1)
    ghosts = {id.notch: told(poses, id) for id in poses if isinstance(id, pieces.Ghost)}
    first, second = "crests/1", "crests/2"
    assert ghosts == {
        4: [first, "+3"],
        3: [first, "+2"],
        2: [first, "+1"],
        0: [second, "+1"],
        -1: [second, "+2"],
        -2: [second, "+3"],
    }


def test_differences_that_end_on_one_notch_share_a_ghost() -> None:
    _, poses = bidding(barrel=-3)
    assert told(poses, pieces.Ghost(-4)) == ["crests/2", "+1…3"]
    assert sum(isinstance(id, pieces.Ghost) for id in poses) == 4


@pytest.mark.parametrize(("kind_fish", "sign"), [(False, "steal"), (True, "draw")])
def test_a_ghost_on_the_last_notch_tells_who_would_profit_and_how(kind_fish: bool, sign: str) -> None:
    match = new_match(kernel("duel"), 2, seed=2)
    table = replace(laid_out(match.observe(None)), barrel=2)
    on = arranged(match, DuelOptions(2, kind_fish))
    poses = on.poses(table)
    assert told(poses, pieces.Fate(4)) == ["crests/2", f"duel/signs/{sign}"]
    assert [id for id in poses if isinstance(id, pieces.Fate)] == [pieces.Fate(4)]


@pytest.mark.parametrize(
    ("changes", "there"),
    [({"beat": 0}, True), ({"beat": 1}, True), ({"beat": 2}, False), ({"bids": (1, 2)}, False)],
)
def test_ghosts_go_out_with_sa_and_are_gone_once_bids_are_open(changes: dict[str, Any], there: bool) -> None:
    _, poses = bidding(**changes)
    assert any(isinstance(id, pieces.Ghost) for id in poses) is there


def test_no_ghost_and_no_word_about_a_card_lies_on_a_card_that_hangs() -> None:
    for barrel in range(-3, 4):
        table, poses = bidding(barrel=barrel)
        _, taking = bidding(barrel=barrel, bids=(2, 1), taker=0)
        hung = [poses[pieces.FishCard(face >> 1)] for face in table.hung]
        over = [pose for id, pose in poses.items() if isinstance(id, pieces.Ghost | pieces.Fate)]
        over += [pose for id, pose in taking.items() if isinstance(id, pieces.Means)]
        assert not [pose for pose in over if any(touch(pose, card) for card in hung)]


def test_under_each_card_stands_what_each_half_would_bring() -> None:
    table, poses = bidding(bids=(2, 1), taker=1)
    rows = [id for id in poses if isinstance(id, pieces.Means)]
    cards = [table.cards[face >> 1] for face in table.hung]
    halves = [card.back if face & 1 else card.front for card, face in zip(cards, table.hung, strict=True)]
    assert {(id.place, id.side) for id in rows} == {
        (place, side) for place, own in enumerate(halves) for side in range(len(own))
    }
    for place, own in enumerate(halves):
        for side, half in enumerate(own):
            line = told(poses, pieces.Means(place, side))
            assert line[:2] == [f"symbols/{half.colour.name.lower()}", f"+{half.points}"]
