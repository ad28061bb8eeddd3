"""The end: four knives at once, or every pile counted out for both; then the plate that closes the match."""

from __future__ import annotations

from typing import Final

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel.events import MatchEnded
from game.rules.duel.spec import COLOURS, SEATS
from game.staging.cheer import CHEER, cheer
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Flourish,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    sequence,
    together,
)
from game.staging.duel import pieces, side_faces
from game.staging.duel.poses import Arrangement
from game.staging.duel.settling import knife_noise
from game.staging.duel.tableau import Tableau
from game.table.flourishes import Flair
from game.ui import theme

FINISH: Final = pieces.Finish()
DOUBLED: Final = "_doubled"
"""How the line of a pile is called that counts once more (D71)."""


def ended(event: MatchEnded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D32, D73."""
    outcome = event.outcome
    shown = _drawn_knives(outcome, on) if outcome.ending == "knives" else _counted_out(outcome)
    return sequence(shown, _closed(outcome), Pause(CHEER))


def _drawn_knives(outcome: Outcome, on: Arrangement) -> Cue:
    """D32: one after the other, and ink over the other's plate."""
    winner = outcome.winners[0]
    knives = [
        sequence(Sound(knife_noise(number + 1)), Bump(pieces.Knife(winner, number), theme.COUNT))
        for number in range(on.spec.knives_to_win)
    ]
    return sequence(together(*knives, step=theme.BREATH), Flourish(Flair.SPLASH, pieces.Plate(1 - winner)))


def _counted_out(outcome: Outcome) -> Cue:
    """D70-D72: item by item for both at once, so that everybody sees who gets ahead."""
    zero = [Show(pieces.Points(seat), side_faces.points(0)) for seat in SEATS]
    found = {line.item for lines in outcome.lines for line in lines}
    return sequence(*zero, *(_item(item, outcome) for item in _items() if item in found))


def _items() -> list[str]:
    """Everything that can score, in the order in which it is counted."""
    fish = [colour.name.lower() for colour in COLOURS]
    return [*(item for name in fish for item in (name, f"{name}{DOUBLED}")), "barrel"]


def _item(item: str, outcome: Outcome) -> Cue:
    doubled = item.endswith(DOUBLED)
    noise = Sound("wasabi" if doubled else "tally")
    counts = [cue for seat in SEATS for cue in _line(item, seat, outcome)]
    return sequence(noise, together(*counts), Pause(theme.BREATH))


def _line(item: str, seat: Seat, outcome: Outcome) -> list[Cue]:
    """The score so far, and a jump of what brought it; nothing for a pile that is not doubled."""
    lines = outcome.lines[seat]
    at = next((number for number, line in enumerate(lines) if line.item == item), None)
    if at is None:
        return []
    so_far = sum(line.points for line in lines[: at + 1])
    count = Count(pieces.Points(seat), theme.COUNT, side_faces.points(so_far))
    if not lines[at].points:
        return [count]
    return [count, Bump(_source(item, seat), theme.COUNT)]


def _source(item: str, seat: Seat) -> pieces.Piece:
    if item == "barrel":
        return pieces.Barrel()
    colours = [colour.name.lower() for colour in COLOURS]
    return pieces.PileCount(seat, colours.index(item.removesuffix(DOUBLED)))


def _closed(outcome: Outcome) -> Cue:
    """A draw is rung out, a victory cheered."""
    plate = sequence(Appear(FINISH), Move(FINISH, theme.STAMP, Manner.STAMP), Flourish(Flair.SPLASH, FINISH))
    gold = [Show(pieces.Points(seat)) for seat in SEATS]
    if not outcome.winners:
        return sequence(plate, *gold, Sound("bell"))
    return sequence(
        plate, *gold, Sound("win"), together(*cheer(outcome.winners[0], pieces.Points(outcome.winners[0])))
    )
