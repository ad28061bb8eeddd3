"""The log of the auction in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    LotsPriced,
    MarketMoved,
    MatchScored,
    OfferDealt,
    TakusanLaid,
    TicketsPlaced,
    TicketsRevealed,
    YakuzaPaid,
)
from game.rules.auction.spec import AuctionSpec, Card, MarkerMove, PriceTile
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.auction.terms import card_name, ticket_name
from game.staging.terms import counted, listed, number

Names = Sequence[str]


def sentences(event: AuctionEvent, names: Names, spec: AuctionSpec) -> tuple[str, ...]:
    """What the log says of an event; nothing of a placement, since the lamps show who has locked."""
    match event:
        case OfferDealt():
            lots = counted(len(event.lots), "lot is", "lots are")
            return (f"Round {event.round}: {lots} laid out. {names[event.first]} goes first.",)
        case TicketsPlaced():
            return ()
        case TicketsRevealed():
            return tuple(_revealed(event, names))
        case LotsPriced():
            return tuple(_priced(event, spec.sizes[len(names)].tiles))
        case MarketMoved():
            moves = tuple(_moved(move) for move in event.moves)
            return moves or ("The quotation does not change.",)
        case MatchScored():
            return tuple(_scored(event, names, spec))
        case LotsDiscarded():
            return tuple(_discarded(event))
        case LotBought() | Declined() | TakusanLaid() | YakuzaPaid() | FirstPlayerPassed():
            return (_done(event, names[event.seat]),)
    assert_never(event)


def _done(event: LotBought | Declined | TakusanLaid | YakuzaPaid | FirstPlayerPassed, name: str) -> str:
    """What one seat did in the purchase."""
    match event:
        case LotBought():
            cards = ", ".join(card_name(card) for card in event.cards)
            return f"{name} buys lot {event.lot + 1} for {event.price}: {cards}."
        case Declined():
            return f"{name} declines and takes {event.pay}."
        case TakusanLaid():
            return f"{name} {_joined(event.product)}."
        case YakuzaPaid():
            return f"{name} {_paid(event.product)}."
        case FirstPlayerPassed():
            return f"{name} bought the lot with the clock and is first player now."
    assert_never(event)


def _joined(product: Card | None) -> str:
    if product is None:
        return "has no row for the Takusan: it is discarded"
    return f"lays the Takusan in the {card_name(product)} row"


def _paid(product: Card | None) -> str:
    if product is None:
        return "has no fish for the Yakuza: it leaves alone"
    return f"gives the Yakuza one {card_name(product)}"


def _revealed(event: TicketsRevealed, names: Names) -> Iterator[str]:
    yield "The tickets are turned over."
    for name, tickets in zip(names, event.placements, strict=True):
        if tickets is not None:
            yield f"{name} laid, from lot 1 on: {', '.join(ticket_name(ticket) for ticket in tickets)}."


def _priced(event: LotsPriced, tiles: Sequence[PriceTile]) -> Iterator[str]:
    for place, (lot, tile) in enumerate(zip(event.ranking, tiles, strict=True)):
        verb = "leads" if place == 0 else "is last" if place == len(tiles) - 1 else "follows"
        yield (
            f"Lot {lot + 1} {verb} with {number(event.sums[lot])}: "
            f"price {tile.price}, {_pushed(tile.modifier)}."
        )


def _pushed(modifier: int) -> str:
    if not modifier:
        return "its fish stay"
    return f"its fish {'rise' if modifier > 0 else 'fall'} by {abs(modifier)}"


def _moved(move: MarkerMove) -> str:
    product, total, start, end = move
    name, verb = card_name(product), "rises" if total > 0 else "falls"
    if start == end:
        return f"{name} stays on {end}: it can {'rise' if total > 0 else 'fall'} no further."
    stopped = ", where the board ends" if start + total != end else ""
    return f"{name} {verb} by {abs(end - start)} to {end}{stopped}."


def _discarded(event: LotsDiscarded) -> Iterator[str]:
    lots = [str(lot + 1) for lot in event.lots]
    if len(lots) == 1:
        yield f"Nobody bought lot {lots[0]}: it is discarded."
    elif lots:
        yield f"Nobody bought lots {listed(lots)}: they are discarded."


def _scored(event: MatchScored, names: Names, spec: AuctionSpec) -> Iterator[str]:
    niches = [f"{card_name(card)} {worth}" for card, worth in zip(event.niches, spec.niches, strict=True)]
    yield f"The final niches: {', '.join(niches)}."
    scores = [f"{name} {number(score)}" for name, score in zip(names, event.outcome.scores, strict=True)]
    yield f"The final scores: {', '.join(scores)}."
    yield verdict(event.outcome, names)


def remark(outcome: Outcome, names: Names) -> str:
    """The verdict, where it is not plain from the scores."""
    return "" if outcome.ending == "clear" else verdict(outcome, names)


def verdict(outcome: Outcome, names: Names) -> str:
    """A62: who has won, and why if it was close."""
    top = max(outcome.scores)
    winners = listed([names[seat] for seat in outcome.winners])
    if len(outcome.winners) > 1:
        return f"{winners} share the victory with {number(top)}."
    if outcome.ending == "specials":
        tied = listed([names[seat] for seat in _with(outcome, top)])
        return f"{tied} tie at {number(top)}; {winners} wins by unused special tickets."
    return f"{winners} wins with {number(top)}."


def _with(outcome: Outcome, score: int) -> list[Seat]:
    return [seat for seat, points in enumerate(outcome.scores) if points == score]
