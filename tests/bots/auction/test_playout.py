"""The imagined match is the real one: what it does, the kernel does with the same decisions."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.auction.future import Futures, morning
from game.bots.auction.ground import Ground
from game.bots.auction.playout import Playout, Purchase
from game.bots.auction.position import position
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import AuctionOptions, Card, Ticket
from game.rules.auction.state import AuctionState, Phase
from tests.rules.auction.positions import auction, options, start

SPEC = auction().spec


def imagined(state: AuctionState, ground: Ground) -> tuple[list[int], list[Purchase]]:
    """The rest of a match on the state's own deck, the lots from left to right under the tiles."""
    playout, here = Playout(ground), position(auction().observe(state, 0))
    playout.trace = []
    drift = Futures(auction().observe(state, 0), ground, Random(1)).drift
    rounds = range(state.round, SPEC.rounds + 1)
    mornings = [morning(ground, state.offers[number - 1], number, drift) for number in rounds]
    return playout.finish(here, mornings), playout.trace


def real(state: AuctionState, trace: list[Purchase]) -> tuple[int, ...]:
    """The same purchases through the kernel, with tickets that leave the lots in their order."""
    kernel, players = auction(), state.options.players
    for number, purchase in enumerate(trace):
        if number % players == 0:
            for seat in range(players):
                tickets = tuple(Ticket(4 - lot) for lot in range(players + 1))
                kernel.advance(state, PlaceTickets(seat, tickets))
        for action in actions(purchase):
            if action in kernel.legal(state, action.seat):
                kernel.advance(state, action)
    assert state.phase is Phase.ENDED
    outcome = kernel.outcome(state)
    assert outcome is not None
    return outcome.scores


def actions(purchase: Purchase) -> list[AuctionAction]:
    """What the buyer is asked for, one after another; what needs no choice is not asked."""
    seat, tile, joined, paid = purchase
    if tile < 0:
        return [Decline(seat)]
    return [
        BuyLot(seat, tile),
        *(JoinRow(seat, Card(product)) for product in joined),
        *(PayYakuza(seat, Card(product)) for product in paid),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("special_scoring", [False, True])
def test_an_imagined_match_ends_as_the_kernel_ends_it(players: int, special_scoring: bool) -> None:
    asked: AuctionOptions = options(players, None, special_scoring=special_scoring)
    for seed in range(25):
        play, random = start(asked, seed), Random(seed)
        while play.state.round <= seed % SPEC.rounds or play.state.phase is not Phase.VALUATION:
            play.play_on(random)
        scores, trace = imagined(play.state, Ground(SPEC, asked))
        assert tuple(scores) == real(play.state.copy(), trace)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_decks_hold_what_is_left(players: int) -> None:
    play = start(options(players))
    view, ground = play.state, Ground(SPEC, options(players))
    left = auction().observe(view, 0).deck_left
    for future in [Futures(auction().observe(view, 0), ground, Random(seed)).draw() for seed in range(3)]:
        counts = [0] * 8
        for lot in [lot for one in future for lot in one.goods]:
            for product in lot[1]:
                counts[product] += 1
            counts[5:] = [counts[5] + lot[2], counts[6] + lot[3], counts[7] + lot[4]]
        assert tuple(counts) == left
        assert [one.left for one in future] == list(range(SPEC.rounds - 2, -1, -1))
