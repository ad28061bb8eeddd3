"""Pictures from assets/art, scaled once for the size of this window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.ui.frame import Frame

NEARLY_OPAQUE: Final = 246
FOR_SMALL: Final = "@720"
SMALL_SCALE: Final = 720 / 1080


class Images:
    """Names are paths under the folder, without `.png`; sizes are logical pixels."""

    def __init__(self, frame: Frame, folder: Path = ASSETS / "art") -> None:
        self._frame, self._folder = frame, folder
        self._scaled: dict[tuple[str, int, int], Surface] = {}
        self._sizes: dict[str, tuple[int, int]] = {}

    def get(self, name: str, width: float, height: float) -> Surface:
        """The picture at that size, ready for quick blitting."""
        size = self._frame.length(width), self._frame.length(height)
        found = self._scaled.get((name, *size))
        if found is None:
            found = self._scaled[name, *size] = self._load(name, size)
        return found

    def fitting(self, name: str, width: float, height: float) -> Surface:
        """As large as it can be inside that room, in its own proportions."""
        across, down = self.stored(name)
        scale = min(width / across, height / down)
        return self.get(name, across * scale, down * scale)

    def stored(self, name: str) -> tuple[int, int]:
        """The size in the file: its header says it, so nothing has to be decoded."""
        if name not in self._sizes:
            file = self._folder / f"{name}.png"
            try:
                with file.open("rb") as stream:
                    header = stream.read(24)
            except OSError as trouble:
                raise AssetError(file, f"no picture can be read from it ({trouble.strerror})") from None
            self._sizes[name] = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:], "big")
        return self._sizes[name]

    def _load(self, name: str, size: tuple[int, int]) -> Surface:
        file = self._file(name)
        try:
            original = pygame.image.load(file)
        except (OSError, pygame.error) as trouble:
            raise AssetError(file, f"no picture can be read from it ({trouble})") from None
        see_through = original.get_flags() & pygame.SRCALPHA or original.get_colorkey() is not None
        kept = original.convert_alpha() if see_through or original.get_bitsize() < 24 else original
        scaled = pygame.transform.smoothscale(kept, size) if kept.get_size() != size else kept
        return _solid(scaled.convert_alpha()) if see_through else scaled.convert()

    def _file(self, name: str) -> Path:
        """Large pictures lie there a second time for small windows: reading them takes the longest."""
        small = self._folder / f"{name}{FOR_SMALL}.png"
        if self._frame.scale <= SMALL_SCALE and small.exists():
            return small
        return self._folder / f"{name}.png"


def _solid(surface: Surface) -> Surface:
    """Scaling leaves opaque pixels a shade too thin, and a covered card would shine through."""
    inside = pygame.mask.from_surface(surface, NEARLY_OPAQUE)
    rest = inside.to_surface(setcolor=(0, 0, 0, 255 - NEARLY_OPAQUE), unsetcolor=(0, 0, 0, 0))
    surface.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return surface
