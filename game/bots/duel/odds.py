"""The odds of an equilibrium: a small zero-sum game solved exactly by the simplex method."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Rows: TypeAlias = Sequence[Sequence[float]]
Odds: TypeAlias = list[float]

TINY: Final = 1e-10
DIGITS: Final = 6
"""Of each result, in parts of their range: what differs by less is equal, or rounding would decide."""

MOST_PIVOTS: Final = 60
"""Bland's rule cannot cycle; rounding might, so there is an end to it."""


class Equilibrium(NamedTuple):
    """`odds` go by seat: rows are seat 0, which wants little, columns seat 1, which wants much."""

    value: float
    odds: tuple[Odds, Odds]


def bid_rows(results: Sequence[float]) -> list[Sequence[float]]:
    """The bids of seat 0 against those of seat 1, from what each lead of seat 1 brings (D21)."""
    bids = (len(results) + 1) // 2
    return [results[bids - 1 - row : 2 * bids - 1 - row] for row in range(bids)]


def game_value(results: Sequence[float]) -> float:
    """What a turn is worth to seat 1; most turns have no pure answer, but the check is cheap."""
    rows = bid_rows(results)
    least = min([max(row) for row in rows])
    most = max([min(column) for column in zip(*rows, strict=True)])
    return most if least - most < TINY else solve(rows).value


def solve(rows: Rows) -> Equilibrium:
    """Exact but for rounding."""
    lowest, highest = min([min(row) for row in rows]), max([max(row) for row in rows])
    scale = highest - lowest or 1.0
    board = [
        [round((cell - lowest) / scale, DIGITS) + 1.0 for cell in column] + [1.0]
        for column in zip(*rows, strict=True)
    ]
    height, width = len(board), len(rows)
    board.append([-1.0] * width + [0.0])
    down, across = list(range(width, width + height)), list(range(width))
    for _ in range(MOST_PIVOTS):
        if not _pivot(board, down, across):
            break
    total = board[-1][-1]
    odds = [0.0] * (width + height)
    for place, label in enumerate(down):
        odds[label] = max(0.0, board[place][-1]) if label < width else 0.0
    for place, label in enumerate(across):
        odds[label] = max(0.0, board[-1][place]) if label >= width else odds[label]
    return Equilibrium((1.0 / total - 1.0) * scale + lowest, (_shares(odds[:width]), _shares(odds[width:])))


def _pivot(board: list[list[float]], down: list[int], across: list[int]) -> bool:
    """One exchange in a condensed tableau; false once there is nothing to gain."""
    gaining = [(label, place) for place, label in enumerate(across) if board[-1][place] < -TINY]
    if not gaining:
        return False
    column = min(gaining)[1]
    ratios = [
        (line[-1] / line[column], down[place], place)
        for place, line in enumerate(board[:-1])
        if line[column] > TINY
    ]
    if not ratios:  # what looked like a gain is rounding
        return False
    row = min(ratios)[2]
    down[row], across[column] = across[column], down[row]
    _exchange(board, row, column)
    return True


def _exchange(board: list[list[float]], row: int, column: int) -> None:
    pivot = board[row][column]
    pivot_line = [cell / pivot for cell in board[row]]
    for place, line in enumerate(board):
        if place != row:
            factor = line[column]
            board[place] = [cell - factor * other for cell, other in zip(line, pivot_line, strict=True)]
            board[place][column] = -factor / pivot
    pivot_line[column] = 1.0 / pivot
    board[row] = pivot_line


def _shares(parts: Odds) -> Odds:
    total = sum(parts)
    return [part / total for part in parts]


def regret(rows: Rows, odds: Sequence[float], seat: int) -> float:
    """How much a perfect answer to these odds gains over the value of the game."""
    value = solve(rows).value
    if seat:
        return value - min([_mean(row, odds) for row in rows])
    return max([_mean(column, odds) for column in zip(*rows, strict=True)]) - value


def _mean(cells: Sequence[float], odds: Sequence[float]) -> float:
    return sum([cell * odd for cell, odd in zip(cells, odds, strict=True)])


def drawn(odds: Sequence[float], chance: float) -> int:
    """The place in which a number from 0 to 1 falls."""
    for place, odd in enumerate(odds):
        chance -= odd
        if chance < 0:
            return place
    return max(range(len(odds)), key=odds.__getitem__)
