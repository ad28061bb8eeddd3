"""What a seat cannot know, dealt anew: for players of the arena that are handed a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any, Final

from game.rules.auction.state import VALUATION, AuctionState
from game.rules.core.dice import new_dice
from game.rules.core.seat import Seat
from game.rules.duel.state import BIDDING as DUEL_BIDDING
from game.rules.duel.state import DuelState
from game.rules.harbor.state import BIDDING as HARBOR_BIDDING
from game.rules.harbor.state import HarborState

SEED_BITS: Final = 64


def imagined(title: str, state: Any, seat: Seat, random: Random) -> Any:
    """A position the seat might as well be in: chance dealt anew, the others' secret choices not made yet."""
    return reopened(title, redealt(title, state, random), seat)


def redealt(title: str, state: Any, random: Random) -> Any:
    """The same position for every seat's eyes, with other cards and draws to come."""
    after = state.copy()
    REDEAL[title](after, random)
    return after


def reopened(title: str, state: Any, seat: Seat) -> Any:
    """The position with the sealed choices of all other seats taken out again."""
    after = state.copy()
    REOPEN[title](after, seat)
    return after


def _redeal_auction(state: AuctionState, random: Random) -> None:
    """What is left of the deck, in another order."""
    later = state.offers[state.round :]
    cards = [card for offer in later for lot in offer for card in lot]
    random.shuffle(cards)
    deck = iter(cards)
    anew = tuple(tuple(tuple(islice(deck, len(lot))) for lot in offer) for offer in later)
    state.offers = (*state.offers[: state.round], *anew)


def _redeal_duel(state: DuelState, random: Random) -> None:
    """D10: below the top any order and face; once renewed (D60) the faces were seen, the order was not."""
    below = random.sample(state.draw[1:], max(0, len(state.draw) - 1))
    if not state.emptied:
        below = [face ^ random.getrandbits(1) for face in below]
    state.draw = (*state.draw[:1], *below)
    state.dice = new_dice(random.getrandbits(SEED_BITS))


def _redeal_harbor(state: HarborState, random: Random) -> None:
    state.dice = new_dice(random.getrandbits(SEED_BITS))


def _reopen_auction(state: AuctionState, seat: Seat) -> None:
    if state.phase is VALUATION:
        for other, placed in enumerate(state.placed):
            if other != seat and placed is not None:
                state.placed[other] = None
                state.waiting |= 1 << other


def _reopen_duel(state: DuelState, seat: Seat) -> None:
    if state.phase is DUEL_BIDDING:
        state.bids = (state.bids[0], 0) if seat == 0 else (0, state.bids[1])
        state.waiting |= 1 << 1 - seat


def _reopen_harbor(state: HarborState, seat: Seat) -> None:
    if state.phase is HARBOR_BIDDING:
        for other, bid in enumerate(state.bids):
            if other != seat and bid is not None:
                state.bids = (*state.bids[:other], None, *state.bids[other + 1 :])
                state.waiting |= 1 << other


REDEAL: Final[Mapping[str, Callable[[Any, Random], None]]] = MappingProxyType(
    {"auction": _redeal_auction, "duel": _redeal_duel, "harbor": _redeal_harbor}
)
REOPEN: Final[Mapping[str, Callable[[Any, Seat], None]]] = MappingProxyType(
    {"auction": _reopen_auction, "duel": _reopen_duel, "harbor": _reopen_harbor}
)
