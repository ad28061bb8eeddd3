"""Somebody at the table: real events, one a frame, so that every frame has one small change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame.event import Event

from game.app.platform import STEP
from game.table.numbers import number, numbered
from tools.speed.stopwatch import LIFE, UNTOUCHED, Stopwatch

FOCUS: Final = "focus moves"
HOVER: Final = "the mouse hovers"
DROP: Final = "a ticket drops"
COUNT: Final = "a number counts"
OPEN: Final = "open tickets"
ACROSS: Final = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
FAN: Final = (pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_a, pygame.K_s)
TAKE_BACK: Final = pygame.K_1


def tap(watch: Stopwatch, key: int, sort: str) -> None:
    """Down in one frame, up in the next."""
    pygame.event.post(Event(pygame.KEYDOWN, key=key, scancode=0))
    watch.frame(sort)
    pygame.event.post(Event(pygame.KEYUP, key=key, scancode=0))
    settle(watch)


def settle(watch: Stopwatch) -> None:
    """Until nothing moves."""
    while not watch.scene.sitting.stage.idle or watch.scene.sitting.stirred:
        watch.frame()
    watch.frame()


def walk(watch: Stopwatch, times: int) -> None:
    """The focus goes round what can be chosen."""
    for turn in range(times):
        tap(watch, ACROSS[turn % len(ACROSS)], FOCUS)


def hover(watch: Stopwatch, times: int) -> None:
    """The mouse crosses the whole table, row by row."""
    for x, y in _places(times):
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        watch.frame(HOVER)


def _places(times: int) -> Iterator[tuple[int, int]]:
    for turn in range(times):
        yield 60 + turn * 97 % 1800, 80 + turn * 61 % 920


def count(watch: Stopwatch, times: int) -> None:
    """Money runs up, as after a purchase; the frames in which the number stays are not told."""
    table = watch.scene.sitting.table
    piece = ("money", 0)
    while times > 0:
        face = table.heading(piece).face
        table.count(piece, numbered(face, (number(face) or 0) + 40), 1.0)
        while table.moving and times > 0:
            watch.frame(COUNT)
            times -= 1
        settle(watch)


def drop(watch: Stopwatch, times: int) -> None:
    """Tickets are dropped blindly and taken back."""
    for turn in range(times):
        tap(watch, FAN[turn % len(FAN)], DROP)
        if turn % len(FAN) == len(FAN) - 1:
            for _ in FAN:
                tap(watch, TAKE_BACK, DROP)


def lay_openly(watch: Stopwatch, times: int) -> None:
    """A lone human: the cursor goes over the fan and lays what it meets."""
    for turn in range(times):
        tap(watch, ACROSS[turn % len(ACROSS)], OPEN)
        if turn % 3 == 2:
            tap(watch, pygame.K_RETURN, OPEN)
        if turn % 9 == 8:
            tap(watch, pygame.K_DELETE, OPEN)


def rest(watch: Stopwatch, times: int) -> None:
    """Nobody does anything, for as many seconds as there are to count; then the same without life."""
    for _ in range(times):
        watch.stretch(60, LIFE)
    sitting = watch.scene.sitting
    sitting.cabinet.settings.change(reduced_motion=True)
    sitting.lay(sitting.kit)
    for _ in range(times):
        watch.stretch(60, UNTOUCHED)


def until(watch: Stopwatch, phase: str) -> None:
    """Plays on, without counting, to where a person is asked in that phase; any choice is made before."""
    sitting = watch.scene.sitting
    while True:
        asked = sorted(sitting.match.waiting() & set(sitting.people()))
        if sitting.next_event is None and not sitting.stirred and asked and sitting.stage.idle:
            if watch.scene.name == phase:
                return
            sitting.submit(next(iter(sitting.match.legal(asked[0]))))
        watch.loop.frame(STEP)
