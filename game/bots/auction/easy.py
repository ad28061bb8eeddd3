"""A beginner's opponent: buys by what the market pays today, and has no plan for tomorrow."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.auction.future import drift, morning
from game.bots.auction.ground import Ground
from game.bots.auction.laying import MAGURO
from game.bots.auction.market import certain
from game.bots.auction.playout import NOWHERE, Playout
from game.bots.auction.position import Position, position
from game.bots.auction.words import deed
from game.i18n.door import _
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.lots import CONTENTS
from game.rules.auction.spec import NORMALS, AuctionOptions, AuctionSpec, Ticket
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat

CARELESS: Final = 3.0
"""Points by which it misjudges a lot, more or less."""

FANCY: Final = 0.08
"""How likely each unused special is laid, for no better reason than having it."""


class EasyAuction:
    """Pushes the fish it has, spends specials on a whim, and looks at nobody else's rows."""

    def __init__(self, seed: int, spec: AuctionSpec) -> None:
        self._random, self._spec = Random(seed), spec
        self._grounds: dict[AuctionOptions, Ground] = {}
        self._best: AuctionAction
        self._why = ""

    def consider(self, view: AuctionView, choices: Choices[AuctionAction]) -> None:
        """Decides at once."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        if view.options not in self._grounds:
            self._grounds[view.options] = Ground(self._spec, view.options)
        ground, here = self._grounds[view.options], position(view)
        if view.phase is Phase.VALUATION:
            self._best = PlaceTickets(view.seat, self._tickets(view, view.seat, here))
            reason = _("They raise the fish I have most of.")
        else:
            worths = [*certain(here.markers, self._spec.niches), here.cards[view.seat * 6 + MAGURO] + 3.0]
            offers = self._offers(view, view.seat, ground, here, worths)
            self._best = max(choices, key=lambda action: self._points(action, offers, worths))
            reason = _("That is best at today's quotation.")
        self._why = f"{deed(self._best, view, self._spec)} {reason}"

    def think(self, budget: int) -> bool:
        """Has decided already."""
        return True

    def best(self) -> AuctionAction:
        """What it decided."""
        return self._best

    def why(self) -> str:
        """A few words on what `best` says."""
        return self._why

    def _tickets(self, view: AuctionView, seat: Seat, here: Position) -> tuple[Ticket, ...]:
        """High tickets where much of its own fish lies, roughly."""
        rows = [*here.cards[seat * 6 : seat * 6 + MAGURO], 0]
        wishes = [
            sum(rows[product] for product in CONTENTS[cards][0]) + self._random.gauss(0, CARELESS)
            for cards in view.lots
        ]
        order = sorted(range(len(wishes)), key=wishes.__getitem__)
        laid = sorted(self._random.sample(NORMALS, len(wishes)))
        tickets = [laid[order.index(lot)] for lot in range(len(wishes))]
        for special in view.seats[seat].specials:
            if self._random.random() < FANCY:
                tickets[self._random.randrange(len(tickets))] = special
        return tuple(tickets)

    def _offers(
        self, view: AuctionView, seat: Seat, ground: Ground, here: Position, worths: list[float]
    ) -> dict[int, float]:
        """What each unsold lot brings at today's market, roughly."""
        now = morning(ground, [view.lots[lot] for lot in view.ranking], ground.rounds, drift(ground, [0] * 5))
        bases = [sum([worths[product] for product in lot[1]]) - lot[0] for lot in now.goods]
        found = Playout(ground).profits(here, now, range(ground.lots), seat, worths[:MAGURO], bases)
        return {
            lot: profit + self._random.gauss(0, CARELESS)
            for lot, profit in zip(view.ranking, found, strict=True)
        }

    def _points(self, action: AuctionAction, offers: dict[int, float], worths: list[float]) -> float:
        match action:
            case BuyLot(lot=lot):
                return offers[lot]
            case Decline():
                return float(self._spec.decline_pay)
            case JoinRow(product=product):
                return worths[product]
            case PayYakuza(product=product):
                return -worths[product]
            case PlaceTickets():
                return NOWHERE
