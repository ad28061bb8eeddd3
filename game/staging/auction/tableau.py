"""What lies on the auction's table: public facts alone, as a view shows them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from game.rules.auction import foresight
from game.rules.auction.spec import TAKUSAN, YAKUZA, AuctionOptions, Card, Ticket
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView, SeatView
from game.rules.core.seat import Seat
from game.staging.auction.pieces import BLIND, MARKET, OPEN, REST
from game.table.layout import USUAL, Plan

Lot: TypeAlias = tuple[Card | None, ...]
"""The cards still lying there; None where one has left."""

NOBODY: Final[frozenset[Seat]] = frozenset()
BUYING: Final = (Phase.PURCHASE, Phase.TAKUSAN, Phase.YAKUZA)


@dataclass(frozen=True, slots=True)
class Openly:
    """Tickets that lie open for their owner, while nobody else looks; `lock` are the words on the button.

    `chosen` is the ticket in hand, `lot` where the next one goes.
    """

    seat: Seat
    tickets: tuple[Ticket | None, ...]
    lock: str
    chosen: Ticket | None = None
    lot: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked to buy or to settle; `lot` or `row` is what a second press would take."""

    seat: Seat
    lot: int | None = None
    row: Card | None = None
    declines: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """What may be seen of tickets being chosen: how many backs lie, who has locked; `openly` has which.

    `blind` while fans are on the plates; `asked` instead of all that while somebody buys, `racing` while the
    market moves.
    """

    dropped: tuple[int, ...] = ()
    locked: frozenset[Seat] = NOBODY
    openly: Openly | None = None
    blind: bool = False
    asked: Asked | None = None
    racing: bool = False


@dataclass(frozen=True, slots=True)
class Tableau:
    """`backs` counts a seat's face-down tickets, lying from the left; `faces` are there until the tiles fall.

    `ranking` lists the lots from the dearest tile on and is empty while the tiles are at home. Of two
    markers on one space the one later in `stack` is on top. `niches` are empty until the match is scored.
    """

    view: AuctionView = field(compare=False)
    options: AuctionOptions
    round: int
    first: Seat
    acting: frozenset[Seat]
    seats: tuple[SeatView, ...]
    offer: tuple[Lot, ...]
    backs: tuple[int, ...]
    locked: frozenset[Seat]
    openly: Openly | None
    blind: bool
    asked: Asked | None
    racing: bool
    faces: tuple[tuple[Ticket, ...], ...]
    ranking: tuple[int, ...]
    buyers: tuple[Seat | None, ...]
    spaces: tuple[int, ...]
    stack: tuple[Card, ...]
    niches: tuple[Card, ...]

    @property
    def players(self) -> int:
        """As many as there are seats."""
        return self.options.players

    @property
    def valuing(self) -> bool:
        """Tickets are being chosen: cards are on offer and no ticket lies open."""
        return self.view.phase is Phase.VALUATION

    @property
    def buyer(self) -> Seat | None:
        """Who is asked to buy, or to settle what was bought, once that is asked."""
        return self.asked.seat if self.asked is not None and self.asked.seat in self.acting else None


def plan(table: Tableau, large: bool) -> Plan:
    """How the table is laid: the race alone, a fan on every plate, one plate for who is asked alone.

    In large type rivals have no rows there, so that what somebody else buys then is shown at rest.
    """
    if table.openly is not None and not table.blind:
        return Plan(large, OPEN, table.openly.seat)
    if table.racing:
        return Plan(large, REST if large else MARKET)
    if table.asked is not None and (table.buyer is not None or not large):
        return Plan(large, OPEN, table.asked.seat)
    if table.blind:
        return Plan(large, BLIND)
    return Plan(large, REST) if large else USUAL


def laid_out(view: AuctionView, entry: Entry | None = None) -> Tableau:
    """The table a view shows; before the reveal no ticket has a face but those laid openly just now."""
    valuing, ended = view.phase is Phase.VALUATION, view.phase is Phase.ENDED
    nothing = Entry((0,) * len(view.seats))
    shown = entry if entry is not None and valuing and entry.dropped else nothing
    locked = _locked(view, shown) if valuing else NOBODY
    return Tableau(
        view=view,
        options=view.options,
        round=view.round,
        first=view.first,
        acting=view.to_act - locked,
        seats=view.seats,
        offer=_on_offer(view),
        backs=tuple(len(view.lots) if seat in locked else n for seat, n in enumerate(shown.dropped)),
        locked=locked,
        openly=shown.openly,
        blind=shown.blind,
        asked=entry.asked if entry is not None and view.phase in BUYING else None,
        racing=entry is not None and entry.racing,
        faces=_open(view),
        ranking=view.ranking,
        buyers=view.buyers,
        spaces=view.spaces,
        stack=view.stack,
        niches=foresight.niches_today(view) if ended else (),
    )


def _open(view: AuctionView) -> tuple[tuple[Ticket, ...], ...]:
    """A43: they go home once the tiles lie on the lots."""
    if view.phase is not Phase.QUOTATION or view.ranking:
        return ()
    return tuple(tickets for tickets in view.placements if tickets is not None)


def _locked(view: AuctionView, entry: Entry) -> frozenset[Seat]:
    return entry.locked | {seat for seat, committed in enumerate(view.committed) if committed}


def _on_offer(view: AuctionView) -> tuple[Lot, ...]:
    return tuple(
        cards if buyer is None else _unsettled(view, cards, buyer)
        for cards, buyer in zip(view.lots, view.buyers, strict=True)
    )


def _unsettled(view: AuctionView, cards: tuple[Card, ...], buyer: Seat) -> Lot:
    """A52, A53: of a bought lot the Takusan and Yakuza lie there until its buyer has settled them."""
    left = {TAKUSAN: view.takusan_left, YAKUZA: view.yakuza_left} if buyer in view.to_act else {}
    lying: list[Card | None] = []
    for card in reversed(cards):
        lying.append(card if left.get(card, 0) > 0 else None)
        left[card] = left.get(card, 0) - 1
    return tuple(reversed(lying))
