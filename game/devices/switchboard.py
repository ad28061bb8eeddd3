"""Presses and releases of named inputs become intents here, alike for every kind of device."""

from __future__ import annotations

from dataclasses import dataclass

from game.devices.bindings import Bindings
from game.devices.grip import Grip, PadGrip
from game.devices.intents import DESK, DeviceId, Intent, Move, Raw, Secret
from game.devices.words import DIRECTIONS, PRESSED, RELEASED, Kind, Mode

FIRST_REPEAT = 0.4
NEXT_REPEAT = 0.12


@dataclass(slots=True)
class Repeat:
    """A direction that is held."""

    name: str
    word: str
    mode: Mode
    left: float


class Switchboard:
    """What the inputs mean at this moment: bindings, modes, what is held, and what was said in this poll."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.secret: frozenset[DeviceId] = frozenset()
        self.listening = False
        self.last: DeviceId = DESK
        self.desk_kind: Kind = "mouse"
        self.said: list[Intent] = []
        self.repeats: dict[Grip, Repeat] = {}
        self.dt = 0.0

    def mode(self, device: DeviceId) -> Mode:
        """What the scene has set for the device."""
        return "secret" if device in self.secret else "plain"

    def used(self, grip: Grip) -> None:
        """This is the device whose glyphs are shown now."""
        self.last = grip.device
        if grip.device == DESK:
            self.desk_kind = grip.kind

    def press(self, grip: Grip, name: str) -> str:
        """An input went down; returns its word for whoever has more to say about it."""
        if name in grip.down:
            return ""
        grip.down[name] = ""
        if self.listening:
            self.said.append(Raw(grip.device, name))
            return ""
        mode = self.mode(grip.device)
        word = self.bindings.word(grip.kind, mode, name)
        if not word or _silent(grip, mode, word):
            return ""
        grip.down[name] = word
        self.used(grip)
        self._speak(grip, name, word, mode)
        return word

    def _speak(self, grip: Grip, name: str, word: str, mode: Mode) -> None:
        if isinstance(grip, PadGrip) and word == "drop":
            self.said.append(Secret(grip.device, self._slot(grip)))
        elif word in PRESSED:
            self.said.append(PRESSED[word](grip.device))
        if word in DIRECTIONS:
            self.repeats[grip] = Repeat(name, word, mode, FIRST_REPEAT + self.dt)

    def _slot(self, grip: PadGrip) -> int:
        words = {self.bindings.word(grip.kind, "secret", name) for name in grip.held()}
        dx, dy = (sum(DIRECTIONS[word][axis] for word in words & DIRECTIONS.keys()) for axis in (0, 1))
        return 4 + dx + 3 * dy

    def release(self, grip: Grip, name: str) -> str:
        """An input came up; it ends what it began, whatever the mode is by now."""
        word = grip.down.pop(name, "")
        if word in RELEASED:
            self.said.append(RELEASED[word](grip.device))
        repeat = self.repeats.get(grip)
        if repeat and repeat.name == name:
            self._fall_back(grip, repeat)
        return word

    def _fall_back(self, grip: Grip, ended: Repeat) -> None:
        """The direction pressed before the one that ended, if it is still held, goes on."""
        del self.repeats[grip]
        for name, word in reversed(grip.down.items()):
            if word in DIRECTIONS:
                self.repeats[grip] = Repeat(name, word, ended.mode, FIRST_REPEAT + self.dt)
                return

    def let_go(self, grip: Grip) -> None:
        """Everything comes up at once: the window or the pad is gone."""
        for name in tuple(grip.down):
            self.release(grip, name)

    def open(self, dt: float) -> None:
        """A new poll begins; dt has passed since the last one."""
        self.said, self.dt = [], dt

    def tick(self) -> None:
        """Held directions repeat, at most once a poll; those pressed in this one have not waited yet."""
        for grip, repeat in tuple(self.repeats.items()):
            repeat.left -= self.dt
            if repeat.mode != self.mode(grip.device) or self.listening:
                del self.repeats[grip]
            elif repeat.left <= 0:
                self.said.append(Move(grip.device, *DIRECTIONS[repeat.word], again=True))
                repeat.left = max(repeat.left + NEXT_REPEAT, 0.0)


def _silent(grip: Grip, mode: Mode, word: str) -> bool:
    """In the fan a pad's directions are not even a use: glyphs that follow one would show it."""
    return grip.kind == "pad" and mode == "secret" and word in DIRECTIONS
