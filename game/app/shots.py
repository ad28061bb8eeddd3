"""Pictures of a run: the last frame of every phase, for looking at without a screen."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.app.scene import Scene


class Shots:
    """Sees every frame; a scene is known by its class, so a phase that comes again is a new picture."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._scene: Scene | None = None
        self._last: Surface | None = None
        self.taken = 0

    def __call__(self, scene: Scene, surface: Surface) -> None:
        """Keeps the frame, and saves the one before if it was another scene's."""
        if scene is not self._scene:
            self.save()
            self._scene = scene
        if self._last is None:
            self._last = surface.copy()
        else:
            self._last.blit(surface, (0, 0))

    def save(self) -> None:
        """The last frame of the scene so far."""
        if self._scene is None or self._last is None:
            return
        self.taken += 1
        name = type(self._scene).__name__.removesuffix("Scene").lower()
        pygame.image.save(self._last, self._folder / f"{self.taken:03d}-{name}.png")
