"""The rules inside the game: a few short pages, with the figures the match is played with."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.door import _, ngettext
from game.i18n.formats import in_a_row, listed, number, signed
from game.rules.auction.spec import MARKET_ORDER, NORMALS, PRODUCTS, SPECIALS, AuctionSpec, PriceTile, Ticket
from game.staging.auction.terms import card_name, ticket_name
from game.staging.pages import Page, page


def rules_pages(spec: AuctionSpec) -> tuple[Page, ...]:
    """In the order they are read."""
    pages = (_aim, _round, _tickets, _quotation, _purchase, _ending, _variant)
    return tuple(write(spec) for write in pages)


def _aim(spec: AuctionSpec) -> Page:
    fish = listed([card_name(product) for product in PRODUCTS])
    return page(
        _("Goal"),
        _("The fish market before dawn. Each player buys for their own restaurant."),
        _(
            "There are {count} fish: {fish}. "
            "All players decide together, in secret, what they will be worth.",
            count=number(len(PRODUCTS)),
            fish=fish,
        ),
        _(
            "The first player starts with {money}, and each further player with {step} more. "
            "After {rounds} rounds, money and fish are counted. The most points win.",
            money=number(spec.first_money),
            step=number(spec.money_step),
            rounds=number(spec.rounds),
        ),
    )


def _round(spec: AuctionSpec) -> Page:
    return page(
        _("A round"),
        ngettext(
            "Offer: there is one more lot than there are players. Each lot has {count} card.",
            "Offer: there is one more lot than there are players. Each lot has {count} cards.",
            spec.cards_per_lot,
        ),
        _("Valuation: everyone secretly places 1 ticket on each lot."),
        _(
            "Quotation: the tickets are revealed, the lots get their price tiles, "
            "and the tiles move the market."
        ),
        _("Purchase: clockwise from the first player, each player buys 1 lot or declines."),
    )


def _tickets(spec: AuctionSpec) -> Page:
    return page(
        _("Tickets"),
        _(
            "The normal tickets, {normals}, return after each round. "
            "The special tickets, {specials}, can be used once per match.",
            normals=_names(NORMALS),
            specials=_names(SPECIALS),
        ),
        _(
            "The numbers on a lot are added up, then each {double} doubles the sum.",
            double=ticket_name(Ticket.DOUBLE),
        ),
        _(
            "Annul comes first: it cancels one 4 in its lot, and both count 0. "
            "With no 4 to cancel, it counts {value}. "
            "A game option lets it cancel every 4 in its lot.",
            value=signed(spec.annul_value),
        ),
        _("Nobody sees who uses what until everyone has locked."),
    )


def _quotation(spec: AuctionSpec) -> Page:
    return page(
        _("Quotation and market"),
        _(
            "The lot with the highest sum gets the most expensive tile, and so on. "
            "Ties go to the lot further left. Tiles, with price and market move:"
        ),
        *(_sized(players, size.tiles) for players, size in sorted(spec.sizes.items())),
        _(
            "Each fish card on offer moves its marker by the number on its lot's tile. "
            "The markers move in this order: {order}. Maguro has no marker.",
            order=in_a_row([card_name(product) for product in MARKET_ORDER]),
        ),
        _(
            "A marker that reaches a shared space goes on top. None goes below 1 or above {last}.",
            last=number(spec.last_space),
        ),
    )


def _purchase(spec: AuctionSpec) -> Page:
    return page(
        _("Purchase"),
        _(
            "Buy 1 lot at its tile's price, or decline and take {amount} from the bank. There is no credit.",
            amount=number(spec.decline_pay),
        ),
        _(
            "Fish go into rows, one per product. A Takusan joins a row of the buyer's choice "
            "and counts as that fish. With no row to join, it is discarded."
        ),
        _("Yakuza comes last: the buyer gives up 1 fish card, never a Takusan."),
        _(
            "The buyer of the lot with the clock is first player in the next round. "
            "Unsold lots are discarded."
        ),
    )


def _ending(spec: AuctionSpec) -> Page:
    return page(
        _("End of the game"),
        _(
            "After round {round}, the markers slide into the niches, the highest first. "
            "From best to worst, the niches pay {values} for each card of their fish.",
            round=number(spec.rounds),
            values=listed([number(worth) for worth in spec.niches]),
        ),
        _(
            "Maguro is scored as a set. From 1 card on: {values}, and so on.",
            values=in_a_row([number(points) for points in spec.maguro[:8]]),
        ),
        _(
            "Money left over counts as points. The highest score wins. "
            "If tied, more unused special tickets win. If still tied, the victory is shared."
        ),
    )


def _variant(spec: AuctionSpec) -> Page:
    bonuses = spec.bonuses
    diversified = ngettext(
        "Diversified: {points} points for at least {count} card of each fish.",
        "Diversified: {points} points for at least {count} cards of each fish.",
        bonuses.diversified_cards,
        points=number(bonuses.diversified),
    )
    specialised = ngettext(
        "Specialised: {points} points for at least {count} card of one fish.",
        "Specialised: {points} points for at least {count} cards of one fish.",
        bonuses.specialised_cards,
        points=number(bonuses.specialised),
    )
    return page(
        _("Variant: special scoring"),
        _("This game option adds 4 bonuses to the final count."),
        f"{diversified} {specialised}",
        _(
            "Popular: {popular} points for the most cards of the fish in the last niche. "
            "Safe: {safe} points for the most Yakuza bought. All players tied for most score.",
            popular=number(bonuses.popular),
            safe=number(bonuses.safe),
        ),
    )


def _names(tickets: Sequence[Ticket]) -> str:
    return listed([ticket_name(ticket) for ticket in tickets])


def _sized(players: int, tiles: Sequence[PriceTile]) -> str:
    return ngettext(
        "{count} player: {tiles}.",
        "{count} players: {tiles}.",
        players,
        tiles=in_a_row([f"{number(tile.price)} ({signed(tile.modifier)})" for tile in tiles]),
    )
