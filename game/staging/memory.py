"""What is remembered of a match: the prints of a poster, and sentences that the record can prove.

How each is found is the same in every title. The *deciding* fish is the one with the largest difference
between the winner and the second. The *swing* is the one decision, or the one turn, that brought the winner
most. The *closest* moment is the end of a round or turn in the second half of the match, not its last, at
which the winner, counted as if the match ended there, was least ahead of or behind the best of the others; of
equals the latest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.i18n.door import N_, _
from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat

Scores: TypeAlias = tuple[int, ...]

SWING = N_("Greatest gain")
CLOSEST = N_("Closest moment")


@dataclass(frozen=True, slots=True)
class Moment:
    """A sentence under its heading, beside a picture of assets/art."""

    symbol: str
    heading: str
    words: str


@dataclass(frozen=True, slots=True)
class Memory:
    """A print for each winner, or for both sides of a draw, and at most three moments."""

    prints: tuple[str, ...]
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round or a turn: what happened in it, and the scores if the match had ended before and after it."""

    key: Any
    events: tuple[Any, ...]
    before: Scores
    after: Scores


def chapters(match: Match, key: Callable[[Any], Hashable], score: Callable[[Any], Scores]) -> list[Chapter]:
    """By the public views after each action; what begins the next chapter happens at the end of the last."""
    kernel, found = match.kernel, list[Chapter]()
    view = match.opening.happenings[-1].view
    now, before, events = key(view), score(view), list[Any]()
    for at, step in enumerate(match.steps):
        view = kernel.observe(step.state, None)
        events.extend(step.events)
        if key(view) != now or at == len(match.steps) - 1:
            after = score(view)
            found.append(Chapter(now, tuple(events), before, after))
            now, before, events = key(view), after, []
    return found


def champions(outcome: Outcome) -> tuple[Seat, ...]:
    """Whose poster it is: the winners, and in a draw everybody."""
    return outcome.winners or tuple(range(len(outcome.scores)))


def deciding(outcome: Outcome) -> str:
    """The heading of the first moment: where several stand level it decided nothing."""
    return _("What decided it") if len(outcome.winners) == 1 else _("Strongest fish")


def rival(outcome: Outcome, seat: Seat) -> Seat:
    """The best of the others, of those who have not won if there are any."""
    others = [other for other in range(len(outcome.scores)) if other != seat]
    beaten = [other for other in others if other not in outcome.winners]
    return max(beaten or others, key=lambda other: (outcome.scores[other], -other))


def ahead(scores: Scores, seat: Seat) -> int:
    """Of the best of the others; less than nothing if behind."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def closest(told: Sequence[Chapter], seat: Seat) -> tuple[Chapter, Seat] | None:
    """The chapter at whose end it was closest, and the best of the others then."""
    late = told[len(told) // 2 : -1]
    if not late:
        return None
    chapter = min(reversed(late), key=lambda chapter: abs(ahead(chapter.after, seat)))
    others = [other for other in range(len(chapter.after)) if other != seat]
    return chapter, max(others, key=lambda other: (chapter.after[other], -other))


def after_round(number: int, lead: int, name: str, other: str, figure: Callable[[int], str]) -> str:
    """How close it was."""
    who = {"round": number, "name": name, "other": other, "points": figure(abs(lead))}
    if lead > 0:
        return _("After round {round} {name} was {points} ahead of {other}.", **who)
    if lead < 0:
        return _("After round {round} {name} was {points} behind {other}.", **who)
    return _("After round {round} {name} and {other} were level.", round=number, name=name, other=other)


def after_turn(number: int, lead: int, name: str, other: str, figure: Callable[[int], str]) -> str:
    """The same where there are turns."""
    who = {"turn": number, "name": name, "other": other, "points": figure(abs(lead))}
    if lead > 0:
        return _("After turn {turn} {name} was {points} ahead of {other}.", **who)
    if lead < 0:
        return _("After turn {turn} {name} was {points} behind {other}.", **who)
    return _("After turn {turn} {name} and {other} were level.", turn=number, name=name, other=other)


def first(moments: Iterator[Moment | None], most: int = 3) -> tuple[Moment, ...]:
    """Those there are."""
    return tuple(moment for moment in moments if moment is not None)[:most]
