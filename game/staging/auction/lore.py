"""Every element explains itself: a title and a few short sentences, with the figures of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction.spec import (
    MAGURO,
    MARKET_ORDER,
    NORMALS,
    AuctionOptions,
    AuctionSpec,
    Card,
    PriceTile,
    Ticket,
)
from game.staging.auction.terms import card_name, ticket_name
from game.staging.lore import Lore, lore
from game.staging.terms import counted, in_words, listed

FISH: Final = {
    Card.EBI: "Shrimp",
    Card.HOTATEGAI: "Scallop",
    Card.SAKE: "Salmon",
    Card.TAKO: "Octopus",
    Card.FUGU: "Puffer",
    Card.MAGURO: "Tuna",
}


def card(kind: Card, spec: AuctionSpec) -> Lore:
    """A card of the deck, wherever it lies."""
    match kind:
        case Card.TAKUSAN:
            return lore(
                "Takusan",
                "Mixed fish: it joins any row its buyer has and counts as that fish.",
                "It cannot start a row; without one it is discarded.",
                "It moves no marker, and no Yakuza takes it.",
            )
        case Card.YAKUZA:
            return lore(
                "Yakuza",
                "Takes one fish card of its buyer's choice, once the lot's other cards are laid.",
                "It never takes a Takusan, and leaves alone if there is no fish.",
                "It moves no marker.",
            )
        case Card.MAGURO:
            return lore(
                "Maguro",
                f"{FISH[kind]}: it has no marker, and no tile moves it.",
                f"A set counts as a whole: from one card on {listed([str(n) for n in spec.maguro[:5]])}, "
                "and so on.",
            )
    return lore(
        card_name(kind),
        f"{FISH[kind]}: at the end each card pays the niche of its marker, {max(spec.niches)} at best.",
        "On offer, each card moves the marker by the number on its lot's price tile.",
    )


def ticket(which: Ticket, spec: AuctionSpec, options: AuctionOptions) -> Lore:
    """One of the nine tickets of a seat."""
    title = f"Ticket {ticket_name(which)}"
    if which in NORMALS:
        return lore(title, _adds(which), "It comes back after the round.")
    return lore(title, *_special(which, spec, options), "It can be used once in the match.")


def _special(which: Ticket, spec: AuctionSpec, options: AuctionOptions) -> tuple[str, ...]:
    match which:
        case Ticket.ANNUL:
            struck = "one 4" if options.annul_cancels == "one" else "every 4"
            fallback = f"With no 4 to strike it counts +{spec.annul_value}."
            return f"Strikes {struck} in its lot: both count 0.", fallback
        case Ticket.DOUBLE:
            return "Doubles the sum of its lot, after everything is added.", "Two of them make it fourfold."
    return (_adds(which),)


def _adds(which: Ticket) -> str:
    if not which:
        return "Adds nothing to the sum of its lot."
    return f"Adds {which} to the sum of its lot." if which > 0 else f"Takes {-which} from the sum of its lot."


def price_tile(tile: PriceTile) -> Lore:
    """A tile, on its slot or on a lot."""
    way = "up" if tile.modifier > 0 else "down"
    push = f"Each fish card of the lot moves its marker {way} by {abs(tile.modifier)}."
    clocked = ("Its clock makes the buyer first player in the next round.",) if tile.clock else ()
    return lore(
        f"Price tile {tile.price}",
        f"The lot with this tile costs {tile.price}.",
        push if tile.modifier else "It moves no marker.",
        *clocked,
    )


def clock() -> Lore:
    """The clock on the dearest tile."""
    return lore(
        "Clock",
        "It lies on the dearest tile.",
        "Whoever buys that lot is first player in the next round.",
        "If nobody does, the first player stays.",
    )


def marker(product: Card, space: int) -> Lore:
    """A product's marker on the quotation board."""
    return lore(
        f"{card_name(product)} marker",
        f"It stands on space {space}.",
        f"Its rank after the last round decides what each {card_name(product)} pays.",
        "On a shared space the higher in the stack ranks first.",
    )


def quotation_board(spec: AuctionSpec) -> Lore:
    """The spaces the markers walk on."""
    return lore(
        "Quotation board",
        f"The markers stand on spaces 1 to {spec.last_space} and stop at both ends.",
        "Each round the price tiles move them; one that arrives goes on top of those already there.",
        "After the last round their order fills the niches.",
    )


def niches(spec: AuctionSpec) -> Lore:
    """What each rank pays."""
    return lore(
        "Niches",
        "After the last round the markers slide in here, the highest first.",
        f"From the best to the worst, a card then pays {listed([str(worth) for worth in spec.niches])}.",
    )


def update_order() -> Lore:
    """The row of symbols beside the board."""
    return lore(
        "Order of update",
        f"The markers always move in this order: {listed([card_name(product) for product in MARKET_ORDER])}.",
        "It matters where two meet on a space: the later one lands on top.",
    )


def deck(left: Sequence[int]) -> Lore:
    """How many cards are left of each kind, in the order of the kinds; where they lie is nobody's to know."""
    if not any(left):
        return lore("Deck", "No cards are left: this is the last round.")
    kinds = [f"{card_name(kind)} {count}" for kind, count in zip(Card, left, strict=True) if count]
    return lore(
        "Deck",
        f"{sum(left)} cards are still to come; the last round uses up the last of them.",
        f"Among them: {', '.join(kinds)}.",
    )


def seat_plate(name: str) -> Lore:
    """Who sits there."""
    return lore(
        name,
        "Money and rows are open to all, and so are the special tickets left since the last reveal.",
        "The lantern hangs over whoever has to act.",
    )


def row(product: Card, cards: int, takusan: int) -> Lore:
    """A seat's row of a product: its own cards, and the Takusan that joined it."""
    own = [counted(cards, "card", "cards")] if cards else []
    mixed = [f"{in_words(takusan)} Takusan"] if takusan else []
    worth = "They count together as a set" if product is MAGURO else "Each pays the niche of its marker"
    held = f"It holds {listed(own + mixed)}." if own or mixed else "It is empty."
    return lore(f"{card_name(product)} row", held, f"{worth} at the end.")


def money(spec: AuctionSpec) -> Lore:
    """A seat's purse."""
    return lore(
        "Money",
        "Pays for lots; there is no credit.",
        f"Whoever declines to buy takes {spec.decline_pay} from the bank.",
        "What is left counts as points at the end.",
    )


def lamp() -> Lore:
    """The lock lamp of a seat."""
    return lore(
        "Lamp",
        "It burns once the seat has locked its tickets.",
        "A seat may unlock until the last one has locked; then all tickets are turned over.",
    )
