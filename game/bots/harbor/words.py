"""A bot's reasons in a few plain words, fish and figures."""

from __future__ import annotations

from typing import assert_never

from game.bots.harbor import names
from game.bots.harbor.deed_words import visited
from game.bots.harbor.estimate import Judge
from game.bots.harbor.fancy import old_or_fresh
from game.bots.harbor.weights import Weights
from game.i18n.door import _, ngettext
from game.i18n.formats import number, yen
from game.rules.core.seat import Seat
from game.rules.harbor.actions import (
    BidTuna,
    Buy,
    EndTurn,
    Fish,
    HarborAction,
    OpenPort,
    PickBuyer,
    ReturnLicence,
    UseFreezer,
    Visit,
)
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import CART, FREEZER, KINDS, SUBSIDY, TUNA, TUNAS


class Reasons:
    """Speaks for one seat about one position; of the others it knows what lies on the table."""

    def __init__(self, table: Table, state: HarborState, seat: Seat, weights: Weights) -> None:
        self._table, self._state, self._seat = table, state, seat
        self._judge = Judge(table, state, seat, weights)

    def of(self, action: HarborAction) -> str:
        """Why this action."""
        match action:
            case Fish():
                return self._fish(action)
            case Visit():
                return visited(self._table, self._state, action)
            case Buy():
                return self._buy(action)
            case BidTuna():
                return self._bid(action)
            case OpenPort():
                return _("I open a port to have room for another ship.")
            case ReturnLicence():
                return _returned(action)
            case UseFreezer():
                return self._freezer(action)
            case PickBuyer():
                return self._pick(action)
            case EndTurn():
                return self._end()
        assert_never(action)

    def _fish(self, action: Fish) -> str:
        docked = [step for step in action.steps if type(step) is Dock]
        holds = [self._state.ships[self._seat][step.ship][2] for step in docked]
        landed = [kind for hold in holds for kind in hold]
        if TUNA in landed:
            goods = names.counted(landed)
            return _("I bring in {goods}: three tuna barrels make an auction.", goods=goods)
        if landed:
            prices = [price for step in docked for price in step.prices]
            return _asked(names.counted(landed), prices)
        taken = [step.fish for step in action.steps if type(step) is TakeBarrel]
        if taken:
            best = max(taken, key=lambda fish: self._judge.caught[fish])
            return _(
                "I take {goods}: a barrel of {fish} should bring me about {amount}.",
                goods=names.counted(taken),
                fish=names.fish(KINDS[best]),
                amount=yen(round(self._judge.caught[best])),
            )
        if any(type(step) is LeavePort for step in action.steps):
            return _("I put to sea, since ships earn nothing in port.")
        if action.steps:
            return _("I change prices so that my goods find buyers.")
        return _("My ships are done.")

    def _buy(self, action: Buy) -> str:
        shelves = [list(wares) for wares in self._state.wares]
        wares = [shelves[seller].pop(place) for seller, place in action.items]
        paid = sum(ware[2] for ware in wares)
        wish = self._judge.wishes[self._seat]
        worth = round(sum(wish[old_or_fresh(kind, fresh)] for kind, fresh, _ in wares))
        return _(
            "I buy {goods} for {price}, worth about {worth} to me.",
            goods=names.counted(ware[0] for ware in wares),
            price=yen(paid),
            worth=yen(worth),
        )

    def _bid(self, action: BidTuna) -> str:
        assert self._state.tuna is not None
        r = self._table.spec.worth.tuna[self._state.tuna - TUNAS[0]]
        bid = _(
            "I bid {amount} for a tuna of {worth} R, so that no rival gets it cheaply.",
            amount=yen(action.yen),
            worth=r,
        )
        if self._seat == self._state.turn:
            goes = _("The money would go to the bank.")
        else:
            goes = _("The money goes to the fisher.")
        return f"{bid} {goes}"

    def _freezer(self, action: UseFreezer) -> str:
        wares = len(self._state.wares[self._seat])
        if action.use:
            return ngettext(
                "I use the freezer to keep {count} barrel that may still find a buyer.",
                "I use the freezer to keep {count} barrels that may still find a buyer.",
                wares,
            )
        return _("I save the freezer: too little would spoil now.")

    def _pick(self, action: PickBuyer) -> str:
        if action.buyer == self._seat:
            return _("The bids are tied, and I want the tuna myself.")
        return _("The bids are tied, and this buyer's money helps me more than the tuna helps them.")

    def _end(self) -> str:
        if not self._state.actions:
            return _("My actions are spent.")
        return ngettext(
            "I leave {count} action unspent: it would not help me.",
            "I leave {count} actions unspent: none would help me.",
            self._state.actions,
        )


def _asked(goods: str, prices: list[int]) -> str:
    """One price, or the range of them."""
    low, high = min(prices), max(prices)
    if low == high:
        return _(
            "I bring in {goods} and ask {price} each, which the others should pay.",
            goods=goods,
            price=yen(low),
        )
    return _(
        "I bring in {goods} and ask {low} to {high}, which the others should pay.",
        goods=goods,
        low=number(low),
        high=yen(high),
    )


def _returned(action: ReturnLicence) -> str:
    if action.slot == FREEZER:
        return _("I give back the freezer: its slot is of more use empty.")
    if action.slot == CART:
        return _("I give back the cart: its slot is of more use empty.")
    if action.slot == SUBSIDY:
        return _("I give back the subsidy: its slot is of more use empty.")
    fish = names.fish(KINDS[action.slot])
    return _("I give back the {fish} licence: its slot is of more use empty.", fish=fish)
