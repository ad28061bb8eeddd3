"""How each event of the duel is shown."""

from __future__ import annotations

from typing import Final, assert_never

from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardDrawn,
    CardHung,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DrawPileEmptied,
    DuelEvent,
    MatchEnded,
    NothingFound,
    SpecialtyReached,
)
from game.staging.cues import Cue, sequence
from game.staging.duel import bidding, ending, hanging, settling
from game.staging.duel.following import calmed
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau

SOUNDS: Final = (
    *("hang", "lock", "reveal", "crowd", "barrel", "barrel_turn", "stop", "bell", "call", "turn"),
    *("deal", "steal", "lay", "knife", "wasabi", "specialty", "sweep", "tally", "win"),
)
"""Every noise the duel asks for; the syllables are called by the chant itself."""


def perform(event: DuelEvent, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Order and manner; where things end is said by the poses of `after`."""
    return sequence(calmed(before, after), _shown(event, before, after, on))


def _shown(event: DuelEvent, before: Tableau, after: Tableau, on: Arrangement) -> Cue:  # noqa: C901  # one case per event
    match event:
        case CardHung():
            return hanging.hung(event, before, after, on)
        case BidMade():
            return bidding.made(event, before, after, on)
        case BidsRevealed():
            return bidding.revealed(event, before, after, on)
        case BarrelMoved():
            return bidding.moved(event, before, after, on)
        case BarrelTurned():
            return bidding.turned(event, before, after, on)
        case CardTaken():
            return settling.taken(event, before, after, on)
        case CardDrawn():
            return settling.drawn(event, before, after, on)
        case CardStolen():
            return settling.stolen(event, before, after, on)
        case CardJoined():
            return settling.joined(event, before, after, on)
        case SpecialtyReached():
            return settling.reached(event, before, after, on)
        case CardDiscarded():
            return settling.discarded(event, before, after, on)
        case NothingFound():
            return settling.missed(event, before, after, on)
        case DrawPileEmptied():
            return hanging.emptied(event, before, after, on)
        case DiscardsTurned():
            return hanging.turned(event, before, after, on)
        case MatchEnded():
            return ending.ended(event, before, after, on)
        case _:
            assert_never(event)
