from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Manner,
    Move,
    Pause,
    Show,
    Turn,
    Vanish,
    sequence,
)
from game.table.pose import Pose, Poses
from tests.staging.house import (
    AFTER,
    BACK,
    BEFORE,
    BIG,
    CARD,
    COIN,
    DECK,
    FRONT,
    MONEY,
    OTHER,
    TICKET,
    House,
    purse,
)


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    yield house
    house.table.close()


def test_a_small_change_goes_beside_the_cue(house: House) -> None:
    house.stage.perform(sequence(Move(CARD, 1.0), Pause(0.5)), {**BEFORE, CARD: AFTER[CARD]})
    house.run(0.3)
    flying = house.table.poses()[CARD].x
    lit = replace(BEFORE[MONEY], face=purse(99))
    changed = {**BEFORE, CARD: AFTER[CARD], MONEY: lit, TICKET: AFTER[TICKET]}
    house.stage.change(changed)
    assert house.table.poses()[MONEY] == lit
    assert house.table.poses()[TICKET] == AFTER[TICKET]
    assert house.table.poses()[CARD].x == flying
    house.run()
    assert house.table.poses() == changed


def test_a_change_takes_pieces_off_the_table(house: House) -> None:
    house.stage.change({CARD: DECK})
    assert house.table.poses() == {CARD: DECK}
    house.run()
    assert house.table.poses() == {CARD: DECK}


def test_a_piece_changed_in_flight_goes_on_from_where_it_is(house: House) -> None:
    house.stage.perform(Move(CARD, 1.0, Manner.SLIDE), {**BEFORE, CARD: replace(DECK, x=700)})
    house.run(0.2)
    seen = house.table.poses()[CARD].x
    assert 700 < seen < 1700
    home = {**BEFORE, CARD: replace(DECK, x=1800)}
    house.stage.change(home)
    house.stage.update(1e-6)
    assert house.table.poses()[CARD].x == pytest.approx(seen, abs=0.1)
    house.run()
    assert house.table.poses() == home


def test_a_piece_the_cue_has_still_to_bring_is_not_brought_by_a_change(house: House) -> None:
    coming = {**BEFORE, TICKET: AFTER[TICKET]}
    house.stage.perform(sequence(Pause(0.5), Appear(TICKET), Pause(0.2)), coming)
    moved = {**coming, TICKET: replace(AFTER[TICKET], x=50)}
    house.stage.change(moved)
    assert TICKET not in house.table
    house.run()
    assert house.table.poses() == moved


def test_parts_for_a_piece_that_has_left_are_passed_over(house: House) -> None:
    cue = sequence(Pause(0.2), Move(OTHER, 0.2), Turn(OTHER, 0.2, FRONT), Count(OTHER, 0.1), Bump(OTHER, 0.1))
    house.stage.perform(sequence(cue, Show(OTHER), Vanish(OTHER), Appear(COIN)), BEFORE)
    without = {id: pose for id, pose in BEFORE.items() if id != OTHER}
    house.stage.change(without)
    house.run()
    assert house.table.poses() == without


def test_the_next_cue_finishes_the_one_that_still_runs(house: House) -> None:
    house.stage.perform(BIG, AFTER)
    house.run(0.2)
    house.stage.perform(Pause(0.1), AFTER)
    assert house.table.poses() == AFTER
    house.run()
    assert house.heard == ["deal"]


poses = st.dictionaries(
    st.sampled_from((CARD, OTHER, MONEY, TICKET)),
    st.builds(
        Pose,
        st.floats(0, 1920),
        st.floats(0, 1080),
        st.floats(20, 200),
        st.floats(20, 200),
        st.integers(0, 9),
        st.sampled_from((BACK, FRONT, purse(3), purse(40))),
    ),
)
acts = st.lists(
    st.one_of(
        st.tuples(st.just("perform"), poses),
        st.tuples(st.just("change"), poses),
        st.tuples(st.just("put"), poses),
        st.tuples(st.just("wait"), st.floats(0, 0.7)),
    ),
    max_size=8,
)


@settings(max_examples=100, deadline=None)
@given(acts, st.sampled_from((1.0, 4.0)), st.booleans())
def test_whatever_overlaps_the_last_word_is_where_it_ends(
    story: list[tuple[str, Poses | float]], speed: float, reduced: bool
) -> None:
    house = House()
    house.stage.speed, house.stage.reduced = speed, reduced
    wanted = BEFORE
    doing: dict[str, Callable[[Poses], None]] = {
        "perform": lambda poses: house.stage.perform(BIG, poses),
        "change": house.stage.change,
        "put": house.stage.put,
    }
    for act, what in story:
        if isinstance(what, dict):
            wanted = what
            doing[act](what)
        else:
            house.run(what)
    house.run()
    assert house.stage.idle
    assert house.table.poses() == wanted
    house.table.close()
