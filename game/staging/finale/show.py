"""The show: item by item for all seats at once, so that everybody sees who gets ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.core.seat import Seat
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
    Vanish,
    sequence,
    together,
)
from game.staging.cues import (
    Count as Runs,
)
from game.staging.finale import pieces
from game.staging.finale.stage import LEAST, Towers
from game.staging.finale.steps import Count, leaders
from game.table.flourishes import Flair
from game.table.pose import Pose

NOTE_NOISES: Final = (
    *("note_1", "note_2", "note_3", "note_4"),
    *("note_5", "note_6", "note_7", "note_8"),
)

BLADE_NOISES: Final = ("knife_1", "knife_2", "knife_3", "knife_4")

STRIKES: Final = 0.22
OPENS: Final = 0.5
FLIES: Final = 0.32
GROWS: Final = 0.3
TOLD: Final = 0.12
RESTS: Final = 0.36
HOPS: Final = 0.28
ROLLS: Final = 1.3
ENDS: Final = 1.2
"""Seconds at speed 1x and at the pace of the auction."""


def shown(count: Count, on: Towers, pace: float = 1.0, calm: bool = False) -> Cue:
    """From an empty stage to the winner; a shorter match has a quicker `pace`."""
    seats = range(count.seats)
    opening = [
        Appear(pieces.Ground()),
        *(Appear(pieces.Stand(seat), on.stand(seat, won=False)) for seat in seats),
        *(Appear(pieces.Total(seat), on.total(seat, count.figure(0), lit=False)) for seat in seats),
    ]
    steps = [_step(count, on, step, pace) for step in range(len(count.steps))]
    struck = [_struck(number) for number in range(count.blades)]
    cried = (Sound("hit"), Appear(cry := pieces.Cry()), Move(cry, STRIKES, Manner.STAMP)) if count.cry else ()
    return sequence(
        *opening, Pause(OPENS * pace), *steps, *struck, *cried, _end(count, on, calm), Pause(ENDS * pace)
    )


def _struck(number: int) -> Cue:
    """From above, each louder than the one before."""
    blade = pieces.Blade(number)
    noise = Sound(BLADE_NOISES[min(number, len(BLADE_NOISES) - 1)])
    return sequence(noise, Appear(blade), Move(blade, STRIKES, Manner.STAMP), Pause(STRIKES / 2))


def _step(count: Count, on: Towers, step: int, pace: float) -> Cue:
    """The picture, what flies up, the bricks that grow, and who leads now."""
    told, seats = count.steps[step], [seat for seat in range(count.seats) if count.steps[step].points[seat]]
    last = step == len(count.steps) - 1
    picture = [
        Appear(pieces.Board(), on.board(count, step)),
        Appear(pieces.Said(), on.said(told.name, told.note)),
    ]
    rising = together(*(_fan(count, on, seat, step, pace) for seat in seats))
    noise = Sound("double" if told.doubles else NOTE_NOISES[min(step, len(NOTE_NOISES) - 1)])
    roll = (Sound("roll"), Pause(ROLLS * pace)) if last else ()
    grown = together(*(_grown(count, on, seat, step, pace) for seat in seats))
    announced = (Sound("niche"), Pause(TOLD * pace)) if told.note else ()
    return sequence(
        *picture,
        *announced,
        *roll,
        Sound("hit") if last else noise,
        rising,
        grown,
        _lead(count, on, step, pace),
        Pause(RESTS * pace),
        together(*(Vanish(pieces.Gain(seat)) for seat in seats)),
    )


def _fan(count: Count, on: Towers, seat: Seat, step: int, pace: float) -> Cue:
    fan = pieces.Fan(seat, step)
    aloft = on.fan(count, seat, step, aloft=True)
    return sequence(
        Appear(fan, on.fan(count, seat, step, aloft=False)), Move(fan, FLIES * pace, Manner.ARC, aloft)
    )


def _grown(count: Count, on: Towers, seat: Seat, step: int, pace: float) -> Cue:
    """The brick pushes up from the tower while the score runs."""
    pose = on.brick(count, seat, step)
    assert pose is not None
    brick, points = pieces.Brick(seat, step), count.steps[step].points[seat]
    total = count.figure(count.after(step + 1)[seat])
    return together(
        Vanish(pieces.Fan(seat, step)),
        sequence(Appear(brick, _flat(pose, points)), Move(brick, GROWS * pace)),
        Appear(pieces.Gain(seat), on.gain(count, seat, step)),
        Runs(pieces.Total(seat), GROWS * pace, on.total(seat, total, lit=False).face),
    )


def _flat(pose: Pose, points: int) -> Pose:
    """At its foot; what is taken comes down from the top."""
    side = 1 if points > 0 else -1
    return replace(pose, y=pose.y + side * (pose.h - LEAST / 2) / 2, h=LEAST / 2)


def _lead(count: Count, on: Towers, step: int, pace: float) -> Cue:
    """The lantern hops to whoever has got ahead alone; while several lead it goes out."""
    before, now = leaders(count.after(step)), leaders(count.after(step + 1))
    if before == now:
        return sequence()
    lantern, noise = pieces.Leading(), Sound("lead")
    if len(now) != 1:
        return sequence(Vanish(lantern))
    (seat,) = now
    plate = together(Bump(pieces.Stand(seat), HOPS * pace), Bump(pieces.Total(seat), HOPS * pace))
    if len(before) != 1:
        return sequence(Appear(lantern, on.lantern(seat)), *((noise, plate) if step else ()))
    hop = Move(lantern, HOPS * pace, Manner.HOP, on.lantern(seat))
    return sequence(noise, together(hop, plate))


def _end(count: Count, on: Towers, calm: bool) -> Cue:
    """Gold for whoever has won, and paper, unless a bot has beaten people."""
    winners = count.outcome.winners
    totals = [Show(pieces.Total(seat)) for seat in range(count.seats)]
    stands = [Show(pieces.Stand(seat)) for seat in range(count.seats)]
    words = [Appear(pieces.Said()), *((Show(pieces.Board()),) if count.steps else ())]
    jumps = [Bump(pieces.Total(seat), HOPS) for seat in winners]
    stamped = [
        sequence(Appear(seal), Move(seal, STRIKES, Manner.STAMP))
        for seal in map(pieces.Seal, winners if count.steps else ())
    ]
    paper = () if calm else tuple(Flourish(Flair.PAPER, pieces.Stand(seat)) for seat in winners)
    return sequence(
        Sound("win" if winners else "bell"), *totals, *stands, *words, together(*jumps, *stamped, *paper)
    )
