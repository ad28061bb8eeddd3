"""A menu over a scene that goes on later: drawn on a darkened picture of it."""

from __future__ import annotations

from pygame import Surface

from game.ui.backdrop import darkened
from game.ui.kit import Kit
from scenes.menu import MenuScene


class OverlayScene(MenuScene):
    """The stack paints what lies under it before it is laid."""

    _under: Surface | None = None

    def lay(self, kit: Kit) -> None:
        """What lies under it may have changed since."""
        self._under = None
        super().lay(kit)

    def backdrop(self, kit: Kit) -> Surface:
        """Taken once; widgets may be built anew many times on it."""
        if self._under is None:
            self._under = darkened(self.cabinet.window.surface)
        return self._under.copy()
