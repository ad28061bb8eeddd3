"""Frames of a named moment of a title, as pictures in a folder, and how much of the screen changes in it.

    python -m tools.film duel throw --folder build/film

Everything is played in virtual time, as the tests do. A frame counts as changing if more than a tenth of the
picture differs from what was there a fifteenth of a second before; flashes are swings of the mean luminance.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Surface

from tests.renders.booth import Booth
from tests.renders.studio import studio
from tools import film_auction, film_duel

SIZE: Final = (480, 270)
"""Frames are compared so small."""

STEP: Final = 4
"""Frames of the game in a fifteenth of a second."""

DIFFERENT: Final = 12
TENTH: Final = 0.1
SWING: Final = 0.1
"""Of a channel; of the picture; of the whole luminance, there and back, for a flash."""

SECONDS: Final = 2.5
MOMENTS: Final[Mapping[str, Mapping[str, Callable[[Booth], None]]]] = {
    "auction": film_auction.MOMENTS,
    "duel": film_duel.MOMENTS,
}


@dataclass(frozen=True, slots=True)
class Film:
    """Small frames, one after the other."""

    frames: Sequence[Surface]

    @property
    def lively(self) -> int:
        """How many frames change more than a tenth of the picture."""
        pairs = zip(self.frames, self.frames[STEP:], strict=False)
        return sum(changed(one, other) > TENTH for one, other in pairs)

    @property
    def flashes(self) -> int:
        """The most swings of the luminance within a second."""
        lights = [luminance(frame) for frame in self.frames]
        ups = [at for at in range(1, len(lights)) if lights[at] - min(lights[max(0, at - STEP) : at]) > SWING]
        starts = [at for at, before in zip(ups, [-60, *ups], strict=False) if at - before > STEP]
        return max((sum(0 <= other - at < 60 for other in starts) for at in starts), default=0)


def changed(one: Surface, other: Surface) -> float:
    """The part of the picture."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (DIFFERENT, DIFFERENT, DIFFERENT, 255), other)
    return 1 - same.count() / (SIZE[0] * SIZE[1])


def luminance(frame: Surface) -> float:
    """From 0 to 1."""
    red, green, blue, *_ = pygame.transform.average_color(frame)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


def filmed(title: str, moment: str, folder: Path | None = None, seconds: float = SECONDS) -> Film:
    """Whole frames go into the folder, if there is one."""
    frames: list[Surface] = []
    with (
        TemporaryDirectory() as home,
        studio(Path(home), screens=MOMENTS[title]) as shoot,
        shoot(moment) as booth,
    ):
        booth.picture()
        for number in range(round(seconds * 60)):
            surface = booth.cabinet.window.surface
            frames.append(pygame.transform.smoothscale(surface.convert(24), SIZE))
            if folder is not None:
                pygame.image.save(surface, folder / f"{moment}_{number:03}.png")
            booth.frames()
    return Film(frames)


def main(arguments: Sequence[str]) -> None:
    """Prints a line for each moment."""
    asked = argparse.ArgumentParser(prog="python -m tools.film", description=__doc__)
    asked.add_argument("title", choices=MOMENTS)
    asked.add_argument("moment", nargs="?", default="all")
    asked.add_argument("--folder", type=Path)
    given: Any = asked.parse_args(arguments)
    known = MOMENTS[given.title]
    if given.moment != "all" and given.moment not in known:
        asked.error(f"{given.moment} is no moment of {given.title}; known are {', '.join(known)}")
    if given.folder is not None:
        given.folder.mkdir(parents=True, exist_ok=True)
    for moment in known if given.moment == "all" else [given.moment]:
        film = filmed(given.title, moment, given.folder)
        print(
            f"{given.title} {moment}: {film.lively} of {len(film.frames)} frames change more than a tenth, "
            f"{film.flashes} flashes a second at most"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
