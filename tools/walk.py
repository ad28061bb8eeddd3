"""The way of one press through the game: python -m tools.walk [buy|bid|resume] [--list].

Somebody at the keyboard plays against bots. Once the table rests a key goes down, and what the one frame of
that press calls is told: functions of main, game and scenes, each once. Comprehensions, generators and
lambdas belong to the function they stand in and are counted apart, for Pythons differ in them; what Python
writes by itself, as for a dataclass, is left out. Lanterns and dust move in some frames only: a module more
or less.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from inspect import CO_OPTIMIZED
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final, TypeAlias

import pygame

from game.app.loop import Loop
from game.app.platform import STEP
from game.app.scene import Push, Quit
from game.storage import saves
from game.storage.files import BASE
from scenes import opening
from tools.kernels import usual_options
from tools.presses import PRESSES, Press
from tools.speed.cabinets import bare_cabinet, even_clock

Walk: TypeAlias = Mapping[str, Sequence[str]]
"""Names of code by module, as Python has them: `Loop.frame`, `Board.look.<locals>.<listcomp>`."""

REST: Final = round(2 / STEP)
"""Frames before a press: fewer than there are to look at the cards of a chant."""

PATIENCE: Final = round(30 / STEP)
"""Frames after it until something must have come of it."""

SMALL: Final = re.compile(r"\.?(<locals>\.)?<(lambda|genexpr|\w+comp)>.*")


class NothingCameOfIt(Exception):
    """A press that is followed must do what it is named after, and nothing else may have done it before."""


def walk(press: Press) -> Walk:
    """What the frame of the press calls; raises NothingCameOfIt."""
    with bare_cabinet(clock=even_clock()) as (cabinet, _):
        loop = Loop(cabinet)
        loop.stack.apply(Push(opening.record(cabinet, _record(press, cabinet.folder))))
        try:
            for key in press.keys[:-1]:
                _rest(loop)
                _frame(loop, key)
            _rest(loop)
            return _follow(press, loop, cabinet.match)
        finally:
            loop.stack.apply(Quit())


def _record(press: Press, folder: Path) -> Path:
    """A match played by chance up to the moment."""
    options = usual_options(press.title, press.players)
    saved, random = saves.begin(folder / "walk.journal", press.title, options, seed=7), Random(7)
    while not press.moment(saved.match):
        saved.match.submit(saved.match.legal(min(saved.match.waiting())).sample(random))
    saved.journal.close()
    return saved.journal.path


def _rest(loop: Loop) -> None:
    """A while, and until a bot whose turn it is, and which thinks by the clock, has decided."""
    for passed in range(PATIENCE):
        table: Any = getattr(loop.stack.top, "sitting", None)
        if passed >= REST and not (table and table.match.waiting() <= set(table.opponents.seats)):
            return
        loop.frame(STEP)


def _frame(loop: Loop, key: int) -> None:
    """In which it goes down; with the next one it is up again."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, scancode=0))
    loop.frame(STEP)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, scancode=0))


def _follow(press: Press, loop: Loop, match: Any) -> Walk:
    """What a press leads to may wait: for BI, or for a fuse."""
    known, early = len(match.actions), press.taken(loop, ())
    found = called(lambda: _frame(loop, press.keys[-1]))
    for _ in range(PATIENCE):
        if not early and press.taken(loop, match.actions[known:]):
            return found
        loop.frame(STEP)
    raise NothingCameOfIt(f"nothing came of {pygame.key.name(press.keys[-1])} at the {press.title}")


def called(work: Callable[[], object]) -> Walk:
    """No bodies of modules and classes: to import is not to call."""
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_flags & CO_OPTIMIZED:
            seen.add(frame.f_code)

    former = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(former)
    found: dict[str, set[str]] = {}
    for code in seen:
        if module := _module(Path(code.co_filename)):
            found.setdefault(module, set()).add(code.co_qualname)
    return {module: sorted(found[module]) for module in sorted(found)}


def _module(file: Path) -> str | None:
    """None for what is not of the game."""
    name = ".".join(file.relative_to(BASE).with_suffix("").parts) if file.is_relative_to(BASE) else ""
    return name if name.partition(".")[0] in ("main", "game", "scenes") else None


def functions(names: Sequence[str]) -> list[str]:
    """Those of a module, without the small code in them."""
    return sorted({SMALL.sub("", name) for name in names} - {""})


def table(walks: Mapping[str, Walk]) -> str:
    """A line for each press."""
    rows = [f"{'press':8}{'modules':>9}{'functions':>11}   with comprehensions and lambdas"]
    for name, found in walks.items():
        own, every = sum(len(functions(each)) for each in found.values()), sum(map(len, found.values()))
        rows.append(f"{name:8}{len(found):9}{own:11}{every:6}")
    return "\n".join(rows)


def listing(name: str, found: Walk) -> str:
    """Every function under its module."""
    return "\n".join(
        (name, *("\n    ".join((f"  {module}", *functions(found[module]))) for module in found), "")
    )


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the table; returns what went wrong, as one line."""
    parser = argparse.ArgumentParser(prog="python -m tools.walk", description="The way of one press.")
    parser.add_argument("press", nargs="?", choices=tuple(PRESSES), help="one of them; else all")
    parser.add_argument("--list", action="store_true", help="the functions, too, by module")
    asked = parser.parse_args(arguments)
    try:
        walks = {name: walk(PRESSES[name]) for name in ([asked.press] if asked.press else PRESSES)}
    except NothingCameOfIt as wrong:
        return str(wrong)
    lists = [listing(name, found) for name, found in walks.items()] if asked.list else []
    print(*lists, table(walks), sep="\n")
    return None


if __name__ == "__main__":
    sys.exit(main())
