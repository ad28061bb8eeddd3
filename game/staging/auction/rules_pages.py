"""The rules inside the game: a few short pages, with the figures the match is played with."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.auction.spec import MARKET_ORDER, NORMALS, PRODUCTS, SPECIALS, AuctionSpec, PriceTile, Ticket
from game.staging.auction.terms import card_name, ticket_name
from game.staging.pages import Page, page
from game.staging.terms import counted, in_words, listed, signed


def rules_pages(spec: AuctionSpec) -> tuple[Page, ...]:
    """In the order they are read."""
    pages = (_aim, _round, _tickets, _quotation, _purchase, _ending, _variant)
    return tuple(write(spec) for write in pages)


def _aim(spec: AuctionSpec) -> Page:
    fish = listed([card_name(product) for product in PRODUCTS])
    return page(
        "The aim",
        "The fish market before dawn. Everybody buys for a restaurant of their own.",
        f"There are {in_words(len(PRODUCTS))} fish: {fish}. "
        "What they will be worth is decided by all together, in secret.",
        f"The first player starts with {spec.first_money}, each next one with {spec.money_step} more. "
        f"After {in_words(spec.rounds)} rounds money and fish are counted. The most points win.",
    )


def _round(spec: AuctionSpec) -> Page:
    return page(
        "A round",
        f"Offer: {in_words(spec.cards_per_lot)} cards a lot, and one lot more than there are players.",
        "Valuation: everybody secretly puts one ticket on each lot.",
        "Quotation: the tickets are turned, the lots get their price tiles, the tiles move the market.",
        "Purchase: from the first player clockwise, everybody buys one lot or declines.",
    )


def _tickets(spec: AuctionSpec) -> Page:
    normals, specials = _names(NORMALS), _names(SPECIALS)
    return page(
        "Tickets",
        f"The normal tickets {normals} come back after each round. "
        f"The special ones, {specials}, can be used once in the match.",
        f"The numbers on a lot are added up, then each {ticket_name(Ticket.DOUBLE)} doubles the sum.",
        "Annul comes first of all: it strikes a 4 in its lot, and both count 0. "
        f"With no 4 to strike it counts +{spec.annul_value}. "
        "One Annul strikes one 4; by a switch it strikes every 4 of its lot.",
        "Nobody sees who uses what until all have locked.",
    )


def _quotation(spec: AuctionSpec) -> Page:
    order = listed([card_name(product) for product in MARKET_ORDER])
    return page(
        "Quotation and market",
        "The lot with the highest sum gets the dearest tile, and so on; of equals the one further left. "
        "Tiles, as price and push:",
        *(f"{players} players: {_tiles(size.tiles)}." for players, size in sorted(spec.sizes.items())),
        "Each fish card on offer pushes its marker by the number on its lot's tile. "
        f"The markers move in this order: {order}. Maguro has no marker.",
        f"A marker that arrives on a shared space goes on top. None goes below 1 or above {spec.last_space}.",
    )


def _purchase(spec: AuctionSpec) -> Page:
    return page(
        "Purchase",
        f"Buy one lot at its tile's price, or decline and take {spec.decline_pay} from the bank. "
        "There is no credit.",
        "Fish are laid in rows, one for each product. Takusan joins a row of the buyer's choice "
        "and counts as that fish; without any row it is lost.",
        "Yakuza comes last: the buyer gives up one fish card, never a Takusan.",
        "Whoever buys the lot with the clock is first player in the next round. "
        "What nobody buys is discarded.",
    )


def _ending(spec: AuctionSpec) -> Page:
    niches = listed([str(worth) for worth in spec.niches])
    maguro = ", ".join(str(points) for points in spec.maguro[:8])
    return page(
        "The end",
        f"After round {spec.rounds} the markers slide into the niches, the highest first. "
        f"Each card of their fish pays {niches}, from best to worst.",
        f"Maguro counts as a set. From one card on: {maguro}, and so on.",
        "Money left over counts as points. The highest score wins; "
        "if tied, more unused special tickets; if still tied, the victory is shared.",
    )


def _variant(spec: AuctionSpec) -> Page:
    bonuses = spec.bonuses
    return page(
        "Variant: special scoring",
        "A switch adds four bonuses to the final count.",
        f"Diversified: {bonuses.diversified} points for at least "
        f"{counted(bonuses.diversified_cards, 'card', 'cards')} of each fish. "
        f"Specialised: {bonuses.specialised} points for at least "
        f"{counted(bonuses.specialised_cards, 'card', 'cards')} of one fish.",
        f"Popular: {bonuses.popular} points for most cards of the fish in the last niche. "
        f"Safe: {bonuses.safe} points for most Yakuza bought. Whoever ties for most scores as well.",
    )


def _names(tickets: Sequence[Ticket]) -> str:
    return listed([ticket_name(ticket) for ticket in tickets])


def _tiles(tiles: Sequence[PriceTile]) -> str:
    return ", ".join(f"{tile.price} ({signed(tile.modifier)})" for tile in tiles)
