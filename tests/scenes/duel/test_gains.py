"""What the thing in focus would bring, in the heads."""

from __future__ import annotations

from game.app.cabinet import Cabinet
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, StealCard, TakeCard
from scenes.duel.choosing import gained
from tests.scenes.duel.table import BLOCKS, LEFT, Table, pressing
from tests.scenes.duel.test_guide import moments, sat


def test_what_an_action_would_bring_is_what_the_score_becomes(cabinet: Cabinet) -> None:
    """Without what follows from it: a card in its pile, or out of one."""
    scene, sitting = sat(cabinet)
    seen: set[type] = set()
    for _ in moments(sitting):
        waiting = sitting.match.waiting()
        if sitting.show.over and len(waiting) == 1:
            for action in sitting.match.legal(min(waiting)):
                if isinstance(action, Bid):
                    continue
                found = gained(sitting, action)
                seen.add(type(action))
                if isinstance(action, TakeCard | ChooseHalf):
                    assert all(points > 0 for points in found.values())
                elif isinstance(action, StealCard):
                    assert set(found) == {0, 1}
                    assert found[1 - action.seat] < 0 < found[action.seat]
                else:
                    assert isinstance(action, DiscardCard)
                    assert set(found) == {1 - action.seat}
    assert {TakeCard, StealCard} <= seen
    scene.leave()


def test_the_head_of_who_is_asked_shows_it_and_nothing_stays(cabinet: Cabinet) -> None:
    table = Table(cabinet, BLOCKS)
    table.until_phase("chant")
    table.press(LEFT, 4)
    table.until_phase("taking")
    table.until(lambda: not table.sitting.show.stirred)
    words = table.sitting.desk.board.hud._words
    single = "gain_1" in words
    table.tell(pressing(LEFT, 3))
    assert single or "gain_1" in words
    assert "gain_2" not in words
    table.close()
