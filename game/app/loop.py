"""The frame loop: devices, then fixed steps, then what changed is painted and shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from pygame import Surface

from game.app.cabinet import Cabinet
from game.app.platform import STEP, RealTime
from game.app.scene import Push, Quit, Scene
from game.app.stack import Stack
from game.devices.intents import (
    DeviceId,
    FocusGained,
    FocusLost,
    FullScreen,
    Intent,
    QuitAsked,
    Resized,
)

MOST_STEPS: Final = 4
"""In one frame; a computer that falls behind by more plays slower instead of ever slower."""

ONE: Final = STEP - 1e-9
"""A step, though the floats that add up to it may be a hair short."""

OnFrame: TypeAlias = Callable[[Scene, Surface], None]


class Time(Protocol):
    """Real or virtual."""

    async def next_frame(self) -> float:
        """Waits until the next frame is due; the seconds since the last one."""


class Loop:
    """One frame at a time; `on_frame` sees every frame once it is painted."""

    def __init__(self, cabinet: Cabinet, on_frame: OnFrame | None = None) -> None:
        self._cabinet, self._on_frame = cabinet, on_frame
        self._owed = 0.0
        self._exposed = False
        self._secret: frozenset[DeviceId] | None = None
        self._followed = cabinet.settings.now
        self.stack = Stack(cabinet.window)

    def frame(self, passed: float) -> bool:
        """Everything that `passed` seconds ask for; false once the game is over."""
        cabinet, scenes = self._cabinet, self.stack.scenes
        if scenes[-1].secret is not self._secret:
            self._set_modes()
        for intent in cabinet.devices.poll(cabinet.window.frame, passed):
            self._handle(intent)
        if self._exposed or cabinet.settings.now is not self._followed:
            self._refit()
        if not cabinet.window.hidden:
            self._step(passed)
            if scenes and not (self._on_frame is None and scenes[-1].canvas.still):
                self._paint(scenes[-1])
        cabinet.sound.update(passed)
        return bool(scenes)

    def _set_modes(self) -> None:
        """The scene on top says who chooses in secret, before anything is read from the devices."""
        self._secret = self._cabinet.devices.secret = self.stack.top.secret

    def _handle(self, intent: Intent) -> None:
        match intent:
            case QuitAsked():
                self.stack.apply(Quit())
            case Resized():
                self._exposed = True
            case FullScreen():
                self._switch_mode()
            case _:
                self._listen(intent)
                self._tell(intent)

    def _listen(self, intent: Intent) -> None:
        """Music pauses with the game; a window that comes back shows itself whole."""
        if isinstance(intent, FocusLost):
            self._cabinet.sound.pause()
        elif isinstance(intent, FocusGained):
            self._cabinet.sound.resume()
            self._exposed = True

    def _tell(self, intent: Intent) -> None:
        """The rest of a frame's intents goes to whatever scene is on top by then."""
        if self.stack.scenes:
            transition = self.stack.top.handle(intent)
            if transition is not None:
                self.stack.apply(transition)

    def _switch_mode(self) -> None:
        window = self._cabinet.window
        window.switch(not window.full_screen)
        self._cabinet.settings.change(full_screen=window.full_screen)
        self._exposed = True

    def _refit(self) -> None:
        """What the player, the settings or the window manager did to the window."""
        self._followed = self._cabinet.settings.now
        self._cabinet.sound.follow(self._followed)
        if self._cabinet.window.follow(self._followed):
            self.stack.lay_all()
        elif self._exposed:
            self._cabinet.window.present_all()
        self._exposed = False

    def _step(self, passed: float) -> None:
        owed, scenes = self._owed + passed, self.stack.scenes
        steps = 0
        while owed >= ONE and scenes:
            if steps == MOST_STEPS:
                owed = 0.0
                break
            owed, steps = owed - STEP, steps + 1
            transition = scenes[-1].update(STEP)
            if transition is not None:
                self.stack.apply(transition)
        self._owed = owed

    def _paint(self, scene: Scene) -> None:
        window = self._cabinet.window
        window.present(scene.canvas.paint(window.surface))
        if self._on_frame is not None:
            self._on_frame(scene, window.surface)


async def run(
    cabinet: Cabinet, first: Scene, time: Time | None = None, on_frame: OnFrame | None = None
) -> int:
    """Plays until the end and gives the exit code: 0, or 1 after a crash."""
    time = time or RealTime()
    loop = Loop(cabinet, on_frame)
    try:
        await _play(loop, first, time)
    except Exception as error:  # noqa: BLE001  (the one place: whatever it was, it is told, and the game ends)
        from game.app import crash_scene  # slow to load, and hardly ever needed

        last = crash_scene.after(error, cabinet, loop.stack)
    else:
        return 0
    finally:
        _remember(cabinet)
    await _play(Loop(cabinet), last, time)
    return 1


async def _play(loop: Loop, first: Scene, time: Time) -> None:
    """The first frame comes at once."""
    loop.stack.apply(Push(first))
    passed = STEP
    while loop.frame(passed):
        passed = await time.next_frame()


def _remember(cabinet: Cabinet) -> None:
    """Once, at the end: a window being dragged changes its size all the time."""
    window = cabinet.window
    cabinet.settings.change(window=window.windowed, presentation=window.presentation)
