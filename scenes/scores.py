"""The end of a match: who won, how a series stands, who comes after whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.party import Series
from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row, listed, number
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat

PAIR = 2
ALONE = Series(played=1)
"""A match that belongs to no series."""


def verdict(names: Sequence[str], outcome: Outcome, series: Series = ALONE) -> str:
    """Who won, in one line: the series, once that is decided."""
    winners = [names[seat] for seat in outcome.winners]
    if series.best_of > 1 and series.decided is not None:
        wins = " : ".join(map(number, sorted(_wins(names, series), reverse=True)))
        return _("{name} wins {score}", name=names[series.decided], score=wins)
    if not winners:
        return _("A draw")
    if len(winners) == 1:
        return _("{name} wins", name=winners[0])
    return _("{names} share the victory", names=listed(winners))


def standing(names: Sequence[str], series: Series) -> str:
    """How a series stands; nothing of a single match."""
    if series.best_of == 1:
        return ""
    if series.over:
        return _("The best of {matches} is decided.", matches=series.best_of)
    score = _score(names, _wins(names, series))
    return _("Best of {matches}: {score}", matches=series.best_of, score=score)


def _score(names: Sequence[str], wins: Sequence[int]) -> str:
    """Two face each other, as in any score; more stand in a row."""
    if len(names) == PAIR:
        return f"{names[0]} {number(wins[0])} : {number(wins[1])} {names[1]}"
    return in_a_row(
        [
            pgettext("a name and its figure", "{name} {figure}", name=name, figure=number(won))
            for name, won in zip(names, wins, strict=True)
        ]
    )


def _wins(names: Sequence[str], series: Series) -> list[int]:
    return [series.wins(seat) for seat in range(len(names))]


def ranking(outcome: Outcome) -> list[tuple[int, Seat]]:
    """Places and seats, the winners first; equal scores share a place."""
    seats = range(len(outcome.scores))
    order = sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    places: list[tuple[int, Seat]] = []
    for at, seat in enumerate(order):
        before = order[at - 1]
        level = at > 0 and _level(outcome, seat, before)
        places.append((places[-1][0] if level else at + 1, seat))
    return places


def _level(outcome: Outcome, seat: Seat, other: Seat) -> bool:
    """Whether they share a place; a tie that was broken is none."""
    won = seat in outcome.winners, other in outcome.winners
    return won[0] == won[1] and (won[0] or outcome.scores[seat] == outcome.scores[other])


def behind(outcome: Outcome, seat: Seat) -> int:
    """How many points less than the winners a seat has; 0 where points did not decide, too."""
    if not outcome.winners:
        return 0
    return max(0, max(outcome.scores[winner] for winner in outcome.winners) - outcome.scores[seat])
