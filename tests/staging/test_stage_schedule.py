from __future__ import annotations

from game.staging.cues import Appear, Atom, Count, Move, Pause, Show, Sound, Turn, Vanish, sequence, together
from game.staging.schedule import Schedule, schedule

CARD, COIN = ("card", 1), ("coin",)


def starts(planned: Schedule) -> list[tuple[float, Atom]]:
    return [(round(start, 6), atom) for start, atom in planned.starts]


def test_a_sequence_begins_each_part_when_the_one_before_has_ended() -> None:
    move, turn, stamp = Move(CARD, 0.4), Turn(CARD, 0.2), Sound("stamp")
    planned = schedule(sequence(Appear(CARD), move, stamp, turn, Vanish(CARD)))
    assert starts(planned) == [
        (0.0, Appear(CARD)),
        (0.0, move),
        (0.4, stamp),
        (0.4, turn),
        (0.6, Vanish(CARD)),
    ]
    assert round(planned.seconds, 6) == 0.6


def test_parts_together_begin_at_once_and_end_with_the_longest() -> None:
    planned = schedule(together(Move(CARD, 0.4), Count(COIN, 0.9), Pause(0.1)))
    assert {start for start, _ in planned.starts} == {0.0}
    assert planned.seconds == 0.9


def test_parts_can_be_staggered() -> None:
    planned = schedule(together(Move(CARD, 0.4), Move(COIN, 0.1), Sound("bell"), step=0.25))
    assert starts(planned) == [(0.0, Move(CARD, 0.4)), (0.25, Move(COIN, 0.1)), (0.5, Sound("bell"))]
    assert planned.seconds == 0.5


def test_nested_parts_come_out_in_the_order_of_time_and_equal_ones_as_written() -> None:
    first = sequence(Pause(0.3), Sound("late"))
    second = sequence(Sound("early"), Pause(0.3), Sound("later"))
    planned = schedule(sequence(Pause(1.0), together(first, second)))
    sounds = [(round(start, 6), atom.name) for start, atom in planned.starts if isinstance(atom, Sound)]
    assert sounds == [(1.0, "early"), (1.3, "late"), (1.3, "later")]
    assert round(planned.seconds, 6) == 1.3


def test_nothing_takes_no_time() -> None:
    assert schedule(sequence()) == schedule(together()) == Schedule((), 0.0)
    assert schedule(Show(CARD)).seconds == 0.0
