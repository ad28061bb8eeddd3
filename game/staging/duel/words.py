"""The log of the duel in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel import events
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Cause
from game.staging.acts import Names
from game.staging.duel import terms
from game.staging.duel.terms import because, colour_name, face_title
from game.staging.terms import counted, in_words, number


def missed(seats: Iterable[Seat], names: Names, spec: DuelSpec) -> tuple[str, ...]:
    """D20: who had not pressed on BI; for the log, once the bids are revealed."""
    return tuple(f"{names[seat]} did not press: a bid of {spec.missing_bid}." for seat in sorted(seats))


def revealed(event: events.BidsRevealed, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Both bids."""
    first, second = event.bids
    if first == second:
        yield f"BI! {names[0]} and {names[1]} both bid {first}."
    else:
        winner = names[0 if first > second else 1]
        yield f"BI! {names[0]} bids {first}, {names[1]} {second}: {winner} wins by {abs(first - second)}."


def turned(event: events.BarrelTurned, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D40."""
    yield f"Equal bids: the barrel is turned, it is {'day' if event.day else 'night'} now."


def moved(event: events.BarrelMoved, names: Names, spec: DuelSpec) -> Iterator[str]:
    """How far, to whom, and why."""
    why, whose = because(event.cause, Bonus.BARREL, spec), names[event.seat]
    if event.cause is Cause.BALANCE:
        yield f"{terms.END} for {whose}: the barrel goes home."
    elif event.start == event.end:
        yield _capital(f"{why}the barrel stays on the last notch of {whose}.")
    else:
        way = counted(abs(event.end - event.start), "notch", "notches")
        yield _capital(f"{why}the barrel goes {way} towards {whose}.")


def hung(event: events.CardHung, names: Names, spec: DuelSpec) -> Iterator[str]:
    """The first of two begins a turn."""
    turn = f"Turn {event.turn}: " if event.place == 0 else ""
    yield f"{turn}{face_title(spec.cards, event.face)} hangs on the {terms.SIDES[event.place]} hook."


def discarded(event: events.CardDiscarded, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off a hook, or out of a pile."""
    whose = "" if event.owner is None else f" of {names[event.owner]}"
    why = because(event.cause, Bonus.DISCARD, spec)
    yield f"{why}{face_title(spec.cards, event.face)}{whose} is discarded."


def emptied(event: events.DrawPileEmptied, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D60, D61."""
    if event.times < LAST:
        yield "The draw pile is used up for the first time."
    else:
        yield "The draw pile is used up again: this turn is the last."


def returned(event: events.DiscardsTurned, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D60."""
    yield f"The discards come back turned over, {face_title(spec.cards, event.top)} on top."


def taken(event: events.CardTaken, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off a hook."""
    why = because(event.cause, Bonus.DRAW, spec)
    yield f"{why}{names[event.seat]} takes {face_title(spec.cards, event.face)}."


def drawn(event: events.CardDrawn, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off the pile."""
    why = because(event.cause, Bonus.DRAW, spec)
    yield f"{why}{names[event.seat]} draws {face_title(spec.cards, event.face)}."


def stolen(event: events.CardStolen, names: Names, spec: DuelSpec) -> Iterator[str]:
    """From the other."""
    stolen = terms.half_name(terms.half(spec.cards, event.half))
    yield f"{because(event.cause, Bonus.STEAL, spec)}{names[event.seat]} steals {stolen}."


def joined(event: events.CardJoined, names: Names, spec: DuelSpec) -> Iterator[str]:
    """As which half, where there are two, and what the pile has become."""
    half, split = terms.half(spec.cards, event.half), len(terms.halves(spec.cards, event.half >> 1)) > 1
    has = f"{names[event.seat]} has {in_words(event.size)} {colour_name(half.colour)} now."
    yield f"As {terms.half_name(half)}: {has}" if split else has


def reached(event: events.SpecialtyReached, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D33, with the number; where day and night have two, the pile of this moment tells which."""
    numbers, named = {spec.night_number, spec.day_number}, colour_name(event.colour)
    which = f"{min(numbers)} of {min(numbers)}" if len(numbers) == 1 else "specialty"
    yield f"{named} {which}: {names[event.seat]} {terms.BONUSES[event.bonus]}."


def nothing(event: events.NothingFound, names: Names, spec: DuelSpec) -> Iterator[str]:
    """What is missing."""
    verb = "steal" if event.bonus is Bonus.STEAL else "discard"
    none = f"{names[1 - event.seat]} has no card to {verb}"
    if event.bonus is Bonus.DRAW:
        none = "no card is left to draw"
    yield f"{because(event.cause, event.bonus, spec)}{none}."


def ended(event: events.MatchEnded, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Scores, and who has won."""
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
