"""What a visit is for, in words."""

from __future__ import annotations

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShare,
    BuyShip,
    BuySubsidy,
    Convert,
    Deed,
    Give,
    Rent,
    Sell,
    SellBarrel,
    SellShip,
    TakeLoan,
    Trade,
)
from game.rules.harbor.play import play
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table


def done(table: Table, state: HarborState, visit: Visit) -> str:
    """Each kind of deed once, and what the visit costs or earns."""
    after = state.copy()
    play(table, after, visit, None)
    yen = after.cash[visit.seat] - state.cash[visit.seat]
    words = dict.fromkeys(_deed(deed) for deed in visit.deeds)
    result = f"which brings {yen:,} yen at once" if yen > 0 else f"for {-yen:,} yen, which will pay later"
    return f"{' and '.join(words)}, {result}"


def _deed(deed: Deed) -> str:
    match deed:
        case Sell():
            return f"sell {deed.count} {deed.resource.name.lower().replace('_', ' ')}"
        case Give():
            return f"give {deed.count} {deed.resource.name.lower().replace('_', ' ')} to charity"
        case BuyShip():
            return f"buy a {deed.hull.name.lower().replace('_', '-')} ship"
        case Rent():
            return f"rent a {deed.what.name.lower()}"
    return PLAIN[type(deed)]


PLAIN: dict[type, str] = {
    BuyLicence: "buy a licence",
    SellBarrel: "sell barrels nobody bought",
    SellShip: "sell a ship",
    Convert: "turn octopus into takoyaki",
    Trade: "trade in resources",
    BuySubsidy: "buy the subsidy",
    TakeLoan: "borrow",
    BuyShare: "buy a share",
}
