"""A60-A73: the final count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import add
from typing import TypeAlias

from game.rules.auction.events import AuctionEvent, MatchScored
from game.rules.auction.spec import MAGURO, MARKET_ORDER, PRODUCTS, Card
from game.rules.auction.state import ENDED, AuctionState, row
from game.rules.auction.table import Table
from game.rules.core.outcome import Line, Outcome
from game.rules.core.seat import Seat

Worth: TypeAlias = tuple[str, int, int]
"""A product's name, its place in a row count, and the points of its niche."""

NAMES = tuple(product.name.lower() for product in PRODUCTS)


def finish(table: Table, state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """After the last round nobody acts any more."""
    state.phase = ENDED
    state.waiting = 0
    if log is not None:
        ranking = niches(state)
        log.append(MatchScored(ranking, outcome(table, state, ranking)))


def niches(state: AuctionState) -> tuple[Card, ...]:
    """A60: the five products from best to worst; on one space the higher in the stack is better."""
    standing = list(zip(state.spaces, state.arrived))  # noqa: B905  # five each; strict takes twice as long
    return tuple(sorted(MARKET_ORDER, key=standing.__getitem__, reverse=True))


def row_counts(state: AuctionState, seat: Seat) -> list[int]:
    """A52: the cards of each product; Takusan count as their row's product."""
    low, high = row(seat, PRODUCTS[0]), row(seat + 1, PRODUCTS[0])
    return list(map(add, state.rows[low:high], state.wilds[low:high]))


def outcome(table: Table, state: AuctionState, ranking: tuple[Card, ...]) -> Outcome:
    """A61, A62: also defined in mid-match, as if the game ended now."""
    counts = [row_counts(state, seat) for seat in range(table.players)]
    worths = [(NAMES[card], int(card), worth) for card, worth in zip(ranking, table.spec.niches)]  # noqa: B905
    lines = tuple([count(table, state, seat, counts, worths) for seat in range(table.players)])
    scores = tuple([sum([line.points for line in seat_lines]) for seat_lines in lines])
    top = max(scores)
    if scores.count(top) == 1:
        return Outcome(scores, (scores.index(top),), "clear", lines)
    best = [seat for seat, score in enumerate(scores) if score == top]
    unused = [state.specials[seat].bit_count() for seat in best]
    winners = tuple([seat for seat, left in zip(best, unused, strict=True) if left == max(unused)])
    return Outcome(scores, winners, "specials" if len(winners) == 1 else "shared", lines)


@cache
def line(item: str, points: int) -> Line:
    """Lines have few values, so they are shared."""
    return Line(item, points)


def count(
    table: Table, state: AuctionState, seat: Seat, counts: Sequence[Sequence[int]], worths: Sequence[Worth]
) -> tuple[Line, ...]:
    """A61: money, rows at their niche, the Maguro set, and the bonuses if they are played."""
    cards = counts[seat]
    lines = [line("money", state.money[seat])]
    lines += [line(name, cards[product] * worth) for name, product, worth in worths]
    lines.append(line("maguro", maguro_value(table, cards[MAGURO])))
    if state.options.special_scoring:
        lines += bonuses(table, state, seat, counts, worths[-1][1])
    return tuple(lines)


def maguro_value(table: Table, cards: int) -> int:
    """A7: the printed list; no cards, no points."""
    return table.spec.maguro[cards - 1] if cards else 0


def bonuses(
    table: Table, state: AuctionState, seat: Seat, counts: Sequence[Sequence[int]], cheapest: int
) -> list[Line]:
    """A70-A73: the variant's four bonuses, those that were earned."""
    figures, cards = table.spec.bonuses, counts[seat]
    earned = (
        ("diversified", figures.diversified, min(cards) >= figures.diversified_cards),
        ("specialised", figures.specialised, max(cards) >= figures.specialised_cards),
        ("popular", figures.popular, leads([others[cheapest] for others in counts], seat)),
        ("safe", figures.safe, leads(state.yakuza, seat)),
    )
    return [line(item, points) for item, points, holds in earned if holds]


def leads(counts: Sequence[int], seat: Seat) -> bool:
    """A72, A73: tied leaders each score, a count of zero never does."""
    return counts[seat] == max(counts) > 0
