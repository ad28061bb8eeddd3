"""Cards are taken, drawn, stolen, laid and thrown away, and specialties reached."""

from __future__ import annotations

from typing import Final

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
from game.rules.duel.spec import KNIFE, WASABI, Bonus
from game.rules.duel.state import Cause
from game.staging.cues import (
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
from game.staging.duel import pieces, terms
from game.staging.duel.following import closed_up, counted, lifted, pile, specialty
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.table.flourishes import Flair
from game.ui import theme

KNIFE_NOISES: Final = ("knife_1", "knife_2", "knife_3", "knife_4")


def taken(event: CardTaken, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D22, D41: off the hook; a card that equal bids give jumps twice."""
    card = pieces.FishCard(event.face >> 1)
    bumps = [Bump(card, theme.STAMP)] * (2 if event.cause is Cause.TIE else 1)
    flight = Move(card, theme.GLIDE, Manner.ARC)
    return sequence(
        *bumps, Sound("deal"), together(flight, closed_up(before, after, on, event.face >> 1)), Show(card)
    )


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
    """D34, D50: it crosses the table, and its old pile closes up."""
    card = pieces.FishCard(event.half >> 2)
    why = (
        Bump(pieces.Balance(), theme.COUNT)
        if event.cause is Cause.BALANCE
        else specialty(before, event.seat, Bonus.STEAL, on)
    )
    followed = sequence(closed_up(before, after, on, event.half >> 2), counted(before, after, on))
    return sequence(
        why,
        Bump(card, theme.STAMP),
        Sound("steal"),
        together(Move(card, theme.GLIDE * 2, Manner.ARC), followed),
        Show(card),
    )


def joined(event: CardJoined, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D35: into its pile; a knife goes on its rail, wasabi is heard."""
    card = pieces.FishCard(event.half >> 2)
    return sequence(
        together(Move(card, theme.GLIDE), closed_up(before, after, on, event.half >> 2)),
        Show(card),
        Sound("lay"),
        together(counted(before, after, on), _gained(event, after, on)),
    )


def _gained(event: CardJoined, after: Tableau, on: Arrangement) -> Cue:
    """Look at the pile, or at the knife on its rail."""
    half = terms.half(on.spec.cards, event.half)
    cell = Bump(pieces.Plaque(event.seat, int(half.colour)), theme.COUNT)
    if half.effect is KNIFE:
        held = foresight.knives(on.spec, after.piles[event.seat])
        return together(Sound(knife_noise(held)), cell, Bump(pieces.Knife(event.seat, held - 1), theme.COUNT))
    return together(Sound("wasabi"), cell) if half.effect is WASABI else cell


def knife_noise(held: int) -> str:
    """Each knife is higher and longer than the one before."""
    return KNIFE_NOISES[min(held, len(KNIFE_NOISES)) - 1]


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
    """D22, D34, D40: small onto the discards."""
    card = pieces.FishCard(event.face >> 1)
    why = [] if event.owner is None else [specialty(before, 1 - event.owner, Bonus.DISCARD, on)]
    covered = [Vanish(pieces.FishCard(before.discards[-1] >> 1))] if before.discards else []
    followed = sequence(closed_up(before, after, on, event.face >> 1), counted(before, after, on))
    return sequence(
        *why,
        Sound("sweep"),
        together(sequence(Move(card, theme.GLIDE, Manner.ARC), Show(card), *covered), followed),
        Show(pieces.DiscardCount()),
    )


def missed(event: NothingFound, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D34, D50, D62: nothing to take."""
    seat = event.seat
    return sequence(
        Sound("stop"),
        together(Bump(pieces.Crest(seat), theme.COUNT), Bump(pieces.Name(seat), theme.COUNT)),
        Pause(theme.BREATH),
    )
