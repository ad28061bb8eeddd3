"""Somebody plays the auction with the left block of keys; the journal on disk tells what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.app.kept_matches import unfinished
from game.match.match import Match
from game.rules.auction.actions import PlaceTickets
from game.storage.saves import restore
from tools.package.errors import PackageError
from tools.package.trial.desktop import wait
from tools.package.trial.places import arrive
from tools.package.trial.screen import Screen

WALK: Final = (("s",), ("a", "s"), ("w", "s"), ("d", "s"), ("d", "s"))
"""Through the fan of a person alone among bots: from 4 in its middle to 3, 0, 1 and 2, each laid on a lot."""

CONFIRM: Final = "s"
BACK: Final = "q"
DOWN: Final = "x"
MENU: Final = "3"
"""It begins in the lobby, and pauses a match."""

SEAT: Final = 0
PATIENCE: Final = 90.0


def begin(screen: Screen, title: Path) -> None:
    """From the title: the first stall, a seat for these keys among bots, and on to the first question."""
    screen.press(CONFIRM)
    lobby = arrive(screen, "lobby", title)
    screen.press(CONFIRM, MENU)
    arrive(screen, "match-begun", lobby)


def played(kept: Path) -> Match | None:
    """The unfinished match as it stands on disk."""
    journals = unfinished(kept)
    return restore(journals[0])[0] if journals else None


def asked(kept: Path, phase: str) -> bool:
    """Whether only this person is waited for, in this phase."""
    match = played(kept)
    return match is not None and match.waiting() == {SEAT} and match.observe(None).phase.name == phase


def value(screen: Screen, kept: Path) -> None:
    """A ticket for each lot, and the lock, where the cursor is then; until the journal has them."""
    match = played(kept)
    if match is None or SEAT not in match.waiting():
        raise PackageError(f"beginning a match by keyboard: no journal in {kept} waits for seat {SEAT}")
    for keys in WALK[: len(match.observe(None).lots)]:
        screen.press(*keys)
    screen.press(CONFIRM)
    wait(lambda: valued(kept), PATIENCE, "the tickets in the journal")


def valued(kept: Path) -> bool:
    """Whether this person's tickets are on disk."""
    match = played(kept)
    return match is not None and any(
        isinstance(action, PlaceTickets) and action.seat == SEAT for action in match.actions
    )


def leave(screen: Screen, table: Path) -> None:
    """Pause, the last entry of the menu, and out of the title."""
    screen.press(MENU)
    pause = arrive(screen, "pause", table)
    screen.press(DOWN, DOWN, DOWN, DOWN, CONFIRM)
    arrive(screen, "title-again", pause)
    screen.press(BACK, CONFIRM)


def moves(kept: Path) -> list[object]:
    """All actions of the unfinished match, in order."""
    match = played(kept)
    return list(match.actions) if match else []
