"""How long everything that a match needs takes to load, in seconds of the processor."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pygame

from game.audio.effects import Effects
from game.audio.mixer import Mixer
from game.audio.piece import Piece
from game.storage.files import ASSETS
from scenes import opening
from tools.speed.cabinets import TITLE, bare_cabinet
from tools.speed.measure import Clock
from tools.speed.ratios import Limit, Line

MOST: Final = 1.5
PLAYERS: Final = 4
SOUNDS: Final = ASSETS / "sounds"


def lines(rounds: int, clock: Clock = time.process_time) -> Iterator[Line]:
    """The table and every piece on it, the prints of the inspector, all effects, all layers of the music."""
    played = [once(clock) for _ in range(rounds)]
    for part in played[0]:
        yield Line(part, [one[part] for one in played], unit=" s")
    yield Line("all of it", [sum(one.values()) for one in played], (Limit("median", MOST),), " s")


def once(clock: Clock) -> dict[str, float]:
    """From nothing; the rules and figures of the game included."""
    with bare_cabinet() as (cabinet, _):
        mixer = Mixer()
        if trouble := mixer.open():
            raise RuntimeError(trouble)
        shown: list[Any] = []
        spent = {
            "table": _timed(lambda: _lay(shown, cabinet), clock),
            "prints": _timed(lambda: _warm(shown[0].sitting.desk.board), clock),
            "effects": _timed(lambda: _hear(mixer), clock),
            "music": _timed(lambda: _wind(mixer), clock),
        }
        shown[0].leave()
        pygame.mixer.quit()
    return spent


def _lay(shown: list[Any], cabinet: Any) -> None:
    scene = opening.demo(cabinet, TITLE, PLAYERS, 7)
    scene.lay(cabinet.window.kit)
    shown.append(scene)


def _warm(board: Any) -> None:
    while board.cold:
        board.warm()


def _hear(mixer: Mixer) -> None:
    effects = Effects(mixer, SOUNDS)
    for _ in SOUNDS.glob("*.ogg"):
        effects.warm()


def _wind(mixer: Mixer) -> None:
    piece = Piece(mixer, SOUNDS / "music", TITLE, range(3))
    while piece.work():
        pass


def _timed(work: Callable[[], None], clock: Clock) -> float:
    begun = clock()
    work()
    return clock() - begun
