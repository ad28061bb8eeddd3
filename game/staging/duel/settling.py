"""Cards are taken, drawn, stolen, laid and thrown away, and specialties reached."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.events import (
    CardDiscarded,
    CardDrawn,
    CardJoined,
    CardStolen,
    CardTaken,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.spec import KNIFE, SEATS, WASABI, Bonus, Half
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
    Vanish,
    sequence,
    together,
)
from game.staging.duel import faces, pieces, terms
from game.staging.duel.following import closed_up, counted, lifted, pile, specialty
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.table.flourishes import Flair
from game.table.pose import Pose
from game.ui import theme
from game.ui.frame import WIDTH

KNIFE_NOISES: Final = ("knife_1", "knife_2", "knife_3", "knife_4")


SHOT: Final = 0.28
SNATCH: Final = 0.32
INTO: Final = 0.38
FALL: Final = 0.3
STROKE: Final = 0.06
FLASH: Final = 40
KNIVES: Final = 4
"""An arm shoots over the table and snatches back, a card goes to its pile, a card falls; a frame of a
cut; how many noises of knives there are."""

SEA: Final = 600.0
"""Behind the balance."""


def taken(event: CardTaken, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D22, D41: off the hook; a card that equal bids give jumps twice."""
    card = pieces.FishCard(event.face >> 1)
    bumps = [Bump(card, theme.STAMP)] * (2 if event.cause is Cause.TIE else 1)
    up = Move(card, theme.STAMP, Manner.ARC)
    means = [Vanish(pieces.Means(place, side)) for place in SEATS for side in (0, 1)]
    others = closed_up(before, after, on, event.face >> 1)
    return sequence(*means, *bumps, Sound("deal"), together(up, others), Show(card))


def drawn(event: CardDrawn, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D34, D51: why, then the top of the pile."""
    card = pieces.FishCard(event.face >> 1)
    why = (
        Bump(pieces.Balance(), theme.COUNT)
        if event.cause is Cause.BALANCE
        else specialty(before, event.seat, Bonus.DRAW, on)
    )
    flight = together(Move(card, theme.GLIDE, Manner.ARC), lifted(after))
    return sequence(why, Sound("deal"), flight, Show(card))


def stolen(event: CardStolen, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D34, D50: an arm shoots over the table and snatches it, and its old pile closes up."""
    card = pieces.FishCard(event.half >> 2)
    why = (
        Bump(pieces.Balance(), theme.COUNT)
        if event.cause is Cause.BALANCE
        else specialty(before, event.seat, Bonus.STEAL, on)
    )
    followed = sequence(closed_up(before, after, on, event.half >> 2), counted(before, after, on))
    place = on.poses(before)[card]
    return sequence(
        why,
        Sound("steal"),
        _shot(event.seat, place, faces.GRAB, on),
        Sound("snatch"),
        Jolt(5, 0.2),
        together(Move(card, SNATCH, Manner.SHOVE), _back(event.seat, place.y, on), followed),
        Show(card),
    )


def _shot(seat: Seat, place: Pose, gesture: int, on: Arrangement) -> Cue:
    """An arm, from beyond its edge to a card."""
    tip = (WIDTH - place.x if seat else place.x) + place.w / 2
    start, end = on.voices.gone(seat, gesture, place.y), on.voices.arm(seat, tip, gesture, place.y)
    moves = [Move(id, SHOT, Manner.SHOVE, to=pose) for id, pose in end.items()]
    return sequence(Sound("whoosh"), *(Appear(id, pose) for id, pose in start.items()), together(*moves))


def _back(seat: Seat, y: float, on: Arrangement) -> Cue:
    """The arm, to where it came from."""
    gone = on.voices.gone(seat, faces.GRAB, y)
    moves = (Move(id, SNATCH, Manner.THRUST, to=pose) for id, pose in gone.items())
    return sequence(together(*moves), *(Vanish(id) for id in gone))


def joined(event: CardJoined, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D35: a knife cuts first; then the card slaps into its pile, and that counts."""
    card, half = pieces.FishCard(event.half >> 2), terms.half(on.spec.cards, event.half)
    held = foresight.knives(on.spec, after.piles[event.seat])
    cut = _cut(event.seat, held, on) if half.effect is KNIFE else Pause(0)
    into = together(Move(card, INTO, Manner.ARC), closed_up(before, after, on, event.half >> 2))
    counts = together(counted(before, after, on), _gained(event, half))
    return sequence(cut, into, Show(card), Sound("lay"), counts)


def _cut(seat: Seat, held: int, on: Arrangement) -> Cue:
    """D32: the nearer to winning, the louder; from the third on all of them are shown large."""
    wanted = on.spec.knives_to_win
    large = [on.quay.stuck(number, held, wanted) for number in range(wanted)] if held >= wanted - 1 else []
    shown = [Appear(pieces.Stuck(number), pose) for number, pose in enumerate(large)]
    stab: list[Cue] = [
        Move(pieces.Stuck(number), theme.DEAL, Manner.STAMP, to=pose) for number, pose in enumerate(large)
    ]
    last = held >= wanted
    return sequence(
        Sound(knife_noise(held)),
        *_stroke(seat, last, on),
        Jolt(12 if last else 5, 0.2, FLASH if last else 0),
        *shown,
        together(*stab),
        Bump(pieces.Knife(seat, held - 1), theme.STAMP),
        Pause(theme.BREATH if large else 0),
        *(Vanish(pieces.Stuck(number)) for number in range(len(large))),
    )


def knife_noise(held: int) -> str:
    """Each knife is higher and longer than the one before."""
    return f"knife_{min(held, KNIVES)}"


def _stroke(seat: Seat, whole: bool, on: Arrangement) -> list[Cue]:
    """Thin, full, fading."""
    cut, first = pieces.Cut(), on.quay.cut(seat, 1, whole)
    later = [(Show(cut, on.quay.cut(seat, step, whole).face), Pause(STROKE)) for step in (2, 3)]
    return [Appear(cut, first), Pause(STROKE), *(cue for cues in later for cue in cues), Vanish(cut)]


def _gained(event: CardJoined, half: Half) -> Cue:
    """Look at the pile."""
    plaque = Bump(pieces.Plaque(event.seat, int(half.colour)), theme.COUNT)
    return together(Sound("wasabi"), plaque) if half.effect is WASABI else plaque


def reached(event: SpecialtyReached, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D33: the whole pile jumps, card after card."""
    cell = pieces.Plaque(event.seat, int(event.colour))
    cards = [Bump(card, theme.COUNT) for card in pile(after, event.seat, event.colour)]
    return sequence(
        Sound("specialty"),
        Flourish(Flair.SPLASH, cell),
        together(*cards, Bump(cell, theme.COUNT), step=theme.DEAL),
        Pause(theme.BREATH),
    )


def discarded(event: CardDiscarded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D22, D34, D40: off its hook, or flicked out of a pile, into the sea; it lies on the discards."""
    card, owner = pieces.FishCard(event.face >> 1), event.owner
    place = on.poses(before)[card]
    first: list[Cue] = []
    if owner is not None:
        flicked = _shot(1 - owner, place, faces.FLICK, on)
        first = [specialty(before, 1 - owner, Bonus.DISCARD, on), flicked, Sound("flick")]
        first.append(together(_back(1 - owner, place.y, on), Move(card, theme.STAMP, to=_flicked(place))))
    covered = [Vanish(pieces.FishCard(before.discards[-1] >> 1))] if before.discards else []
    followed = sequence(closed_up(before, after, on, event.face >> 1), counted(before, after, on))
    sea = replace(place, x=(place.x + WIDTH / 2) / 2, y=SEA, w=place.w * 0.5, h=place.h * 0.5)
    return sequence(
        *first,
        together(Move(card, FALL, Manner.THRUST, to=sea), followed),
        Sound("splash"),
        Flourish(Flair.SEA, card),
        *covered,
        Appear(card),
        Show(pieces.DiscardCount()),
    )


def _flicked(place: Pose) -> Pose:
    """Up into the air."""
    return replace(place, y=max(place.h / 2, place.y - 60), w=place.w * 1.4, h=place.h * 1.4)


def missed(event: NothingFound, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D34, D50, D62: nothing to take."""
    seat = event.seat
    return sequence(
        Sound("stop"),
        together(Bump(pieces.Crest(seat), theme.COUNT), Bump(pieces.Name(seat), theme.COUNT)),
        Pause(theme.BREATH),
    )
