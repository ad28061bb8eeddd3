"""What a view lets anybody work out ahead: today's worth, what a lot would bring, how its sum comes about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TypeAlias

from game.rules.auction import scoring
from game.rules.auction.lots import CONTENTS
from game.rules.auction.phases.laying import open_rows, real_rows
from game.rules.auction.phases.quotation import market_totals
from game.rules.auction.spec import (
    ANNUL,
    DOUBLE,
    FOUR,
    MARKET_ORDER,
    AuctionOptions,
    AuctionSpec,
    Card,
    MarkerMove,
    Ticket,
)
from game.rules.auction.stand_in import stand_in
from game.rules.auction.state import AuctionState, Phase, row
from game.rules.auction.table import Table, table_for
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value

Push: TypeAlias = tuple[Card, int]
"""A product, and how far its marker is asked to move."""

Board: TypeAlias = tuple[tuple[int, ...], tuple[Card, ...]]
"""The space of each product, and the stack: of two markers on one space the later in it is on top."""


@value
class Struck:
    """A40: these seats' Annuls and 4s count 0."""

    seats: tuple[Seat, ...]
    total: int


@value
class Added:
    """A41: a seat's number joins the sum."""

    seat: Seat
    amount: int
    total: int


@value
class Doubled:
    """A41: a seat's x2 doubles the sum."""

    seat: Seat
    total: int


SumStep: TypeAlias = Struck | Added | Doubled


def niches_today(view: AuctionView) -> tuple[Card, ...]:
    """A60: the products from the best niche to the worst, if the match ended now."""
    return scoring.niches(stand_in(view))


def reckoned(view: AuctionView, spec: AuctionSpec) -> Outcome:
    """A60-A73: the final count, if the match ended now."""
    state = stand_in(view)
    return scoring.outcome(table_for(spec, view.options), state, scoring.niches(state))


def worth_today(view: AuctionView, spec: AuctionSpec, seat: Seat) -> int:
    """A61: the seat's score if the match ended now."""
    return reckoned(view, spec).scores[seat]


def walks(board: Board, moves: Sequence[MarkerMove]) -> Iterator[tuple[MarkerMove, Board, Board]]:
    """A46: each move with the board before and after it: who arrives is on top, who stays keeps its place."""
    for move in moves:
        product, _, start, end = move
        spaces, stack = board
        if start != end:
            spaces = (*spaces[:product], end, *spaces[product + 1 :])
            stack = (*(other for other in stack if other != product), product)
        before, board = board, (spaces, stack)
        yield move, before, board


@value
class Laid:
    """A lot as a gift, Takusan and Yakuza settled at their best: its worth, and the rows it leads to."""

    worth: int
    rows: tuple[int, ...]
    wilds: tuple[int, ...]


def laid_at_best(view: AuctionView, spec: AuctionSpec, seat: Seat, lot: int) -> Laid:
    """A51-A53: as a buyer would lay it today."""
    table, before = table_for(spec, view.options), stand_in(view)
    best = max(layings(before, seat, view.lots[lot]), key=lambda after: _score(table, after, seat))
    own = slice(row(seat, Card.EBI), row(seat, Card.MAGURO) + 1)
    gain = _score(table, best, seat) - _score(table, before, seat)
    return Laid(gain, tuple(best.rows[own]), tuple(best.wilds[own]))


def lot_worth(view: AuctionView, spec: AuctionSpec, seat: Seat, lot: int) -> int:
    """What the lot, as a gift, adds to the seat's worth today."""
    return laid_at_best(view, spec, seat, lot).worth


def row_gain(view: AuctionView, spec: AuctionSpec, seat: Seat, product: Card, takusan: bool) -> int:
    """A52, A53: what the score is worth more today with a Takusan in a row, or with a card less in it."""
    table, before = table_for(spec, view.options), stand_in(view)
    after = before.copy()
    if takusan:
        after.wilds[row(seat, product)] += 1
    else:
        after.rows[row(seat, product)] -= 1
    return _score(table, after, seat) - _score(table, before, seat)


def starts(view: AuctionView, spec: AuctionSpec) -> tuple[int | None, ...] | None:
    """Where each product stood before this round's market; None for one that was stopped by an end.

    None at all while the market has not moved in this round.
    """
    if not view.ranking or view.phase is Phase.QUOTATION:
        return None
    totals = market_totals(table_for(spec, view.options), view.lots, view.ranking)
    return tuple(
        None if now in (1, spec.last_space) and total else now - total
        for now, total in zip(view.spaces, totals, strict=False)
    )


def as_if_all(
    view: AuctionView, spec: AuctionSpec, tickets: Sequence[Ticket | None]
) -> tuple[tuple[int, ...], tuple[Push, ...]]:
    """A40-A44, if every seat laid these: the lots from the dearest tile on, and what moves how far."""
    everybody = view.options.players
    sums = {
        lot: sum_steps([ticket] * everybody, spec, view.options)[-1].total
        for lot, ticket in enumerate(tickets)
        if ticket is not None
    }
    ranking = tuple(sorted(sums, key=sums.__getitem__, reverse=True))
    totals = market_totals(table_for(spec, view.options), view.lots, ranking)
    return ranking, tuple((product, totals[product]) for product in MARKET_ORDER if totals[product])


def layings(state: AuctionState, seat: Seat, cards: tuple[Card, ...]) -> Iterator[AuctionState]:
    """A51-A53: every position a buyer can make of a lot's cards."""
    products, takusan, yakuza = CONTENTS[cards]
    laid = state.copy()
    laid.yakuza = (*laid.yakuza[:seat], laid.yakuza[seat] + yakuza, *laid.yakuza[seat + 1 :])
    for product in products:
        laid.rows[row(seat, Card(product))] += 1
    rows = open_rows(laid, seat)
    for joined in combinations_with_replacement(rows, takusan if rows else 0):
        for paid in _payments(laid, seat, yakuza):
            after = laid.copy()
            for product in joined:
                after.wilds[row(seat, product)] += 1
            for product in paid:
                after.rows[row(seat, product)] -= 1
            yield after


def _payments(state: AuctionState, seat: Seat, yakuza: int) -> Iterator[tuple[Card, ...]]:
    """A53: what so many Yakuza can take from a seat; all there is if that is less."""
    have = {product: state.rows[row(seat, product)] for product in real_rows(state, seat)}
    for paid in combinations_with_replacement(have, min(yakuza, sum(have.values()))):
        if all(paid.count(product) <= have[product] for product in paid):
            yield paid


def _score(table: Table, state: AuctionState, seat: Seat) -> int:
    return scoring.outcome(table, state, scoring.niches(state)).scores[seat]


def sum_steps(tickets: Sequence[Ticket], spec: AuctionSpec, options: AuctionOptions) -> tuple[SumStep, ...]:
    """A40, A41: how the sum of a lot comes about, its tickets given from seat 0 on."""
    steps: list[SumStep] = [Struck(seats, 0) for seats in _strikes(tickets, options)]
    out = {seat for seats in _strikes(tickets, options) for seat in seats}
    total = 0
    for seat, ticket in enumerate(tickets):
        if seat not in out and ticket is not DOUBLE:
            amount = spec.annul_value if ticket is ANNUL else int(ticket)
            total += amount
            steps.append(Added(seat, amount, total))
    for seat, ticket in enumerate(tickets):
        if ticket is DOUBLE:
            total *= 2
            steps.append(Doubled(seat, total))
    return tuple(steps)


def _strikes(tickets: Sequence[Ticket], options: AuctionOptions) -> list[tuple[Seat, ...]]:
    """A40: the seats whose Annuls and 4s go out together, pair by pair or all at once."""
    annuls = [seat for seat, ticket in enumerate(tickets) if ticket is ANNUL]
    fours = [seat for seat, ticket in enumerate(tickets) if ticket is FOUR]
    if options.annul_cancels == "all":
        return [(*annuls, *fours)] if annuls and fours else []
    return list(zip(annuls, fours, strict=False))
