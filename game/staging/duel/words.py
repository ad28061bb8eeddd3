"""The log of the duel in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardDrawn,
    CardHung,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DrawPileEmptied,
    DuelEvent,
    MatchEnded,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Cause
from game.staging.duel import terms
from game.staging.duel.terms import because, colour_name, face_title
from game.staging.terms import counted, in_words, number

Names = Sequence[str]


def sentences(event: DuelEvent, names: Names, spec: DuelSpec) -> tuple[str, ...]:
    """What the log says of an event; nothing of a single bid, since the lamps show who has pressed."""
    match event:
        case BidMade():
            return ()
        case BidsRevealed():
            return (_revealed(event, names),)
        case BarrelMoved() | BarrelTurned():
            return (_barrel(event, names, spec),)
        case CardHung() | CardDiscarded() | DrawPileEmptied() | DiscardsTurned():
            return (_quay(event, names, spec),)
        case CardTaken() | CardDrawn() | CardStolen() | CardJoined() | SpecialtyReached() | NothingFound():
            return (_gained(event, names, spec),)
        case MatchEnded():
            return tuple(_ended(event, names, spec))
    assert_never(event)


def missed(seats: Iterable[Seat], names: Names, spec: DuelSpec) -> tuple[str, ...]:
    """D20: who had not pressed on BI; for the log, once the bids are revealed."""
    return tuple(f"{names[seat]} did not press: a bid of {spec.missing_bid}." for seat in sorted(seats))


def _revealed(event: BidsRevealed, names: Names) -> str:
    first, second = event.bids
    if first == second:
        return f"BI! {names[0]} and {names[1]} both bid {first}."
    winner = names[0 if first > second else 1]
    return f"BI! {names[0]} bids {first}, {names[1]} {second}: {winner} wins by {abs(first - second)}."


def _barrel(event: BarrelMoved | BarrelTurned, names: Names, spec: DuelSpec) -> str:
    if isinstance(event, BarrelTurned):
        return f"Equal bids: the barrel is turned, it is {'day' if event.day else 'night'} now."
    if event.cause is Cause.BALANCE:
        return f"{terms.END} for {names[event.seat]}: the barrel goes home."
    why = because(event.cause, Bonus.BARREL, spec)
    if event.start == event.end:
        return _capital(f"{why}the barrel stays on the last notch of {names[event.seat]}.")
    way = counted(abs(event.end - event.start), "notch", "notches")
    return _capital(f"{why}the barrel goes {way} towards {names[event.seat]}.")


def _quay(
    event: CardHung | CardDiscarded | DrawPileEmptied | DiscardsTurned, names: Names, spec: DuelSpec
) -> str:
    match event:
        case CardHung():
            turn = f"Turn {event.turn}: " if event.place == 0 else ""
            return f"{turn}{face_title(spec.cards, event.face)} hangs on the {terms.SIDES[event.place]} hook."
        case CardDiscarded():
            why, name = because(event.cause, Bonus.DISCARD, spec), face_title(spec.cards, event.face)
            whose = "" if event.owner is None else f" of {names[event.owner]}"
            return f"{why}{name}{whose} is discarded."
        case DrawPileEmptied():
            if event.times < LAST:
                return "The draw pile is used up for the first time."
            return "The draw pile is used up again: this turn is the last."
        case DiscardsTurned():
            return f"The discards come back turned over, {face_title(spec.cards, event.top)} on top."
    assert_never(event)


def _gained(
    event: CardTaken | CardDrawn | CardStolen | CardJoined | SpecialtyReached | NothingFound,
    names: Names,
    spec: DuelSpec,
) -> str:
    name, other = names[event.seat], names[1 - event.seat]
    match event:
        case CardTaken():
            why = because(event.cause, Bonus.DRAW, spec)
            return f"{why}{name} takes {face_title(spec.cards, event.face)}."
        case CardDrawn():
            why = because(event.cause, Bonus.DRAW, spec)
            return f"{why}{name} draws {face_title(spec.cards, event.face)}."
        case CardStolen():
            stolen = terms.half_name(terms.half(spec.cards, event.half))
            return f"{because(event.cause, Bonus.STEAL, spec)}{name} steals {stolen}."
        case CardJoined():
            return _joined(event, name, spec)
        case SpecialtyReached():
            return f"{_reached(event, spec)}: {name} {terms.BONUSES[event.bonus]}."
        case NothingFound():
            return f"{because(event.cause, event.bonus, spec)}{_nothing(event.bonus, other)}."
    assert_never(event)


def _joined(event: CardJoined, name: str, spec: DuelSpec) -> str:
    half = terms.half(spec.cards, event.half)
    has = f"{name} has {in_words(event.size)} {colour_name(half.colour)} now."
    if len(terms.halves(spec.cards, event.half >> 1)) == 1:
        return has
    return f"As {terms.half_name(half)}: {has}"


def _reached(event: SpecialtyReached, spec: DuelSpec) -> str:
    """D33, with the number; where day and night have two, the pile of this moment tells which."""
    numbers = {spec.night_number, spec.day_number}
    named = colour_name(event.colour)
    return f"{named} {min(numbers)} of {min(numbers)}" if len(numbers) == 1 else f"{named} specialty"


def _nothing(bonus: Bonus, other: str) -> str:
    if bonus is Bonus.DRAW:
        return "no card is left to draw"
    return f"{other} has no card to {'steal' if bonus is Bonus.STEAL else 'discard'}"


def _ended(event: MatchEnded, names: Names, spec: DuelSpec) -> Iterator[str]:
    outcome = event.outcome
    if outcome.ending == "knives":
        winner = names[outcome.winners[0]]
        yield f"{counted(spec.knives_to_win, 'knife', 'knives').capitalize()} for {winner}: it is over."
    scores = [f"{name} {number(score)}" for name, score in zip(names, outcome.scores, strict=True)]
    yield f"The final scores: {', '.join(scores)}."
    yield verdict(outcome, names)


def remark(outcome: Outcome, names: Names) -> str:
    """The verdict, where it is not plain from the scores."""
    return "" if outcome.ending == "points" else verdict(outcome, names)


def verdict(outcome: Outcome, names: Names) -> str:
    """D32, D73: who has won, and why where the scores do not tell."""
    top = number(max(outcome.scores))
    if not outcome.winners:
        return f"{names[0]} and {names[1]} tie at {top} with the barrel in the middle: a draw."
    winner = names[outcome.winners[0]]
    if outcome.ending == "knives":
        return f"{winner} wins by knives, whatever the points."
    if outcome.ending == "barrel":
        return f"{names[0]} and {names[1]} tie at {top}; {winner} wins by the side of the barrel."
    return f"{winner} wins with {top}."


def _capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]
