"""What the poster of a match says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app import posters
from game.app.party import Chair
from game.i18n.door import _, pgettext
from game.match.match import Match
from game.rules.core.seat import Seat
from game.staging import memory
from game.titles.shelf import TITLES
from game.titles.title import Title
from game.ui.poster import Champion, Poster
from game.ui.theme import SEAT_COLOURS
from scenes.results import Ending
from scenes.scores import behind, ranking, standing

OTHERS: Final = 3
MOST: Final = 2
"""Champions that are shown; the scores name others who share a victory. Of two seats both have their bars."""


def poster(match: Match, chairs: Sequence[Chair], ending: Ending) -> Poster:
    """Of a match that is over."""
    title, outcome, names = TITLES[match.header.title], ending.outcome, [chair.name for chair in chairs]
    seats = memory.champions(outcome)[:MOST]
    told = title.script.remember(match, names, [chair.crest for chair in chairs])
    others = [seat for seat in range(len(outcome.scores)) if seat not in seats]
    shown = (*seats, *others) if len(outcome.scores) == MOST else seats
    return Poster(
        champions=tuple(
            _champion(seat, chairs[seat], ending, print)
            for seat, print in zip(seats, told.prints, strict=True)
        ),
        margin=_margin(ending, seats[0]),
        remark=ending.remark or standing(names, ending.series),
        others=tuple(
            (chairs[seat].crest, ending.account.figure(outcome.scores[seat]))
            for _place, seat in ranking(outcome)
            if seat not in seats
        )[:OTHERS],
        moments=tuple((moment.symbol, moment.heading, moment.words) for moment in told.moments),
        caption=_caption(title),
        bars=tuple(ending.account.seats[seat] for seat in shown),
        won=bool(outcome.winners),
        calm=ending.calm,
    )


def _champion(seat: Seat, chair: Chair, ending: Ending, print: str) -> Champion:
    return Champion(
        name=chair.name,
        crest=chair.crest,
        colour=SEAT_COLOURS[seat % len(SEAT_COLOURS)],
        print=print,
        score=ending.account.figure(ending.outcome.scores[seat]),
    )


def _margin(ending: Ending, seat: Seat) -> str:
    """By how much, where nothing else is said of it."""
    outcome = ending.outcome
    if outcome.winners != (seat,) or ending.remark:
        return ""
    short = behind(outcome, memory.rival(outcome, seat))
    return _("wins by {points}", points=ending.account.figure(short))


def _caption(title: Title) -> str:
    """Which game it was, and when."""
    return pgettext("the foot of a poster", "{title} · {day}", title=title.heading, day=posters.today())
