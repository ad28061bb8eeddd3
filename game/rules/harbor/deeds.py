"""How a market entry is paid, and what can be done inside."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.core.value import value
from game.rules.harbor.words import Hull, Resource, Slot


@value
class PayActions:
    """H32, H53: own actions and actions of carts, together what the entry asks for."""

    own: int
    cart: int


@value
class PayToken:
    """H32: the market's token, from the resources (None) or a takoyaki for sale, by its place there."""

    ware: int | None


@value
class PayYen:
    """H32: the market's entry in yen."""


PayWay: TypeAlias = PayActions | PayToken | PayYen


@value
class BuyLicence:
    """H33: a licence of this market; with full slots another thing is returned for it (H25)."""

    returned: Slot | None


@value
class Sell:
    """H40-H48, H57: tokens sold to a fish market or the aquarium, in one sale."""

    resource: Resource
    count: int


@value
class SellBarrel:
    """H40: an own Mackerel barrel that is for sale, by its place in the harbor at that moment."""

    ware: int


@value
class Convert:
    """H45: an octopus into takoyaki, a price for each."""

    prices: tuple[int, ...]


@value
class BuyShip:
    """H50: a ship from stock, docked at a free port."""

    hull: Hull
    port: int


@value
class SellShip:
    """H50: a docked ship, by its place in the fleet at that moment."""

    ship: int


@value
class Rent:
    """H51: a freezer or a cart; with full slots another thing is returned for it (H25)."""

    what: Slot
    returned: Slot | None


@value
class BuySubsidy:
    """H54: one per player; with full slots another thing is returned for it (H25)."""

    returned: Slot | None


@value
class Give:
    """H54: tokens to charity."""

    resource: Resource
    count: int


@value
class Trade:
    """H55: a bundle, sorted, to a spot: for its yen, or once sold against all that lies there."""

    spot: int
    bundle: tuple[Resource, ...]


@value
class TakeLoan:
    """H56: yen now, more to repay."""


@value
class BuyShare:
    """H56: a part of the interest."""


Deed: TypeAlias = (
    BuyLicence
    | BuyShare
    | BuyShip
    | BuySubsidy
    | Convert
    | Give
    | Rent
    | Sell
    | SellBarrel
    | SellShip
    | TakeLoan
    | Trade
)
