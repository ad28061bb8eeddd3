"""What the kernel refuses: the table stays as it was, and the refusal says what can be done instead."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from game.rules.auction.actions import BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.core.errors import IllegalAction, NotYourTurn, WrongPhase
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    EBI,
    FOUR,
    FUGU,
    MINUS_ONE,
    ONE,
    PLUS_SIX,
    SAKE,
    TAKUSAN,
    THREE,
    TWO,
    YAKUZA,
    ZERO,
    Play,
    auction,
    options,
    position,
    refused,
    start,
)

ABSURD: list[Any] = ["0", "", None, -1, 99, 0.5, 0.0, 1.0, float("nan"), [], [0], {}, (), object()]


def name_of(value: object) -> str:
    return "object" if type(value) is object else repr(value)


def valuing() -> Play:
    return start(options())


def buying() -> Play:
    return position(lots=[], money=[50, 50, 50]).price()


def joining() -> Play:
    play = position(lots=[(TAKUSAN, EBI, SAKE)]).price()
    play.buy(0)
    return play


def paying() -> Play:
    play = position(lots=[(YAKUZA, EBI, SAKE)]).price()
    play.buy(0)
    return play


def ended() -> Play:
    play = start(options())
    play.finish()
    return play


HAND = (ONE, TWO, THREE, FOUR)
ASKED: dict[Callable[[], Play], tuple[str, ...]] = {
    valuing: ("PlaceTickets",),
    buying: ("BuyLot", "Decline"),
    joining: ("JoinRow",),
    paying: ("PayYakuza",),
}
ACTIONS: list[Callable[[Any], Any]] = [
    lambda seat: PlaceTickets(seat, HAND),
    lambda seat: BuyLot(seat, 1),
    Decline,
    lambda seat: JoinRow(seat, EBI),
    lambda seat: PayYakuza(seat, EBI),
]


@pytest.mark.rules("A30", "A50", "A52", "A53")
@pytest.mark.parametrize("phase", ASKED)
@pytest.mark.parametrize("make", ACTIONS, ids=["place", "buy", "decline", "join", "pay"])
def test_an_action_of_another_phase_is_refused(phase: Callable[[], Play], make: Callable[[Any], Any]) -> None:
    play, action = phase(), make(0)
    if type(action).__name__ in ASKED[phase]:
        play.do(action)
        return
    message = refused(play, action, WrongPhase)
    assert all(name in message for name in ASKED[phase])


@pytest.mark.rules("A50")
@pytest.mark.parametrize("phase", [buying, joining, paying])
@pytest.mark.parametrize("make", ACTIONS, ids=["place", "buy", "decline", "join", "pay"])
@pytest.mark.parametrize("seat", [1, 2])
def test_an_action_of_another_seat_is_refused(
    phase: Callable[[], Play], make: Callable[[Any], Any], seat: int
) -> None:
    message = refused(phase(), make(seat), NotYourTurn)
    assert f"seat {seat}" in message
    assert "to act: 0" in message


@pytest.mark.parametrize("phase", ASKED)
@pytest.mark.parametrize(
    "seat", ["0", None, -1, 3, 5, 6, 99, 0.5, 0.0, 2.0, False, True, [], [0], {}, ()], ids=repr
)
def test_a_seat_that_is_none_is_refused(phase: Callable[[], Play], seat: Any) -> None:
    for make in ACTIONS:
        play = phase()
        message = refused(play, make(seat), NotYourTurn)
        assert f"to act: {', '.join(map(str, sorted(auction().to_act(play.state))))}" in message


@pytest.mark.parametrize("phase", ASKED)
@pytest.mark.parametrize("action", [None, "decline", 0, -1, 2.5, [], {}, (), BuyLot, object], ids=repr)
def test_what_is_no_action_is_refused(phase: Callable[[], Play], action: object) -> None:
    assert "to act: 0" in refused(phase(), action, NotYourTurn)


@pytest.mark.parametrize("phase", ASKED)
def test_a_stranger_with_a_seat_is_refused(phase: Callable[[], Play]) -> None:
    message = refused(phase(), SimpleNamespace(seat=0, lot=1), WrongPhase)
    assert all(name in message for name in ASKED[phase])


@pytest.mark.rules("A60")
@pytest.mark.parametrize("make", ACTIONS, ids=["place", "buy", "decline", "join", "pay"])
def test_nothing_can_be_done_once_the_match_is_over(make: Callable[[Any], Any]) -> None:
    for seat in (0, 1, 2, 99):
        assert "over" in refused(ended(), make(seat), WrongPhase)


@pytest.mark.rules("A30", "A31")
@pytest.mark.parametrize(
    "tickets",
    [
        (),
        (ONE,),
        (ONE, TWO, THREE),
        (ONE, TWO, THREE, FOUR, ZERO),
        (ONE, TWO, THREE, ONE),
        (FOUR, FOUR, FOUR, FOUR),
        (DOUBLE, ONE, TWO, DOUBLE),
        [ONE, TWO, THREE, FOUR],
        {ONE, TWO, THREE, FOUR},
        (1, 2, 3, 4),
        (ONE, TWO, THREE, 4),
        (ONE, TWO, THREE, 5),
        (ONE, TWO, THREE, -1),
        (ONE, TWO, THREE, 99),
        (ONE, TWO, THREE, 4.0),
        (ONE, TWO, THREE, None),
        (ONE, TWO, THREE, "four"),
        (ONE, TWO, THREE, [FOUR]),
        (ONE, TWO, THREE, EBI),
        "1234",
        *ABSURD,
    ],
    ids=name_of,
)
def test_tickets_that_do_not_fit_the_lots_are_refused(tickets: Any) -> None:
    for seat in range(3):
        message = refused(valuing(), PlaceTickets(seat, tickets))
        assert "4 lots" in message
        for name in ("zero", "one", "two", "three", "four", "minus_one", "plus_six", "annul", "double"):
            assert name in message


@pytest.mark.rules("A31")
@pytest.mark.parametrize("spent", [MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE])
def test_a_spent_special_is_refused(spent: Any) -> None:
    left = [ticket for ticket in (MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE) if ticket is not spent]
    play = position(specials={1: left})
    message = refused(play, PlaceTickets(1, (ONE, TWO, THREE, spent)))
    assert [ticket.name.lower() for ticket in left] == [
        name
        for name in message.split("hand: ")[-1].split(", ")
        if name in ("minus_one", "plus_six", "annul", "double")
    ]
    play.do(PlaceTickets(0, (ONE, TWO, THREE, spent)))


@pytest.mark.rules("A50")
@pytest.mark.parametrize("lot", [4, 5, -4, True, False, *ABSURD], ids=name_of)
def test_a_lot_that_does_not_exist_is_refused(lot: Any) -> None:
    assert "0 to 3" in refused(buying(), BuyLot(0, lot))


@pytest.mark.rules("A50")
def test_a_sold_lot_is_refused() -> None:
    play = buying()
    play.buy(2)
    message = refused(play, BuyLot(1, 2))
    assert "lot 2 was bought by seat 0" in message


@pytest.mark.rules("A50")
@pytest.mark.parametrize(("lot", "price"), [(0, 12), (1, 9), (2, 6)])
def test_a_lot_the_seat_cannot_pay_for_is_refused(lot: int, price: int) -> None:
    play = position(lots=[], money=[5, 50, 50]).price()
    message = refused(play, BuyLot(0, lot))
    assert f"lot {lot} costs {price}" in message
    assert "seat 0 has 5" in message


@pytest.mark.rules("A50")
def test_a_lot_that_is_sold_and_too_dear_is_refused_as_sold() -> None:
    play = position(lots=[], money=[50, 0, 0]).price()
    play.buy(0)
    assert "bought by seat 0" in refused(play, BuyLot(1, 0))


@pytest.mark.rules("A52")
@pytest.mark.parametrize("product", [FUGU, TAKUSAN, YAKUZA, 0, 2, 2.0, False, "ebi", *ABSURD], ids=name_of)
def test_a_takusan_is_refused_where_there_is_no_row(product: Any) -> None:
    assert "rows: ebi, sake" in refused(joining(), JoinRow(0, product))


@pytest.mark.rules("A53")
@pytest.mark.parametrize("product", [FUGU, TAKUSAN, YAKUZA, 0, 2, 2.0, False, "ebi", *ABSURD], ids=name_of)
def test_a_yakuza_is_refused_what_the_buyer_does_not_own(product: Any) -> None:
    assert "there are: ebi, sake" in refused(paying(), PayYakuza(0, product))


@pytest.mark.rules("A53")
def test_a_yakuza_is_refused_a_takusan() -> None:
    play = position(lots=[(YAKUZA, EBI, SAKE)], wilds={0: {FUGU: 2}}).price()
    play.buy(0)
    message = refused(play, PayYakuza(0, FUGU))
    assert "there are: ebi, sake" in message


@pytest.mark.parametrize("phase", [*ASKED, ended])
def test_absurd_seats_have_no_choices(phase: Callable[[], Play]) -> None:
    play = phase()
    nobody: Any
    for nobody in ("0", None, -1, 3, 99):
        assert list(auction().legal(play.state, nobody)) == []


@pytest.mark.parametrize("phase", [*ASKED, ended])
def test_membership_is_false_and_no_error_for_anything_absurd(phase: Callable[[], Play]) -> None:
    play = phase()
    for seat in range(3):
        family = auction().legal(play.state, seat)
        for thing in (*ABSURD, BuyLot, PlaceTickets):
            assert thing not in family
        for value in ABSURD:
            forged: Any = value
            assert PlaceTickets(seat, forged) not in family
            assert PlaceTickets(forged, HAND) not in family


def test_every_refusal_is_an_illegal_action() -> None:
    assert issubclass(NotYourTurn, IllegalAction)
    assert issubclass(WrongPhase, IllegalAction)
