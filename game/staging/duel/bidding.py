"""Bids are made and revealed, and the barrel goes where they and other causes send it."""

from __future__ import annotations

from typing import Final, assert_never

from game.rules.core.seat import Seat
from game.rules.duel.events import BarrelMoved, BarrelTurned, BidMade, BidsRevealed
from game.rules.duel.spec import SEATS, Bonus
from game.rules.duel.state import Cause
from game.staging.cues import (
    Appear,
    Bump,
    Cue,
    Flourish,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Turn,
    Vanish,
    sequence,
    together,
)
from game.staging.duel import pieces
from game.staging.duel.following import scores, specialty
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.staging.duel.voices import BEATS
from game.table.flourishes import Flair
from game.ui import theme

SLIDE: Final = 0.15
NOTCH: Final = 0.07
"""The barrel is heavy: so long for itself, and so long for each notch."""

CRY: Final = 0.09
PUMP: Final = 0.3
HAND: Final = 300.0
"""A syllable swells, a fist comes in; and how far off the screen it waits."""

BARREL: Final = pieces.Barrel()
BEAM: Final = pieces.Balance()


# ---------------------------------------------------------------- bids


def made(event: BidMade, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The fist, for whoever has not seen it come in the chant."""
    lamp = Show(pieces.Lamp(event.seat))
    return lamp if before.presses[event.seat] else sequence(lamp, Sound("lock"))


def beaten(flight: float, before: Tableau, after: Tableau, on: Arrangement) -> Cue | None:
    """The next syllable: fists come in with it, and on BI they are thrust. Nothing else moves."""
    if after.beat <= before.beat:
        return None
    seconds = flight if after.beat == len(BEATS) else PUMP
    flags = [
        Move(pieces.Beat(number), CRY, Manner.SLIDE) for number in range(max(0, after.beat - 2), after.beat)
    ]
    arms = [part(seat) for seat in SEATS for part in (pieces.Sleeve, pieces.Hand)]
    manner = Manner.THRUST if after.beat == len(BEATS) else Manner.SLIDE
    coming: list[Cue] = []
    if before.beat == 0:
        away = [on.voices.arm(seat, -HAND, 0) for seat in SEATS]
        coming = [Appear(pieces.Dusk()), *(Appear(id, pose) for poses in away for id, pose in poses.items())]
    said = Show(pieces.Beat(after.beat - 1))
    thrown = (Move(arm, seconds, manner) for arm in arms)
    return sequence(*coming, said, Show(pieces.Dusk()), together(*flags, *thrown))


def revealed(event: BidsRevealed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D20: both fists open at once, while the last syllable is still in the air."""
    hands = together(*(_opened(seat, bid, on) for seat, bid in enumerate(event.bids)))
    flags = [Vanish(pieces.Beat(number)) for number in range(3)]
    lamps = [Vanish(pieces.Lamp(seat)) for seat in SEATS]
    return sequence(
        Sound("reveal"),
        hands,
        Sound("crowd"),
        Pause(theme.BREATH),
        *flags,
        *lamps,
        _compared(event.bids),
        Pause(theme.BREATH),
    )


def _opened(seat: Seat, bid: int, on: Arrangement) -> Cue:
    thrown = on.voices.thrown(seat, bid)
    hand, disc = pieces.Hand(seat), pieces.Figure(seat)
    return sequence(
        *(Appear(id, thrown[id]) for id in (pieces.Sleeve(seat), hand)),
        Appear(disc, thrown[disc]),
        Move(disc, theme.STAMP, Manner.STAMP, to=thrown[disc]),
    )


def _compared(bids: tuple[int, int]) -> Cue:
    """D21, D40: the higher one stands out; equal ones both do."""
    bumps = [Bump(pieces.Figure(seat), theme.COUNT) for seat, bid in enumerate(bids) if bid == max(bids)]
    return together(*bumps)


# ---------------------------------------------------------------- barrel


def moved(event: BarrelMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """First why, then the way; at the end of the balance it only shakes (D23)."""
    return sequence(_why(event, before, on), _way(event, on), scores())


def _why(event: BarrelMoved, before: Tableau, on: Arrangement) -> Cue:
    match event.cause:
        case Cause.BID | Cause.TIE:
            return Bump(pieces.Hand(1 - event.seat), theme.STAMP)
        case Cause.ICON:
            settled = before.settled
            return Pause(0) if settled is None else Bump(pieces.FishCard(settled >> 2), theme.STAMP)
        case Cause.SPECIALTY:
            return specialty(before, event.seat, Bonus.BARREL, on)
        case Cause.BALANCE:
            crest = Bump(pieces.Crest(event.seat), theme.COUNT)
            return together(Sound("bell"), Flourish(Flair.PUFF, BARREL), Bump(BARREL, theme.COUNT), crest)
        case _:
            assert_never(event.cause)


def _way(event: BarrelMoved, on: Arrangement) -> Cue:
    if event.start == event.end:
        return together(Sound("stop"), Bump(BARREL, theme.STAMP))
    notches = abs(event.end - event.start)
    slide = together(Vanish(pieces.Worth()), Move(BARREL, SLIDE + NOTCH * notches, Manner.SHOVE))
    return sequence(Sound("barrel"), slide, Show(BEAM), Flourish(Flair.PUFF, BARREL), Appear(pieces.Worth()))


def turned(event: BarrelTurned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D40, D41: the light changes while only the barrel's edge is seen."""
    over = (pieces.Daylight(), pieces.Noren())
    light = [Appear(part) if event.day else Vanish(part) for part in over]
    return sequence(
        Sound("barrel_turn"),
        together(Turn(BARREL, theme.FLIP * 2), sequence(Pause(theme.FLIP), *light)),
        Bump(BARREL, theme.STAMP),
    )
