"""H42 on the table: a tuna is drawn, hands close, all open, and the tuna goes to whoever pays most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor.events import BidPlaced, BidsRevealed, TunaDrawn, TunaSold
from game.staging import places
from game.staging.cues import (
    Appear,
    Bump,
    Cue,
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
from game.staging.harbor import art, pieces
from game.staging.harbor.plate_faces import token
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Tableau, closed
from game.staging.pieces import Sheet
from game.table.pose import Face, PieceId, Pose
from game.ui import theme

RISE: Final = 0.5
OPENING: Final = 0.35
"""Seconds from one hand to the next."""

READ: Final = 0.9
COINS: Final = 3
COIN_SIDE: Final = 56
COIN_STEP: Final = 0.08
FLYING: Final = 900
"""Over everything that lies there."""


def drawn(event: TunaDrawn, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The bag lies open, and out of it comes the tuna."""
    lies = on.auction(after)
    catch, bag = pieces.Catch(), pieces.Bag()
    spot = on.enlarged(on.sheet.catch)
    small = replace(spot, w=spot.w / 5, h=spot.h / 5, face=lies[catch].face)
    ground = [Appear(id) for id in lies if isinstance(id, Sheet | pieces.Mat)]
    told = [Appear(id) for id in lies if id != catch and not isinstance(id, Sheet | pieces.Mat)]
    return sequence(
        Sound("auction_open"),
        together(*ground, Appear(bag, replace(spot, w=spot.w, h=spot.w, face=Face(art.BAG)))),
        Bump(bag, theme.COUNT),
        Pause(theme.BREATH),
        Appear(catch, small),
        Move(catch, RISE, Manner.ARC),
        together(Vanish(bag), *told),
        Bump(catch, theme.STAMP),
    )


def placed(event: BidPlaced, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The lamp, and a closed hand where nobody has seen it close."""
    seat = event.seat
    shown: tuple[PieceId, ...] = (
        *(pieces.Lamp(seat), pieces.Lantern(seat), pieces.Plate(seat), pieces.Bidder(seat)),
        pieces.Mat(seat),
    )
    called = together(*map(Show, shown))
    if seat in closed(before):
        return called
    return sequence(Sound("lock"), together(called, Appear(pieces.Fist(seat))), Pause(0.1))


def revealed(event: BidsRevealed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """From the lowest to the highest; the two highest open together."""
    asked = [seat for seat, own in enumerate(after.view.seats) if own.cash]
    order = sorted(asked, key=lambda seat: (event.bids[seat] or 0, seat))
    lamps = [Vanish(pieces.Lamp(seat)) for seat in asked]
    cards = [Show(card) for seat in asked for card in (pieces.Bidder(seat), pieces.Mat(seat))]
    if not order:
        return sequence(Sound("bell"), Pause(READ))
    most = max(event.bids[seat] or 0 for seat in order)
    highest = [Bump(pieces.Fist(seat), theme.COUNT) for seat in order if event.bids[seat] == most]
    return sequence(
        Sound("bell"),
        together(*lamps, *cards),
        *_openings(order),
        Sound("crowd"),
        together(*highest),
        Pause(READ),
    )


def _openings(order: list[Seat]) -> Iterator[Cue]:
    for seat in order[:-2]:
        yield sequence(Sound("reveal"), Turn(pieces.Fist(seat), OPENING))
    yield sequence(Sound("reveal"), together(*(Turn(pieces.Fist(seat), OPENING) for seat in order[-2:])))


def sold(event: TunaSold, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The tuna flies to whoever has bought it, the coins to the fisher; the fisher's own to the bank."""
    catch, there = pieces.Catch(), on.tokens(event.seat)
    owned = after.view.seats[event.seat].tokens[event.tuna]
    home = replace(there, z=FLYING, face=token(int(event.tuna), owned, there.w, there.w))
    flight = sequence(Move(catch, theme.GLIDE, Manner.ARC, to=home), Sound("sold"), Vanish(catch))
    lies = on.auction(before)
    gone = [Vanish(id) for id in lies if id != catch]
    purses = together(*(Show(pieces.Money(seat)) for seat in {event.seat, event.fisher}))
    return sequence(together(*gone), together(flight, _paid(event, on)), purses)


def _paid(event: TunaSold, on: Arrangement) -> Cue:
    if not event.yen:
        return Pause(0)
    start = _over(on, event.seat)
    end = _over(on, event.fisher) if event.fisher != event.seat else replace(start, y=on.layout.at(Sheet()).y)
    flights = [
        sequence(
            Appear(pieces.Paid(number), start),
            Sound("coin" if event.fisher != event.seat else "coin_out"),
            Move(pieces.Paid(number), theme.GLIDE, Manner.ARC, to=end),
            Vanish(pieces.Paid(number)),
        )
        for number in range(COINS)
    ]
    return together(*flights, step=COIN_STEP)


def _over(on: Arrangement, seat: Seat) -> Pose:
    """A coin on a seat's purse."""
    slot = on.layout.at(pieces.Money(seat))
    return places.square(slot.x + COIN_SIDE / 2, slot.cy, COIN_SIDE, FLYING, Face(art.YEN))
