"""The scenes on top of each other, and the one place where transitions happen."""

from __future__ import annotations

import gc
from typing import assert_never

from game.app.scene import Pop, Push, Quit, Replace, Reset, Scene, Transition
from game.app.window import Window
from game.ui.canvas import Canvas


class Stack:
    """Empty once the game is to end; `scenes` is for looking at, the last one is on top."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.scenes: list[Scene] = []
        self._painted: Canvas | None = None

    @property
    def top(self) -> Scene:
        """The scene that is told everything."""
        return self.scenes[-1]

    def apply(self, transition: Transition) -> None:
        """Scenes leave from the top down, then the new top is laid."""
        match transition:
            case Push(scene):
                self.scenes.append(scene)
            case Replace(scene):
                self._leave(1)
                self.scenes.append(scene)
            case Reset(scene):
                self._leave(len(self.scenes))
                gc.collect()  # a table is full of cycles and large pictures; a browser's memory never shrinks
                self.scenes.append(scene)
            case Pop():
                self._leave(1)
            case Quit():
                self._leave(len(self.scenes))
            case _:
                assert_never(transition)
        if self.scenes:
            self._show()

    def pop(self) -> None:
        """The top scene leaves, and nothing is shown in its place."""
        self.scenes.pop().leave()

    def lay_all(self) -> None:
        """After a resize: from the bottom up, each painted, so that overlays find what lies under them."""
        self._painted = None
        for scene in self.scenes:
            self._lay(scene)
            if scene is not self.top:
                scene.canvas.paint(self._window.surface)

    def _show(self) -> None:
        """What lies under an overlay is painted first: it may have changed, or something else covered it."""
        for scene in self.scenes[:-1]:
            scene.canvas.touch_all()
            scene.canvas.paint(self._window.surface)
            self._painted = scene.canvas
        self._lay(self.top)

    def _lay(self, scene: Scene) -> None:
        """A canvas that is in the window already, as scenes of one match share it, is not painted again."""
        scene.lay(self._window.kit)
        if scene.canvas is not self._painted:
            self._painted = scene.canvas
            scene.canvas.touch_all()

    def _leave(self, how_many: int) -> None:
        for _ in range(how_many):
            self.pop()
