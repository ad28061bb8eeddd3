"""Moments of a match at which something may come between, and how to get there."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.auction.spec import Ticket
from game.storage import saves
from tests.couch.auction_evening import AuctionEvening
from tests.couch.evening import replayed
from tests.couch.hands import Hand

HALF = (Ticket.PLUS_SIX, Ticket.ZERO)
REST = (Ticket.FOUR, Ticket.ANNUL)
"""Two and two for the four lots of three players."""


def set_speed(evening: AuctionEvening, speed: str, by: Hand | None = None) -> None:
    """As people do it: pause, settings, and back."""
    couch, hand = evening.couch, by or evening.anybody
    hand.press("menu")
    assert couch.showing == "pause"
    hand.take("settings")
    hand.turn("speed", speed)
    hand.take("close")
    hand.take("go_on")
    couch.until(lambda: couch.showing not in ("pause", "settings"))


def _offer(evening: AuctionEvening) -> None:
    evening.play_until("purchase")
    set_speed(evening, "4x")
    while evening.couch.showing != "offer":
        if evening.couch.asking:
            evening.buy()
        evening.couch.frames()


def _half(evening: AuctionEvening) -> None:
    evening.play_until("valuation")
    evening.enter(0, HALF)


def _locked(evening: AuctionEvening) -> None:
    evening.play_until("valuation")
    evening.value(0)


def _quotation(evening: AuctionEvening) -> None:
    evening.play_until("valuation")
    set_speed(evening, "4x")
    evening.go_on()
    evening.couch.until(lambda: evening.couch.showing == "quotation", "the quotation")
    evening.couch.frames(5)


def _turn_of(evening: AuctionEvening, mine: bool) -> None:
    evening.play_until("purchase")
    while (evening.couch.match.waiting() == {0}) != mine:
        evening.go_on()
        evening.play_until("purchase")


def _purchase_moves(evening: AuctionEvening) -> None:
    evening.play_until("purchase")
    set_speed(evening, "4x")
    evening.buy()
    evening.couch.frames(3)
    assert not evening.couch.sitting.show.stage.idle


def _asked(evening: AuctionEvening, question: str) -> None:
    """The first seat buys what leads to the question, as soon as it can."""
    match = evening.couch.match
    while True:
        evening.play_until("purchase")
        if match.waiting() == {0}:
            for action in match.legal(0):
                after, _ = match.kernel.apply(match.state, action)
                if match.kernel.observe(after, None).phase.name.lower() == question:
                    evening.buy(action)
                    return
        evening.go_on()


def _scoring(evening: AuctionEvening) -> None:
    while len(evening.couch.match.waiting()) != 1 or evening.couch.match.observe(None).round < 7:
        evening.go_on()
    set_speed(evening, "4x")
    while evening.couch.showing != "scoring":
        if evening.couch.asking:
            evening.buy()
        evening.couch.frames()


def _paused(evening: AuctionEvening) -> None:
    evening.play_until("purchase")
    evening.hands[1].press("menu")


def _log(evening: AuctionEvening) -> None:
    evening.play_until("purchase")
    evening.hands[1].press("log")


MOMENTS: dict[str, Callable[[AuctionEvening], None]] = {
    "offer": _offer,
    "valuation, nothing dropped": lambda evening: evening.play_until("valuation"),
    "valuation, half dropped": _half,
    "valuation, locked": _locked,
    "quotation": _quotation,
    "purchase, own turn": lambda evening: _turn_of(evening, True),
    "purchase, another's turn": lambda evening: _turn_of(evening, False),
    "purchase, cards on their way": _purchase_moves,
    "takusan": lambda evening: _asked(evening, "takusan"),
    "yakuza": lambda evening: _asked(evening, "yakuza"),
    "scoring": _scoring,
    "counted": lambda evening: evening.play_until("scoring"),
}
COVERED: dict[str, Callable[[AuctionEvening], None]] = {"pause": _paused, "log": _log}
"""Moments at which a menu lies over the table."""


def finish(evening: AuctionEvening, moment: str, whole: bool = False) -> None:
    """Plays on from a moment, to the results or for two questions; an interrupted entry goes on."""
    couch = evening.couch
    if moment == "valuation, half dropped":
        evening.carry_on(0, HALF, REST)
    if whole:
        evening.play()
    elif evening.go_on():
        evening.go_on()
    if evening.question == "scoring":
        outcome = evening.results()
        assert replayed(couch).outcome() == outcome
        evening.check_record(replayed(couch))
    else:
        kept, _, damage = saves.restore(couch.matches("journal")[-1])
        assert damage is None
        assert kept.actions == couch.match.actions
        evening.check_record(kept)
