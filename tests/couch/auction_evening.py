"""An evening at the auction: tickets are laid in secret or behind a curtain, lots are bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.auction.actions import Decline, PlaceTickets
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN, HeldTicket, Lock
from game.table.pose import PieceId
from game.ui.focus import Area
from scenes.auction.valuation import ValuationScene
from tests.couch.couch import Couch
from tests.couch.evening import Evening, join
from tests.couch.hands import Hand, Mouse


def sit_down(couch: Couch, hands: Sequence[Hand], players: int = 4, seed: int = 7) -> AuctionEvening:
    """From the title to the first offer."""
    join(couch, hands, "auction", range(players, 4), seed)
    couch.until(lambda: couch.asking, "the first question")
    return AuctionEvening(couch, dict(enumerate(hands)))


def slot_of(ticket: object) -> int:
    """The place of a ticket in the fan."""
    return next(slot for slot, other in enumerate(FAN) if other is ticket)


class AuctionEvening(Evening):
    """Questions are valuation, purchase, takusan, yakuza and scoring."""

    last = "scoring"

    @property
    def valuation(self) -> ValuationScene:
        assert isinstance(self.couch.scene, ValuationScene), self.couch.showing
        return self.couch.scene

    @property
    def question(self) -> str:
        """What people are asked now."""
        self.couch.until(lambda: self.couch.asking, "a question")
        return str(self.couch.match.observe(None).phase.name).lower().replace("ended", "scoring")

    def go_on(self) -> bool:
        """One question; false once there is none left."""
        match self.question:
            case "scoring":
                return False
            case "valuation":
                for seat in sorted(self.couch.match.waiting() & self.hands.keys()):
                    self.value(seat)
            case _:
                self.buy()
        return True

    # ------------------------------------------------------------ tickets

    def wish(self, seat: Seat) -> tuple[Ticket, ...]:
        """Any tickets the seat still has."""
        view = self.couch.match.observe(None)
        free = sorted((*NORMALS, *view.seats[seat].specials))
        return tuple(self.luck.sample(free, len(view.lots)))

    def value(self, seat: Seat, tickets: Sequence[Ticket] | None = None) -> None:
        """All tickets, and the lock."""
        wanted = tuple(tickets or self.wish(seat))
        self.enter(seat, wanted)
        self.lock(seat)
        self.meant[seat].append(PlaceTickets(seat, wanted))

    def carry_on(self, seat: Seat, before: Sequence[Ticket], rest: Sequence[Ticket]) -> None:
        """An entry that was interrupted after its first tickets."""
        self.enter(seat, rest)
        self.lock(seat)
        self.meant[seat].append(PlaceTickets(seat, (*before, *rest)))

    def enter(self, seat: Seat, tickets: Sequence[Ticket]) -> None:
        """The way the seat's device does it."""
        hand = self.hands[seat]
        if hand.device == "mouse" and self.valuation.open_seat.lone is None:
            self.lift(seat)
        for ticket in tickets:
            if self.valuation.open_seat.entry is None:
                hand.drop(slot_of(ticket))
            else:
                for _ in range(2):  # into the hand, onto the next lot
                    self.press_open(
                        seat, HeldTicket(seat, slot_of(ticket)), self.area(seat, f"fan_{slot_of(ticket) + 1}")
                    )

    def lock(self, seat: Seat) -> None:
        if self.valuation.open_seat.entry is None:
            self.hands[seat].lock()
        else:
            self.press_open(seat, Lock(seat), self.area(seat, "lock"))

    def press_open(self, seat: Seat, key: PieceId, area: Area) -> None:
        """Something of an open entry."""
        entry = self.valuation.open_seat.entry
        assert entry is not None, "nothing lies open"
        self.hands[seat].choose(entry.focus, key, area)

    def lift(self, seat: Seat) -> None:
        """Whoever shares the mouse holds the curtain until it is up."""
        curtain = self.valuation.open_seat.curtain
        assert curtain.seat == seat
        assert not curtain.lifted
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.point(self.area(seat))
            name = hand.hold("click")
        else:
            name = hand.hold("lock")
        self.couch.until(lambda: curtain.lifted, "the curtain goes up")
        hand.let_go(name)

    # ------------------------------------------------------------ buying

    def buy(self, action: Any = None) -> None:
        """Some legal choice of whose turn it is; declining is rare."""
        (seat,) = self.couch.match.waiting()
        choices = list(self.couch.match.legal(seat))
        offers = [choice for choice in choices if not isinstance(choice, Decline)]
        if action is None:
            action = self.luck.choice(offers if offers and self.luck.random() < 0.85 else choices)
        self.decide(seat, action)
        self.meant[seat].append(action)
