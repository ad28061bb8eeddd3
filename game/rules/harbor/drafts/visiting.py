"""H30: a visit in progress: the entry, the deeds done, and the one in progress."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.core.draft import Refusal
from game.rules.harbor.deeds import BuyShare, Deed, Give, PayWay, Sell, SellBarrel, SellShip, TakeLoan
from game.rules.harbor.drafts.begun import Begun, Berthing, Converting, Returning, taking
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    Opening,
    PickHull,
    PickSpot,
    Sequel,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
)
from game.rules.harbor.drafts.tokens import Bundling, Selling, counts
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.phases import visit
from game.rules.harbor.slots import slots_used
from game.rules.harbor.state import HarborState
from game.rules.harbor.words import Market


@dataclass(frozen=True, slots=True)
class Inside:
    """`stay` is after the deeds done, `ahead` also after the one in progress, as far as that is whole."""

    way: PayWay
    stay: Stay
    ahead: Stay
    deeds: tuple[Deed, ...] = ()
    begun: Begun | None = None

    @property
    def lack(self) -> Refusal | None:
        """What the deed in progress waits for."""
        deed = None if self.begun is None else self.begun.so_far(self.stay)
        return deed if isinstance(deed, Refusal) else None

    @property
    def all_deeds(self) -> tuple[Deed, ...]:
        """With the one in progress, if it is whole."""
        deed = None if self.begun is None else self.begun.so_far(self.stay)
        return self.deeds if deed is None or isinstance(deed, Refusal) else (*self.deeds, deed)

    def opened(self, part: Opening) -> Inside:
        """With another deed; that before it is closed."""
        closed = self.closed()
        first = begin(closed.ahead, part)
        return closed._in_progress(first) if isinstance(first, Begun) else closed._done(first)

    def continued(self, part: Sequel) -> Inside:
        """With more of the deed in progress."""
        assert self.begun is not None
        return self._in_progress(self.begun.more(part))

    def closed(self) -> Inside:
        """A later token begins another deed."""
        return Inside(self.way, self.ahead, self.ahead, self.all_deeds)

    def _in_progress(self, begun: Begun) -> Inside:
        deed = begun.so_far(self.stay)
        if isinstance(deed, Refusal):
            return replace(self, begun=begun)
        if begun.is_closed(self.stay):
            return self._done(deed)
        return replace(self, ahead=after(self.stay, deed), begun=begun)

    def _done(self, deed: Deed) -> Inside:
        ahead = after(self.stay, deed)
        return Inside(self.way, ahead, ahead, (*self.deeds, deed))


@dataclass(frozen=True, slots=True)
class Visiting:
    """Nowhere, before a market, or inside it."""

    state: HarborState
    market: Market | None = None
    inside: Inside | None = None


def after(stay: Stay, deed: Deed) -> Stay:
    """The visit with this deed, on a copy."""
    later = stay.fork()
    visit.do(later, deed)
    return later


def begin(stay: Stay, part: Opening) -> Deed | Begun:
    """A deed that is whole with one press, or one that waits for more."""
    match part:
        case BuyShare() | SellBarrel() | SellShip() | TakeLoan():
            return part
        case TakeLicence() | TakeRental() | TakeSubsidy():
            full = slots_used(stay.table, stay.state, stay.seat) >= stay.table.slots
            return Returning(part, None) if full else taking(part, None)
        case PickHull():
            return Berthing(part.hull, None)
        case ConvertOctopus():
            return Converting(())
        case PickSpot():
            return Bundling(part.spot, ())
        case Token():
            kind = Give if stay.market is Market.GOVERNMENT else Sell
            return Selling(kind, part.resource, min(counts(stay, kind, part.resource)))
        case _:
            assert_never(part)
