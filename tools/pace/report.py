"""What was told of matches, in lines, each with what is wanted of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median
from typing import Final

from tools.pace.evening import Told

PRESSES: Final = 8.0
"""Of a turn, in the mean."""

TURN: Final = 6.0
"""Seconds of a bot's turn, at 1x."""

EVENINGS: Final[Mapping[int, float]] = {4: 45.0, 6: 60.0}
"""Minutes of a match of so many people."""

DEEDS: Final = {"Fish": "fish actions", "Visit": "visits", "Buy": "purchases"}

ROUNDS: Final[Mapping[int, float]] = {2: 19.8, 3: 22.1, 4: 18.2, 5: 15.5, 6: 14.1}
"""Of a match by the number of players, in the mean: bots find it in docs/balance.md."""


def against_bots(name: str, matches: Sequence[Told]) -> Iterator[str]:
    """One person at each table."""
    own = [told.scores[seat] for told in matches for seat in told.people]
    others = [_bots(told) for told in matches]
    level = sum(mine >= median(scores) for mine, scores in zip(own, others, strict=True))
    rest = [score for scores in others for score in scores]
    presses = [count for told in matches for count in told.presses]
    turns = [seconds for told in matches for seconds in told.bots]
    yield f"{name}, {len(matches)} matches"
    yield _line(
        median(own) >= median(rest),
        f"score {median(own):.0f} in the median, bots {median(rest):.0f}; "
        f"at least the bots' median in {level} of {len(matches)}",
    )
    yield _line(
        mean(presses) <= PRESSES, f"presses a turn {mean(presses):.1f} in the mean, at most {max(presses)}"
    )
    yield _line(
        max(turns) <= TURN, f"a bot's turn {median(turns):.1f} s in the median, at most {max(turns):.1f} s"
    )
    minutes = mean(told.seconds for told in matches) / 60
    yield f"{'':8}  a match {minutes:.1f} min, {_rounds(matches):.1f} rounds"
    yield f"{'':8}  {_deeds(matches, own=True)}; a bot {_deeds(matches, own=False)}"


def _bots(told: Told) -> list[int]:
    return [score for seat, score in enumerate(told.scores) if seat not in told.people]


def _deeds(matches: Sequence[Told], *, own: bool) -> str:
    """What one player does in a match, in the mean."""
    seats = [
        (told, seat) for told in matches for seat in range(len(told.scores)) if (seat in told.people) == own
    ]
    counts = {kind: mean(told.done[seat, kind] for told, seat in seats) for kind in DEEDS}
    return ", ".join(f"{count:.1f} {DEEDS[kind]}" for kind, count in counts.items())


def all_people(matches: Sequence[Told], pace: float) -> Iterator[str]:
    """A match that only the safety end stops is told by its turns, too."""
    players = len(matches[0].scores)
    minutes, rounds = mean(told.seconds for told in matches) / 60, _rounds(matches)
    turn = 60 * minutes / (rounds * players)
    usual = turn * players * ROUNDS[players] / 60
    most, endings = EVENINGS.get(players), ", ".join(sorted({told.ending for told in matches}))
    presses = mean(count for told in matches for count in told.presses)
    yield f"{players} people, {pace:g} s a press, {len(matches)} matches"
    yield _line(most is None or minutes < most, f"{minutes:.1f} min, {rounds:.1f} rounds, ended by {endings}")
    yield _line(
        most is None or usual < most,
        f"{usual:.1f} min for {ROUNDS[players]} rounds; a turn {turn:.1f} s, {presses:.1f} presses",
    )


def _rounds(matches: Sequence[Told]) -> float:
    return mean(told.turns / len(told.scores) for told in matches)


def _line(met: bool, words: str) -> str:
    return f"{'met' if met else 'missed':8}  {words}"
