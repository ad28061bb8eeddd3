"""Every frame of a secret entry, and all else that leaves the game, kept for comparing two of them."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from game.app.party import Chair
from game.app.scene import Scene
from game.audio.sound import Silent
from game.rules.core.seat import Seat
from game.ui.focus import Area
from tests import areas
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad

NAMES: Final = ("Hana", "Jiro", "Kiku", "Masa")
BOT: Final = "bot"
EVERYBODY: Final = frozenset(range(4))
NOBODY: Final[frozenset[Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class Frame:
    """What can be known of the game after a frame; `own` while a lifted curtain shows somebody their own."""

    scene: str
    own: Seat | None
    picture: str
    title: str
    files: tuple[tuple[str, str], ...]
    log: tuple[str, ...]
    sounds: tuple[str, ...]


class Heard(Silent):
    """Remembers what would be heard: noises, and how tense the music is."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        self.names.append(f"({piece} {tension})")

    def hush(self) -> None:
        self.names.append("(quietly)")

    def pause(self) -> None:
        self.names.append("(silence)")

    def resume(self) -> None:
        self.names.append("(sound)")


class Filmed(Couch):
    """A match in which something secret is asked; the seats in `others` choose otherwise than usual.

    The film runs until everything is revealed; one frame of it may be wanted as a picture.
    """

    def __init__(
        self,
        folder: Path,
        devices: Sequence[str],
        others: frozenset[Seat],
        wanted: int | None = None,
        **settings: Any,
    ) -> None:
        self.prepare(folder, devices)
        self.film: list[Frame] = []
        self.still: Surface | None = None
        self.end = ""
        """A picture some time after everything was turned over."""
        self.others, self._wanted = others, wanted
        self._rolling = False
        self._before: dict[str, tuple[str, bytes]] = {}
        self._heard = Heard()
        super().__init__(folder, speed="4x", **settings)
        self.cabinet.sound = self._heard
        self.mouse = Mouse(self)
        self.keyboard = Keys(self, "keyboard")
        self.hands: list[Hand | None] = [self._hand(device) for device in devices]
        self.mouse.resume()
        self.come_to_the_question()
        self._rolling, self._played = True, len(self.match.actions)
        self.frames()

    # ------------------------------------------------------------ what a title answers

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        """Keeps a match that is to be continued."""
        raise NotImplementedError

    def come_to_the_question(self) -> None:
        """From here on the film runs."""
        raise NotImplementedError

    def own(self, scene: Scene) -> Seat | None:
        """Who looks at a choice of their own, alone or behind a lifted curtain."""
        raise NotImplementedError

    # ------------------------------------------------------------ people

    def _hand(self, device: str) -> Hand | None:
        if device == BOT:
            return None
        if device == "mouse":
            return self.mouse
        return Pad(self, device) if device.startswith("pad") else Keys(self, device)  # type: ignore[arg-type]  # a block

    def hand(self, seat: Seat) -> Hand:
        found = self.hands[seat]
        assert found is not None
        return found

    def pad(self, seat: Seat) -> Pad:
        found = self.hands[seat]
        assert isinstance(found, Pad)
        return found

    @property
    def people(self) -> list[Seat]:
        """Those who still play themselves."""
        return [seat for seat in self.sitting.seating.people() if self.hands[seat] is not None]

    def area(self, seat: Seat, part: str = "") -> Area:
        return areas.seat(self.sitting.desk.layout, seat, part)

    # ------------------------------------------------------------ the film

    @property
    def revealed(self) -> bool:
        return len(self.match.actions) > self._played

    def _see(self, scene: Scene, surface: Surface) -> None:
        super()._see(scene, surface)
        if not self._rolling or self.cabinet.match is None or self.revealed:
            return
        if len(self.film) == self._wanted:
            self.still = surface.copy()
        self.film.append(
            Frame(
                self.showing,
                self.own(scene),
                self._known("picture", surface.get_view("0").raw),
                pygame.display.get_caption()[0],
                tuple((name, self._known(name, content)) for name, content in _files(self.folder)),
                tuple(self.sitting.show.log),
                tuple(self._heard.names),
            )
        )

    def _known(self, what: str, content: bytes) -> str:
        """Most frames are as the one before: comparing is quicker than working out a digest."""
        if self._before.get(what, ("", b""))[1] != content:
            self._before[what] = (_digest(content), content)
        return self._before[what][0]


def _digest(content: bytes) -> str:
    return f"{zlib.crc32(content):08x}"


def _files(folder: Path) -> list[tuple[str, bytes]]:
    """Every file with its content; after every frame, so that a walk by `Path` takes a third of a film."""
    found: list[tuple[str, str]] = []
    folders = [str(folder)]
    for at in folders:
        with os.scandir(at) as inside:
            for entry in inside:
                if entry.is_dir():
                    folders.append(entry.path)
                else:
                    found.append((entry.path, entry.name))
    return [(name, _content(path)) for path, name in sorted(found)]


def _content(path: str) -> bytes:
    with open(path, "rb", buffering=0) as stream:  # noqa: PTH123  # a Path takes as long again to make
        return stream.read()


def chairs(devices: Sequence[str]) -> tuple[Chair, ...]:
    """People with their devices, and bots."""
    return tuple(
        Chair(name, seat + 1, None if device == BOT else device, "normal" if device == BOT else None)
        for seat, (name, device) in enumerate(zip(NAMES, devices, strict=False))
    )


Script = Callable[[Any], None]
"""What people do, given the title's own `Filmed`."""


def shoot(
    start: Callable[..., Filmed],
    folder: Path,
    devices: Sequence[str],
    script: Script,
    others: frozenset[Seat],
    wanted: int | None = None,
    **settings: Any,
) -> Filmed:
    """Plays the script in a fresh home."""
    game = start(folder, devices, others, wanted, **settings)
    try:
        script(game)
        game.seconds(1.0)
        picture = _digest(game.cabinet.window.surface.get_view("0").raw)
        game.end = "\n".join((picture, *game.sitting.show.log))
    finally:
        game.close()
    return game


def differences(one: Sequence[Frame], other: Sequence[Frame], varied: frozenset[Seat]) -> list[int]:
    """The frames that differ, but for those in which one of the varied seats looks at its own choice."""
    pairs = list(zip(one, other, strict=True))
    assert [a.own for a, _ in pairs] == [b.own for _, b in pairs]
    return [at for at, (a, b) in enumerate(pairs) if a != b and a.own not in varied]
