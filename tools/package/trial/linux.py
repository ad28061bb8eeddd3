"""The Linux folder on a machine without Python: it starts, plays, keeps, and goes on where it was left."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.package.contents import ROOT
from tools.package.errors import PackageError
from tools.package.linux.glibc import newest
from tools.package.trial import bot_match, first_frame, keyboard_match
from tools.package.trial.desktop import Desktop, unpack, wait
from tools.package.trial.pictures import difference, shades
from tools.package.trial.places import COLOURFUL, PATIENCE, arrive
from tools.package.trial.report import Line, at_least, at_most
from tools.package.trial.screen import Screen, screen

LARGEST: Final = 60
"""Megabytes of the zip."""

SAME: Final = 2.0
"""Per cent of the pixels that boats, gulls and lanterns may change between two pictures of one place."""


def run(package: Path) -> list[Line]:
    """Everything, in the order a player meets it."""
    desktop = unpack(package)
    before = desktop.files()
    lines = [
        at_most("zip", package.stat().st_size / 1e6, LARGEST, "MB"),
        Line("glibc", "{}.{} or newer".format(*newest(desktop.folder))),
        *first_frame.lines(desktop.folder),
        *title(desktop),
        *keyboard(desktop),
        *bot_match.lines(desktop),
    ]
    return [*lines, *traces(desktop, before)]


def title(desktop: Desktop) -> list[Line]:
    """The first picture of a machine without Python, beside that of the source tree."""
    with screen() as shown, desktop.game(shown.display, "/"):
        packed = arrive(shown, "title")
    with screen() as shown, _source_tree(shown):
        source = arrive(shown, "title-source")
    unlike = 100 * difference(packed, source)
    return [
        at_least("title, colours", shades(packed), COLOURFUL, "colours", 0),
        at_most("title beside the source tree's", unlike, SAME, "% unlike"),
    ]


@contextmanager
def _source_tree(shown: Screen) -> Iterator[None]:
    """The game as it is played from the tree, by somebody who never played."""
    with TemporaryDirectory() as home:
        environment = {"DISPLAY": shown.display, "TSUKIJI_HOME": home, "PATH": os.defpath}
        command, quiet = [sys.executable, str(ROOT / "main.py")], subprocess.DEVNULL
        with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as process:
            try:
                yield
            finally:
                process.terminate()


def keyboard(desktop: Desktop) -> list[Line]:
    """A match by the menus, left in the middle, and continued by a second start from elsewhere."""
    with screen() as shown, desktop.game(shown.display, "/tmp", "--speed", "instant") as game:
        keyboard_match.begin(shown, arrive(shown, "title"))
        keyboard_match.value(shown, desktop.kept)
        wait(lambda: keyboard_match.asked(desktop.kept, "PURCHASE"), PATIENCE, "the keyboard's turn to buy")
        left = arrive(shown, "match-left")
        keyboard_match.leave(shown, left)
        code = _ended(game)
    return [
        Line("match by keyboard, left by the menu", f"exit code {code}", "0", code == 0),
        *continued(desktop, left),
    ]


def continued(desktop: Desktop, left: Path) -> list[Line]:
    """The same moves, the same table, and another move there."""
    kept = keyboard_match.moves(desktop.kept)
    with screen() as shown, desktop.game(shown.display, "/usr/share"):
        title = arrive(shown, "title-continue")
        shown.press(keyboard_match.CONFIRM)
        before = arrive(shown, "matches", title)
        shown.press(keyboard_match.CONFIRM)
        resumed = arrive(shown, "match-continued", before)
        same = bool(kept) and keyboard_match.moves(desktop.kept) == kept
        shown.press(keyboard_match.CONFIRM)
        wait(lambda: len(keyboard_match.moves(desktop.kept)) > len(kept), PATIENCE, "the next move")
    unlike = 100 * difference(left, resumed)
    return [
        Line("after Continue", f"{len(kept)} moves as kept" if same else "other moves", "as kept", same),
        at_most("the table then, beside before", unlike, SAME, "% unlike"),
        Line("the next move there, by keyboard", "kept"),
    ]


def _ended(game: subprocess.Popen[bytes]) -> int:
    try:
        return game.wait(20)
    except subprocess.TimeoutExpired:
        raise PackageError(
            "leaving by the menu: the game still runs after 20 s; see its last picture"
        ) from None


def traces(desktop: Desktop, before: dict[str, str]) -> list[Line]:
    """What it wrote, and where."""
    written = [path for path in desktop.home.rglob("*") if path.is_file()]
    strays = [path for path in written if desktop.kept not in path.parents]
    names = {path.name for path in written} - {path.name for path in strays}
    good = {"settings.json", "auction-00001.journal"} <= names
    same = desktop.files() == before
    return [
        Line("kept in the player's data folder", f"{len(names)} files", "settings and the match", good),
        Line("written elsewhere in the home", f"{len(strays)} files", "none", not strays),
        Line("the package's own folder", "as unpacked" if same else "changed", "as unpacked", same),
    ]
