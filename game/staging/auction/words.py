"""The log of the auction in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.auction import events
from game.rules.auction.spec import AuctionSpec, MarkerMove
from game.rules.core.draft import Refusal
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.acts import Names
from game.staging.auction.terms import card_name, ticket_name
from game.staging.terms import counted, listed, number


def dealt(event: events.OfferDealt, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A round begins."""
    lots = counted(len(event.lots), "lot is", "lots are")
    yield f"Round {event.round}: {lots} laid out. {names[event.first]} goes first."


def revealed(event: events.TicketsRevealed, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """What everybody has laid."""
    yield "The tickets are turned over."
    for name, tickets in zip(names, event.placements, strict=True):
        if tickets is not None:
            yield f"{name} laid, from lot 1 on: {', '.join(ticket_name(ticket) for ticket in tickets)}."


def priced(event: events.LotsPriced, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A41: from the dearest on."""
    tiles = spec.sizes[len(names)].tiles
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


def moved(event: events.MarketMoved, names: Names, spec: AuctionSpec) -> list[str]:
    """A44: marker by marker."""
    return [_moved(move) for move in event.moves] or ["The quotation does not change."]


def _moved(move: MarkerMove) -> str:
    product, total, start, end = move
    name, verb = card_name(product), "rises" if total > 0 else "falls"
    if start == end:
        return f"{name} stays on {end}: it can {'rise' if total > 0 else 'fall'} no further."
    stopped = ", where the board ends" if start + total != end else ""
    return f"{name} {verb} by {abs(end - start)} to {end}{stopped}."


def bought(event: events.LotBought, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """With what was in it."""
    cards = ", ".join(card_name(card) for card in event.cards)
    yield f"{names[event.seat]} buys lot {event.lot + 1} for {event.price}: {cards}."


def declined(event: events.Declined, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """And is consoled."""
    yield f"{names[event.seat]} declines and takes {event.pay}."


def joined(event: events.TakusanLaid, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A52."""
    if event.product is None:
        yield f"{names[event.seat]} has no row for the Takusan: it is discarded."
    else:
        yield f"{names[event.seat]} lays the Takusan in the {card_name(event.product)} row."


def paid(event: events.YakuzaPaid, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A53."""
    if event.product is None:
        yield f"{names[event.seat]} has no fish for the Yakuza: it leaves alone."
    else:
        yield f"{names[event.seat]} gives the Yakuza one {card_name(event.product)}."


def passed(event: events.FirstPlayerPassed, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """The clock."""
    yield f"{names[event.seat]} bought the lot with the clock and is first player now."


def discarded(event: events.LotsDiscarded, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """What nobody has bought."""
    lots = [str(lot + 1) for lot in event.lots]
    if len(lots) == 1:
        yield f"Nobody bought lot {lots[0]}: it is discarded."
    elif lots:
        yield f"Nobody bought lots {listed(lots)}: they are discarded."


def scored(event: events.MatchScored, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """Niches, scores, and who has won."""
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


def refused(why: Refusal, names: Names, seat: Seat) -> str:
    """What cannot be chosen, and why; nothing where nobody would ask."""
    facts = dict(why.facts)
    if why.why == "too dear":
        return f"Lot {int(facts['lot']) + 1} costs {facts['price']}; {names[seat]} has {facts['money']}."
    return ""
