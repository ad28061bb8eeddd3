"""A10, A11: the first position."""

from __future__ import annotations

from game.rules.auction.phases import offer
from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, AuctionOptions
from game.rules.auction.state import OFFER, AuctionState
from game.rules.auction.table import Table
from game.rules.core.dice import new_dice


def begin(table: Table, options: AuctionOptions, seed: int) -> AuctionState:
    """Shuffles, places the markers and pays the seats; the first offer is still to be dealt."""
    players, spec = table.players, table.spec
    deck, dice = new_dice(seed).shuffled(table.deck)
    line, dice = dice.shuffled(MARKET_ORDER)
    first = options.first if options.first is not None else dice.below(players)[0]
    spaces = [0] * len(MARKET_ORDER)
    for space, product in enumerate(line, start=1):
        spaces[product] = space
    return AuctionState(
        options=options,
        offers=offer.cut(table, deck),
        round=0,
        phase=OFFER,
        waiting=0,
        first=first,
        acted=0,
        money=[spec.first_money + spec.money_step * ((seat - first) % players) for seat in range(players)],
        rows=[0] * (players * len(PRODUCTS)),
        wilds=[0] * (players * len(PRODUCTS)),
        yakuza=(0,) * players,
        specials=(0b1111,) * players,
        placed=[None] * players,
        sums=(),
        ranking=(),
        buyers=[None] * table.lots,
        unsold=0,
        spaces=tuple(spaces),
        arrived=(0,) * len(line),
        takusan_left=0,
        yakuza_left=0,
    )
