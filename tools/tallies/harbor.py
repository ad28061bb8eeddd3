"""Which rules of the harbor game fired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from game.rules.harbor import events as happened
from game.rules.harbor.actions import Fish, HarborAction, PickBuyer
from game.rules.harbor.deeds import PayActions
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.state import HarborState
from game.rules.harbor.words import MARKETS, Market, Slot


class Rule(StrEnum):
    """What can fire and is told by more than the kind of an event."""

    RETURNED = "H25 slot returned"
    BARGE = "H27 barrel to the barge"
    SOLD = "H40-H48 tokens sold to a fish market"
    PICKED = "H42 fisher picks among tied bids"
    FUGU_SPENT = "H47 fugu licence used up"
    CART = "H53 cart paid"
    SPOT_SOLD = "H55 sold to a spot"
    SPOT_SWAPPED = "H55 swapped at a spot"
    AQUARIUM = "H57 sold to the aquarium"
    DEGRADED = "H60 barrels gone through degradation"
    SHARED = "H82 victory shared"


SIMPLE: Final[Mapping[type[HarborEvent], str]] = {
    happened.WareRepriced: "H23 re-priced",
    happened.UnloadPaid: "H24 unloading paid",
    happened.PortOpened: "H26 port opened",
    happened.LicenceBought: "H33 licence bought",
    happened.BarrelSold: "H40 Mackerel barrel sold",
    happened.TunaDrawn: "H42 tuna auction",
    happened.BagEmpty: "H42 no tuna left for an auction",
    happened.TunaReturned: "H42 tuna barrels back without effect",
    happened.TakoyakiMade: "H45 takoyaki made",
    happened.MarketOverfished: "H49 overfished",
    happened.ShipBought: "H50 ship bought",
    happened.ShipSold: "H50 ship sold",
    happened.Rented: "H51 freezer or cart rented",
    happened.FreezerUsed: "H52 freezer used",
    happened.RentalSpent: "H52-H53 freezer or cart used up",
    happened.CharityGiven: "H54 charity",
    happened.SubsidyBought: "H54 subsidy bought",
    happened.SubsidyPaid: "H54 subsidy paid",
    happened.LoanTaken: "H56 loan",
    happened.ShareBought: "H56 share",
    happened.WareBought: "H70 bought from a harbor",
    happened.EndHeldBack: "H80 held back as alone with the least",
}
"""Events that are a rule firing, whatever they hold."""

VISITS: Final = {market: f"H30 visit: {market.name.lower()}" for market in MARKETS}
ENDINGS: Final = {
    "yen": "H80 end by yen",
    "resources": "H80 end by resources",
    "dead sea": "H80 end by a dead sea",
    "safety": "H83 safety end",
}

LABELS: Final = tuple(sorted([*Rule, *SIMPLE.values(), *VISITS.values(), *ENDINGS.values()]))


def fired(before: HarborState, action: HarborAction, events: Iterable[HarborEvent]) -> Iterator[str]:
    """A label each time its rule came to bear."""
    if isinstance(action, PickBuyer):
        yield Rule.PICKED
    for event in events:
        label = SIMPLE.get(type(event))
        yield from _by(action, event) if label is None else [label]


def _by(action: HarborAction, event: HarborEvent) -> Iterable[str]:
    """Of events that say more or less depending on what they hold."""
    match event:
        case happened.MarketEntered():
            return _entry(event)
        case happened.SlotReturned():
            by_use = event.slot is Slot.FUGU and isinstance(action, Fish)
            return [Rule.FUGU_SPENT if by_use else Rule.RETURNED]
        case happened.TokensSold():
            return [Rule.AQUARIUM if event.market is Market.AQUARIUM else Rule.SOLD]
        case happened.SpotTraded():
            return [Rule.SPOT_SWAPPED if any(event.taken) else Rule.SPOT_SOLD]
        case happened.WaresDegraded(returned=barrels) if barrels:
            return [Rule.DEGRADED]
        case happened.BarrelTaken(barge=True):
            return [Rule.BARGE]
        case happened.MatchScored():
            return _end(event)
    return []


def _entry(event: happened.MarketEntered) -> Iterator[str]:
    yield VISITS[event.market]
    if isinstance(event.entry, PayActions) and event.entry.cart:
        yield Rule.CART


def _end(event: happened.MatchScored) -> Iterator[str]:
    yield ENDINGS[event.outcome.ending]
    if len(event.outcome.winners) > 1:
        yield Rule.SHARED
