"""Tickets are dragged with the mouse: from the tray to any lot, from lot to lot, and off again."""

from __future__ import annotations

from game.rules.auction.spec import Ticket
from game.staging.auction.pieces import GhostFish, GhostTile
from game.ui.focus import Area
from tests import areas
from tests.couch.auction_evening import AuctionEvening, sit_down, slot_of
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Mouse

FOUR, THREE = Ticket.FOUR, Ticket.THREE


def alone(couch: Couch) -> tuple[AuctionEvening, Mouse]:
    mouse = Mouse(couch)
    evening = sit_down(couch, [mouse], 3)
    couch.until(lambda: couch.sitting.show.stage.idle, "the table lies still")
    return evening, mouse


def lot(couch: Couch, number: int) -> Area:
    return areas.area(couch.sitting.desk.layout, f"lot_{number + 1}")


def spot(couch: Couch, number: int) -> Area:
    return areas.area(couch.sitting.desk.layout, f"lot_{number + 1}_ticket_1")


def drag(couch: Couch, mouse: Mouse, start: Area, end: Area, part: float = 0.5) -> None:
    mouse.point(start)
    name = mouse.hold("click")
    mouse.point(end, 0.1)
    mouse.point(end, part)
    mouse.let_go(name)
    couch.seconds(0.8)


def laid(evening: AuctionEvening) -> tuple[Ticket | None, ...]:
    return evening.valuation.ballot.drafts[0].position


def test_a_ticket_lands_on_the_lot_it_is_dropped_on_wherever_on_it(sit: Sit) -> None:
    for part in (0.02, 0.5, 0.98):
        couch = sit(speed="1x", home=f"{part}")
        evening, mouse = alone(couch)
        drag(couch, mouse, evening.area(0, f"fan_{slot_of(FOUR) + 1}"), lot(couch, 2), part)
        assert laid(evening) == (None, None, FOUR, None)
        assert "dragged" not in couch.sitting.desk.board.hud._sprites


def test_from_lot_to_lot_tickets_change_places_and_off_the_lots_they_go_back(sit: Sit) -> None:
    couch = sit(speed="1x")
    evening, mouse = alone(couch)
    drag(couch, mouse, evening.area(0, f"fan_{slot_of(FOUR) + 1}"), lot(couch, 0))
    drag(couch, mouse, evening.area(0, f"fan_{slot_of(THREE) + 1}"), lot(couch, 3))
    assert laid(evening) == (FOUR, None, None, THREE)
    drag(couch, mouse, spot(couch, 0), lot(couch, 3))
    assert laid(evening) == (THREE, None, None, FOUR)
    drag(couch, mouse, spot(couch, 3), lot(couch, 1))
    assert laid(evening) == (THREE, FOUR, None, None)
    drag(couch, mouse, spot(couch, 1), evening.area(0, "tray_words"))
    assert laid(evening) == (THREE, None, None, None)


def test_a_ticket_in_hand_goes_to_the_lot_that_is_pressed(sit: Sit) -> None:
    couch = sit(speed="1x")
    evening, mouse = alone(couch)
    mouse.click(evening.area(0, f"fan_{slot_of(FOUR) + 1}"))
    assert laid(evening) == (None,) * 4
    mouse.click(lot(couch, 3))
    assert laid(evening) == (None, None, None, FOUR)
    mouse.click(lot(couch, 1))
    mouse.click(evening.area(0, f"fan_{slot_of(THREE) + 1}"))
    assert laid(evening) == (None, THREE, None, FOUR)


def test_own_tickets_show_what_they_would_do_if_all_voted_so(sit: Sit) -> None:
    couch = sit(speed="1x")
    evening, mouse = alone(couch)
    table = couch.sitting.show.table
    assert not [id for id in table if isinstance(id, GhostTile | GhostFish)]
    drag(couch, mouse, evening.area(0, f"fan_{slot_of(FOUR) + 1}"), lot(couch, 2))
    assert [id for id in table if isinstance(id, GhostTile)] == [GhostTile(2)]
    mouse.press("back")
    couch.seconds(1)
    assert not [id for id in table if isinstance(id, GhostTile | GhostFish)]


def test_what_cannot_be_laid_shakes_and_says_why(sit: Sit) -> None:
    couch = sit(speed="1x")
    evening, mouse = alone(couch)
    draft = evening.valuation.ballot.drafts[0]
    draft.hand -= {Ticket.ANNUL}  # as if it had been used before
    cell = evening.area(0, f"fan_{slot_of(Ticket.ANNUL) + 1}")
    mouse.click(cell)
    assert couch.sitting.show.table.moving
    assert "Annul" in couch.sitting.desk.board.hud._notice
    assert laid(evening) == (None,) * 4
