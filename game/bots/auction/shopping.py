"""What to buy, where a Takusan goes and what a Yakuza gets: few choices, so decided at once."""

from __future__ import annotations

from typing import assert_never

from game.bots.auction.outlook import Outlook
from game.bots.auction.stall import Stall, lead
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import AuctionSpec
from game.rules.auction.stand_in import stand_in
from game.rules.auction.view import AuctionView
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat


class Shopping:
    """A turn of the purchase, with the lots the later seats would take."""

    decided = True

    def __init__(
        self, view: AuctionView, seat: Seat, spec: AuctionSpec, choices: Choices[AuctionAction]
    ) -> None:
        now, outlook = stand_in(view), Outlook(view, spec)
        self._seat, self._pay = seat, spec.decline_pay
        self._stall = Stall(view, spec, outlook)
        self._values = self._stall.values(outlook.worths(now.spaces, now.arrived))
        self._prices = self._stall.prices(now.ranking)
        self._unsold = [lot for lot, buyer in enumerate(now.buyers) if buyer is None]
        self._later = self._stall.turns(after=now.acted + 1)
        self.best = max(choices, key=self._points)
        self.lead = self._points(self.best)

    def step(self) -> None:
        """Nothing is left to think about."""

    def _points(self, action: AuctionAction) -> float:
        mine = self._values[self._seat]
        match action:
            case JoinRow():
                return mine[action.product]
            case PayYakuza():
                return -mine[action.product]
            case BuyLot(lot=lot):
                return self._lead(self._stall.gain(self._seat, lot, mine) - self._prices[lot], lot)
            case Decline():
                return self._lead(self._pay, None)
            case PlaceTickets():
                raise ValueError(f"{action}: tickets are laid in the valuation, not in the purchase")
        assert_never(action)

    def _lead(self, profit: float, lot: int | None) -> float:
        """How far ahead of the others the seat is once they have bought as well."""
        left = [other for other in self._unsold if other != lot]
        profits = self._stall.buy_in_turn(self._later, left, self._prices, self._values)
        profits[self._seat] = profit
        return lead(profits, self._seat)
