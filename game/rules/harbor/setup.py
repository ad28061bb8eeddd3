"""H1-H5: the first position."""

from __future__ import annotations

from game.rules.core.dice import Dice, new_dice
from game.rules.core.seat import Seat
from game.rules.harbor.events import HarborEvent, MatchBegan
from game.rules.harbor.options import ALWAYS, FURTHER_EXTRAS, FURTHER_FISH, HarborOptions
from game.rules.harbor.phases import turn
from game.rules.harbor.spec import Stock
from game.rules.harbor.state import NONE_TAKEN, TURN, Deal, Extras, HarborState, Sea, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import (
    FISH,
    HULLS,
    MACKEREL,
    MARKETS,
    RESOURCES,
    TOKEN_OF,
    TUNA,
    TUNAS,
    Hull,
    Market,
    Resource,
)

NO_STOCK = Stock(0, 0, 0)
"""Of a market that is not in play."""


def begin(table: Table, options: HarborOptions, seed: int) -> HarborState:
    """Draws what the table left open and lays out the markets; nobody's turn has begun."""
    drawn, dice = draw_markets(table, options, new_dice(seed))
    first, dice = dice.below(table.players)
    if options.first is not None:
        first = options.first
    return first_position(table, options, dice, drawn, first)


def open_market(table: Table, state: HarborState, log: list[HarborEvent]) -> None:
    """The first turn of the first player."""
    log.append(MatchBegan(state.deal.markets, state.deal.first))
    turn.begin(table, state, state.deal.first, log)


def draw_markets(table: Table, options: HarborOptions, dice: Dice) -> tuple[tuple[Market, ...], Dice]:
    """H1: drawn also if picked by hand, so that a seed always draws the same seats and tuna."""
    fish, dice = dice.shuffled(FURTHER_FISH)
    extras, dice = dice.shuffled(FURTHER_EXTRAS)
    size = table.size
    more_fish = size.further_fish if options.further_fish is None else options.further_fish
    more_extras = size.extra_markets if options.extra_markets is None else options.extra_markets
    further = (*fish[:more_fish], *extras[:more_extras]) if options.markets is None else options.markets
    return tuple(sorted((*ALWAYS, *further))), dice


def first_position(
    table: Table, options: HarborOptions, dice: Dice, markets: tuple[Market, ...], first: Seat
) -> HarborState:
    """H3, H4: stocks of the markets in play; a ship and a Mackerel licence for every seat."""
    players, spec, size = table.players, table.spec, table.size
    stocks = [size.stocks[fish] if MARKETS[fish] in markets else NO_STOCK for fish in FISH]
    return HarborState(
        deal=Deal(options, markets, first),
        dice=dice,
        round=0,
        phase=TURN,
        waiting=0,
        turn=first,
        actions=0,
        entered=0,
        trigger=None,
        ending="",
        cash=[size.money[(seat - first) % players] for seat in range(players)],
        tokens=(0,) * (players * len(RESOURCES)),
        licences=tuple([int(fish is MACKEREL) for _ in range(players) for fish in FISH]),
        ports=(1,) * players,
        ships=[((Hull.ONE_SLOT, 0, ()),)] * players,
        wares=[()] * players,
        barrels=[stock.barrels for stock in stocks],
        desk=changed(tuple([stock.licences for stock in stocks]), MACKEREL, -players),
        stock=first_stock(table, markets),
        extras=first_extras(table, markets),
        sea=Sea(0, (0,) * len(FISH), spec.worth.eel.first, spec.worth.crab.first),
        acted=0,
        taken=NONE_TAKEN,
        repriced=0,
        unloaded=0,
        aside=0,
        tuna=None,
        bids=(),
    )


def first_extras(table: Table, markets: tuple[Market, ...]) -> Extras:
    """H3, H50-H57: nothing of a market that is not in play."""
    size, extras, nobody, none = table.size, table.spec.extras, (0,) * table.players, (0,) * len(RESOURCES)
    rentals, bank = Market.RENTALS in markets, Market.BANK in markets
    return Extras(
        freezers=nobody,
        carts=nobody,
        subsidies=nobody,
        loans=nobody,
        shares=nobody,
        hulls=changed(tuple([size.ships[hull] for hull in HULLS]), Hull.ONE_SLOT, -table.players),
        freezers_left=size.freezers if rentals else 0,
        carts_left=size.carts if rentals else 0,
        subsidies_left=extras.subsidies if Market.GOVERNMENT in markets else 0,
        loans_left=extras.loans if bank else 0,
        shares_left=extras.shares if bank else 0,
        charity=none,
        aquarium=none,
        spots=(none,) * len(table.spec.spots),
    )


def first_stock(table: Table, markets: tuple[Market, ...]) -> list[int]:
    """H3: the fish of each market in play; tuna in their bag, takoyaki beside the octopus."""
    stock = [0] * len(RESOURCES)
    for fish in FISH:
        if MARKETS[fish] in markets and fish is not TUNA:
            stock[TOKEN_OF[fish]] = table.size.stocks[fish].fish
    if Market.TUNA in markets:
        for tuna, count in zip(TUNAS, table.spec.worth.tuna_bag, strict=True):
            stock[tuna] = count
    if Market.OCTOPUS in markets:
        stock[Resource.TAKOYAKI] = table.size.takoyaki
    return stock
