"""What remains of a crash: a file with all that is needed to see it happen again, and nothing secret."""

from __future__ import annotations

import json
import platform as machine
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.app import platform
from game.app.stack import Stack
from game.i18n.door import _
from game.storage.errors import StorageError, one_line
from game.storage.folders import SaveError, write_whole
from game.version import VERSION

if TYPE_CHECKING:  # a crash on the first screen must not wait for the rules of three games
    from game.match.match import Match

FOLDER: Final = "crashes"
LEFT_OUT: Final = "(its words are left out: somebody was choosing in secret)"
INSTALL: Final = "pip install -r requirements.txt"


@dataclass(frozen=True, slots=True)
class Report:
    """What a player is told."""

    cause: str
    place: str
    resumable: bool


def report(error: Exception, match: Match | None, folder: Path) -> Report:
    """Writes the file and tells where it is; also to the terminal, if there is one."""
    when = datetime.now(UTC)
    file = folder / FOLDER / f"crash-{when:%Y%m%d-%H%M%S-%f}.json"
    try:
        write_whole(file, json.dumps(content(error, match, when), indent=1) + "\n")
        place = _("A report is in {file}", file=one_line(str(file)))
    except SaveError as trouble:
        place = _("No report could be written. {trouble}", trouble=trouble)
    platform.sync()
    told = Report(_cause(error), place, match is not None)
    if sys.stderr is not None:  # None in a windowed program
        sys.stderr.write(f"{told.cause}\n{told.place}\n")
    return told


def content(error: Exception, match: Match | None, when: datetime) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "time": when.isoformat(timespec="seconds"),
        "version": VERSION,
        "platform": _platform(),
        "traceback": list(_trace(error, _silent_about(match))),
        "record": None if match is None else _whatever_works(lambda: _record(match)),
    }


def clear(stack: Stack) -> None:
    """Scenes that crashed may crash again in leaving; that is no news."""
    while stack.scenes:
        with suppress(Exception):
            stack.pop()


def _cause(error: Exception) -> str:
    """Troubles with files are written for players; other errors may quote what somebody chose in secret."""
    if isinstance(error, ImportError):
        name = error.name or str(error)
        return _("{module} cannot be loaded. Please run: {command}", module=name, command=INSTALL)
    if isinstance(error, StorageError):
        return str(error)
    return _("Cause: {error}.", error=type(error).__name__)


def _platform() -> dict[str, str]:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return {
        "system": machine.platform(),
        "python": machine.python_version(),
        "pygame-ce": f"{pygame.version.ver}, SDL {sdl}",
        "video": pygame.display.get_driver() if pygame.display.get_init() else "none",
    }


def _record(match: Match) -> dict[str, Any]:
    """The match as its journal has it: choices still secret are not among its actions."""
    from game.match.record import action_to_json

    return {
        "header": match.header.to_json(),
        "actions": [action_to_json(action) for action in match.actions],
    }


def _silent_about(match: Match | None) -> bool:
    """Whether the words of an error could tell what somebody is choosing in secret."""
    if match is None:
        return False
    told = _whatever_works(lambda: _choosing_in_secret(match))
    return told is not False


def _choosing_in_secret(match: Match) -> bool:
    choices = (match.kernel.legal(match.state, seat) for seat in match.kernel.to_act(match.state))
    return any(next(iter(each)).sealed for each in choices)


def _trace(error: BaseException, silent: bool) -> Iterator[str]:
    """As Python prints it: places in the code, never the values there."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before, silent)
        yield "which led to:"
    for part in traceback.format_tb(error.__traceback__):
        yield from part.rstrip("\n").split("\n")
    words = [f"{type(error).__name__}: {LEFT_OUT}"] if silent else traceback.format_exception_only(error)
    yield from (line.rstrip("\n") for line in words)


def _whatever_works(ask: Callable[[], Any]) -> Any:
    """The match itself may be what is broken; the rest of the report is written all the same."""
    try:
        return ask()
    except Exception as broken:  # noqa: BLE001  (part of the one place that reports whatever happened)
        return f"could not be read: {type(broken).__name__}"
