"""The phases in which nobody decides: everybody watches."""

from __future__ import annotations

from typing import ClassVar

from game.table.hud import Words
from scenes.duel import prompts
from scenes.play.phase import PhaseScene


class Watched(PhaseScene):
    """Words only; a subclass gives its name."""

    def words(self) -> dict[str, Words]:
        """What is shown, and why it happens."""
        return prompts.watching(self.sitting, self.name)


class HangingScene(Watched):
    """Two cards leave the pile for the hooks."""

    name: ClassVar[str] = "hanging"


class BarrelScene(Watched):
    """Both bids lie open; the barrel slides or turns."""

    name: ClassVar[str] = "barrel"


class TurningScene(Watched):
    """The draw pile is empty, the discards come back turned over."""

    name: ClassVar[str] = "turning"
