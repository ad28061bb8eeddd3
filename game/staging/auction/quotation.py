"""Tickets turn over, sums are counted, tiles stamped on, markers hop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.rules.auction import foresight
from game.rules.auction.events import LotsPriced, MarketMoved, TicketsRevealed
from game.rules.auction.foresight import Added, Doubled, Struck, SumStep, sum_steps
from game.rules.auction.spec import MARKET_ORDER, NORMALS, MarkerMove
from game.rules.core.seat import Seat
from game.staging.auction import faces, pieces
from game.staging.auction.laying import TICKET_STEP
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
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
    Turn,
    Vanish,
    sequence,
    together,
)
from game.table.flourishes import Flair
from game.table.pose import Poses
from game.ui import theme

LOT_STEP: Final = theme.GLIDE
NUMBER: Final = theme.COUNT * 0.4
STRIKE: Final = theme.COUNT * 0.7
GAP: Final = theme.BREATH / 3
"""Seconds: between lots, per number added, per strike or doubling, in between."""

MOST_JUMPS: Final = 8


# ---------------------------------------------------------------- tickets


def revealed(event: TicketsRevealed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A40: lot by lot, from seat to seat; a special is struck off its fan as it shows."""
    lamps = [Vanish(pieces.Lamp(seat)) for seat in range(after.players)]
    lots = [
        sequence(
            Sound("turn"),
            together(*(_turn(seat, lot, after) for seat in range(after.players)), step=TICKET_STEP),
        )
        for lot in range(len(after.offer))
    ]
    return sequence(
        *lamps, Sound("reveal"), Sound("crowd"), Pause(theme.BREATH), together(*lots, step=LOT_STEP)
    )


def _turn(seat: Seat, lot: int, after: Tableau) -> Cue:
    turn, ticket = Turn(pieces.LaidTicket(seat, lot), theme.FLIP), after.faces[seat][lot]
    return (
        turn if ticket in NORMALS else sequence(turn, Show(pieces.HeldTicket(seat, pieces.FAN.index(ticket))))
    )


# ---------------------------------------------------------------- sums and tiles


def priced(event: LotsPriced, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A41, A42: every lot is counted, then the tiles come down from the dearest on."""
    poses = on.poses(after)
    sums = [_summed(lot, after, poses, on) for lot in range(len(event.sums))]
    stamps = [_stamped(rank, on) for rank in range(len(event.ranking))]
    return sequence(*sums, Pause(GAP), *stamps)


def _summed(lot: int, after: Tableau, poses: Poses, on: Arrangement) -> Cue:
    start = replace(poses[pieces.Sum(lot)], face=faces.total(0))
    steps = sum_steps([tickets[lot] for tickets in after.faces], on.spec, on.options)
    return sequence(Appear(pieces.Sum(lot), start), *(_step(step, lot) for step in steps), Pause(GAP))


def _step(step: SumStep, lot: int) -> Cue:
    total = pieces.Sum(lot)
    match step:
        case Struck(seats):
            tickets = [pieces.LaidTicket(seat, lot) for seat in seats]
            strikes = [sequence(Show(ticket), Bump(ticket, STRIKE)) for ticket in tickets]
            return together(Sound("strike"), *strikes)
        case Added(seat, _, running):
            count = Count(total, NUMBER, faces.total(running))
            return together(Sound("count"), Bump(pieces.LaidTicket(seat, lot), NUMBER), count)
        case Doubled(seat, running):
            count = Count(total, STRIKE, faces.total(running))
            bumps = Bump(pieces.LaidTicket(seat, lot), STRIKE), Bump(total, STRIKE)
            return together(Sound("double"), *bumps, count)
        case _:
            assert_never(step)


def _stamped(rank: int, on: Arrangement) -> Cue:
    """The clock rings as its tile comes down."""
    ring = [Sound("bell")] if on.stall.tiles[rank].clock else []
    tile = pieces.Tile(rank)
    hit = Sound("stamp"), Flourish(Flair.SPLASH, tile)
    return sequence(Move(tile, theme.STAMP, Manner.STAMP), *hit, *ring, Pause(GAP))


# ---------------------------------------------------------------- market


def market(event: MarketMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A44, A46: marker after marker in the fixed order, then every seat's worth follows."""
    walks = [
        _walk(move, on.board.markers(*earlier), on.board.markers(*later), on, _climbs(move, earlier[0]))
        for move, earlier, later in foresight.walks((before.spaces, before.stack), event.moves)
    ]
    worths = [Count(pieces.Worth(seat), theme.COUNT) for seat in range(after.players)]
    called = Show(pieces.Lantern(after.first)), Show(pieces.Plate(after.first)), Sound("call")
    return sequence(*walks, together(*worths), *called)


def _climbs(move: MarkerMove, spaces: Sequence[int]) -> bool:
    """A46: whether others stand where it arrives."""
    product, _, start, end = move
    return start != end and any(spaces[other] == end for other in MARKET_ORDER if other != product)


def _walk(move: MarkerMove, earlier: Poses, later: Poses, on: Arrangement, climbs: bool) -> Cue:
    """Those it stood under drop as it leaves; at the end of the board it only shakes."""
    product, _, start, end = move
    marker = pieces.Marker(int(product))
    if start == end:
        return sequence(Sound("stop"), Bump(marker, theme.STAMP), Pause(GAP))
    via = tuple(on.board.space(space) for space in jumps(start, end)[:-1])
    seconds = theme.HOP * (len(via) + 1)
    drops = [
        Move(id, theme.HOP, to=pose)
        for id, pose in later.items()
        if isinstance(id, pieces.Marker) and id != marker and pose != earlier[id]
    ]
    steps = (*(Sound("hop") for _ in via), Sound("stack" if climbs else "hop"))
    noises = sequence(*(sequence(Pause(theme.HOP), step) for step in steps))
    return sequence(
        together(Move(marker, seconds, Manner.HOP, later[marker], via), noises, *drops), Pause(GAP)
    )


def jumps(start: int, end: int) -> list[int]:
    """The spaces a marker touches on its way; a long way is made in fewer, longer jumps."""
    count = min(abs(end - start), MOST_JUMPS)
    return [start + round((end - start) * jump / count) for jump in range(1, count + 1)]
