"""The log of markets and purchases in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _
from game.i18n.formats import in_a_row, listed, number, yen
from game.rules.harbor import events
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import CART, MACKEREL, OCTOPUS, RESOURCES, SLOTS, TAKOYAKI, Kind, Market
from game.staging.acts import Names
from game.staging.harbor.sea_words import figure
from game.staging.harbor.terms import (
    a_slot,
    barrels_name,
    hull_name,
    kinds_name,
    place,
    resources_name,
    spot_name,
    the_port,
    tokens_name,
    way,
    worth_name,
)


def market_entered(event: events.MarketEntered, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H32: for what."""
    yield _(
        "{name} enters {market} for {price}.",
        name=names[event.seat],
        market=place(event.market),
        price=way(event.entry, event.market, spec),
    )


def licences_paid(event: events.LicencesPaid, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H31: who earns."""
    paid = [figure(name, amount) for name, amount in zip(names, event.yen, strict=True) if amount]
    yield _("Its licences earn, in yen: {paid}.", paid=in_a_row(paid))


def licence_bought(event: events.LicenceBought, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H33."""
    yield _(
        "{name} buys {licence} for {price}.",
        name=names[event.seat],
        licence=a_slot(SLOTS[event.fish]),
        price=yen(event.yen),
    )


def slot_returned(event: events.SlotReturned, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H25, H47."""
    yield _("{name} returns {thing}.", name=names[event.seat], thing=a_slot(event.slot))


def tokens_sold(event: events.TokensSold, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H40-H48, H57."""
    name, tokens, price = names[event.seat], resources_name(event.resource, event.count), yen(event.yen)
    if event.market is Market.AQUARIUM:
        yield _("{name} sells {tokens} to the Aquarium for {price}.", name=name, tokens=tokens, price=price)
    else:
        yield _("{name} sells {tokens} for {price}.", name=name, tokens=tokens, price=price)


def barrel_sold(event: events.BarrelSold, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H40."""
    barrel = barrels_name(MACKEREL, 1)
    yield _("{name} sells {tokens} for {price}.", name=names[event.seat], tokens=barrel, price=yen(event.yen))


def track_moved(event: events.TrackMoved, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H46, H48."""
    worth = worth_name(event.track)
    if event.fish is Kind.EEL:
        yield _("An eel is now worth {worth}.", worth=worth)
    else:
        yield _("A crab is now worth {worth}.", worth=worth)


def takoyaki_made(event: events.TakoyakiMade, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H45."""
    yield _(
        "{name} turns {octopus} into {takoyaki}, for sale at {prices} yen.",
        name=names[event.seat],
        octopus=kinds_name(OCTOPUS, 1),
        takoyaki=kinds_name(TAKOYAKI, len(event.prices)),
        prices=listed([number(price) for price in event.prices]),
    )


def ship_bought(event: events.ShipBought, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H50: and where it lies."""
    yield _(
        "{name} buys a {ship} for {price}. It lies at {port}.",
        name=names[event.seat],
        ship=hull_name(event.hull),
        price=yen(event.yen),
        port=the_port(event.port),
    )


def ship_sold(event: events.ShipSold, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H50."""
    yield _(
        "{name} sells a {ship} for {price}.",
        name=names[event.seat],
        ship=hull_name(event.hull),
        price=yen(event.yen),
    )


def rented(event: events.Rented, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H51."""
    yield _(
        "{name} rents {thing} for {price}.",
        name=names[event.seat],
        thing=a_slot(event.what),
        price=yen(event.yen),
    )


def rental_spent(event: events.RentalSpent, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H52, H53."""
    name = names[event.seat]
    if event.what is CART:
        yield _("{name} has used up a cart, and it goes back.", name=name)
    else:
        yield _("{name} has used up a freezer, and it goes back.", name=name)


def subsidy_bought(event: events.SubsidyBought, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H54."""
    yield _("{name} buys a subsidy for {price}.", name=names[event.seat], price=yen(event.yen))


def charity_given(event: events.CharityGiven, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H54."""
    yield _(
        "{name} gives {tokens} to charity for {price}.",
        name=names[event.seat],
        tokens=resources_name(event.resource, event.count),
        price=yen(event.yen),
    )


def spot_traded(event: events.SpotTraded, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H55: the first time for yen, then against what lies there."""
    bundle = [event.bundle.count(resource) for resource in RESOURCES]
    said = {
        "name": names[event.seat],
        "bundle": tokens_name(bundle),
        "spot": spot_name(event.spot, spec),
    }
    if any(event.taken):
        yield _("{name} swaps {bundle} for {taken} at the {spot}.", taken=tokens_name(event.taken), **said)
    else:
        yield _("{name} sells {bundle} at the {spot} for {price}.", price=yen(event.yen), **said)


def loan_taken(event: events.LoanTaken, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H56: and what it costs."""
    yield _(
        "{name} takes a loan of {amount} and owes {repaid} at the end.",
        name=names[event.seat],
        amount=yen(event.yen),
        repaid=yen(spec.extras.loan_repaid),
    )


def share_bought(event: events.ShareBought, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H56."""
    yield _("{name} buys a share of the bank for {price}.", name=names[event.seat], price=yen(event.yen))


def ware_bought(event: events.WareBought, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H70."""
    yield _(
        "{name} buys {token} from {seller} for {price}.",
        name=names[event.seat],
        token=resources_name(event.token, 1),
        seller=names[event.seller],
        price=yen(event.price),
    )


def subsidy_paid(event: events.SubsidyPaid, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H54."""
    yield _("{name} gets {amount} of subsidy.", name=names[event.seat], amount=yen(event.yen))
