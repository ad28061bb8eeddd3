"""The folder for Windows under Wine: started by a double click, played by keys, closed and started again."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final
from zipfile import ZipFile

from game.version import VERSION
from tools.package.contents import BUILD
from tools.package.errors import PackageError
from tools.package.trial.pictures import difference
from tools.package.trial.report import Line, at_most
from tools.package.trial.screen import Screen, screen
from tools.package.trial.windows_desktop import Desktop, profile
from tools.package.windows import wine
from tools.package.windows.build import NAME

PLACE: Final = BUILD / "windows" / "trial" / "魚河岸 am Hafen, größer"
"""Spaces, and letters of two scripts that no code page has together."""

PICTURES: Final = BUILD / "windows" / "pictures"
ROOT: Final = Path("/")
MEGABYTES: Final = 60
AUCTION: Final = (280, 530)
CONTINUE: Final = (150, 620)
FIRST_MATCH: Final = (640, 100)
MIDDLE: Final = (640, 400)
ASIDE: Final = (1279, 719)
"""Where the mouse goes: on the signs of the title, on a message box, and where nothing is."""

SAME: Final = 0.1
"""Two pictures of the same table differ by less: the sea moves."""


def run(package: Path) -> list[Line]:
    """All of it; a step that fails ends the trial with a line that says so."""
    lines = [at_most("zip", package.stat().st_size / 1e6, MEGABYTES, "MB")]
    try:
        with wine.session(), screen() as shown:
            lines += _drive(_unpacked(package), shown)
    except PackageError as trouble:
        lines.append(Line("drive", str(trouble), ok=False))
    return lines


def _unpacked(package: Path) -> Path:
    """Beside nothing of earlier trials, and with a player who has never played."""
    shutil.rmtree(PLACE.parent, ignore_errors=True)
    wine.run(Path("cmd.exe"), ("/c", "ver"), BUILD)  # makes the prefix where there is none
    shutil.rmtree(profile(), ignore_errors=True)
    with ZipFile(package) as files:
        files.extractall(PLACE)
    return PLACE / NAME


def _drive(folder: Path, shown: Screen) -> Iterator[Line]:
    before = _listing(folder)
    desktop = Desktop(folder / f"{NAME}.exe", shown, PICTURES)
    yield Line("files", f"{len(before)}", "", bool(before))
    yield from _versions(desktop)
    yield from _play(desktop)
    yield from _resume(desktop)
    yield _bots(desktop, "auction")
    yield from _alone(desktop)
    left = sorted(_listing(folder) ^ before)
    yield Line("written into the folder", left[0] if left else "nothing", "nothing", not left)


def _listing(folder: Path) -> set[str]:
    return {
        f"{file.relative_to(folder)} {file.stat().st_mtime_ns}"
        for file in folder.rglob("*")
        if file.is_file()
    }


def _versions(desktop: Desktop) -> Iterator[Line]:
    told = desktop.said("--version").strip()
    yield Line("--version", told, f"Tsukiji Arcade {VERSION}", told == f"Tsukiji Arcade {VERSION}")
    named = VERSION.encode("utf-16-le") in desktop.program.read_bytes()
    yield Line("version of the .exe", VERSION if named else "none", VERSION, named)


def _play(desktop: Desktop) -> Iterator[Line]:
    """From another folder than its own, to the first question of a match, and out by Alt+F4."""
    begun = perf_counter()
    with _started(desktop, ROOT):
        desktop.until_seen("name", colours=3)
        yield Line("first picture", f"{perf_counter() - begun:.1f} s")
        title = desktop.until_seen("title")
        yield Line("title", f"{perf_counter() - begun:.1f} s, {title.name}")
        desktop.choose(AUCTION, ASIDE)
        seats = desktop.until_other("seats", title)
        desktop.shown.press("Return", "F10")
        table = desktop.until_other("table", seats)
        yield Line("table", table.name)
        yield _closed(desktop, "Alt+F4")
    saved = sorted(file.name for file in profile().rglob("*.journal"))
    yield Line("saved in the player's folder", " ".join(saved) or "nothing", "a journal", len(saved) == 1)


def _closed(desktop: Desktop, how: str) -> Line:
    desktop.shown.press("alt+F4")
    code = desktop.exit_code()
    return Line(f"exit code after {how}", str(code), "0", code == 0)


def _resume(desktop: Desktop) -> Iterator[Line]:
    """From its own folder: the match that was left goes on where it was."""
    with _started(desktop, desktop.program.parent):
        title = desktop.until_seen("title again")
        desktop.choose(CONTINUE, ASIDE)
        matches = desktop.until_other("matches", title)
        desktop.choose(FIRST_MATCH, ASIDE)
        table = desktop.until_other("table again", matches)
        unlike = difference(table, desktop.file("table"))
        yield Line(
            "the same table after a restart", f"{unlike:.3f} unlike", f"at most {SAME}", unlike <= SAME
        )
        yield _closed(desktop, "resuming")


def _bots(desktop: Desktop, title: str) -> Line:
    """A whole match; a picture of each phase shows that pictures, fonts and maps are found."""
    shots = PICTURES / title
    shutil.rmtree(shots, ignore_errors=True)
    begun = perf_counter()
    desktop.said("--demo", title, "--speed", "instant", "--shots", wine.path(shots))
    taken = len(list(shots.glob("*.png")))
    value = f"{taken} pictures of phases, {perf_counter() - begun:.1f} s"
    return Line(f"bots play {title}", value, "at least 2", taken >= 2)


def _alone(desktop: Desktop) -> Iterator[Line]:
    """Started inside the zip, Windows unpacks nothing but the launcher: it must say what is missing."""
    lonely = PLACE / "alone" / desktop.program.name
    lonely.parent.mkdir()
    shutil.copyfile(desktop.program, lonely)
    other = Desktop(lonely, desktop.shown, PICTURES)
    with _started(other, ROOT):
        box = other.until_seen("message box", colours=3)
        other.choose(MIDDLE, ASIDE)
        code = other.exit_code()
    yield Line(
        "message box where files are missing", f"{box.name}, exit code {code}", "exit code 1", code == 1
    )


@contextmanager
def _started(desktop: Desktop, folder: Path) -> Iterator[None]:
    desktop.double_click(folder)
    try:
        yield
    finally:
        desktop.end()
