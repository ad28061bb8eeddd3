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
from game.staging.duel import faces, pieces
from game.staging.duel.following import scores, specialty
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.table.flourishes import Flair
from game.ui import theme

JUMP: Final = theme.HOP * 2.5
"""From notch to notch: the barrel is heavy."""

BARREL: Final = pieces.Barrel()


# ---------------------------------------------------------------- bids


def made(event: BidMade, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The lamp, for whoever has not seen it light up in the chant."""
    lamp = Show(pieces.Lamp(event.seat))
    return lamp if before.presses[event.seat] else sequence(lamp, Sound("lock"))


def revealed(event: BidsRevealed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D20: both fists open at once, while the last syllable is still in the air."""
    hands = together(*(_opened(seat, bid, on) for seat, bid in enumerate(event.bids)))
    cry = [Vanish(pieces.Syllable(before.beat))] if before.beat else []
    beats = [Show(pieces.Beat(number)) for number in range(before.beat)]
    lamps = [Vanish(pieces.Lamp(seat)) for seat in SEATS]
    return sequence(
        Sound("reveal"),
        hands,
        Pause(theme.BREATH),
        *cry,
        *beats,
        *lamps,
        Sound("crowd"),
        _compared(event.bids),
    )


def _opened(seat: Seat, bid: int, on: Arrangement) -> Cue:
    fist, face = pieces.Fist(seat), faces.bid(bid)
    opening = together(Move(fist, theme.FLIP, to=on.voices.hand(seat, face)), Turn(fist, theme.FLIP, face))
    return sequence(opening, Vanish(fist), Appear(pieces.ShownBid(seat)))


def _compared(bids: tuple[int, int]) -> Cue:
    """D21, D40: the higher one stands out; equal ones both do, in dust."""
    bumps = [Bump(pieces.ShownBid(seat), theme.COUNT) for seat, bid in enumerate(bids) if bid == max(bids)]
    if len(bumps) == 1:
        return bumps[0]
    return together(*(Flourish(Flair.PUFF, bump.piece) for bump in bumps), *bumps)


# ---------------------------------------------------------------- barrel


def moved(event: BarrelMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """First why, then the way, notch by notch; at the end of the balance it only shakes (D23)."""
    return sequence(_why(event, before, on), _way(event, on), scores())


def _why(event: BarrelMoved, before: Tableau, on: Arrangement) -> Cue:
    match event.cause:
        case Cause.BID | Cause.TIE:
            return Bump(pieces.ShownBid(1 - event.seat), theme.STAMP)
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
    if event.cause is Cause.BALANCE:
        return sequence(Move(BARREL, theme.GLIDE * 2), Sound("barrel"), Flourish(Flair.PUFF, BARREL))
    step = 1 if event.end > event.start else -1
    stops = range(event.start + step, event.end, step)
    hop = Move(BARREL, JUMP * (len(stops) + 1), Manner.HOP, via=tuple(map(on.quay.notch, stops)))
    noises = sequence(*(sequence(Pause(JUMP), Sound("barrel")) for _ in range(len(stops) + 1)))
    return sequence(together(hop, noises), Flourish(Flair.PUFF, BARREL))


def turned(event: BarrelTurned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D40, D41: the light changes while only the barrel's edge is seen."""
    over = (pieces.Daylight(), pieces.Noren())
    light = [Appear(part) if event.day else Vanish(part) for part in over]
    return sequence(
        Sound("barrel_turn"),
        together(Turn(BARREL, theme.FLIP * 2), sequence(Pause(theme.FLIP), *light)),
        Bump(BARREL, theme.STAMP),
    )
