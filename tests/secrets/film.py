"""Every frame of a valuation, and all else that leaves the game meanwhile, kept for comparing two of them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import pygame
from pygame import Surface

from game.app import kept_matches
from game.app.party import Chair, Party
from game.app.scene import Scene
from game.audio.sound import Silent
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.core.seat import Seat
from game.rules.titles import TITLES
from game.storage import library
from game.storage.files import DATA
from game.ui.focus import Area
from scenes.auction.ballot import Draft
from scenes.auction.valuation import ValuationScene
from scenes.play import areas
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.matches import play_on

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

    def music(self, piece: str | None, tension: float = 0.0) -> None:
        self.names.append(f"({piece} {tension})")

    def hush(self) -> None:
        self.names.append("(quietly)")

    def pause(self) -> None:
        self.names.append("(silence)")

    def resume(self) -> None:
        self.names.append("(sound)")


class Filmed(Couch):
    """A match in its second round; the seats in `others` choose other tickets than usual.

    The film runs until all have locked; one frame of it may be wanted as a picture.
    """

    def __init__(
        self, folder: Path, devices: Sequence[str], others: frozenset[Seat], wanted: int | None = None
    ) -> None:
        _prepare(folder, devices)
        self.film: list[Frame] = []
        self.still: Surface | None = None
        self.end = ""
        """A picture some time after everything was turned over."""
        self._others, self._wanted = others, wanted
        self._rolling = False
        self._before: dict[str, tuple[str, bytes]] = {}
        self._heard = Heard()
        super().__init__(folder, speed="4x")
        self.cabinet.sound = self._heard
        self.mouse = Mouse(self)
        self.keyboard = Keys(self, "keyboard")
        self.hands: list[Hand | None] = [self._hand(device) for device in devices]
        self.mouse.take("continue")
        self.until(lambda: self.asking, "the question for tickets")
        assert self.showing == "valuation"
        self._rolling, self._played = True, len(self.match.actions)
        self.frames()

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
        return [seat for seat in self.sitting.people() if self.hands[seat] is not None]

    def draft(self, seat: Seat) -> Draft:
        """Looked at only; also while something lies over the table."""
        scene = self.sitting._holder
        assert isinstance(scene, ValuationScene)
        return scene.ballot.drafts[seat]

    def tickets(self, seat: Seat) -> tuple[Ticket, ...]:
        """What the seat lays, from the left lot to the right one; a special ticket is in one of the two."""
        view = self.match.observe(None)
        usual = NORMALS[: len(view.lots)]
        return (view.seats[seat].specials[0], *reversed(usual[1:])) if seat in self._others else usual

    def area(self, seat: Seat, part: str = "") -> Area:
        return areas.seat(self.sitting.layout, seat, part)

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
        own = scene.open_seat.seat if isinstance(scene, ValuationScene) else None
        self.film.append(
            Frame(
                self.showing,
                own,
                self._known("picture", surface.get_view("0").raw),
                pygame.display.get_caption()[0],
                tuple((file.name, self._known(file.name, file.read_bytes())) for file in _files(self.folder)),
                tuple(self.sitting.log),
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


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _prepare(folder: Path, devices: Sequence[str]) -> None:
    """One round is over: special tickets were laid, cards lie in rows, and nothing need be dealt."""
    chairs = tuple(
        Chair(name, seat + 1, None if device == BOT else device, "normal" if device == BOT else None)
        for seat, (name, device) in enumerate(zip(NAMES, devices, strict=False))
    )
    options = TITLES["auction"].options.usual(library.load("auction"), len(devices))
    saved = kept_matches.begin(folder, Party("auction", chairs, options, 7), DATA)
    random = Random(5)
    play_on(saved.match, random, 1)
    while saved.match.observe(None).phase.name != "VALUATION":
        play_on(saved.match, random, len(saved.match.actions) + 1)
    saved.journal.close()


Script: TypeAlias = Callable[[Filmed], None]


def shoot(
    folder: Path, devices: Sequence[str], script: Script, others: frozenset[Seat], wanted: int | None = None
) -> Filmed:
    """Plays the script in a fresh home."""
    game = Filmed(folder, devices, others, wanted)
    try:
        script(game)
        game.seconds(1.0)
        game.end = _digest(game.cabinet.window.surface.get_view("0").raw)
    finally:
        game.close()
    return game


def differences(one: Sequence[Frame], other: Sequence[Frame], varied: frozenset[Seat]) -> list[int]:
    """The frames that differ, but for those in which one of the varied seats looks at its own tickets."""
    pairs = list(zip(one, other, strict=True))
    assert [a.own for a, _ in pairs] == [b.own for _, b in pairs]
    return [at for at, (a, b) in enumerate(pairs) if a != b and a.own not in varied]
