"""What lies on the duel's table: public facts alone, as a view shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.spec import SEATS, Card, DuelOptions, FaceId, HalfId
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.table.layout import Plan

NOBODY: Final[frozenset[Seat]] = frozenset()
NO_BIDS: Final = (None, None)


@dataclass(frozen=True, slots=True)
class Entry:
    """What everybody may see while both bid: how often each has pressed, who is ready; never a bid.

    `beat` counts the syllables said so far, from 0 to 3.
    """

    presses: tuple[int, int] = (0, 0)
    beat: int = 0
    ready: frozenset[Seat] = NOBODY


@dataclass(frozen=True, slots=True)
class Tableau:
    """`piles` go by seat, then by colour; `bids` are None until revealed; `barrel` is negative at the left.

    `turn` is 0 before the first cards hang and after the end. `beat` and `ready` come from an `Entry` alone.
    `settled` is the half that counts of the card in hand, once that is known. `thrown` are unequal bids whose
    barrel has not moved yet; `taker` is asked which hung card to take, and `settler` has one in hand.
    """

    options: DuelOptions
    cards: tuple[Card, ...]
    turn: int
    last: bool
    hung: tuple[FaceId, ...]
    top: FaceId | None
    left: int
    discards: tuple[FaceId, ...]
    piles: tuple[tuple[tuple[HalfId, ...], ...], ...]
    arriving: tuple[Seat, FaceId] | None
    barrel: int
    day: bool
    bids: tuple[int | None, ...]
    ended: bool
    acting: frozenset[Seat]
    presses: tuple[int, int]
    beat: int
    ready: frozenset[Seat]
    settled: HalfId | None
    thrown: bool
    taker: Seat | None
    settler: Seat | None

    @property
    def bidding(self) -> bool:
        """Cards hang, or are being hung, and no bid is open."""
        return self.turn > 0 and self.bids == NO_BIDS


def laid_out(view: DuelView, entry: Entry | None = None) -> Tableau:
    """The table a view shows; whoever looks, there is no bid before hands open, and none after the end."""
    bidding, ended = view.phase is Phase.BIDDING, view.phase is Phase.ENDED
    chant = entry if entry is not None and bidding else Entry()
    joined = view.in_hand is not None and _lies(view, view.in_hand[2])
    presses = [max(chant.presses[seat], int(bidding and view.committed[seat])) for seat in SEATS]
    return Tableau(
        options=view.options,
        cards=view.cards,
        turn=0 if ended else view.turn,
        last=view.last_turn,
        hung=view.hung,
        top=view.top,
        left=view.draw_left,
        discards=view.discards,
        piles=view.piles,
        arriving=None if joined or view.in_hand is None else view.in_hand[:2],
        barrel=view.barrel,
        day=view.day,
        bids=NO_BIDS if bidding or ended else view.bids,
        ended=ended,
        acting=view.to_act,
        presses=(presses[0], presses[1]),
        beat=chant.beat,
        ready=chant.ready,
        settled=None if view.in_hand is None else view.in_hand[2],
        thrown=_thrown(view),
        settler=None if view.in_hand is None else view.in_hand[0],
        taker=min(view.to_act) if view.phase is Phase.TAKING and view.to_act else None,
    )


def plan(table: Tableau, large: bool) -> Plan:
    """How the table is laid: it stays the same for a whole match."""
    return Plan(large=large)


def _thrown(view: DuelView) -> bool:
    """D21: what a view shows between the reveal and the push; with one card left both are one (D62)."""
    first, second = view.bids
    pushing = view.phase is Phase.SETTLING and view.in_hand is None and not view.pending
    return pushing and len(view.hung) == 2 and first is not None and first != second


def _lies(view: DuelView, half: HalfId | None) -> bool:
    """Whether the card in hand has come to its pile."""
    return half is not None and any(half in pile for piles in view.piles for pile in piles)
