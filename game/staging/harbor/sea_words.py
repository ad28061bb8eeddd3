"""The log of ships, barrels and the tuna auction in plain sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, yen
from game.rules.harbor import events
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import TUNA, TUNAS, Kind, Resource
from game.staging.acts import Names
from game.staging.harbor.terms import barrels_name, kind_name, the_port, worth_name


def ship_left(event: events.ShipLeft, names: Names, spec: HarborSpec) -> Iterator[str]:
    """Which one is seen."""
    yield _("{name} sends a ship to sea.", name=names[event.seat])


def barrel_taken(event: events.BarrelTaken, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H27: straight to the barge, if so."""
    name, barrel = names[event.seat], barrels_name(event.fish, 1)
    if event.barge:
        yield _("{name} takes {barrel} straight to the barge.", name=name, barrel=barrel)
    else:
        yield _("{name} takes {barrel}.", name=name, barrel=barrel)


def ship_docked(event: events.ShipDocked, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H22: with what, and for how much each is for sale."""
    name, port = names[event.seat], the_port(event.port)
    if event.hold:
        wares = in_a_row([*_landed(event.hold, event.prices)])
        yield _("{name} docks at {port}: {wares}.", name=name, port=port, wares=wares)
    else:
        yield _("{name} docks at {port}, empty.", name=name, port=port)


def _landed(hold: Sequence[Kind], prices: Sequence[int]) -> Iterator[str]:
    """Equal kinds at one price together; tuna have none (H42)."""
    for (kind, price), equal in groupby(priced(hold, prices)):
        barrels = barrels_name(kind, len([*equal]))
        if price is None:
            yield pgettext("docked", "{barrels} (laid aside)", barrels=barrels)
        else:
            yield pgettext("docked", "{barrels} for {price}", barrels=barrels, price=yen(price))


def priced(hold: Iterable[Kind], prices: Iterable[int]) -> list[tuple[Kind, int | None]]:
    """Each barrel of a hold with its price."""
    each = iter(prices)
    return [(kind, None if kind is TUNA else next(each)) for kind in hold]


def port_opened(event: events.PortOpened, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H26."""
    yield _(
        "{name} opens {port} for {price}.",
        name=names[event.seat],
        port=the_port(event.port),
        price=yen(event.yen),
    )


def ware_repriced(event: events.WareRepriced, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H23: which one is seen."""
    yield _("{name} changes a price to {price}.", name=names[event.seat], price=yen(event.price))


def unload_paid(event: events.UnloadPaid, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H24."""
    yield ngettext(
        "{name} earns {amount} for unloading {count} barrel.",
        "{name} earns {amount} for unloading {count} barrels.",
        event.barrels,
        name=names[event.seat],
        amount=yen(event.yen),
    )


def tuna_returned(event: events.TunaReturned, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H42: too few for an auction."""
    yield ngettext(
        "{count} barrel of tuna goes back without an auction.",
        "{count} barrels of tuna go back without an auction.",
        event.barrels,
    )


def tuna_drawn(event: events.TunaDrawn, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H42: the barrels that paid for it, and what is bid for."""
    yield ngettext(
        "{count} barrel of tuna goes back for an auction.",
        "{count} barrels of tuna go back for an auction.",
        event.barrels,
    )
    yield _(
        "{name} draws a tuna of {worth}, and all bid for it.",
        name=names[event.seat],
        worth=_worth(event.tuna, spec),
    )


def bag_empty(event: events.BagEmpty, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H42."""
    yield _("{name} has the barrels for an auction, but the bag is empty.", name=names[event.seat])


def bids_revealed(event: events.BidsRevealed, names: Names, spec: HarborSpec) -> Iterator[str]:
    """All of them; a seat without yen bids nothing."""
    bids = [figure(name, bid or 0) for name, bid in zip(names, event.bids, strict=True)]
    yield _("The bids: {bids}.", bids=in_a_row(bids))


def tuna_sold(event: events.TunaSold, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H42: who is paid."""
    said = {"name": names[event.seat], "worth": _worth(event.tuna, spec), "price": yen(event.yen)}
    if event.seat == event.fisher:
        yield _("{name} keeps the tuna of {worth} and pays the bank {price}.", **said)
    else:
        fisher = names[event.fisher]
        yield _("{name} gets the tuna of {worth} and pays {fisher} {price}.", fisher=fisher, **said)


def market_overfished(event: events.MarketOverfished, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H49: and what leaves with it."""
    yield _("Empty sea: {fish} is overfished for good.", fish=kind_name(event.fish))
    if event.barrels:
        yield ngettext(
            "{barrels} leaves the game.",
            "{barrels} leave the game.",
            event.barrels,
            barrels=barrels_name(event.fish, event.barrels),
        )


def figure(name: str, amount: int) -> str:
    """A name and its figure, for lists."""
    return pgettext("a name and its figure", "{name} {figure}", name=name, figure=number(amount))


def _worth(tuna: Resource, spec: HarborSpec) -> str:
    return worth_name(spec.worth.tuna[tuna - TUNAS[0]])
