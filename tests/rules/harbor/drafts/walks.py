"""Drafts at random, and the parts of a given action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, TypeAlias, assert_never

from game.rules.core.draft import Draft
from game.rules.core.single import Single
from game.rules.harbor import deeds as does
from game.rules.harbor.actions import Buy, Fish, HarborAction, Visit
from game.rules.harbor.drafts.parts import (
    DONE,
    ConvertOctopus,
    DockAt,
    EnterMarket,
    GiveBack,
    PickHull,
    PickItem,
    PickPort,
    PickSpot,
    PickWare,
    Price,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
)
from game.rules.harbor.drafts.wishes import draft_for, wishes
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import Market, Resource, Slot
from tests.rules.harbor.midway import KERNEL

AnyPart: TypeAlias = Any
SomeDraft: TypeAlias = Draft[Any, Any, HarborAction, Any]


@cache
def table(players: int) -> Table:
    return table_for(KERNEL.spec, players)


def begun(state: HarborState, seat: int, kind: type[HarborAction]) -> SomeDraft:
    """An empty draft of a seat."""
    return draft_for(table(len(state.cash)), KERNEL.observe(state, seat), kind)


def every_draft(state: HarborState, seat: int) -> Iterator[SomeDraft]:
    """One of each kind that the seat is asked for."""
    for kind in wishes(KERNEL.observe(state, seat)):
        yield begun(state, seat, kind)


def possible(draft: SomeDraft) -> list[AnyPart]:
    return [part for part, why in draft.options().items() if why is None]


def walk(draft: SomeDraft, random: Random, stop: float = 0.25) -> Iterator[AnyPart]:
    """Adds a part that is not refused, again and again; says which before the next one."""
    stop = 1 if isinstance(draft, Single) else stop
    while (parts := possible(draft)) and not (draft.complete and random.random() < stop):
        part = random.choice(parts)
        draft.add(part)
        yield part


def parts_of(action: HarborAction) -> list[AnyPart]:
    """The presses that make an action."""
    match action:
        case Fish():
            return [part for step in action.steps for part in _of_step(step)]
        case Visit():
            return [EnterMarket(action.market), action.entry, *_of_deeds(action.market, action.deeds)]
        case Buy():
            return [PickItem(*item) for item in action.items]
        case _:
            return [action]


def _of_step(step: Step) -> list[AnyPart]:
    match step:
        case Dock():
            return [DockAt(step.ship, step.port), *map(Price, step.prices)]
        case Reprice():
            return [PickWare(step.ware), Price(step.price)]
        case LeavePort() | NewPort() | TakeBarrel():
            return [step]
        case _:
            assert_never(step)


def _of_deeds(market: Market, deeds: tuple[does.Deed, ...]) -> list[AnyPart]:
    found: list[AnyPart] = []
    for deed in deeds:
        parts = _of_deed(market, deed)
        if isinstance(parts[0], Token) and found and found[-1] == parts[0]:
            found.append(DONE)
        found += parts
    return found


def _of_deed(market: Market, deed: does.Deed) -> list[AnyPart]:
    match deed:
        case does.Sell() | does.Give():
            all_at_once = market is Market.FUGU and deed.resource is Resource.FUGU
            return [Token(deed.resource)] * (1 if all_at_once else deed.count)
        case does.Trade():
            return [PickSpot(deed.spot), *map(Token, deed.bundle)]
        case does.Convert():
            return [ConvertOctopus(), *map(Price, deed.prices)]
        case does.BuyShip():
            return [PickHull(deed.hull), PickPort(deed.port)]
        case does.BuyLicence():
            return [TakeLicence(), *_of_return(deed.returned)]
        case does.Rent():
            return [TakeRental(deed.what), *_of_return(deed.returned)]
        case does.BuySubsidy():
            return [TakeSubsidy(), *_of_return(deed.returned)]
        case does.SellBarrel() | does.SellShip() | does.TakeLoan() | does.BuyShare():
            return [deed]
        case _:
            assert_never(deed)


def _of_return(slot: Slot | None) -> list[AnyPart]:
    return [] if slot is None else [GiveBack(slot)]
