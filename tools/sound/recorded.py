"""How loud a match is: bots play it at 1x, SDL writes what is heard into a file, bed and moments apart.

`python -m tools.sound.recorded TITLE [--seconds 120] [--players 2] [--seed 7]`; nothing is heard or shown.
The master is at 100, the other volumes are those of a first start.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import numpy as np

from game.audio.effects import MOMENTS
from tools.sound.catalogue import SOUNDS
from tools.sound.files import decoded
from tools.sound.loudness import BLOCK, loudness, peak
from tools.sound.waves import RATE, Wave, samples

FRAME: Final = 4
"""Bytes: two ears, sixteen bits each."""

STEP: Final = 0.1
"""Seconds from one block of 0.4 s to the next."""


class Noise(NamedTuple):
    """What was played, and at which second of the recording."""

    at: float
    name: str


def record(
    title: str, players: int | None, seed: int, seconds: float, folder: Path
) -> tuple[Wave, list[Noise]]:
    """Plays for so long; what was heard, and what was asked for when."""
    file = folder / "heard.raw"
    os.environ.update(
        SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(file), SDL_VIDEODRIVER="dummy", TSUKIJI_HOME=str(folder)
    )
    import pygame  # looks at these at once

    from game.app.loop import run
    from game.app.platform import RealTime, drive
    from game.app.scene import Scene
    from game.storage.settings import Settings, write_settings
    from scenes import launch
    from scenes.options import arguments

    write_settings(folder, Settings(master=100, window=(640, 360)))
    seats = [f"--players={players}"] if players else []
    asked = arguments([f"--demo={title}", f"--seed={seed}", *seats])
    cabinet = launch.furnish(asked)
    noises: list[Noise] = []
    play = cabinet.sound.play

    def heard(name: str) -> None:
        noises.append(Noise(_written(file), name))
        play(name)

    def stop(scene: Scene, surface: pygame.Surface) -> None:
        if _written(file) > seconds:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    cabinet.sound.play = heard  # type: ignore[method-assign]  # an ear at the door
    drive(run(cabinet, launch.first_scene(cabinet, asked), RealTime(), stop))
    pygame.quit()
    raw = np.fromfile(file, np.int16).reshape(-1, 2)
    return raw / 2**15, noises


def _written(file: Path) -> float:
    """Seconds that lie in the file: the recording's own clock, however slow the computer is."""
    return file.stat().st_size / FRAME / RATE if file.exists() else 0.0


def report(wave: Wave, noises: Sequence[Noise]) -> None:
    """Prints the whole, the bed alone, and the loudest 0.4 s of each noise."""
    levels, lengths = momentary(wave, STEP), _lengths({noise.name for noise in noises})
    bed = levels[_bare(len(levels), noises, lengths) & (levels > -70)]
    print(f"{len(wave) / RATE:.0f} s, {loudness(wave):.1f} LUFS in all, peak {peak(wave):.1f} dBFS")
    low, middle, high = np.percentile(bed, (10, 50, 90))
    print(f"bed: median {middle:.1f} LUFS, from {low:.1f} to {high:.1f} (a tenth lies outside on each side)")
    found: dict[str, list[float]] = defaultdict(list)
    for at, name in noises:
        first = int(at / STEP)
        blocks = levels[first : first + max(1, int(lengths[name] / STEP))]
        if len(blocks):
            found[name].append(float(blocks.max()))
    told = {name: float(np.median(each)) for name, each in found.items()}
    for kind, names in (("moments", told.keys() & MOMENTS), ("others", told.keys() - MOMENTS)):
        some = [level for name in names for level in found[name]]
        if some:
            print(f"{kind}: {len(some)}, median {np.median(some):.1f}, loudest {max(some):.1f} LUFS")
        for name in sorted(names, key=told.__getitem__, reverse=True):
            over = told[name] - middle
            print(f"  {name:14} {len(found[name]):4}x {told[name]:6.1f} LUFS, {over:+5.1f} over the bed")


def momentary(wave: Wave, step: float) -> Wave:
    """Of blocks of 0.4 s, one every `step` seconds."""
    starts = range(0, len(wave) - samples(BLOCK) + 1, samples(step))
    return np.array([loudness(wave[start : start + samples(BLOCK)]) for start in starts])


def _lengths(names: set[str]) -> Mapping[str, float]:
    files = {name: SOUNDS / f"{name}.ogg" for name in names}
    return {name: len(decoded(file)) / RATE if file.exists() else 0.0 for name, file in files.items()}


def _bare(count: int, noises: Sequence[Noise], lengths: Mapping[str, float]) -> np.ndarray:
    """Blocks in which no effect sounds."""
    bare = np.ones(count, bool)
    for at, name in noises:
        bare[max(0, int((at - 0.4) / STEP)) : int((at + lengths[name] + 0.2) / STEP) + 1] = False
    return bare


def main() -> None:
    """One title."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound.recorded", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        wave, noises = record(asked.title, asked.players, asked.seed, asked.seconds, Path(folder))
    print(f"{asked.title}: ", end="")
    report(wave, noises)


if __name__ == "__main__":
    main()
