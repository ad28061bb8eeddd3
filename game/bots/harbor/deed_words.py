"""What a visit is for, in words."""

from __future__ import annotations

from game.bots.harbor import names
from game.i18n.door import N_, _, ngettext
from game.i18n.formats import yen
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
from game.rules.harbor.words import BARGE, FREEZER, MARKETS, Hull


def visited(table: Table, state: HarborState, visit: Visit) -> str:
    """Where, each kind of deed once, and what the visit costs or earns."""
    after = state.copy()
    play(table, after, visit, None)
    earned = after.cash[visit.seat] - state.cash[visit.seat]
    where = _("I visit the {market} market.", market=names.market(MARKETS[visit.market]))
    if earned > 0:
        result = _("This brings {amount} at once.", amount=yen(earned))
    else:
        result = _("This costs {amount} and will pay off later.", amount=yen(-earned))
    return " ".join((where, *dict.fromkeys(_deed(deed) for deed in visit.deeds), result))


def _deed(deed: Deed) -> str:
    match deed:
        case Sell():
            fish = names.goods_name(deed.resource)
            return ngettext("I sell {count} {fish}.", "I sell {count} {fish}.", deed.count, fish=fish)
        case Give():
            return ngettext(
                "I give {count} {fish} to charity.",
                "I give {count} {fish} to charity.",
                deed.count,
                fish=names.goods_name(deed.resource),
            )
        case BuyShip():
            return _bought(deed.hull)
        case Rent():
            return _("I rent a freezer.") if deed.what == FREEZER else _("I rent a cart.")
    return _(PLAIN[type(deed)])


def _bought(hull: Hull) -> str:
    if hull is BARGE:
        return _("I buy a barge.")
    return ngettext("I buy a ship with {count} slot.", "I buy a ship with {count} slots.", hull + 1)


PLAIN: dict[type, str] = {
    BuyLicence: N_("I buy a licence."),
    SellBarrel: N_("I sell barrels nobody bought."),
    SellShip: N_("I sell a ship."),
    Convert: N_("I turn octopus into takoyaki."),
    Trade: N_("I trade in resources."),
    BuySubsidy: N_("I buy the subsidy."),
    TakeLoan: N_("I take a loan."),
    BuyShare: N_("I buy a share."),
}
