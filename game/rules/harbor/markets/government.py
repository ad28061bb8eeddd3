"""H54: charity and subsidies."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor import slots
from game.rules.harbor.deeds import BuySubsidy, Give
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import CharityGiven, SubsidyBought
from game.rules.harbor.markets.stay import Stay, Use, has_tokens
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import RESOURCES, Market, Slot


def places(stay: Stay) -> int:
    """How many tokens charity still takes in this game."""
    return stay.table.spec.extras.charity_places - sum(stay.state.extras.charity)


def do_give(stay: Stay, deed: Give) -> None:
    """The tokens leave the game."""
    resource, count, state = deed.resource, deed.count, stay.state
    stay.give_up(resource, count, places(stay))
    yen = stay.table.spec.extras.charity_yen * count
    state.extras = replace(state.extras, charity=changed(state.extras.charity, resource, count))
    state.cash[stay.seat] += yen
    if stay.log is not None:
        stay.log.append(CharityGiven(stay.seat, resource, count, yen))


def every_give(stay: Stay) -> list[Give]:
    """Each resource the seat owns, in each number charity takes."""
    if not has_tokens(stay.table, stay.state, stay.seat, stay.market):
        return []
    most = places(stay)
    return [
        Give(resource, count)
        for resource in RESOURCES
        for count in range(1, min(most, stay.owned(resource)) + 1)
    ]


def draw_give(stay: Stay, random: Random) -> Give | None:
    """Each equally likely."""
    return one_of(every_give(stay), random)


def hope_subsidy(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """A subsidy is left, wanted and affordable."""
    extras = state.extras
    wanted = extras.subsidies_left > 0 and not extras.subsidies[seat]
    return wanted and state.cash[seat] >= table.spec.extras.subsidy_price


def do_subsidy(stay: Stay, deed: BuySubsidy) -> None:
    """One per player."""
    state, seat, extras = stay.state, stay.seat, stay.table.spec.extras
    if not state.extras.subsidies_left or state.extras.subsidies[seat]:
        left, owned = state.extras.subsidies_left, state.extras.subsidies[seat]
        raise IllegalAction(f"{left} subsidies left, seat {seat} has {owned}; one each")
    slots.make_room(stay.table, state, seat, deed.returned, stay.log)
    stay.pay(extras.subsidy_price, Slot.SUBSIDY)
    subsidies, left = changed(state.extras.subsidies, seat, 1), state.extras.subsidies_left - 1
    state.extras = replace(state.extras, subsidies=subsidies, subsidies_left=left)
    if stay.log is not None:
        stay.log.append(SubsidyBought(seat, extras.subsidy_price))


def every_subsidy(stay: Stay) -> list[BuySubsidy]:
    """One, by what is returned for it."""
    state, seat = stay.state, stay.seat
    if not hope_subsidy(stay.table, state, seat, stay.market):
        return []
    return [BuySubsidy(slot) for slot in slots.room_makers(stay.table, state, seat, but=None)]


def draw_subsidy(stay: Stay, random: Random) -> BuySubsidy | None:
    """Each equally likely."""
    return one_of(every_subsidy(stay), random)


GIVE = Use(has_tokens, do_give, every_give, draw_give)
SUBSIDY = Use(hope_subsidy, do_subsidy, every_subsidy, draw_subsidy)
