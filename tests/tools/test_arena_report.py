"""What the arena prints about time."""

from __future__ import annotations

from game.rules.core.outcome import Outcome
from tools.arena.pairing import Pairing, Side
from tools.arena.play import Effort, Played
from tools.arena.report import report
from tools.arena.result import result


def test_the_time_of_a_decision_is_told_in_frames_of_the_table() -> None:
    quick, slow = Effort(), Effort()
    quick.add([0.001])
    slow.add([0.002, 0.0025])
    slow.add([0.1])
    assert report(result(pairing(), [drawn(quick, slow), drawn(Effort(), Effort())])).endswith(
        "\nFrames to a decision at the table, 3 ms in each (mean, 99 %, most): a 1, 1, 1; b 18, 34, 34."
    )


def pairing() -> Pairing:
    return Pairing("duel", 2, 1, Side("expert"), Side("easy"))


def drawn(*spent: Effort) -> Played:
    """A match without a winner."""
    return Played(frozenset({0}), 0.5, 0.0, Outcome((1, 1), (), "", ()), (spent[0], spent[1]))
