"""The rules, first chapter: a turn, ships, prices, ports and licences."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, yen
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import Hull
from game.staging.harbor.terms import hull_name
from game.staging.pages import Page, page


def aim(spec: HarborSpec) -> Page:
    """H82."""
    return page(
        _("Goal"),
        _(
            "Every player has a harbor. Ships bring in barrels, the others buy them, "
            "and the markets pay for fish."
        ),
        _(
            "Yen are money. R is the worth of the fish a player owns, and each R is {worth} at the end. "
            "The most of both together wins.",
            worth=yen(spec.worth.yen_per_r),
        ),
        _("Everything is open, all but bids for tuna and what is drawn next."),
    )


def setup(spec: HarborSpec) -> Page:
    """H1, H4, H5."""
    further = [
        ngettext(
            "{count} player {fish} + {extras}",
            "{count} players {fish} + {extras}",
            players,
            fish=number(size.further_fish),
            extras=number(size.extra_markets),
        )
        for players, size in sorted(spec.sizes.items())
    ]
    return page(
        _("Setting up"),
        _(
            "Each player starts with {money}, a Mackerel licence, and a {ship} in the base port.",
            money=purse(spec),
            ship=hull_name(Hull.ONE_SLOT),
        ),
        _(
            "Mackerel and Ships are always in play. So many other fish and extra markets are drawn, "
            "or picked: {numbers}.",
            numbers=in_a_row(further),
        ),
        _("Play goes clockwise. Who begins is drawn or agreed."),
    )


def purse(spec: HarborSpec) -> str:
    """The same for everybody, or the span of what seats get."""
    sums = {money for size in spec.sizes.values() for money in size.money}
    low, high = min(sums), max(sums)
    if low == high:
        return yen(low)
    return pgettext("money", "{low} to {high}", low=number(low), high=yen(high))


def turn(spec: HarborSpec) -> Page:
    """H10."""
    return page(
        _("A turn"),
        _("First, the game checks for its end, and the player's barrels grow older."),
        ngettext(
            "Then there is {count} action, to Fish, to visit a Market, or to Buy from other harbors.",
            "Then there are {count} actions, to Fish, to visit a Market, or to Buy from other harbors, "
            "in any mix.",
            spec.actions,
        ),
        _("Opening a port costs no action, nor does entering a market for yen or for a fish."),
        _("The turn ends when the player says so."),
    )


def fishing(spec: HarborSpec) -> Page:
    """H20."""
    return page(
        _("Fish"),
        _(
            "In a fish action, each ship of the player may do one thing, in any order: "
            "leave port; at sea, take a barrel from a market; or dock at a free port."
        ),
        _(
            "Ports may be opened on the way, and each barrel for sale may get a new price once. "
            "New prices alone are enough for a fish action."
        ),
    )


def holds(spec: HarborSpec) -> Page:
    """H21, H44."""
    return page(
        _("Holds and licences"),
        _("A ship takes as many barrels as it has slots, all of one fish."),
        ngettext(
            "Of salmon it takes {count} barrel at most.",
            "Of salmon it takes {count} barrels at most.",
            spec.fishing.salmon_a_ship,
        ),
        _(
            "To take a barrel, a ship needs a licence of that fish that no other ship of its player uses. "
            "A ship at sea uses the licence of the fish it holds, until it docks."
        ),
    )


def barge(spec: HarborSpec) -> Page:
    """H27."""
    return page(
        _("The barge"),
        ngettext(
            "The barge does not fish, but takes {count} barrel.",
            "The barge does not fish, but takes up to {count} barrels of any mix.",
            spec.fishing.barge_slots,
        ),
        _("While it is at sea, what another ship takes may go straight to it."),
        _(
            "It needs a licence for each fish it holds, and in a fish action each licence takes one barrel. "
            "It docks only at the last port."
        ),
    )


def docking(spec: HarborSpec) -> Page:
    """H22, H23."""
    return page(
        _("Docking and prices"),
        _("A ship may dock with any number of barrels. All go on sale in the fresh row, each with a price."),
        _(
            "Prices go in steps of {step} up to {most}. They change only in fish actions.",
            step=yen(spec.yen_step),
            most=yen(spec.fishing.highest_price),
        ),
        _("Tuna barrels get no price: they lie aside for an auction."),
    )


def unloading(spec: HarborSpec) -> Page:
    """H24."""
    steps = [
        ngettext("{count} barrel {amount}", "{count} barrels {amount}", barrels, amount=yen(pay))
        for barrels, pay in sorted(spec.fishing.unload_pay.items())
    ]
    return page(
        _("The bonus for unloading"),
        _(
            "At the end of a fish action, the bank pays for all barrels unloaded in it: {steps}.",
            steps=in_a_row(steps),
        ),
        _("Only the highest step that was reached is paid."),
    )


def ports(spec: HarborSpec) -> Page:
    """H26."""
    rooms = [number(room) for room in spec.fishing.port_room]
    return page(
        _("Ports"),
        _(
            "From the base port on, the ports hold {rooms} ships. The barge needs all of the last one.",
            rooms=in_a_row(rooms),
        ),
        _("Opening the next port costs {price}.", price=yen(spec.fishing.port_cost)),
        _("A player may own more ships than there is room for: the others stay at sea."),
    )


def slots(spec: HarborSpec) -> Page:
    """H3, H25."""
    return page(
        _("Licence slots"),
        ngettext(
            "A harbor has {count} slot, for licences, freezers, carts and the subsidy.",
            "A harbor has {count} slots, for licences, freezers, carts and the subsidy.",
            spec.licences.slots,
        ),
        _("With full slots, something is returned for a new thing, without refund."),
        _("Returning is free at any time, but not for a licence in use."),
        _(
            "A house switch allows each player {most} Mackerel licences at most.",
            most=number(spec.licences.most_mackerel),
        ),
    )


PAGES: Final = (aim, setup, turn, fishing, holds, barge, docking, unloading, ports, slots)
