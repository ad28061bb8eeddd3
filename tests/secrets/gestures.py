"""What people do at the table, alike in timing whatever they choose."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.seat import Seat
from scenes.auction.guide import AuctionGuide
from scenes.auction.valuation import ValuationScene
from tests.couch.couch import Way
from tests.couch.hands import Hand, Mouse, slot_of
from tests.secrets.film import Filmed


def lay(game: Filmed, seat: Seat, first: int = 0, last: int | None = None) -> None:
    """Some of the seat's tickets: blindly, or by clicks once its curtain is lifted."""
    for ticket in game.tickets(seat)[first:last]:
        slot, hand = slot_of(ticket), game.hand(seat)
        if isinstance(hand, Mouse):
            hand.click(game.area(seat, f"fan_{slot + 1}"))
        else:
            hand.drop(slot)


def lock_all(game: Filmed) -> None:
    """Everybody who has not yet; then everything is turned over."""
    for seat in game.people:
        if seat not in game.match.locked and not game.revealed:
            game.hand(seat).lock()
    assert game.revealed


def lift(game: Filmed, seat: Seat) -> None:
    """Held with the mouse until it is up."""
    curtain = valuation(game).open_seat.curtain
    assert curtain.seat == seat
    game.mouse.point(game.area(seat))
    held = game.mouse.hold("click")
    game.until(lambda: curtain.lifted, "the curtain goes up")
    game.mouse.let_go(held)


def lock(game: Filmed, seat: Seat) -> None:
    """A click on the lock, behind the curtain."""
    game.mouse.click(game.area(seat, "prompt"))


def valuation(game: Filmed) -> ValuationScene:
    assert isinstance(game.scene, ValuationScene), game.showing
    return game.scene


def look_at_everything(game: Filmed) -> None:
    """The mouse goes over each thing that explains itself, and off the table."""
    for area in AuctionGuide(game.sitting).areas().values():
        game.mouse.point(area)
    game.mouse.point(game.area(0)._replace(y=0, h=4))


def walk(game: Filmed, hand: Hand, ways: Sequence[Way]) -> None:
    """While the button is held."""
    held = hand.hold("inspect")
    for way in ways:
        hand.step(way)
    hand.let_go(held)
    game.frames(2)


def read_the_log(game: Filmed, hand: Hand) -> None:
    """From the pause menu, and back to it."""
    hand.take("log")
    assert game.showing == "log"
    game.frames(2)
    hand.press("back")
