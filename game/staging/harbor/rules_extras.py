"""The rules, third chapter: the extra markets."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, yen
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import HULLS, KINDS
from game.staging.harbor.terms import hull_name, kinds_name, worth_name
from game.staging.pages import Page, page


def ships(spec: HarborSpec) -> Page:
    """H50."""
    prices = spec.extras.ship_prices
    costs = [
        pgettext("price", "{thing} {price}", thing=hull_name(hull), price=number(prices[hull]))
        for hull in HULLS
    ]
    return page(
        _("Ships"),
        _("Ships cost, in yen: {costs}.", costs=in_a_row(costs)),
        _("A new ship lies in a free port."),
        _(
            "A docked ship sells for {percent} % of its price, rounded up to {step}. "
            "The last ship cannot be sold.",
            percent=number(spec.extras.resale_percent),
            step=yen(spec.yen_step),
        ),
    )


def rentals(spec: HarborSpec) -> Page:
    """H51-H53."""
    extras = spec.extras
    return page(
        _("Rentals"),
        _("A freezer or a cart costs {price} and takes a licence slot.", price=yen(extras.rent)),
        ngettext(
            "A freezer has {count} use: at the start of a turn, it keeps the player's barrels as they are.",
            "A freezer has {count} uses: at the start of a turn, one keeps the player's barrels as they are.",
            extras.freezer_uses,
        ),
        ngettext(
            "A cart is worth {count} action, for entries to markets alone.",
            "A cart is worth {count} actions, for entries to markets alone.",
            extras.cart_actions,
        ),
        _("Used up, they go back."),
    )


def government(spec: HarborSpec) -> Page:
    """H54."""
    extras = spec.extras
    return page(
        _("Government"),
        ngettext(
            "Charity pays {yen} for any fish; in the whole game it takes {count}.",
            "Charity pays {yen} for any fish; in the whole game it takes {count}.",
            extras.charity_places,
            yen=yen(extras.charity_yen),
        ),
        _(
            "There are {count} subsidies, at {price} each. A player may own one, in a licence slot.",
            count=number(extras.subsidies),
            price=yen(extras.subsidy_price),
        ),
        ngettext(
            "A subsidy pays {yen} for every {count} barrel of its owner that goes back old in a turn.",
            "A subsidy pays {yen} for every {count} barrels of its owner that go back old in a turn.",
            extras.subsidy_barrels,
            yen=yen(extras.subsidy_yen),
        ),
    )


def trading(spec: HarborSpec) -> Page:
    """H55."""
    spots = [
        pgettext("spot", "{worth} for {price}", worth=worth_name(spot.resources), price=yen(spot.yen))
        for spot in spec.spots
    ]
    return page(
        _("Trading"),
        _("Each spot once buys fish of at least its R for its yen: {spots}.", spots=in_a_row(spots)),
        _("From then on it swaps: fish of at least its R against all that lies there."),
        _("A bundle counts as if its owner had nothing else. Each spot is used once in a visit."),
    )


def bank(spec: HarborSpec) -> Page:
    """H56, H81."""
    extras = spec.extras
    return page(
        _("Bank"),
        _(
            "There are {count} loans: {loan} now, {repaid} back at the end.",
            count=number(extras.loans),
            loan=yen(extras.loan_yen),
            repaid=yen(extras.loan_repaid),
        ),
        _(
            "There are {count} shares, at {price} each. At the end, the interest of all loans "
            "is split over the shares.",
            count=number(extras.shares),
            price=yen(extras.share_price),
        ),
        _("Nobody may have loans and shares. They need no slot and cannot be sold."),
    )


def aquarium(spec: HarborSpec) -> Page:
    """H57."""
    wanted = [
        pgettext("price", "{thing} {price}", thing=kinds_name(kind, demand.tokens), price=number(demand.yen))
        for kind in KINDS
        for demand in (spec.aquarium[kind],)
    ]
    return page(
        _("Aquarium"),
        _("For the whole game and all players together it buys, in yen each: {fish}.", fish=in_a_row(wanted)),
        _("Fish sold there stay there."),
    )


PAGES: Final = (ships, rentals, government, trading, bank, aquarium)
