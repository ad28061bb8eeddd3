"""What a scene is, and how one leads to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.devices.intents import DeviceId, Intent
from game.ui.canvas import Canvas
from game.ui.kit import Kit


class Scene(Protocol):
    """One screen. Only the scene on top of the stack is told anything, updated and painted."""

    @property
    def canvas(self) -> Canvas:
        """What it shows."""

    @property
    def secret(self) -> frozenset[DeviceId]:
        """The devices that speak the secret mode of their bindings while this scene is on top."""

    def lay(self, kit: Kit) -> None:
        """Builds the canvas for this window: on entering, on coming back, and after a resize."""

    def handle(self, intent: Intent) -> Transition | None:
        """What somebody wants."""

    def update(self, dt: float) -> Transition | None:
        """A fixed step of time."""

    def leave(self) -> None:
        """Off the stack for good."""


@dataclass(frozen=True, slots=True)
class Push:
    """The scene comes on top; what is under it stays."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """The scene takes the place of the one on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """The scene takes the place of the whole stack."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Back to the scene under this one; with none left the game ends."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The game ends."""


Transition: TypeAlias = Push | Replace | Reset | Pop | Quit
