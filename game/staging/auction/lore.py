"""Every element explains itself: a title and a few short sentences, with the figures of the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, listed, number, signed
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


def card(kind: Card, spec: AuctionSpec) -> Lore:
    """A card of the deck, wherever it lies."""
    match kind:
        case Card.TAKUSAN:
            return lore(
                card_name(kind),
                _("Mixed fish: it joins any row its buyer has and counts as that fish."),
                _("It cannot start a row. With no row to join, it is discarded."),
                _("It moves no marker, and no Yakuza takes it."),
            )
        case Card.YAKUZA:
            return lore(
                card_name(kind),
                _("Takes 1 fish card of the buyer's choice, after the lot's other cards are added."),
                _("It never takes a Takusan. With no fish to take, it leaves with nothing."),
                _("It moves no marker."),
            )
        case Card.MAGURO:
            return lore(
                card_name(kind),
                _("Tuna: it has no marker, and no tile moves it."),
                _(
                    "A set is scored as a whole. From 1 card on: {values}, and so on.",
                    values=in_a_row([number(worth) for worth in spec.maguro[:5]]),
                ),
            )
    return lore(
        card_name(kind),
        _pays(kind, number(max(spec.niches))),
        _("On offer, each card moves the marker by the number on its lot's price tile."),
    )


def _pays(kind: Card, most: str) -> str:
    match kind:
        case Card.EBI:
            return _("Shrimp: at the end, each card pays its marker's niche, {most} at best.", most=most)
        case Card.HOTATEGAI:
            return _("Scallop: at the end, each card pays its marker's niche, {most} at best.", most=most)
        case Card.SAKE:
            return _("Salmon: at the end, each card pays its marker's niche, {most} at best.", most=most)
        case Card.TAKO:
            return _("Octopus: at the end, each card pays its marker's niche, {most} at best.", most=most)
    return _("Puffer fish: at the end, each card pays its marker's niche, {most} at best.", most=most)


def ticket(which: Ticket, spec: AuctionSpec, options: AuctionOptions) -> Lore:
    """One of the nine tickets of a seat."""
    title = _("Ticket {ticket}", ticket=ticket_name(which))
    if which in NORMALS:
        return lore(title, _adds(which), _("It returns after the round."))
    return lore(title, *_special(which, spec, options), _("It can be used once per match."))


def _special(which: Ticket, spec: AuctionSpec, options: AuctionOptions) -> tuple[str, ...]:
    match which:
        case Ticket.ANNUL:
            fallback = _("With no 4 to cancel, it counts {value}.", value=signed(spec.annul_value))
            return _cancels(options), fallback
        case Ticket.DOUBLE:
            return (
                _("Doubles the sum of its lot, after everything is added."),
                _("2 of them multiply it by 4."),
            )
    return (_adds(which),)


def _cancels(options: AuctionOptions) -> str:
    if options.annul_cancels == "one":
        return _("Cancels one 4 in its lot: both count 0.")
    return _("Cancels every 4 in its lot: all of them count 0.")


def _adds(which: Ticket) -> str:
    if not which:
        return _("Adds nothing to the sum of its lot.")
    if which > 0:
        return _("Adds {value} to the sum of its lot.", value=number(which))
    return _("Takes {value} from the sum of its lot.", value=number(-which))


def price_tile(tile: PriceTile) -> Lore:
    """A tile, on its slot or on a lot."""
    price = number(tile.price)
    clocked = (_("Its clock makes the buyer first player in the next round."),) if tile.clock else ()
    return lore(
        _("Price tile {price}", price=price),
        _("The lot with this tile costs {price}.", price=price),
        _moves(tile.modifier),
        *clocked,
    )


def _moves(modifier: int) -> str:
    steps = number(abs(modifier))
    if not modifier:
        return _("It moves no marker.")
    if modifier > 0:
        return _("Each fish card of the lot moves its marker up by {steps}.", steps=steps)
    return _("Each fish card of the lot moves its marker down by {steps}.", steps=steps)


def clock() -> Lore:
    """The clock on the dearest tile."""
    return lore(
        _("Clock"),
        _("It comes with the most expensive tile."),
        _("Buy that lot to be first player in the next round."),
        _("If nobody does, the first player stays."),
    )


def marker(product: Card, space: int) -> Lore:
    """A product's marker on the quotation board."""
    fish = card_name(product)
    return lore(
        _("{fish} marker", fish=fish),
        _("It stands on space {space}.", space=number(space)),
        _("Its rank after the last round decides what each {fish} pays.", fish=fish),
        _("On a shared space, the marker higher in the stack ranks first."),
    )


def quotation_board(spec: AuctionSpec) -> Lore:
    """The spaces the markers walk on."""
    return lore(
        _("Quotation board"),
        _("The markers stand on spaces 1 to {last} and stop at both ends.", last=number(spec.last_space)),
        _("Price tiles move them each round. On a shared space, the newcomer goes on top."),
        _("After the last round, their order fills the niches."),
    )


def niches(spec: AuctionSpec) -> Lore:
    """What each rank pays."""
    return lore(
        _("Niches"),
        _("After the last round, the markers slide in here, the highest first."),
        _(
            "From best to worst, the niches pay {values} per card.",
            values=listed([number(worth) for worth in spec.niches]),
        ),
    )


def update_order() -> Lore:
    """The row of symbols beside the board."""
    return lore(
        _("Market order"),
        _(
            "The markers always move in this order: {fish}.",
            fish=in_a_row([card_name(product) for product in MARKET_ORDER]),
        ),
        _("This matters when 2 meet on a space: the later one lands on top."),
    )


def deck(left: Sequence[int]) -> Lore:
    """How many cards are left of each kind, in the order of the kinds; where they lie is nobody's to know."""
    if not any(left):
        return lore(_("Deck"), _("No cards are left: this is the last round."))
    return lore(
        _("Deck"),
        ngettext(
            "{count} card is still to come. The last round uses up the deck.",
            "{count} cards are still to come. The last round uses up the deck.",
            sum(left),
        ),
        _(
            "Among them: {cards}.",
            cards=in_a_row([_many(kind, count) for kind, count in zip(Card, left, strict=True) if count]),
        ),
    )


def _many(kind: Card, count: int) -> str:
    return pgettext("a name and its figure", "{name} {figure}", name=card_name(kind), figure=number(count))


def seat_plate(name: str) -> Lore:
    """Who sits there."""
    return lore(
        name,
        _("Money and rows are open to all, as are the special tickets left at the last reveal."),
        _("The lantern hangs over the player to act."),
    )


def row(product: Card, cards: int, takusan: int) -> Lore:
    """A seat's row of a product: its own cards, and the Takusan that joined it."""
    worth = (
        _("They count together as a set at the end.")
        if product is MAGURO
        else _("Each card pays its marker's niche at the end.")
    )
    return lore(_("{fish} row", fish=card_name(product)), _held(cards, takusan), worth)


def _held(cards: int, takusan: int) -> str:
    if not cards and not takusan:
        return _("It is empty.")
    if not takusan:
        return ngettext("It holds {count} card.", "It holds {count} cards.", cards)
    if not cards:
        return ngettext("It holds {count} Takusan.", "It holds {count} Takusan.", takusan)
    return ngettext(
        "It holds {count} card and {takusan} Takusan.",
        "It holds {count} cards and {takusan} Takusan.",
        cards,
        takusan=number(takusan),
    )


def money(spec: AuctionSpec) -> Lore:
    """A seat's purse."""
    return lore(
        _("Money"),
        _("Pays for lots. There is no credit."),
        _("A player who declines takes {amount} from the bank.", amount=number(spec.decline_pay)),
        _("Money left at the end counts as points."),
    )


def lamp() -> Lore:
    """The lock lamp of a seat."""
    return lore(
        _("Lamp"),
        _("It is lit once the player has locked their tickets."),
        _("Players may unlock until the last one locks. Then all tickets are revealed."),
    )
