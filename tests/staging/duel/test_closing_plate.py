"""The plate that closes a match: what it says, and what it leaves free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.core.kernel import AnyKernel
from game.staging.duel import pieces
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau, laid_out
from tests.matches import new_match
from tests.staging.duel.shows import golden
from tests.staging.duel.tables import arranged, touch


@pytest.fixture
def opened(kernels: dict[str, AnyKernel]) -> tuple[Tableau, Arrangement]:
    match = new_match(kernels["duel"], 2, seed=2)
    return laid_out(match.observe(None)), arranged(match)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("knives", ("wins", "4 knives")),
        ("points", ("wins", " : ")),
        ("barrel", ("wins", "by the barrel")),
        ("draw", ("A draw", " : ")),
    ],
)
def test_the_closing_plate_says_who_has_won_and_by_what(
    name: str, words: tuple[str, str], kernels: dict[str, AnyKernel]
) -> None:
    match = golden(kernels["duel"], f"duel-2-{name}.json")
    outcome = match.outcome()
    assert outcome is not None
    face = arranged(match).poses(laid_out(match.observe(None)))[pieces.Finish()].face
    title, reason = (caption.text for caption in face.captions)
    assert words[0] in title
    assert words[1] in reason
    if outcome.winners:
        assert title.startswith(("Hana", "Jiro")[outcome.winners[0]])


@pytest.mark.parametrize("barrel", range(-4, 5))
def test_the_closing_plate_leaves_barrel_and_balance_free(
    barrel: int, opened: tuple[Tableau, Arrangement]
) -> None:
    table, on = opened
    poses = on.poses(replace(table, ended=True, barrel=barrel))
    for id in (pieces.Barrel(), pieces.DrawCount(), pieces.Ribbon()):
        assert not touch(poses[pieces.Finish()], poses[id])


def test_the_closing_plate_hides_no_card(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, ended=True))
    cards = [pose for id, pose in poses.items() if isinstance(id, pieces.FishCard)]
    assert not [card for card in cards if touch(card, poses[pieces.Finish()])]
