"""The chain of effects on the stand."""

from __future__ import annotations

from random import Random

from game.app.cabinet import Cabinet
from game.table.pose import Icon
from scenes.duel import prompts
from scenes.duel.chain import LARGE, MOST
from tests.scenes.duel.test_guide import moments, sat


def test_each_link_of_a_chain_has_a_sign_and_the_present_one_is_the_largest(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, seed=Random(1).randrange(50))
    longest = 0
    for _ in moments(sitting):
        words = prompts.watching(sitting, "effects").get("stand")
        if words is not None:
            icons = [part for part in words.phrases[0] if isinstance(part, Icon)]
            longest = max(longest, len(icons))
            assert 2 <= len(icons) <= MOST
            assert [icon.high == LARGE for icon in icons] == [False] * (len(icons) - 1) + [True]
    assert longest >= 2
    assert "stand" not in prompts.watching(sitting, "hanging")
    scene.leave()


def test_while_somebody_is_asked_the_stand_is_free_for_what_is_chosen(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    for _ in moments(sitting):
        if sitting.show.over and len(sitting.match.waiting()) == 1:
            assert "stand" not in prompts.choosing(sitting, "effects", min(sitting.match.waiting()))
    scene.leave()
