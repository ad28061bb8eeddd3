"""A40-A46: tickets are turned, lots get their price, prices move the market."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.auction.events import AuctionEvent, LotsPriced, MarketMoved, TicketsRevealed
from game.rules.auction.lots import CONTENTS, Cards
from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, MarkerMove, Ticket
from game.rules.auction.state import PURCHASE, QUOTATION, AuctionState
from game.rules.auction.table import Table
from game.rules.core.value import maker

BY_ORDER = tuple((int(product), product) for product in MARKET_ORDER)
"""Places as plain numbers: indexing with a member of an enum takes twice as long."""

tickets_revealed, lots_priced, market_moved = maker(TicketsRevealed), maker(LotsPriced), maker(MarketMoved)


def quote(table: Table, state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """The whole phase; nobody decides anything in it."""
    placed: list[tuple[Ticket, ...]] = state.placed  # type: ignore[assignment]  # all are in: nobody waits
    sums, spent = zip(*map(table.turned, zip(*placed)))  # noqa: B905  # all as long as there are lots
    state.phase = QUOTATION
    if any(spent):
        spend_specials(state, sum(spent))
    if log is not None:
        log.append(tickets_revealed(tuple(placed)))
    state.sums = sums
    state.ranking = ranking = tuple(sorted(table.lot_numbers, key=sums.__getitem__, reverse=True))  # A42
    moves: list[MarkerMove] | None = None
    if log is not None:
        log.append(lots_priced(sums, ranking))
        moves = []
    move_market(table, state, moves)
    state.phase = PURCHASE
    state.waiting = 1 << state.first
    if log is not None and moves is not None:
        log.append(market_moved(tuple(moves)))


def spend_specials(state: AuctionState, spent: int) -> None:
    """A43: the specials on the lots leave the game, normal tickets go home."""
    left = []
    for mask in state.specials:
        left.append(mask & ~spent)
        spent >>= 4
    state.specials = tuple(left)


def market_totals(table: Table, lots: Sequence[Cards], ranking: Sequence[int]) -> list[int]:
    """A44: for each product the sum of the modifiers of its lots; the last tiles may lie nowhere."""
    totals = [0] * len(PRODUCTS)
    for tile, modifier in table.modifiers:
        if tile >= len(ranking):
            break
        for product in CONTENTS[lots[ranking[tile]]][0]:
            totals[product] += modifier
    return totals


def move_market(table: Table, state: AuctionState, moves: list[MarkerMove] | None) -> None:
    """A44, A46: the five markers, always in the same order; notes those that were asked to move."""
    totals = market_totals(table, state.offers[state.round - 1], state.ranking)
    spaces, arrived = [*state.spaces], [*state.arrived]
    last, now = table.spec.last_space, state.round * len(BY_ORDER) - 1
    for place, product in BY_ORDER:
        now += 1
        total = totals[place]
        if total:
            start = spaces[place]
            end = start + total
            if end > last:
                end = last
            elif end < 1:
                end = 1
            if end != start:
                spaces[place] = end
                arrived[place] = now
            if moves is not None:
                moves.append((product, total, start, end))
    state.spaces, state.arrived = tuple(spaces), tuple(arrived)
