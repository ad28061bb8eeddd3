"""What the pieces and places of the auction's table are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, SPECIALS, Ticket
from game.rules.core.seat import Seat
from game.staging.pieces import Crest, Lamp, Lantern, Name, Piece, Plate, Prompt
from game.table.layout import USUAL, Plan

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]

FAN: Final = (
    *(Ticket.ZERO, Ticket.ONE, Ticket.TWO),
    *(Ticket.THREE, Ticket.FOUR, Ticket.MINUS_ONE),
    *(Ticket.PLUS_SIX, Ticket.DOUBLE, Ticket.ANNUL),
)
"""The fixed places of the nine tickets in the 3x3 fan, row by row; in a tray they lie side by side."""

HUD: Final = ("header", "header_round", "header_phase", "header_right", "toast")
"""What the map must name beside its pieces."""

BLIND: Final = "blind"
OPEN: Final = "open"
MARKET: Final = "market"
REST: Final = "rest"
"""Zones of the map: a fan on every plate, one seat asked alone, the race; for large type, plates at rest."""

CROWDED: Final = 4
"""So many seats have no room for fans and rows in large type."""


# ---------------------------------------------------------------- the header


class Round(Piece, at="header_round"):
    """The seal with the number of the round; it knows what is left in the deck."""


class Question(Piece, at="header_phase"):
    """The plate under what is asked, in large type."""


# ---------------------------------------------------------------- lots


class Lot(Piece, at="lot_{lot}"):
    """The cloth of a lot."""

    lot: int


class LotCard(Piece, at="lot_{lot}_card_{row}"):
    """A card on offer."""

    lot: int
    row: int


class Push(Piece, at="lot_{lot}_push"):
    """How far the tile on a lot pushes each of its cards."""

    lot: int


class Ladder(Piece, at="lot_{lot}_ladder"):
    """What each tile would push, while none lies there."""

    lot: int


class LaidTicket(Piece, at="lot_{lot}_ticket_{seat}"):
    """A seat's ticket on a lot, face down or open."""

    seat: Seat
    lot: int


class TicketSpot(Piece):
    """The place of a seat's ticket, while tickets are laid."""

    seat: Seat
    lot: int


class Sum(Piece, at="lot_{lot}_sum"):
    """Of the tickets on a lot; beside the tile of one that is too dear, what is missing."""

    lot: int


class Net(Piece, at="lot_{lot}_net"):
    """Price, worth and net of a lot, for the seat that is asked."""

    lot: int


class Sold(Piece):
    """The seal on a lot that is gone."""

    lot: int


class Buyer(Piece):
    """The crest on that seal."""

    lot: int


class Tile(Piece, at="rack_tile_{rank}"):
    """A price tile, counted from the dearest; its place is the one it waits in."""

    rank: int


class TileSpot(Piece, at="lot_{lot}_tile"):
    """Where a tile lies on a lot."""

    lot: int


# ---------------------------------------------------------------- the race


class Market(Piece, at="race"):
    """The water the fish race in."""


class Lane(Piece, at="lane_{product}"):
    """Of one fish."""

    product: int


class Head(Piece, at="head_{product}"):
    """The name at the beginning of a lane."""

    product: int


class Plaque(Piece, at="plaque_{product}"):
    """What a card of the product pays today."""

    product: int


class Legend(Piece, at="race_legend"):
    """What the figures on the plaques are."""


class Foot(Piece, at="race_foot"):
    """Where the spaces are numbered."""


class Marker(Piece):
    """The fish of a product."""

    product: int


class Wake(Piece):
    """From where it came since the last round."""

    product: int


class Nose(Piece):
    """The line before a fish that is ahead by a nose on a shared space."""

    product: int


class GhostTile(Piece):
    """The tile that would come to a lot, if all voted like its owner."""

    lot: int


class GhostFish(Piece):
    """Where a fish would be, if all voted so."""

    product: int


class GhostPush(Piece):
    """How far that is."""

    product: int


class GhostWay(Piece):
    """The way there."""

    product: int


class IfAll(Piece):
    """Whose votes these ghosts follow."""


class Buoy(Piece):
    """Every fifth space has one."""

    space: int


class Rope(Piece):
    """Across the last space."""


class Rack(Piece, at="rack"):
    """Where tiles wait; later, who buys when. The bank is here, too."""


class RackTitle(Piece, at="rack_title"):
    """Which of the two."""


class Turn(Piece, at="rack_turn_{place}"):
    """Who buys in this place."""

    place: int


# ---------------------------------------------------------------- the stage


class Stage(Piece, at="stage"):
    """Rolled down over the race while tickets are counted and rounds summed up."""


class StageTitle(Piece):
    """Which lot is counted."""


class StageTicket(Piece):
    """A seat's ticket, large."""

    seat: Seat


class StageFigure(Piece):
    """What it counts, where that is not what is printed on it."""

    seat: Seat


class StageSum(Piece):
    """What has been counted of the lot."""


class StageNote(Piece):
    """What special tickets do there."""


class SoFar(Piece):
    """The sum of a lot that is counted, in a list."""

    place: int


class Blade(Piece):
    """Annul strikes."""


class Terms(Piece):
    """The sum that moves a fish, written out."""


class Tag(Piece):
    """On a fish that was overtaken."""

    product: int


class Pending(Piece):
    """How far a fish will be pushed."""

    product: int


class Summed(Piece):
    """A part of the summary of a round."""

    place: int


# ---------------------------------------------------------------- seats


class Clock(Piece):
    """The first player's; it lies with one seat."""


class ClockPlace(Piece, at="seat_{seat}_clock"):
    """Where the clock lies while a seat has it."""

    seat: Seat


class Money(Piece, at="seat_{seat}_money"):
    """A seat's purse."""

    seat: Seat


class YakuzaCount(Piece, at="seat_{seat}_yakuza"):
    """How many a seat has bought; told only where that scores."""

    seat: Seat


class Row(Piece, at="seat_{seat}_row_{product}"):
    """A seat's cards of one product."""

    seat: Seat
    product: int


class HeldTicket(Piece, at="seat_{seat}_fan_{place}"):
    """A place of a seat's fan or tray."""

    seat: Seat
    place: int


class OpenTicket(HeldTicket):
    """A ticket of that place, laid on a lot before the eyes of its owner alone."""


class Special(Piece, at="seat_{seat}_special_{place}"):
    """A special ticket beside the rows, spent or not."""

    seat: Seat
    place: int


class Lock(Piece, at="seat_{seat}_lock"):
    """The button under tickets that are laid openly."""

    seat: Seat


class TrayWords(Piece, at="seat_{seat}_tray_words"):
    """Under the normal tickets of a tray."""

    seat: Seat


class TrayOnce(Piece, at="seat_{seat}_tray_once"):
    """Under the special ones."""

    seat: Seat


class Worth(Piece, at="seat_{seat}_value"):
    """The score, if the match ended today."""

    seat: Seat


class Decline(Piece, at="seat_{seat}_decline"):
    """Buying nothing is a choice like a lot."""

    seat: Seat


class Asking(Piece, at="seat_{seat}_card"):
    """The Takusan or Yakuza that a seat is asked about, large."""

    seat: Seat


class Coin(Piece):
    """One that flies."""

    number: int


class Taken(Piece):
    """The card a Yakuza leaves with."""


def plans(players: int) -> tuple[Plan, ...]:
    """Every way in which the table of so many can be laid."""
    kinds = (False, True)
    asked = (Plan(large, OPEN, seat) for large in kinds for seat in range(players))
    blind = (Plan(large, BLIND) for large in kinds)
    return (USUAL, Plan(zone=MARKET), Plan(large=True, zone=REST), *blind, *asked)


def slots(players: int, plan: Plan = USUAL, cards: int = 3) -> tuple[str, ...]:
    """Every slot the map must name for so many players."""
    seated = _large_seats(players, plan) if plan.large else _seated(players, plan)
    placed = (*_common(players, cards, plan.large), *seated)
    return (*HUD, *(piece.slot for piece in placed))


def _common(players: int, cards: int, large: bool) -> Iterator[Piece]:
    """What large type has no room for is told when it is asked for."""
    yield from (Round(), Market(), Rack(), Stage())
    if not large:
        yield from (Legend(), Foot(), RackTitle())
    for product in MARKET_ORDER:
        yield from (Lane(product), Head(product), Plaque(product))
    yield from (Turn(place) for place in range(players))
    for lot in range(players + 1):
        yield from (Lot(lot), Tile(lot), TileSpot(lot), Sum(lot), Net(lot))
        if not large:
            yield from (Push(lot), Ladder(lot))
        yield from (LotCard(lot, row) for row in range(cards))
        yield from (LaidTicket(seat, lot) for seat in range(players))


def _seated(players: int, plan: Plan) -> Iterator[Piece]:
    for seat in range(players):
        yield from (Plate(seat), Crest(seat), Name(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (ClockPlace(seat), Money(seat), Worth(seat))
        yield from (Row(seat, product) for product in PRODUCTS)
        if plan.zone == BLIND or plan.seat == seat:
            yield from (HeldTicket(seat, place) for place in range(len(FAN)))
        if plan.zone == BLIND:
            yield Lock(seat)
        else:
            yield YakuzaCount(seat)
            yield from (Special(seat, place) for place in range(len(SPECIALS)))
        if plan.seat == seat:
            yield from (Lock(seat), Decline(seat), Asking(seat), TrayWords(seat), TrayOnce(seat))


def _large_seats(players: int, plan: Plan) -> Iterator[Piece]:
    """Rivals of whoever is asked show their money and worth."""
    for seat in range(players):
        yield from (Plate(seat), Crest(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (ClockPlace(seat), Money(seat), Worth(seat))
        if plan.zone == REST or plan.seat == seat or (plan.zone == BLIND and players < CROWDED):
            yield from (Row(seat, product) for product in PRODUCTS)
        if plan.zone == BLIND or plan.seat == seat:
            yield Lock(seat)
            yield from (HeldTicket(seat, place) for place in range(len(FAN)))
        if plan.seat == seat:
            yield from (Name(seat), Decline(seat), Asking(seat))
