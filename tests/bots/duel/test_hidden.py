"""What a bot of the duel imagines: everything it sees is true, and only what it cannot see varies."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.duel.hidden import Arranged, Memory, orders, position, redealt
from game.rules.duel.phases.draw_pile import LAST
from tests.bots.duel.match_ups import KERNEL, by_chance


def test_an_imagined_position_looks_like_the_real_one() -> None:
    for state in by_chance(11):
        seat = min(KERNEL.to_act(state))
        view = KERNEL.observe(state, seat)
        (order, *_) = orders(Memory().faces(view), 1, Random(1)) or [()]
        imagined = KERNEL.observe(position(view, order), seat)
        for name in ("phase", "top", "draw_left", "hung", "discards", "piles", "barrel", "day", "pending"):
            assert getattr(imagined, name) == getattr(view, name)


@pytest.mark.rules("D11", "D60")
def test_faces_seen_in_one_pass_are_known_in_the_next() -> None:
    known = 0
    for seed in range(6):
        memories = [Memory(), Memory()]
        for state in by_chance(seed):
            for seat in KERNEL.to_act(state):
                view = KERNEL.observe(state, seat)
                memories[seat].note(view)
                faces = memories[seat].faces(view)
                assert {face >> 1 for face in state.draw[1:]} == {face[0] >> 1 for face in faces}
                assert {face for possible in faces for face in possible} >= set(state.draw[1:])
                known += sum(len(possible) == 1 for possible in faces)
                assert state.emptied or all(len(possible) == 2 for possible in faces)
    assert known > 50


def test_a_new_match_is_not_mixed_up_with_the_last_one() -> None:
    memory = Memory()
    for seed in (1, 2):
        for state in by_chance(seed):
            if 0 in KERNEL.to_act(state):
                memory.note(KERNEL.observe(state, 0))
    first = next(by_chance(3))
    memory.note(KERNEL.observe(first, 0))
    assert [set(seen) for seen in memory._seen[1:]] == [set(), set()]
    assert set(memory._seen[0]) == {face >> 1 for face in (*first.hung, first.draw[0])}


def test_every_face_that_may_hang_next_comes_first_in_some_order() -> None:
    faces = [(0, 1), (4,), (6, 7)]
    found = orders(faces, 10, Random(1))
    assert len(found) == 10
    assert {order[0] for order in found} == {0, 1, 4, 6, 7}
    assert all(sorted(face >> 1 for face in order) == [0, 2, 3] for order in found)


def test_redealing_changes_only_what_lies_below_the_top() -> None:
    for state in by_chance(13):
        if state.emptied == LAST or len(state.draw) < 3:
            continue
        twin = redealt(state, tuple(reversed(state.draw[1:])), 4)
        assert twin.draw == (state.draw[0], *reversed(state.draw[1:]))
        assert (twin.hung, twin.piles, twin.discards) == (state.hung, state.piles, state.discards)


def test_imagined_dice_begin_in_every_way_in_turn() -> None:
    found = [Arranged(number, 0).shuffled("abcd") for number in range(12)]
    assert {order[:2] for order, _ in found} == {(a, b) for a in "abcd" for b in "abcd" if a != b}
    assert [order[0] for order, _ in found] == list("abcd") * 3
    assert all(sorted(order) == list("abcd") and dice.rolls == 4 for order, dice in found)
