"""What an event does to the duel's table, worked out from the event alone: no view is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.core.seat import Seat
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
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import CardId
from game.staging.duel.tableau import NO_BIDS, NOBODY, Tableau
from game.staging.tuples import changed


def after(table: Tableau, event: DuelEvent) -> Tableau:
    """The table an event leads to; whoever was asked has answered."""
    return replace(_changed(table, event), acting=NOBODY, ready=NOBODY)


def _changed(table: Tableau, event: DuelEvent) -> Tableau:
    match event:
        case CardHung():
            return _hung(table, event)
        case BidMade(seat):
            presses = [max(count, int(number == seat)) for number, count in enumerate(table.presses)]
            return replace(table, presses=(presses[0], presses[1]))
        case BidsRevealed(bids):
            return replace(table, bids=bids, presses=(0, 0), beat=0)
        case BarrelMoved():
            return replace(table, barrel=event.end)
        case BarrelTurned(day):
            return replace(table, day=day)
        case MatchEnded():
            return replace(table, ended=True, turn=0, bids=NO_BIDS)
        case DrawPileEmptied(times):
            return replace(table, last=times == LAST)
        case DiscardsTurned(count, top):
            return replace(table, discards=(), left=count, top=top)
        case _:
            return _carried(table, event)


def _carried(
    table: Tableau,
    event: CardTaken | CardDrawn | CardStolen | CardJoined | CardDiscarded | SpecialtyReached | NothingFound,
) -> Tableau:
    match event:
        case CardTaken(seat, place, face):
            hung = table.hung[:place] + table.hung[place + 1 :]
            return replace(table, hung=hung, arriving=(seat, face), settled=None)
        case CardDrawn(seat, face, top):
            return replace(table, left=table.left - 1, top=top, arriving=(seat, face), settled=None)
        case CardStolen(seat, half):
            left = _without(table, 1 - seat, half >> 2)
            return replace(left, arriving=(seat, half >> 1), settled=half)
        case CardJoined():
            return _joined(table, event)
        case CardDiscarded(owner, face):
            left = _off_the_hook(table, event) if owner is None else _without(table, owner, face >> 1)
            return replace(left, discards=(*table.discards, face))
        case SpecialtyReached() | NothingFound():
            return table
        case _:
            assert_never(event)


def _hung(table: Tableau, event: CardHung) -> Tableau:
    """With the first card of a turn the bids of the last one go."""
    fresh = replace(table, bids=NO_BIDS) if event.place == 0 else table
    hung = (*table.hung, event.face)
    return replace(fresh, turn=event.turn, hung=hung, top=event.top, left=table.left - 1, settled=None)


def _joined(table: Tableau, event: CardJoined) -> Tableau:
    colour, own = table.colour(event.half), table.piles[event.seat]
    piles = changed(table.piles, event.seat, changed(own, colour, (*own[colour], event.half)))
    return replace(table, piles=piles, arriving=None, settled=event.half)


def _off_the_hook(table: Tableau, event: CardDiscarded) -> Tableau:
    return replace(table, hung=tuple(face for face in table.hung if face != event.face))


def _without(table: Tableau, seat: Seat, card: CardId) -> Tableau:
    """The seat's piles without a card that lay in one of them."""
    left = tuple(tuple(half for half in pile if half >> 2 != card) for pile in table.piles[seat])
    return replace(table, piles=changed(table.piles, seat, left))
