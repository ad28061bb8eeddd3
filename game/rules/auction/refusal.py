"""Why an action is refused, in a sentence; only worked out once it is."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from game.rules.auction.actions import BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.phases.laying import open_rows, real_rows
from game.rules.auction.phases.valuation import hand
from game.rules.auction.spec import Card, Ticket
from game.rules.auction.state import AuctionState, Phase
from game.rules.auction.table import Table
from game.rules.core.errors import IllegalAction
from game.rules.core.refusal import refuse_unasked, shown

ASKED: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.VALUATION: (PlaceTickets,),
    Phase.PURCHASE: (BuyLot, Decline),
    Phase.TAKUSAN: (JoinRow,),
    Phase.YAKUZA: (PayYakuza,),
    Phase.ENDED: (),
}


def refuse(table: Table, state: AuctionState, action: Any) -> NoReturn:
    """Raises the refusal that fits best."""
    refuse_unasked(state.waiting, action, ASKED[state.phase], f"round {state.round}")
    raise IllegalAction(f"{shown(action)}: {_reason(table, state, action)}")


def _reason(table: Table, state: AuctionState, action: Any) -> str:
    """What is wrong with an action of the right kind; declining never is."""
    match action:
        case PlaceTickets():
            return _ticket_reason(table, state, action)
        case BuyLot():
            return _lot_reason(table, state, action)
        case JoinRow():
            return f"a Takusan joins a row of its buyer; rows: {_names(open_rows(state, action.seat))}"
    return f"a Yakuza takes a real card of its buyer; there are: {_names(real_rows(state, action.seat))}"


def _names(cards: list[Card] | tuple[Ticket, ...]) -> str:
    return ", ".join(card.name.lower() for card in cards)


def _ticket_reason(table: Table, state: AuctionState, action: PlaceTickets) -> str:
    tickets = hand(state.specials[action.seat])
    return f"one different ticket of the hand on each of the {table.lots} lots; the hand: {_names(tickets)}"


def _lot_reason(table: Table, state: AuctionState, action: BuyLot) -> str:
    if type(action.lot) is not int or action.lot not in range(table.lots):
        return f"the lots are 0 to {table.lots - 1}"
    if state.buyers[action.lot] is not None:
        return f"lot {action.lot} was bought by seat {state.buyers[action.lot]}"
    price = table.prices[state.ranking.index(action.lot)]
    return f"lot {action.lot} costs {price}, seat {action.seat} has {state.money[action.seat]}"
