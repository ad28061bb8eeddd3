"""What is remembered of an auction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.i18n.door import _, ngettext
from game.i18n.formats import listed, price
from game.match.match import Match
from game.rules.auction.events import LotBought, TakusanLaid
from game.rules.auction.foresight import niches_today, reckoned
from game.rules.auction.scoring import NAMES
from game.rules.auction.spec import MAGURO, PRODUCTS, AuctionSpec, Card
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging import memory
from game.staging.acts import Names
from game.staging.auction.terms import card_name
from game.staging.memory import CLOSEST, SWING, Chapter, Memory, Moment

MONEY = "posters/takusan"
"""The print of who was ahead in no fish."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Bought in a round; `worth` is what its cards paid at the end."""

    round: int
    cards: tuple[Card, ...]
    price: int
    worth: int


def remembered(match: Match, names: Names, crests: Sequence[int]) -> Memory:
    """The fish of the greatest lead, the best lot, the closest end of a round."""
    spec, outcome = match.kernel.spec, match.outcome()
    assert outcome is not None
    view = match.observe(None)
    seats = memory.champions(outcome)[:2]
    told = memory.chapters(match, lambda view: view.round, partial(_scores, spec))

    def moments() -> Iterator[Moment | None]:
        for seat in seats:
            yield _decided(view, outcome, seat, names, memory.deciding(outcome))
        yield _best_lot(told, view, outcome, spec, seats[0])
        yield _closest(told, seats[0], names, crests)

    prints = (leading(outcome, seat) for seat in seats)
    return Memory(
        tuple(f"posters/{card.name.lower()}" if card is not None else MONEY for card in prints),
        memory.first(moments()),
    )


def _scores(spec: AuctionSpec, view: AuctionView) -> memory.Scores:
    return reckoned(view, spec).scores


def points(outcome: Outcome, seat: Seat, card: Card) -> int:
    """What a seat scores for a fish, Takusan among them."""
    return sum(line.points for line in outcome.lines[seat] if line.item == NAMES[card])


def leading(outcome: Outcome, seat: Seat) -> Card | None:
    """The fish with the seat's largest difference to its rival; none where it is ahead in none."""
    other = memory.rival(outcome, seat)
    lead = {card: points(outcome, seat, card) - points(outcome, other, card) for card in PRODUCTS}
    best = max(PRODUCTS, key=lambda card: (lead[card], points(outcome, seat, card)))
    return best if lead[best] > 0 else None


def _decided(view: AuctionView, outcome: Outcome, seat: Seat, names: Names, heading: str) -> Moment:
    card, other = leading(outcome, seat), memory.rival(outcome, seat)
    if card is None:
        amounts = {who: view.seats[who].money for who in (seat, other)}
        words = _(
            "{name} kept {money} in cash, {other} {less}.",
            name=names[seat],
            money=price(amounts[seat]),
            other=names[other],
            less=price(amounts[other]),
        )
        return Moment("coin", heading, words)
    own = view.seats[seat].rows[card] + view.seats[seat].wilds[card]
    words = ngettext(
        "{fish}: {count} card brought {name} {points}, {other} {fewer}.",
        "{fish}: {count} cards brought {name} {points}, {other} {fewer}.",
        own,
        fish=card_name(card),
        name=names[seat],
        points=price(points(outcome, seat, card)),
        other=names[other],
        fewer=price(points(outcome, other, card)),
    )
    return Moment(f"symbols/{card.name.lower()}", heading, words)


def best_lot(
    told: Sequence[Chapter], view: AuctionView, outcome: Outcome, spec: AuctionSpec, seat: Seat
) -> Lot | None:
    """The lot of the seat whose worth at the end is most above its price; of equals the latest.

    A card is worth the niche of its fish, a Takusan that of the row it was laid in, a Maguro an equal part of
    the set, rounded down; a Yakuza nothing.
    """
    niches = dict(zip(niches_today(view), spec.niches, strict=True))
    own = view.seats[seat]
    tuna = own.rows[MAGURO] + own.wilds[MAGURO]
    niches[MAGURO] = points(outcome, seat, MAGURO) // tuna if tuna else 0
    lots: list[Lot] = []
    for chapter in told:
        for at, event in enumerate(chapter.events):
            if isinstance(event, LotBought) and event.seat == seat:
                later = [laid for laid in chapter.events[at:] if isinstance(laid, TakusanLaid)]
                wild = [laid.product for laid in later if laid.seat == seat and laid.product is not None]
                worth = sum(niches.get(card, 0) for card in (*event.cards, *wild))
                lots.append(Lot(chapter.key, event.cards, event.price, worth))
    return max(reversed(lots), key=lambda lot: lot.worth - lot.price) if lots else None


def _best_lot(
    told: Sequence[Chapter], view: AuctionView, outcome: Outcome, spec: AuctionSpec, seat: Seat
) -> Moment | None:
    lot = best_lot(told, view, outcome, spec, seat)
    if lot is None:
        return None
    words = _(
        "{cards} for {price} in round {round}: worth {worth} at the end.",
        cards=listed([card_name(card) for card in lot.cards]),
        price=price(lot.price),
        round=lot.round,
        worth=price(lot.worth),
    )
    return Moment(f"symbols/{lot.cards[0].name.lower()}", _(SWING), words)


def _closest(told: Sequence[Chapter], seat: Seat, names: Names, crests: Sequence[int]) -> Moment | None:
    found = memory.closest(told, seat)
    if found is None:
        return None
    chapter, other = found
    lead = memory.ahead(chapter.after, seat)
    words = memory.after_round(chapter.key, lead, names[seat], names[other], price)
    return Moment(f"crests/{crests[other]}", _(CLOSEST), words)
