from __future__ import annotations

import zlib

import pytest

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.spec import Ticket
from game.staging.auction.pieces import HeldTicket, LaidTicket, Lock, OpenTicket
from game.ui.theme import CURTAIN_IDLE
from tests import areas
from tests.couch.auction_evening import AuctionEvening, sit_down, slot_of
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad

LOW = (Ticket.ZERO, Ticket.ONE, Ticket.TWO, Ticket.THREE, Ticket.FOUR)
HIGH = (Ticket.ANNUL, Ticket.DOUBLE, Ticket.PLUS_SIX, Ticket.MINUS_ONE, Ticket.FOUR)


def two(couch: Couch, kind: str) -> AuctionEvening:
    if kind == "keys":
        return sit_down(couch, [Keys(couch, "left_block"), Keys(couch, "number_block")])
    return sit_down(couch, [Pad(couch, "pad1"), Pad(couch, "pad2")])


def backs(evening: AuctionEvening, seat: int) -> int:
    """Tickets of the seat on the table, as everybody sees them."""
    laid = [piece for piece in evening.couch.sitting.show.table if isinstance(piece, LaidTicket)]
    return sum(piece.seat == seat for piece in laid)


@pytest.mark.parametrize("kind", ["pads", "keys"])
def test_tickets_can_be_taken_back_cleared_and_thought_over_after_the_lock(couch: Couch, kind: str) -> None:
    evening = two(couch, kind)
    hand = evening.hands[0]
    hand.drop(slot_of(Ticket.ANNUL))
    hand.drop(slot_of(Ticket.FOUR))
    assert backs(evening, 0) == 2
    hand.press("take_back")
    assert backs(evening, 0) == 1
    hand.press("clear")
    assert backs(evening, 0) == 0
    evening.enter(0, HIGH)
    hand.lock()
    assert couch.match.locked >= {0}
    hand.press("take_back")
    assert 0 not in couch.match.locked
    assert backs(evening, 0) == 5
    hand.press("take_back")
    hand.drop(slot_of(Ticket.THREE))
    hand.lock()
    evening.value(1, LOW)
    placed = [action for action in couch.match.actions if isinstance(action, PlaceTickets)]
    assert placed[:2] == [PlaceTickets(0, (*HIGH[:4], Ticket.THREE)), PlaceTickets(1, LOW)]


@pytest.mark.parametrize("kind", ["pads", "keys"])
def test_nothing_is_locked_before_every_lot_has_its_ticket(couch: Couch, kind: str) -> None:
    evening = two(couch, kind)
    evening.enter(0, LOW[:4])
    evening.hands[0].drop(slot_of(LOW[0]))
    evening.hands[0].lock()
    assert 0 not in couch.match.locked
    assert backs(evening, 0) == 4


def test_a_lock_let_go_early_does_not_close(couch: Couch) -> None:
    evening = two(couch, "pads")
    evening.enter(0, LOW)
    evening.hands[0].lock(0.3)
    couch.seconds(1)
    assert 0 not in couch.match.locked
    assert not [key for key in couch.sitting.desk.board.hud._sprites if key.startswith("hold")]


def test_the_bar_of_a_lock_is_gone_once_it_has_closed(couch: Couch) -> None:
    evening = two(couch, "pads")
    evening.enter(0, LOW)
    evening.hands[0].lock()
    assert 0 in couch.match.locked
    assert not [key for key in couch.sitting.desk.board.hud._sprites if key.startswith("hold")]


def test_a_lock_held_into_the_pause_does_not_close_after_it(couch: Couch) -> None:
    evening = two(couch, "pads")
    evening.enter(0, LOW)
    name = evening.hands[0].hold("lock")
    evening.hands[1].press("menu")
    assert couch.showing == "pause"
    evening.hands[0].let_go(name)
    evening.hands[1].press("menu")
    couch.seconds(1)
    assert couch.showing == "valuation"
    assert 0 not in couch.match.locked


@pytest.mark.parametrize("kind", ["pads", "keys"])
@pytest.mark.parametrize("speed", ["1x", "instant"])
def test_no_pixel_tells_which_tickets_were_dropped(sit: Sit, kind: str, speed: str) -> None:
    films = []
    for tickets in (LOW, HIGH):
        couch = sit(speed=speed, home=tickets[0].name)
        evening = two(couch, kind)
        film = []
        for number, ticket in enumerate(tickets):
            evening.hands[0].drop(slot_of(ticket))
            if number == 2:
                evening.hands[0].press("take_back")
                evening.hands[0].drop(slot_of(ticket))
            film.append(zlib.crc32(couch.cabinet.window.surface.get_buffer().raw))
            couch.frames(7)
            film.append(zlib.crc32(couch.cabinet.window.surface.get_buffer().raw))
        evening.hands[0].lock()
        couch.seconds(1)
        film.append(zlib.crc32(couch.cabinet.window.surface.get_buffer().raw))
        films.append(film)
    assert films[0] == films[1]


# ---------------------------------------------------------------- the curtain


def open_faces(couch: Couch) -> list[str]:
    """Everything of an open entry that is still on the screen."""
    rings = [f"ring {key}" for key in ("ticket", "lot") if key in couch.sitting.desk.board.hud._rings]
    open_kinds = OpenTicket | Lock
    return rings + [repr(id) for id in couch.sitting.show.table if isinstance(id, open_kinds)]


def behind_the_curtain(couch: Couch, others: list[Hand] | None = None) -> AuctionEvening:
    """Two people at the mouse, the first with two tickets laid openly."""
    evening = sit_down(couch, [*(others or []), Mouse(couch), Mouse(couch)])
    evening.enter(len(others or []), (Ticket.PLUS_SIX, Ticket.ONE))
    assert open_faces(couch)
    return evening


def test_the_curtain_falls_when_nobody_moves(couch: Couch) -> None:
    evening = behind_the_curtain(couch)
    couch.seconds(CURTAIN_IDLE - 0.5)
    assert open_faces(couch)
    couch.seconds(1)
    assert not open_faces(couch)
    assert evening.valuation.open_seat.curtain.seat == 0
    evening.lift(0)
    assert open_faces(couch)


def test_the_curtain_falls_at_once_when_the_window_loses_the_focus(couch: Couch) -> None:
    evening = behind_the_curtain(couch)
    couch.look_away()
    assert couch.showing == "pause"
    assert not open_faces(couch)
    couch.look_back()
    assert couch.showing == "pause"
    evening.hands[0].take("go_on")
    assert not open_faces(couch)
    assert backs(evening, 0) == 2


@pytest.mark.parametrize(
    "by", ["menu key", "right button", "pad", "lost pad", "resize", "full screen", "log"]
)
def test_nothing_open_is_left_under_anything_that_comes_between(sit: Sit, by: str) -> None:
    pictures = []
    for tickets in ((Ticket.PLUS_SIX, Ticket.ONE), (Ticket.ANNUL, Ticket.FOUR)):
        couch = sit(home=tickets[0].name)
        pad, keys, mouse = Pad(couch, "pad1"), Keys(couch, "keyboard"), Mouse(couch)
        evening = sit_down(couch, [pad, mouse, mouse])
        evening.enter(1, tickets)
        mouse.point(areas.area(couch.sitting.desk.layout, "race"))
        match by:
            case "menu key":
                keys.press("menu")
            case "right button":
                for _ in range(3):  # first the tickets come back
                    mouse.press("back")
            case "pad":
                pad.press("menu")
            case "lost pad":
                pad.unplug()
            case "resize":
                couch.resize((800, 450))
            case "full screen":
                keys.press("full_screen")
            case "log":
                keys.press("log")
        couch.frames(3)
        assert not open_faces(couch)
        pictures.append(zlib.crc32(couch.cabinet.window.surface.get_buffer().raw))
    assert pictures[0] == pictures[1]


def test_a_curtain_held_into_the_pause_does_not_go_up_after_it(couch: Couch) -> None:
    pad, mouse = Pad(couch, "pad1"), Mouse(couch)
    evening = sit_down(couch, [pad, mouse, mouse])
    mouse.point(evening.area(1))
    name = mouse.hold("click")
    pad.press("menu")
    mouse.let_go(name)
    pad.press("menu")
    couch.seconds(1)
    assert couch.showing == "valuation"
    assert not open_faces(couch)


def test_people_at_the_mouse_are_asked_one_after_another_and_may_unlock(couch: Couch) -> None:
    evening = sit_down(couch, [Mouse(couch)] * 3, 3)
    for seat in (0, 1):
        assert evening.valuation.open_seat.curtain.seat == seat
        evening.enter(seat, LOW[:4])
        evening.lock(seat)
        assert not open_faces(couch)
    Mouse(couch).click(evening.area(0))
    assert couch.match.locked == {1}
    assert evening.valuation.open_seat.curtain.seat == 0
    evening.lift(0)
    evening.hands[0].press("back")
    for _ in range(2):
        evening.press_open(0, HeldTicket(0, 8), evening.area(0, "fan_9"))
    evening.lock(0)
    evening.enter(2, LOW[:4])
    evening.lock(2)
    assert couch.match.actions[0] == PlaceTickets(0, (*LOW[:3], Ticket.ANNUL))


# ---------------------------------------------------------------- alone


def lay_one(couch: Couch) -> tuple[AuctionEvening, OpenTicket]:
    """A lone human has just laid a ticket."""
    evening = sit_down(couch, [Mouse(couch)], 2)
    couch.until(lambda: couch.sitting.show.stage.idle, "the table lies still")
    evening.enter(0, [Ticket.FOUR])
    return evening, OpenTicket(0, slot_of(Ticket.FOUR))


@pytest.mark.parametrize("reduced", [False, True])
def test_a_ticket_laid_openly_glides_to_its_lot_and_home(sit: Sit, reduced: bool) -> None:
    couch = sit(speed="1x", reduced_motion=reduced)
    evening, ticket = lay_one(couch)
    table = couch.sitting.show.table
    assert ticket in table
    laid = table.area(ticket)
    assert laid is not None
    goal = areas.area(couch.sitting.desk.layout, "lot_1_ticket_1")
    assert (goal.common(laid) == laid) is reduced
    couch.seconds(1)
    spot, place = table.area(ticket), areas.area(couch.sitting.desk.layout, "lot_1_ticket_1")
    assert spot is not None
    assert place is not None
    assert place.common(spot) == spot
    evening.hands[0].press("back")
    assert (ticket in table) is not reduced
    couch.seconds(1)
    assert ticket not in table


def test_a_ticket_laid_openly_explains_itself_and_goes_back_at_a_click(couch: Couch) -> None:
    _, ticket = lay_one(couch)
    couch.seconds(1)
    table = couch.sitting.show.table
    spot = table.area(ticket)
    assert spot is not None
    assert table.explained_at(spot.x + 9, spot.y + 9) == ticket
    Mouse(couch).click(spot)
    couch.seconds(1)
    assert ticket not in table


def test_a_lone_humans_tickets_and_cursor_stay_under_the_pause(couch: Couch) -> None:
    evening, ticket = lay_one(couch)
    couch.seconds(1)
    at = evening.valuation.open_seat.entry.focus.at if evening.valuation.open_seat.entry else None
    keys = Keys(couch, "keyboard")
    keys.press("menu")
    assert ticket in couch.sitting.show.table
    keys.press("menu")
    couch.seconds(1)
    assert evening.valuation.open_seat.entry is not None
    assert evening.valuation.open_seat.entry.focus.at == at
