"""Spreads the deals over the cores, and adds them up in their own order."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass

from tools.arena.pairing import Pairing
from tools.arena.play import Deal, Effort, play_deal
from tools.arena.statistics import Estimate, mean_of, wilson


@dataclass(frozen=True, slots=True)
class Result:
    """What a run says; `by_seat` is side a's win rate in each seat, the margin is taken deal by deal."""

    pairing: Pairing
    matches: int
    wins: Estimate
    margin: Estimate
    by_seat: tuple[Estimate, ...]
    spent: tuple[Effort, Effort]


def run(pairing: Pairing, number: int, executor: Executor, done: Callable[[int], None]) -> Result:
    """Plays so many deals; `done` hears of matches as they come in."""
    played: list[Deal] = []
    futures = [executor.submit(play_deal, pairing, deal) for deal in range(number)]
    try:
        for future in as_completed(futures):
            played.append(future.result())
            done(pairing.players)
    except BaseException:
        for future in futures:
            future.cancel()  # else the executor would play on before it lets go
        raise
    return result(pairing, sorted(played, key=lambda deal: deal.number))


def result(pairing: Pairing, played: list[Deal]) -> Result:
    """Rotations of one deal are no independent samples of the margin, so each deal counts as one."""
    matches = [match for deal in played for match in deal.matches]
    spent = Effort(), Effort()
    for deal in played:
        for side, other in zip(spent, deal.spent, strict=True):
            side.merge(other)
    return Result(
        pairing,
        len(matches),
        wilson(sum(match.won for match in matches), len(matches)),
        mean_of([sum(match.margin for match in deal.matches) / pairing.players for deal in played]),
        tuple(_at(pairing, played, seat) for seat in range(pairing.players)),
        spent,
    )


def _at(pairing: Pairing, played: list[Deal], rotation: int) -> Estimate:
    """Of the matches in which side a's first seat was this one."""
    return wilson(sum(deal.matches[rotation].won for deal in played), len(played))
