"""The phases in which nobody decides: everybody watches."""

from __future__ import annotations

from typing import ClassVar

from game.app.scene import Transition
from game.devices.intents import Intent
from game.table.hud import Words
from scenes.duel import prompts
from scenes.duel.lateness import Lateness
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting


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

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._lateness = Lateness(sitting)

    def update(self, dt: float) -> Transition | None:
        """Who was too late is told so for a moment."""
        self._lateness.update(dt)
        return super().update(dt)

    def decide(self, intent: Intent) -> Transition | None:
        """A direction that was meant as a bid chooses nothing."""
        return None if self._lateness.take(intent) else super().decide(intent)

    def leave(self) -> None:
        """Nothing of it stays behind."""
        self._lateness.clear()
        super().leave()


class TurningScene(Watched):
    """The draw pile is empty, the discards come back turned over."""

    name: ClassVar[str] = "turning"
