"""One window for many screens: fonts and pictures are loaded once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from tests.devices.virtual_pad import VirtualPad, unplug_all
from tests.renders.booth import Booth
from tests.renders.screens import SCREENS
from tests.scenes.rig import Reading, cabinet_in

SIZES: Final = ((1920, 1080), (1280, 720))
Shoot: TypeAlias = Callable[[str], AbstractContextManager[Booth]]


@contextmanager
def studio(
    folder: Path,
    size: tuple[int, int] = (1920, 1080),
    reading: Reading = 100,
    screens: Mapping[str, Callable[[Booth], None]] = SCREENS,
) -> Iterator[Shoot]:
    """Gives a way to bring any of the screens up; four pads are plugged in."""
    numbers = count()
    with cabinet_in(folder, size, reading) as cabinet:
        pads = [VirtualPad() for _ in range(4)]
        cabinet.devices.poll(cabinet.window.frame, 0.0)
        assert f"pad{len(pads)}" in cabinet.devices.present()
        usual = cabinet.window.kit

        @contextmanager
        def shoot(name: str) -> Iterator[Booth]:
            booth = Booth(cabinet, folder / f"{next(numbers)}")
            try:
                screens[name](booth)
                yield booth
            finally:
                booth.close()
                cabinet.window.kit = usual

        try:
            yield shoot
        finally:
            unplug_all()
