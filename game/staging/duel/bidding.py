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
    Jolt,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Tilt,
    Turn,
    Vanish,
    Wipe,
    sequence,
    together,
)
from game.staging.duel import faces, pieces
from game.staging.duel.following import scores, specialty
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.staging.duel.voices import BEATS
from game.table.flourishes import Flair
from game.table.pose import Poses
from game.ui import theme
from game.ui.frame import WIDTH

CRY: Final = 0.09
PUMP: Final = 0.3
HAND: Final = 300.0
"""A syllable swells, a fist comes in; and how far off the screen it waits."""

OPENS: Final = 0.066
POP: Final = 0.12
SEEN: Final = 0.38
BEND: Final = 0.26
"""A fist opens, its figure pops up, both bids are seen, and the lower arm bends back."""

DRIVE: Final = 0.2
STOP: Final = 0.06
SLIDE: Final = 0.15
NOTCH: Final = 0.07
AWAY: Final = 0.22
SWAY: Final = 0.8
"""The winner's fist drives at the barrel, and everything stops when it hits; the barrel is heavy: so long for
itself and so long for each notch; the arm withdraws, the beam sways."""

FLASH: Final = 30
SWEEP: Final = 0.48
DROP: Final = 0.16
BARREL: Final = pieces.Barrel()
BEAM: Final = pieces.Balance()
VERDICT: Final = pieces.Verdict()


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
    flags = [Move(pieces.Beat(number), CRY) for number in range(max(0, after.beat - 2), after.beat)]
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
    """D20: both fists open at once, while the last syllable is still in the air; then who has won."""
    hands = together(*(_opened(seat, bid, on) for seat, bid in enumerate(event.bids)))
    throw = Sound("throw_1" if after.turn % 2 else "throw_2")
    slam = together(throw, Jolt(10, 0.3, FLASH), hands, Sound("crowd"))
    cleared = [Vanish(pieces.Beat(number)) for number in range(3)]
    cleared += [Vanish(pieces.Lamp(seat)) for seat in SEATS]
    return sequence(slam, Pause(SEEN), *cleared, Vanish(pieces.Dusk()), _judged(event.bids, on))


def _opened(seat: Seat, bid: int, on: Arrangement) -> Cue:
    """Half open first; a star spreads behind the hand, and the figure pops up on the sleeve."""
    thrown, voices = on.voices.thrown(seat, bid), on.voices
    hand, disc, star = pieces.Hand(seat), pieces.Figure(seat), pieces.Star(seat)
    large = voices.figure(seat, bid, voices.reach(seat), 1.3 * thrown[disc].w)
    return sequence(
        *(Appear(id, thrown[id]) for id in (pieces.Sleeve(seat), hand)),
        Show(hand, faces.hand(seat, faces.HALF)),
        Pause(OPENS),
        Show(hand, faces.hand(seat, bid)),
        Appear(star, voices.star(seat)),
        Appear(disc, large),
        together(Bump(star, POP * 2), Move(disc, POP, Manner.SHOVE, to=thrown[disc])),
    )


def _judged(bids: tuple[int, int], on: Arrangement) -> Cue:
    """D21, D40: the higher figure grows, the lower arm bends back; equal ones both withdraw."""
    stars = [Vanish(pieces.Star(seat)) for seat in SEATS]
    told: list[Cue] = [
        Appear(VERDICT, on.voices.verdict(bids)),
        Move(VERDICT, BEND, Manner.STAMP, to=on.voices.verdict(bids)),
    ]
    if bids[0] == bids[1]:
        bumps = [Bump(pieces.Figure(seat), theme.COUNT) for seat in SEATS]
        away = together(*(_withdrawn(seat, on) for seat in SEATS))
        return sequence(
            *stars, Sound("strike"), together(*told, *bumps), Pause(theme.BREATH), away, Vanish(VERDICT)
        )
    winner = bids.index(max(bids))
    judged = {seat: on.voices.judged(seat, bids[seat], seat == winner) for seat in SEATS}
    lost = judged[1 - winner]
    grown = Move(pieces.Figure(winner), BEND, to=judged[winner][pieces.Figure(winner)])
    bent = [Move(id, BEND, Manner.SHOVE, to=pose) for id, pose in lost.items()]
    shown = [Show(pieces.Figure(1 - winner), lost[pieces.Figure(1 - winner)].face)]
    shown.append(Show(pieces.Hand(1 - winner), lost[pieces.Hand(1 - winner)].face))
    return sequence(
        *stars, Sound("strike"), Sound("bend"), *shown, together(grown, *bent, *told), Pause(theme.BREATH)
    )


def _withdrawn(seat: Seat, on: Arrangement, y: float | None = None) -> Cue:
    """An arm leaves the table."""
    gone = on.voices.gone(seat, faces.FIST, y)
    moves = [Move(id, AWAY, Manner.THRUST, to=pose) for id, pose in gone.items()]
    return sequence(Vanish(pieces.Figure(seat)), together(*moves), *(Vanish(id) for id in gone))


# ---------------------------------------------------------------- barrel


def moved(event: BarrelMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """First why, then the way; at the end of the balance it only shakes (D23)."""
    if event.cause is Cause.BID:
        return sequence(_driven(event, before, on), scores())
    return sequence(_why(event, before, on), _way(event, on), scores())


def _driven(event: BarrelMoved, before: Tableau, on: Arrangement) -> Cue:
    """D21: the winner's fist drives at the barrel, which is shoved away."""
    winner = 1 - event.seat
    cask = on.quay.barrel(event.start, on.quay.beam.tip(event.start), before.day)
    tip = (WIDTH - cask.x if winner else cask.x) - cask.w / 2 + 12
    hit = on.voices.arm(winner, tip, faces.FIST, cask.y)
    through = on.voices.arm(winner, tip + 60, faces.FIST, cask.y)
    return sequence(
        Sound("whoosh"),
        Vanish(pieces.Figure(winner)),
        Show(pieces.Hand(winner), hit[pieces.Hand(winner)].face),
        _all(hit, DRIVE, Manner.THRUST),
        Sound("shove"),
        Jolt(6, 0.28),
        Pause(STOP),
        together(_way(event, on), _all(through, SLIDE, Manner.SHOVE)),
        together(_withdrawn(winner, on, cask.y), _withdrawn(event.seat, on)),
        Vanish(VERDICT),
    )


def _all(poses: Poses, seconds: float, manner: Manner) -> Cue:
    return together(*(Move(id, seconds, manner, to=pose) for id, pose in poses.items()))


def _why(event: BarrelMoved, before: Tableau, on: Arrangement) -> Cue:
    match event.cause:
        case Cause.BID | Cause.TIE:
            return Pause(0)
        case Cause.ICON:
            settled = before.settled
            return Pause(0) if settled is None else Bump(pieces.FishCard(settled >> 2), theme.STAMP)
        case Cause.SPECIALTY:
            return specialty(before, event.seat, Bonus.BARREL, on)
        case Cause.BALANCE:
            return _ended(event, before, on)
        case _:
            assert_never(event.cause)


def _ended(event: BarrelMoved, before: Tableau, on: Arrangement) -> Cue:
    """D50: the beam drops with a thud."""
    down = 9.0 if event.start > 0 else -9.0
    low, crest = on.quay.track(down).face, Bump(pieces.Crest(event.seat), theme.COUNT)
    fallen = on.quay.barrel(event.start, down, before.day)
    return sequence(
        Sound("thud"),
        together(Show(BEAM, low), Move(BARREL, DROP, Manner.THRUST, to=fallen), Vanish(pieces.Worth())),
        Jolt(8, 0.3, FLASH),
        together(Sound("bell"), Flourish(Flair.PUFF, BARREL), crest),
    )


def _way(event: BarrelMoved, on: Arrangement) -> Cue:
    if event.start == event.end:
        return together(Sound("stop"), Bump(BARREL, theme.STAMP))
    notches = abs(event.end - event.start)
    seconds = SLIDE + NOTCH * notches
    slide = together(Tilt(BEAM, SWAY, (BARREL,)), Move(BARREL, seconds, Manner.SHOVE))
    ticks = [sequence(Pause(SLIDE + NOTCH * number), Sound("barrel")) for number in range(notches)]
    return sequence(
        Vanish(pieces.Worth()),
        together(slide, *ticks),
        Flourish(Flair.PUFF, BARREL),
        Appear(pieces.Worth()),
    )


def turned(event: BarrelTurned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D40, D41: day or night sweeps over the quay, and the barrel turns as it passes."""
    light, edge = (pieces.Daylight(), pieces.Noren()), pieces.Edge()
    x, _ = on.quay.beam.stand(before.barrel, 0, 0)
    passing = max(0.0, SWEEP * x / WIDTH - theme.FLIP)
    wipes = [Wipe(part, SWEEP, away=not event.day) for part in light]
    swept = Move(edge, SWEEP, Manner.STEADY, to=on.quay.edge(1.0))
    return sequence(
        Sound("barrel_turn"),
        Appear(edge, on.quay.edge(0.0)),
        together(*wipes, swept, sequence(Pause(passing), Turn(BARREL, theme.FLIP * 2))),
        Vanish(edge),
        *(Vanish(part) for part in light if not event.day),
        Bump(BARREL, theme.STAMP),
    )
