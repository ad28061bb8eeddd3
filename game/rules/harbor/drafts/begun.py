"""Deeds in progress: each knows what goes on with it, what it lacks, and the deed it is so far."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.core.draft import Refusal, refusal
from game.rules.core.value import value
from game.rules.harbor.deeds import BuyLicence, BuyShip, BuySubsidy, Convert, Deed, Rent
from game.rules.harbor.drafts.parts import (
    GiveBack,
    PickPort,
    Price,
    Sequel,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    VisitOptions,
    VisitPart,
    prices_in,
)
from game.rules.harbor.drafts.reasons import HULL_NAMES, price_awaited, returns, stranding
from game.rules.harbor.drafts.tokens import Bundling, Selling
from game.rules.harbor.markets import licences
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.ports import free_ports
from game.rules.harbor.words import SLOTS, TAKOYAKI, Hull, Slot

Taken: TypeAlias = TakeLicence | TakeRental | TakeSubsidy


@value
class Returning:
    """H25: something taken with full slots, and what is given back for it."""

    taken: Taken
    slot: Slot | None

    def options(self, stay: Stay) -> VisitOptions:
        """All that lies in the slots; H30: no licence for one of the same market."""
        found: VisitOptions = {
            GiveBack(slot): why for slot, why in returns(stay.table, stay.state, stay.seat).items()
        }
        if isinstance(self.taken, TakeLicence) and (same := GiveBack(SLOTS[stay.market])) in found:
            found[same] = refusal("H30", "same licence")
        return found

    def warnings(self, stay: Stay) -> dict[VisitPart, Refusal]:
        """H25: what would leave the seat without a licence and the yen for one."""
        if isinstance(self.taken, TakeLicence):
            return {}
        extras = stay.table.spec.extras
        price = extras.rent if isinstance(self.taken, TakeRental) else extras.subsidy_price
        found = {
            part: stranding(stay.table, stay.state, stay.seat, part.slot, price)
            for part, why in self.options(stay).items()
            if why is None and isinstance(part, GiveBack)
        }
        return {part: why for part, why in found.items() if why is not None}

    def more(self, part: Sequel) -> Returning:
        """Whole at once."""
        assert isinstance(part, GiveBack)
        return Returning(self.taken, part.slot)

    def so_far(self, stay: Stay) -> Deed | Refusal:
        """It lacks what is given back."""
        if self.slot is None:
            return refusal("H25", "slots full", slots=stay.table.slots)
        return taking(self.taken, self.slot)

    def is_closed(self, stay: Stay) -> bool:
        """Once it is whole."""
        return self.slot is not None


def taking(taken: Taken, returned: Slot | None) -> Deed:
    """The deed of something taken."""
    if isinstance(taken, TakeLicence):
        return licences.BUY if returned is None else BuyLicence(returned)
    return Rent(taken.what, returned) if isinstance(taken, TakeRental) else BuySubsidy(returned)


@value
class Berthing:
    """H50: a ship being bought, and the port it gets."""

    hull: Hull
    port: int | None

    def options(self, stay: Stay) -> VisitOptions:
        """Closed ports too."""
        opened = stay.state.ports[stay.seat]
        free = free_ports(stay.table, stay.state, stay.seat, self.hull)
        return {
            PickPort(port): None
            if port in free
            else refusal("H26", "full" if port < opened else "closed", port=port)
            for port in range(len(stay.table.room))
        }

    def more(self, part: Sequel) -> Berthing:
        """Whole at once."""
        assert isinstance(part, PickPort)
        return Berthing(self.hull, part.port)

    def so_far(self, stay: Stay) -> Deed | Refusal:
        """It lacks a port."""
        if self.port is None:
            return refusal("H50", "port awaited", ship=HULL_NAMES[self.hull])
        return BuyShip(self.hull, self.port)

    def is_closed(self, stay: Stay) -> bool:
        """Once it is whole."""
        return self.port is not None


@value
class Converting:
    """H45: an octopus on its way, and the prices of its takoyaki."""

    prices: tuple[int, ...]

    def options(self, stay: Stay) -> VisitOptions:
        """Every price."""
        return dict.fromkeys(prices_in(stay.table.price_range))

    def more(self, part: Sequel) -> Converting:
        """With the next price."""
        assert isinstance(part, Price)
        return Converting((*self.prices, part.yen))

    def so_far(self, stay: Stay) -> Deed | Refusal:
        """It lacks prices."""
        if self.is_closed(stay):
            return Convert(self.prices)
        count = stay.table.spec.worth.takoyaki_per_octopus
        return price_awaited("H45", TAKOYAKI, count - len(self.prices) - 1)

    def is_closed(self, stay: Stay) -> bool:
        """Each takoyaki has its price."""
        return len(self.prices) == stay.table.spec.worth.takoyaki_per_octopus


Begun: TypeAlias = Returning | Berthing | Converting | Selling | Bundling
