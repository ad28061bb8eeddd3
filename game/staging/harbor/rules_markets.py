"""The rules, second chapter: entering markets, and what each fish is worth."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, yen
from game.rules.harbor.spec import Entry, HarborSpec
from game.rules.harbor.words import FISH, MARKETS, Market
from game.staging.harbor.terms import actions_name, kind_name, market_name, ways, worth_name
from game.staging.pages import Page, page


def markets(spec: HarborSpec) -> Page:
    """H30, H31."""
    return page(
        _("Markets"),
        _("Whoever pays the entry may use a market in as many ways as they like, and must do something."),
        _(
            "First, the bank pays {income} to all players for each licence of that fish. "
            "Licences bought in this visit come too late.",
            income=yen(spec.licences.income),
        ),
        _("By yen or by a fish, a market is entered once in a turn; for actions, again and again."),
    )


def entries(spec: HarborSpec) -> Page:
    """H32: of the fish markets, in the order of the tiles."""
    usual = [_entered(market, spec.entries[market]) for market in MARKETS if market <= Market.CRAB]
    other = [
        ngettext(
            "With {count} player: {entries}.",
            "With {count} players: {entries}.",
            players,
            entries=in_a_row([_actions(market, actions) for market, actions in size.entry_actions.items()]),
        )
        for players, size in sorted(spec.sizes.items())
        if size.entry_actions
    ]
    return page(
        _("Entry to the fish markets"),
        _("Entry costs: {costs}.", costs=in_a_row(usual)),
        *other,
        _("With several ways, the visitor picks one. A takoyaki may be one that is for sale."),
    )


def extra_entries(spec: HarborSpec) -> Page:
    """H32."""
    costs = [_entered(market, spec.entries[market]) for market in MARKETS if market > Market.CRAB]
    return page(
        _("Entry to the extra markets"),
        _("Entry costs: {costs}.", costs=in_a_row(costs)),
        _("Actions of a cart pay for entries too, alone or beside own actions."),
    )


def _entered(market: Market, cost: Entry) -> str:
    return pgettext("entry", "{market} {ways}", market=market_name(market), ways=ways(cost))


def _actions(market: Market, actions: int) -> str:
    return pgettext("entry", "{market} {ways}", market=market_name(market), ways=actions_name(actions))


def licences(spec: HarborSpec) -> Page:
    """H33."""
    prices = spec.licences.prices
    costs = [
        pgettext("price", "{thing} {price}", thing=kind_name(fish), price=number(prices[fish]))
        for fish in FISH
    ]
    return page(
        _("Licences"),
        _("Fish markets sell licences of their fish. They cost, in yen: {costs}.", costs=in_a_row(costs)),
        ngettext(
            "Of Mackerel, {count} is sold in a visit; of others, any number.",
            "Of Mackerel, {count} are sold in a visit; of others, any number.",
            spec.licences.mackerel_a_visit,
        ),
    )


def mackerel_and_squid(spec: HarborSpec) -> Page:
    """H40, H41."""
    worth = spec.worth
    return page(
        _("Mackerel and Squid"),
        _(
            "A mackerel is worth {worth}. Its market pays {price} for each, "
            "and as much for own barrels of mackerel that are for sale.",
            worth=worth_name(worth.mackerel),
            price=yen(worth.mackerel_yen),
        ),
        _(
            "A squid is worth {worth}, but its market pays {price} for each.",
            worth=worth_name(worth.squid),
            price=yen(worth.squid_yen),
        ),
    )


def tuna(spec: HarborSpec) -> Page:
    """H42."""
    worth = spec.worth
    bag = [
        pgettext("tuna", "{count} of {worth}", count=number(count), worth=worth_name(each))
        for count, each in zip(worth.tuna_bag, worth.tuna, strict=True)
    ]
    return page(
        _("Tuna"),
        _("In the bag are tuna: {tuna}.", tuna=in_a_row(bag)),
        ngettext(
            "As soon as {count} barrel of tuna is docked in a fish action, it goes back, "
            "and its player draws a tuna that all bid for.",
            "As soon as {count} barrels of tuna are docked in one fish action, they go back, "
            "and their player draws a tuna that all bid for.",
            worth.tuna_barrels,
        ),
        _("Fewer go back at the end of the action, and bring nothing."),
        _("The market buys a tuna for R times {yen}, back into the bag.", yen=yen(worth.yen_per_r)),
    )


def auction(spec: HarborSpec) -> Page:
    """H42."""
    return page(
        _("The tuna auction"),
        _(
            "All who have yen bid at once and in secret, in steps of {step}, up to all they have.",
            step=yen(spec.yen_step),
        ),
        _("The highest bid takes the tuna and pays the fisher. A fisher who wins pays the bank."),
        _("If tied, the fisher picks among the highest. Then the fish action goes on."),
    )


def snapper(spec: HarborSpec) -> Page:
    """H43."""
    worth = spec.worth
    return page(
        _("Red Snapper"),
        ngettext(
            "Each is worth as many R as there are snapper left in the market.",
            "Divide the snapper left in the market by {count} and round up: so many R is each snapper worth.",
            worth.snapper_divisor,
        ),
        _("Every one that is bought can make all of them cheaper."),
        _(
            "Once the market is overfished, each is worth {worth}.",
            worth=worth_name(worth.snapper_overfished),
        ),
    )


def salmon(spec: HarborSpec) -> Page:
    """H44."""
    return page(
        _("Salmon"),
        _("A salmon bought from the fresh row is worth as many R as all players together own salmon."),
        _(
            "One bought from the old row is worth {worth}, but counts for the fresh ones.",
            worth=worth_name(spec.worth.old_salmon),
        ),
    )


def octopus(spec: HarborSpec) -> Page:
    """H45."""
    worth = spec.worth
    return page(
        _("Octopus and Takoyaki"),
        _("An octopus is worth {worth}.", worth=worth_name(worth.octopus)),
        ngettext(
            "Its market turns one into {count} takoyaki, on sale at once at prices the owner names.",
            "Its market turns one into {count} takoyaki, on sale at once at prices the owner names.",
            worth.takoyaki_per_octopus,
        ),
        _(
            "A takoyaki is worth {worth} to its buyer and nothing to its seller. It never grows old.",
            worth=worth_name(worth.takoyaki),
        ),
    )


def eel(spec: HarborSpec) -> Page:
    """H46."""
    track = spec.worth.eel
    return page(
        _("Eel"),
        _(
            "One track for all, from {first} to {last}: an eel is worth as many R as it shows.",
            first=number(track.first),
            last=number(track.last),
        ),
        _("Each barrel of eel put on sale raises it by {rise}.", rise=number(track.rise)),
        _(
            "The market pays {yen} times the track for each eel. "
            "Then the track falls by {fall} for each one sold.",
            yen=yen(track.yen),
            fall=number(track.fall),
        ),
    )


def fugu(spec: HarborSpec) -> Page:
    """H47."""
    return page(
        _("Fugu"),
        _("All fugu of a player count together: 1 is worth 1 R, 2 are worth 4, 3 are worth 9."),
        _("The licence is used once: it goes back when its ship docks."),
        _(
            "The market buys only the whole group, for R times {yen}.",
            yen=yen(spec.worth.yen_per_r),
        ),
    )


def crab(spec: HarborSpec) -> Page:
    """H48."""
    track = spec.worth.crab
    return page(
        _("Spider Crab"),
        _(
            "A crab is worth as many R as its track shows. It starts at {first} and ends at {last}.",
            first=number(track.first),
            last=number(track.last),
        ),
        _(
            "The market pays {yen} times the track for each crab, at one price for the whole visit. "
            "Each one sold raises the track by {rise}.",
            yen=yen(track.yen),
            rise=number(track.rise),
        ),
    )


def overfishing(spec: HarborSpec) -> Page:
    """H49."""
    return page(
        _("Empty sea"),
        _("A market without barrels or without fish is overfished, for good."),
        _("Its barrels leave the game, those still out as soon as they would return."),
        _("Fish that players own keep their value; only snapper fall. Licences still earn their income."),
    )


PAGES: Final = (
    markets,
    entries,
    extra_entries,
    licences,
    mackerel_and_squid,
    tuna,
    auction,
    snapper,
    salmon,
    octopus,
    eel,
    fugu,
    crab,
    overfishing,
)
