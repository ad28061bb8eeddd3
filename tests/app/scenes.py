"""Scenes and ears that write down what happens to them."""

from __future__ import annotations

from pygame import Surface

from game.app.scene import Transition
from game.audio.sound import Silent
from game.devices.intents import DeviceId, Intent
from game.ui.backdrop import darkened
from game.ui.canvas import Canvas
from game.ui.kit import Kit


class Ears(Silent):
    """Notes what would be heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)

    def pause(self) -> None:
        self.heard.append("pause")

    def resume(self) -> None:
        self.heard.append("resume")


class Plain:
    """One colour; answers an intent or a step with the transitions it was given, one each."""

    def __init__(self, name: str, diary: list[str] | None = None, colour: tuple[int, int, int] = (200, 0, 0)):
        self.name, self.colour = name, colour
        self.diary = diary if diary is not None else []
        self.canvas = Canvas()
        self.secret: frozenset[DeviceId] = frozenset()
        self.told: list[Intent] = []
        self.kits: list[Kit] = []
        self.steps: list[float] = []
        self.replies: list[Transition] = []
        self.turns: list[Transition | None] = []

    def lay(self, kit: Kit) -> None:
        self.diary.append(f"lay {self.name}")
        self.kits.append(kit)
        self.canvas = Canvas(self.ground(kit))

    def ground(self, kit: Kit) -> Surface:
        ground = Surface(kit.frame.size)
        ground.fill(self.colour)
        return ground

    def handle(self, intent: Intent) -> Transition | None:
        self.told.append(intent)
        return self.replies.pop(0) if self.replies else None

    def update(self, dt: float) -> Transition | None:
        self.steps.append(dt)
        return self.turns.pop(0) if self.turns else None

    def leave(self) -> None:
        self.diary.append(f"leave {self.name}")

    def spot(self) -> None:
        """Something small changes."""
        patch = Surface((10, 10))
        patch.fill((255, 255, 255))
        self.canvas.add(patch, 20, 20, 1)


class Overlay(Plain):
    """Darkens what the window shows when it is laid."""

    def __init__(self, name: str, screen: Surface, diary: list[str] | None = None):
        super().__init__(name, diary)
        self.screen = screen

    def ground(self, kit: Kit) -> Surface:
        assert self.screen.get_size() == kit.frame.size
        return darkened(self.screen)
