"""Somebody at the table: real events, one a frame, so that every frame has one small change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pygame
from pygame.event import Event

from game.app.platform import STEP
from game.staging.auction.pieces import Money
from game.table.numbers import number, numbered
from tools.speed.stopwatch import LIFE, UNTOUCHED, Stopwatch

FOCUS: Final = "focus moves"
HOVER: Final = "the mouse hovers"
DROP: Final = "a ticket drops"
COUNT: Final = "a number counts"
OPEN: Final = "open tickets"
PRESS: Final = "a bid is pressed"
ACROSS: Final = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
FAN: Final = (pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_a, pygame.K_s)
TAKE_BACK: Final = pygame.K_1
BLOCKS: Final = ("left_block", "right_block")
WAYS: Final = (
    (pygame.K_a, pygame.K_w, pygame.K_d, pygame.K_x),
    (pygame.K_j, pygame.K_i, pygame.K_l, pygame.K_COMMA),
)
"""The directions of the two blocks, in the order of the bids."""

ASIDE: Final = (2, 0)
"""Right and left."""


def tap(watch: Stopwatch, key: int, sort: str) -> None:
    """Down in one frame, up in the next."""
    pygame.event.post(Event(pygame.KEYDOWN, key=key, scancode=0))
    watch.frame(sort)
    pygame.event.post(Event(pygame.KEYUP, key=key, scancode=0))
    settle(watch)


def settle(watch: Stopwatch) -> None:
    """Until nothing moves."""
    while not watch.scene.sitting.show.stage.idle or watch.scene.sitting.show.stirred:
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
    table = watch.scene.sitting.show.table
    piece = Money(0)
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


def press(watch: Stopwatch, times: int) -> None:
    """Both press directions during a chant that waits."""
    for turn in range(times):
        tap(watch, WAYS[turn % 2][turn // 2 % 4], PRESS)


def step_aside(watch: Stopwatch, times: int) -> None:
    """Whoever takes a card goes from one to the other."""
    (seat,) = watch.scene.sitting.match.waiting()
    for turn in range(times):
        tap(watch, WAYS[seat][ASIDE[turn % 2]], FOCUS)


def rest(watch: Stopwatch, times: int) -> None:
    """Nobody does anything, for as many seconds as there are to count; then the same without life."""
    for _ in range(times):
        watch.stretch(60, LIFE)
    sitting = watch.scene.sitting
    sitting.cabinet.settings.change(reduced_motion=True)
    sitting.lay(sitting.desk.kit)
    for _ in range(times):
        watch.stretch(60, UNTOUCHED)


def until(watch: Stopwatch, phase: str) -> None:
    """Plays on, without counting, to where a person is asked in that phase; until then chance decides."""
    sitting, chance = watch.scene.sitting, Random(7)
    while True:
        asked = sorted(sitting.match.waiting() & set(sitting.seating.people()))
        if sitting.show.next_event is None and not sitting.show.stirred and asked and sitting.show.stage.idle:
            if watch.scene.name == phase:
                return
            sitting.submit(sitting.match.legal(asked[0]).sample(chance))
        watch.loop.frame(STEP)
