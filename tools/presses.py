"""Presses worth following: each a moment of a match, keys, and how to tell that they were taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pygame

from game.app.loop import Loop
from game.match.match import Match

ME: Final = 0
"""The seat of whoever comes to a record that names nobody; bots have the others."""


class Press(NamedTuple):
    """Of several keys the last one is meant. `taken` is told what the record has gained since."""

    title: str
    players: int
    moment: Callable[[Match], bool]
    keys: tuple[int, ...]
    taken: Callable[[Loop, Sequence[Any]], bool]


def _buying(match: Match) -> bool:
    return match.waiting() == {ME} and match.observe(None).phase.name == "PURCHASE"


def _bidding(match: Match) -> bool:
    """Not in the first turn, which begins with a warning."""
    view = match.observe(None)
    return bool(view.phase.name == "BIDDING" and view.turn > 1)


def _bought(_: Loop, gained: Sequence[Any]) -> bool:
    return any(type(action).__name__ == "BuyLot" and action.seat == ME for action in gained)


def _bid_three(_: Loop, gained: Sequence[Any]) -> bool:
    return any(type(action).__name__ == "Bid" and (action.seat, action.bid) == (ME, 3) for action in gained)


def _uncovered(loop: Loop, _: Sequence[Any]) -> bool:
    """The table is on top."""
    return len(loop.stack.scenes) == 1


PRESSES: Final[Mapping[str, Press]] = {
    "buy": Press("auction", 4, _buying, (pygame.K_RETURN, pygame.K_RETURN), _bought),
    "bid": Press("duel", 2, _bidding, (pygame.K_RIGHT,), _bid_three),
    "resume": Press("auction", 4, _buying, (pygame.K_F10, pygame.K_RETURN), _uncovered),
}
