"""Dealing: card by card, row by row, from the deck to the lots."""

from __future__ import annotations

from game.rules.auction.events import OfferDealt
from game.staging.auction import pieces
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.cues import Appear, Cue, Manner, Move, Show, Sound, Turn, sequence, together
from game.table.pose import Pose
from game.ui import theme


def dealt(event: OfferDealt, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A20: from left to right, row by row; each card turns over where it lands."""
    poses = on.poses(after)
    spots = [(lot, row) for row in range(on.spec.cards_per_lot) for lot in range(len(event.lots))]
    flights = [_flight(pieces.LotCard(lot, row), poses[pieces.LotCard(lot, row)], on) for lot, row in spots]
    return together(Show(pieces.Round()), *flights, step=theme.DEAL)


def _flight(card: pieces.LotCard, pose: Pose, on: Arrangement) -> Cue:
    return sequence(
        Appear(card, on.race.pile(pose.z, pose.w, pose.h)),
        Sound("deal"),
        Move(card, theme.GLIDE, Manner.ARC),
        Turn(card, theme.FLIP),
    )
