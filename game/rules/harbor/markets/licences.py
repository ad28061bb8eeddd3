"""H33: buying licences at a fish market."""

from __future__ import annotations

from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor import slots
from game.rules.harbor.deeds import BuyLicence
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import LicenceBought
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import KINDS, MACKEREL, SLOTS, Market

BUYS = tuple(BuyLicence(slot) for slot in SLOTS)
BUY = BuyLicence(None)


def hope(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """A licence is there and could be paid for, with what entering earns."""
    funds = state.cash[seat] + table.spec.licences.income * state.licences[seat * 9 + market]
    return state.desk[market] > 0 and funds >= table.licence_prices[market]


def do(stay: Stay, deed: BuyLicence) -> None:
    """H30: returning one of this market for one of this market is nothing, so it is refused."""
    state, seat, fish = stay.state, stay.seat, KINDS[stay.market]
    if not state.desk[fish]:
        raise IllegalAction(f"the {fish.name.lower()} market has no licence left")
    if at_limit(stay):
        raise IllegalAction(f"seat {seat} may have no further mackerel licence, or not in this visit")
    if deed.returned is SLOTS[fish]:
        raise IllegalAction(f"the {fish.name.lower()} licence returned for another one is nothing")
    slots.make_room(stay.table, state, seat, deed.returned, stay.log)
    yen = stay.table.licence_prices[fish]
    stay.pay(yen, fish, "licence")
    state.desk = changed(state.desk, fish, -1)
    state.licences = changed(state.licences, seat * 9 + fish, 1)
    stay.bought += 1
    if stay.log is not None:
        stay.log.append(LicenceBought(seat, fish, yen))


def at_limit(stay: Stay) -> bool:
    """H33: one Mackerel licence per visit; H3: some per player, if the table wants that."""
    if KINDS[stay.market] is not MACKEREL:
        return False
    licences = stay.table.spec.licences
    return stay.bought >= licences.mackerel_a_visit or is_capped(stay.table, stay.state, stay.seat)


def is_capped(table: Table, state: HarborState, seat: Seat) -> bool:
    """H3: with the house switch nobody owns more Mackerel licences than this."""
    owned = state.licences[seat * 9 + MACKEREL]
    return state.deal.options.mackerel_cap and owned >= table.spec.licences.most_mackerel


def every(stay: Stay) -> list[BuyLicence]:
    """One, by what is returned for it."""
    state, seat, fish = stay.state, stay.seat, KINDS[stay.market]
    if not state.desk[fish] or state.cash[seat] < stay.table.licence_prices[fish] or at_limit(stay):
        return []
    room = slots.room_makers(stay.table, state, seat, but=SLOTS[fish])
    return [BUY if slot is None else BUYS[slot] for slot in room]


def draw(stay: Stay, random: Random) -> BuyLicence | None:
    """Each equally likely."""
    return one_of(every(stay), random)


USE = Use(hope, do, every, draw)
