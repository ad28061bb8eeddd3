"""What stays the same all through a match, worked out once from the spec and the options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import itemgetter

from game.rules.auction import lots
from game.rules.auction.lots import Cards, Remembered, Tickets, Turned
from game.rules.auction.spec import AuctionOptions, AuctionSpec, Card
from game.rules.core.seat import everyone


@dataclass(frozen=True, slots=True)
class Table:
    """The spec as one player count and set of switches sees it.

    `modifiers` leaves out the tiles that move nothing. `dealt` puts a deck into the order of the lots it
    makes; `turned` tells what the tickets on a lot come to.
    """

    spec: AuctionSpec
    players: int
    lots: int
    prices: tuple[int, ...]
    modifiers: tuple[tuple[int, int], ...]
    lot_numbers: tuple[int, ...]
    dearest: int
    everyone: int
    every_lot: int
    deck: tuple[Card, ...]
    dealt: Callable[[Cards], Cards]
    turned: Callable[[Tickets], Turned]


def table_for(spec: AuctionSpec, options: AuctionOptions) -> Table:
    """The table of a match."""
    tiles = spec.sizes[options.players].tiles
    all_annulled = options.annul_cancels == "all"
    turned = Remembered(partial(lots.turned, annul_value=spec.annul_value, all_annulled=all_annulled))
    return Table(
        spec=spec,
        players=options.players,
        lots=len(tiles),
        prices=tuple(tile.price for tile in tiles),
        modifiers=tuple((place, tile.modifier) for place, tile in enumerate(tiles) if tile.modifier),
        lot_numbers=tuple(range(len(tiles))),
        dearest=tiles[0].price,
        everyone=everyone(options.players),
        every_lot=(1 << len(tiles)) - 1,
        deck=full_deck(spec, options.players),
        dealt=itemgetter(*dealing(spec.rounds, len(tiles), spec.cards_per_lot)),
        turned=turned.__getitem__,
    )


def full_deck(spec: AuctionSpec, players: int) -> tuple[Card, ...]:
    """A3: the cards of a player count, unshuffled."""
    mix = spec.sizes[players].mix
    return tuple([card for card, count in mix.items() for _ in range(count)])


def dealing(rounds: int, lots: int, cards_per_lot: int) -> list[int]:
    """A20: where in the deck the cards of each lot lie; dealt from left to right, row by row."""
    return [
        (turn * cards_per_lot + row) * lots + lot
        for turn in range(rounds)
        for lot in range(lots)
        for row in range(cards_per_lot)
    ]
