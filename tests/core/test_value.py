"""Values: frozen dataclasses, only quicker to make."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Any, ClassVar

import pytest

from game.rules.core.value import maker, value


@value
class Move:
    """A move."""

    sealed: ClassVar[bool] = True
    seat: int
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlainMove:
    sealed: ClassVar[bool] = True
    seat: int
    steps: tuple[int, ...]


@value
class Rest:
    pass


make_move = maker(Move)
make_rest = maker(Rest)


def test_a_value_takes_its_fields_by_place_and_by_name() -> None:
    assert Move(1, (2,)) == Move(seat=1, steps=(2,)) == Move(1, steps=(2,))
    assert [field.name for field in fields(Move)] == ["seat", "steps"]
    assert Move(1, ()).sealed is True
    assert Rest() == Rest()


@pytest.mark.parametrize("wrong", [(), (1,), (1, (), 3)])
def test_a_value_wants_exactly_its_fields(wrong: tuple[Any, ...]) -> None:
    for make in (Move, make_move):
        with pytest.raises(TypeError):
            make(*wrong)
        with pytest.raises(TypeError):
            make(1, (), colour="red")  # type: ignore[call-arg]  # that is what must fail


@pytest.mark.parametrize("make", [Move, make_move])
def test_a_value_cannot_be_changed(make: Any) -> None:
    move = make(1, (2,))
    with pytest.raises(FrozenInstanceError):
        move.seat = 2
    with pytest.raises(FrozenInstanceError):
        del move.seat
    with pytest.raises((FrozenInstanceError, TypeError)):  # slots: there is no place for anything else
        move.other = 1
    assert not hasattr(move, "__dict__")
    assert move == Move(1, (2,))


@pytest.mark.parametrize("make", [Move, make_move])
def test_a_value_compares_hashes_and_prints_like_the_dataclass_it_stands_for(make: Any) -> None:
    move, usual = make(1, (2, 3)), PlainMove(1, (2, 3))
    assert type(move) is Move
    assert move == Move(1, (2, 3))
    assert move != Move(1, (2, 4))
    assert hash(move) == hash(usual) == hash(Move(1, (2, 3)))
    assert repr(move) == "Move(seat=1, steps=(2, 3))"
    assert {move: "found"}[Move(1, (2, 3))] == "found"


@pytest.mark.parametrize("make", [Move, make_move])
def test_a_value_can_be_matched_replaced_copied_and_sent_to_another_process(make: Any) -> None:
    move = make(4, (5,))
    match move:
        case Move(seat, steps):
            assert (seat, steps) == (4, (5,))
        case _:
            pytest.fail("a value matches its class by place")
    assert replace(move, seat=6) == Move(6, (5,))
    assert copy.deepcopy(move) == move
    assert pickle.loads(pickle.dumps(move)) == move


def test_a_value_without_fields_can_be_made_quickly_too() -> None:
    assert make_rest() == Rest()
    assert type(make_rest()) is Rest


def test_made_values_do_not_share_their_fields() -> None:
    first, second = make_move(1, (1,)), make_move(2, (2,))
    assert (first, second) == (Move(1, (1,)), Move(2, (2,)))


def test_the_constructor_is_named_after_its_class_in_error_messages() -> None:
    with pytest.raises(
        TypeError, match=r"Move\.__init__\(\) missing 1 required positional argument: 'steps'"
    ):
        Move(1)  # type: ignore[call-arg]  # that is what must fail
