"""What papers, spots, the aquarium's wants and the bag of tuna say of themselves."""

from __future__ import annotations

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import listed, number, yen
from game.rules.core.seat import Seat
from game.rules.harbor import foresight
from game.rules.harbor.scoring import interest_per_share
from game.rules.harbor.words import KIND_OF, TUNAS, Kind, Market
from game.staging.harbor.asking import Asking
from game.staging.harbor.terms import (
    kind_name,
    kinds_name,
    resources_name,
    spot_name,
    tokens_name,
    worth_name,
)
from game.staging.lore import Lore, lore


def loan(owner: Seat, at: Asking) -> Lore:
    """H56, H81: what a seat owes."""
    extras, loans = at.spec.extras, at.own(owner).loans
    return lore(
        _("Loan"),
        ngettext(
            "{name} has {count} loan and owes {amount} at the end.",
            "{name} has {count} loans and owes {amount} at the end.",
            loans,
            name=at.name(owner),
            amount=yen(loans * extras.loan_repaid),
        ),
        _(
            "A loan brings {amount} and costs {repaid}. It cannot be repaid before the end.",
            amount=yen(extras.loan_yen),
            repaid=yen(extras.loan_repaid),
        ),
        _("Whoever has a loan cannot buy a share."),
    )


def share(owner: Seat, at: Asking) -> Lore:
    """H56, H81: what a seat gets as things stand."""
    shares = at.own(owner).shares
    each = interest_per_share(at.table, at.state)
    return lore(
        _("Share"),
        ngettext(
            "{name} has {count} share, worth {amount} at the end as things stand.",
            "{name} has {count} shares, worth {amount} at the end as things stand.",
            shares,
            name=at.name(owner),
            amount=yen(shares * each),
        ),
        ngettext(
            "The interest of {count} loan is split over all shares.",
            "The interest of {count} loans is split over all shares.",
            sum(seat.loans for seat in at.view.seats),
        ),
        _("Whoever has a share cannot take a loan."),
    )


def subsidy(owner: Seat, at: Asking) -> Lore:
    """H54."""
    extras = at.spec.extras
    old = sum(1 for kind, fresh, _price in at.own(owner).wares if not fresh and kind is not Kind.TAKOYAKI)
    return lore(
        _("Subsidy"),
        ngettext(
            "It pays {yen} for every {count} barrel of {name} that goes back old in a turn.",
            "It pays {yen} for every {count} barrels of {name} that go back old in a turn.",
            extras.subsidy_barrels,
            yen=yen(extras.subsidy_yen),
            name=at.name(owner),
        ),
        ngettext(
            "{count} barrel lies in the old row now: {yen}.",
            "{count} barrels lie in the old row now: {yen}.",
            old,
            yen=yen(old // extras.subsidy_barrels * extras.subsidy_yen),
        ),
    )


def spot(which: int, at: Asking) -> Lore:
    """H55: a trading spot, and what those who ask could bring there."""
    owned = [
        _("The fish of {name} are worth {worth}.", name=at.name(seat), worth=_owned(seat, at))
        for seat in at.who
    ]
    once = _("A bundle counts as if its owner had nothing else. Each spot is used once in a visit.")
    return lore(spot_name(which, at.spec), spot_now(which, at), *owned, once)


def spot_now(which: int, at: Asking) -> str:
    """For yen, or against what lies there."""
    asked, there = at.spec.spots[which], at.view.spots[which]
    worth = worth_name(asked.resources)
    if any(there):
        return _("Fish of at least {worth} are swapped for {tokens}.", worth=worth, tokens=tokens_name(there))
    return _("Fish of at least {worth} bring {price}.", worth=worth, price=yen(asked.yen))


def _owned(seat: Seat, at: Asking) -> str:
    return worth_name(at.own(seat).resources)


def aquarium_demand(kind: Kind, at: Asking) -> Lore:
    """H57: of one kind, for everybody together."""
    left, demand = at.view.demand[kind], at.spec.aquarium[kind]
    told = [
        _(
            "The Aquarium wants {fish} in all and pays {price} each.",
            fish=kinds_name(kind, demand.tokens),
            price=yen(demand.yen),
        ),
        ngettext("It still takes {count}.", "It still takes {count}.", left),
    ]
    for seat in at.who:
        told += [
            _(
                "{name} could sell {tokens} for {price}, worth {worth}.",
                name=at.name(seat),
                tokens=resources_name(sale.resource, sale.count),
                price=yen(sale.yen),
                worth=worth_name(sale.resources),
            )
            for sale in foresight.sales_of(at.table, at.state, seat, Market.AQUARIUM)
            if KIND_OF[sale.resource] is kind
        ]
    return Lore(_("Aquarium: {fish}", fish=kind_name(kind)), tuple(told))


def bag(at: Asking) -> Lore:
    """H11, H42: which tuna are left; which comes next nobody knows."""
    stock, worth = at.view.stock, at.view.worth
    left = [
        pgettext("tuna", "{count} of {worth}", count=number(stock[tuna]), worth=worth_name(worth[tuna]))
        for tuna in TUNAS
        if stock[tuna]
    ]
    barrels = at.spec.worth.tuna_barrels
    held = _("In the bag: {tuna}.", tuna=listed(left)) if left else _("The bag is empty.")
    return lore(
        _("Bag of tuna"),
        held,
        ngettext(
            "{count} barrel of tuna docked in a fish action draws one, and all bid.",
            "{count} barrels of tuna docked in one fish action draw one, and all bid.",
            barrels,
        ),
        _("Each tuna in it is equally likely."),
    )
