"""When a bot is seen to press."""

from __future__ import annotations

from functools import partial

import pytest

from game.app.cabinet import Cabinet
from game.staging.duel.tableau import Tableau
from scenes.duel.bot_hands import BEATS, BotHands, lights
from scenes.duel.chant import TEMPI, USUAL, Moment, Tempo
from tests.scenes.duel.table import BOT, LEFT, Table


@pytest.mark.parametrize("tempo", TEMPI.values(), ids=TEMPI)
def test_a_lamp_lights_between_wa_and_bi_and_never_on_them(tempo: Tempo) -> None:
    whole = BEATS * tempo.beat
    times = [
        lights(seed, turn, seat, tempo) / whole for seed in range(30) for turn in range(20) for seat in (0, 1)
    ]
    assert min(times) > 0.1
    assert max(times) < 0.95
    assert max(times) - min(times) > 0.7


def test_hands_of_one_turn_move_at_their_own_times_and_in_another_turn_at_others() -> None:
    assert len({lights(7, turn, seat, USUAL) for turn in range(10) for seat in (0, 1)}) == 20


def test_a_hand_moves_once_and_after_a_restart_at_the_same_time_again(cabinet: Cabinet) -> None:
    table = Table(cabinet, (LEFT, BOT))
    table.until_phase("chant")
    when = lights(7, 1, 1, USUAL)
    for _ in range(2):
        hands = BotHands(table.sitting, USUAL)
        assert hands.due(None) == ()
        assert hands.due(when - 0.001) == ()
        assert hands.due(when) == (1,)
        assert hands.due(99.0) == ()
    table.close()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_neither_thought_nor_bid_can_be_read_from_a_lamp(cabinet: Cabinet, seed: int) -> None:
    """Three levels think for different times and bid differently; the lamp lights in the same frame."""
    lit: set[int] = set()
    for level in ("easy", "normal", "expert"):
        table = Table(cabinet, (LEFT, BOT), level=level, seed=seed)
        table.until_moment(Moment.WA)
        lit.add(table.until(partial(_lit, table)))
        assert table.moment in (Moment.WA, Moment.SA)
        table.close()
    assert len(lit) == 1


def _lit(table: Table) -> bool:
    tableau: Tableau = table.sitting.show.tableau
    return tableau.presses[1] > 0
