"""What a seat knows of the duel (D11): built up from public facts and its own bid."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import SEAT_SETS, Seat
from game.rules.duel.phases import draw_pile
from game.rules.duel.spec import SEATS, Card, DuelOptions, FaceId, HalfId
from game.rules.duel.state import BIDDING, Cause, DuelState, InHand, Phase, Task, piles_of
from game.rules.duel.table import Table


@dataclass(frozen=True, slots=True)
class DuelView:
    """`piles` go by seat, then by colour; a bid is there once revealed, or where it is the seat's own.

    `in_hand` is the card being settled, from when it is taken until its effects are done.
    """

    seat: Seat | None
    options: DuelOptions
    cards: tuple[Card, ...]
    turn: int
    last_turn: bool
    phase: Phase
    to_act: frozenset[Seat]
    cause: Cause
    pending: tuple[Task, ...]
    top: FaceId | None
    draw_left: int
    emptied: int
    hung: tuple[FaceId, ...]
    arriving: FaceId | None
    in_hand: InHand | None
    discards: tuple[FaceId, ...]
    piles: tuple[tuple[tuple[HalfId, ...], ...], ...]
    barrel: int
    day: bool
    committed: tuple[bool, ...]
    bids: tuple[int | None, ...]


def observe(table: Table, state: DuelState, seat: Seat | None) -> DuelView:
    """The draw pile below its top, the other's bid and the dice never enter a view."""
    revealed = state.phase is not BIDDING
    return DuelView(
        seat=seat,
        options=state.options,
        cards=table.spec.cards,
        turn=state.turn,
        last_turn=state.emptied == draw_pile.LAST,
        phase=state.phase,
        to_act=SEAT_SETS[state.waiting],
        cause=state.cause,
        pending=state.pending,
        top=draw_pile.top(state),
        draw_left=len(state.draw),
        emptied=state.emptied,
        hung=state.hung,
        arriving=state.arriving,
        in_hand=_in_hand(state),
        discards=state.discards,
        piles=tuple(tuple(piles_of(state, other)) for other in SEATS),
        barrel=state.barrel,
        day=state.day,
        committed=tuple(bid > 0 for bid in state.bids),
        bids=tuple(
            bid if bid and (revealed or other == seat) else None for other, bid in enumerate(state.bids)
        ),
    )


def _in_hand(state: DuelState) -> InHand | None:
    """Also while its taker thinks about its half."""
    if state.arriving is None:
        return state.in_hand
    return min(SEAT_SETS[state.waiting]), state.arriving, None
