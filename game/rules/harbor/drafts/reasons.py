"""Reasons that several drafts give, and the names of things in them."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.rules.core.draft import Fact, Refusal, refusal
from game.rules.core.seat import Seat
from game.rules.harbor import slots
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import HULLS, KINDS, MARKETS, RESOURCES, SLOTS, Slot

NO_ACTION: Final = refusal("H10", "no action")
KIND_NAMES: Final = tuple(kind.name.lower() for kind in KINDS)
HULL_NAMES: Final = tuple(hull.name.lower() for hull in HULLS)
MARKET_NAMES: Final = tuple(market.name.lower() for market in MARKETS)
RESOURCE_NAMES: Final = tuple(resource.name.lower() for resource in RESOURCES)
SLOT_NAMES: Final = tuple(slot.name.lower() for slot in SLOTS)


@cache
def named(rule: str, why: str, **facts: Fact) -> Refusal:
    """A refusal of which there are few, by ship, fish, port or ware; a screen asks for them all the time."""
    return refusal(rule, why, **facts)


def too_dear(rule: str, price: int, cash: int) -> Refusal:
    """The commonest reason of all."""
    return refusal(rule, "too dear", price=price, cash=cash)


def no_port(table: Table, state: HarborState, seat: Seat) -> Refusal:
    """H26: why no port is opened."""
    if state.ports[seat] == len(table.room):
        return refusal("H26", "all open", ports=len(table.room))
    return too_dear("H26", table.spec.fishing.port_cost, state.cash[seat])


def price_awaited(rule: str, what: int, left: int) -> Refusal:
    """For the next thing, and how many wait after it."""
    return refusal(rule, "price awaited", ware=KIND_NAMES[what], left=left)


def no_such_price(prices: range) -> Refusal:
    """H23."""
    return refusal("H23", "no such price", step=prices.step, most=prices[-1])


def no_such_bid(bids: range) -> Refusal:
    """H42."""
    return refusal("H42", "no such bid", step=bids.step, cash=bids[-1])


def same_price(yen: int) -> Refusal:
    """H23: a new price is another one."""
    return refusal("H23", "same price", price=yen)


def returns(table: Table, state: HarborState, seat: Seat) -> dict[Slot, Refusal | None]:
    """H25: all that lies in the slots of a seat, and why some of it cannot be given back."""
    free = slots.returnable(table, state, seat)
    licences = state.licences[seat * 9 : seat * 9 + 9]
    return {
        slot: None if slot in free else refusal("H25", "in use", slot=SLOT_NAMES[slot])
        for slot in SLOTS
        if slot in free or (slot < len(licences) and licences[slot])
    }


def stranding(table: Table, state: HarborState, seat: Seat, slot: Slot, spent: int = 0) -> Refusal | None:
    """H25: why giving this back is no good idea: the last licence goes, and no yen is left for another."""
    licences, cash = state.licences[seat * 9 : seat * 9 + 9], state.cash[seat] - spent
    if slot >= len(licences) or sum(licences) > 1 or not licences[slot]:
        return None
    prices = [price for fish, price in enumerate(table.licence_prices) if state.desk[fish] or fish == slot]
    cheapest = min(prices)
    return None if cash >= cheapest else refusal("H25", "last licence", price=cheapest, cash=cash)
