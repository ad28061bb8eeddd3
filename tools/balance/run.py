"""Spreads the matches over the cores, and puts them back into their order."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, as_completed

from tools.arena.pairing import Pairing
from tools.balance.play import play
from tools.balance.record import Played


def run(pairing: Pairing, number: int, executor: Executor, done: Callable[[int], None]) -> list[Played]:
    """Plays so many matches; `done` hears of each as it comes in."""
    futures = [executor.submit(play, pairing, match) for match in range(number)]
    played: list[Played] = []
    try:
        for future in as_completed(futures):
            played.append(future.result())
            done(1)
    except BaseException:
        for future in futures:
            future.cancel()  # else the executor would play on before it lets go
        raise
    return sorted(played, key=lambda match: match.number)
