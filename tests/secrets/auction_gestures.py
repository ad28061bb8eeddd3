"""What people do in a valuation, alike in timing whatever they choose."""

from __future__ import annotations

from game.rules.core.seat import Seat
from scenes.auction.valuation import ValuationScene
from tests.couch.auction_evening import slot_of
from tests.couch.hands import Mouse
from tests.secrets.auction_film import FilmedAuction


def lay(game: FilmedAuction, seat: Seat, first: int = 0, last: int | None = None) -> None:
    """Some of the seat's tickets: blindly, or by clicks once its curtain is lifted."""
    for ticket in game.tickets(seat)[first:last]:
        slot, hand = slot_of(ticket), game.hand(seat)
        if isinstance(hand, Mouse):
            for _ in range(2):  # into the hand, onto the next lot
                hand.click(game.area(seat, f"fan_{slot + 1}"))
        else:
            hand.drop(slot)


def lock_all(game: FilmedAuction) -> None:
    """Everybody who has not yet; then everything is turned over."""
    for seat in game.people:
        if seat not in game.match.locked and not game.revealed:
            game.hand(seat).lock()
    assert game.revealed


def lift(game: FilmedAuction, seat: Seat) -> None:
    """Held with the mouse until it is up."""
    curtain = valuation(game).open_seat.curtain
    assert curtain.seat == seat
    game.mouse.point(game.area(seat))
    held = game.mouse.hold("click")
    game.until(lambda: curtain.lifted, "the curtain goes up")
    game.mouse.let_go(held)


def lock(game: FilmedAuction, seat: Seat) -> None:
    """A click on the lock, behind the curtain."""
    game.mouse.click(game.area(seat, "lock"))


def valuation(game: FilmedAuction) -> ValuationScene:
    assert isinstance(game.scene, ValuationScene), game.showing
    return game.scene
