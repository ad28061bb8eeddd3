"""Tiles are slammed onto the lots, the dearest first; the tickets go home."""

from __future__ import annotations

from typing import Final

from game.rules.auction.events import LotsPriced
from game.rules.auction.spec import NORMALS
from game.staging.auction import lot_faces, pieces
from game.staging.auction.pace import paced
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
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
from game.table.flourishes import Flair
from game.ui import theme

GAP: Final = theme.BREATH / 5
GLOW: Final = 0.2
SHAKE: Final = 0.16
HOME_STEP: Final = 0.02


def priced(event: LotsPriced, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A42, A43: of equal sums the left one is first."""
    stamps = [_stamped(rank, event, on) for rank in range(len(event.ranking))]
    return paced(after.round, sequence(*stamps, _home(before, after, on)))


def _stamped(rank: int, event: LotsPriced, on: Arrangement) -> Cue:
    """The clock rings as its tile comes down; lots of equal sums light up before it, from left to right."""
    lot, tile = event.ranking[rank], pieces.Tile(rank)
    equals = [other for other, total in enumerate(event.sums) if total == event.sums[lot]]
    glow: list[Cue] = []
    if len(equals) > 1 and lot == equals[0]:
        glow = [sequence(Show(pieces.Lot(other), lot_faces.cloth(True)), Pause(GLOW)) for other in equals]
    ring = [Sound("bell")] if on.stall.tiles[rank].clock else []
    dark = [Show(pieces.Lot(lot))] if len(equals) > 1 else []
    return sequence(
        *glow,
        Move(tile, theme.STAMP, Manner.STAMP),
        Show(tile),
        Sound("stamp"),
        Jolt(8 if on.stall.tiles[rank].clock else 5, SHAKE),
        Flourish(Flair.SPLASH, tile),
        *ring,
        Appear(pieces.Push(lot)),
        Bump(pieces.Lot(lot), GAP),
        *dark,
        Pause(GAP),
    )


def _home(before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A43: normal tickets to their owners, specials out of the game."""
    poses, flights = on.poses(before), list[Cue]()
    for seat, tickets in enumerate(before.faces):
        for lot, ticket in enumerate(tickets):
            piece = pieces.LaidTicket(seat, lot)
            home = Move(piece, theme.GLIDE, to=on.seats[seat].held(ticket, poses[piece]))
            flights.append(sequence(*([home] if ticket in NORMALS else []), Vanish(piece)))
    return sequence(Sound("sweep"), together(*flights, step=HOME_STEP))
