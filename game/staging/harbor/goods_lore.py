"""What wares and tokens say of themselves: what they bring to whom, and how long they stay."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row, signed, yen
from game.rules.core.seat import Seat
from game.rules.harbor import foresight, worth
from game.rules.harbor.phases.buy import on_sale
from game.rules.harbor.words import KIND_OF, TAKOYAKI, TUNAS, Kind, Resource, Ware
from game.staging.harbor.asking import Asking
from game.staging.harbor.terms import kind_name, market_name, resource_name, resources_name, worth_name
from game.staging.harbor.worth_words import market_pays, worth_now
from game.staging.lore import Lore


def ware(owner: Seat, place: int, at: Asking) -> Lore:
    """Something for sale: its price, what it brings, and how long it stays."""
    thing = at.own(owner).wares[place]
    told = [_("{name} asks {price}.", name=at.name(owner), price=yen(thing[2])), *_brings(owner, thing, at)]
    return Lore(_ware_title(thing), (*told, *_stays(owner, thing, at)))


def _ware_title(thing: Ware) -> str:
    kind, fresh, _price = thing
    if kind is TAKOYAKI:
        return kind_name(kind)
    if fresh:
        return pgettext("ware", "{fish}, fresh", fish=kind_name(kind))
    return pgettext("ware", "{fish}, old", fish=kind_name(kind))


def _brings(owner: Seat, thing: Ware, at: Asking) -> Iterator[str]:
    """To the seat that asks, or to all rivals where it is its own or nobody's question."""
    state = at.state
    if not on_sale(state, thing):
        yield _("No fish of its kind is left, so it cannot be bought.")
    elif at.seat is None or at.seat == owner:
        yield _rivals(owner, thing, at)
    else:
        yield from _to_one(at.seat, thing, at)


def _to_one(buyer: Seat, thing: Ware, at: Asking) -> Iterator[str]:
    table, state, name = at.table, at.state, at.name(buyer)
    shifts = foresight.shifts(table, state, buyer, thing)
    gained = foresight.gain(table, state, buyer, thing)
    said = {"name": name, "worth": worth_name(shifts[buyer]), "amount": yen(abs(gained))}
    if gained < 0:
        yield _("It brings {name} {worth}: a loss of {amount} at this price.", **said)
    elif gained:
        yield _("It brings {name} {worth}: a gain of {amount} at this price.", **said)
    else:
        yield _("It brings {name} {worth}: neither gain nor loss.", **said)
    if at.own(buyer).cash < thing[2]:
        yield _("{name} has {cash}.", name=name, cash=yen(at.own(buyer).cash))
    others = [seat for seat in at.rivals(buyer) if shifts[seat]]
    if others:
        changes = at.each(others, lambda seat: signed(shifts[seat]))
        yield _("It changes the R of others: {changes}.", changes=changes)


def _rivals(owner: Seat, thing: Ware, at: Asking) -> str:
    """The gain of each rival in yen, in the order of their turns."""
    gains = {seat: foresight.gain(at.table, at.state, seat, thing) for seat in at.rivals(owner)}
    return _("Gain at this price, in yen: {gains}.", gains=at.each(gains, lambda seat: signed(gains[seat])))


def _stays(owner: Seat, thing: Ware, at: Asking) -> Iterator[str]:
    """H45, H60."""
    kind, fresh, _price = thing
    name = at.name(owner)
    if kind is TAKOYAKI:
        yield _("It never grows old.")
    elif fresh:
        yield _("At the next turn of {name} it grows old, and a turn later it goes back.", name=name)
    else:
        yield _("At the next turn of {name} it goes back.", name=name)
    if kind is Kind.SALMON:
        yield worth_now(kind, at)


def token(owner: Seat, which: Resource, at: Asking) -> Lore:
    """What a seat owns of a resource: R each and in all, and what could be had for it today."""
    count = at.own(owner).tokens[which]
    kind = KIND_OF[which]
    told = [_owned(owner, which, count, at), *_each(which, at)]
    if kind not in (Kind.TUNA, TAKOYAKI) and which is not Resource.OLD_SALMON:
        told.append(market_pays(kind, at))
    told += _buyers(owner, which, at)
    return Lore(resource_name(which), tuple(told))


def _owned(owner: Seat, which: Resource, count: int, at: Asking) -> str:
    counts = [count if other is which else 0 for other in Resource]
    return _(
        "{name} owns {tokens}, worth {worth} in all.",
        name=at.name(owner),
        tokens=resources_name(which, count),
        worth=worth_name(worth.total(counts, at.view.worth)),
    )


def _each(which: Resource, at: Asking) -> Iterator[str]:
    if which in TUNAS:
        yield _("Each is worth {worth}.", worth=worth_name(at.view.worth[which]))
        yield market_pays(Kind.TUNA, at)
    elif which is Resource.OLD_SALMON:
        yield _(
            "Each is worth {worth}, and counts for the fresh ones.", worth=worth_name(at.view.worth[which])
        )
        yield market_pays(Kind.SALMON, at)
    elif which is Resource.TAKOYAKI:
        yield _(
            "Each is worth {worth}, and no market of its own buys it.", worth=worth_name(at.view.worth[which])
        )
    else:
        yield worth_now(KIND_OF[which], at)


def _buyers(owner: Seat, which: Resource, at: Asking) -> Iterator[str]:
    """What the markets in play would pay for as many as they take."""
    found = [
        pgettext(
            "sale",
            "{tokens} for {price} ({market})",
            market=market_name(market),
            tokens=resources_name(sale.resource, sale.count),
            price=yen(sale.yen),
        )
        for market in at.view.markets
        for sale in foresight.sales_of(at.table, at.state, owner, market)
        if sale.resource is which
    ]
    if found:
        yield _("Today: {sales}.", sales=in_a_row(found))
