"""The poster of a match: looked at, and kept as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from pygame import Surface

from game.app import posters
from game.app.cabinet import Cabinet
from game.app.scene import Pop, Reset, Scene, Transition
from game.i18n.door import _, pgettext
from game.storage.folders import SaveError
from game.ui.canvas import Sprite
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH, Frame
from game.ui.kit import Kit
from game.ui.panels import Pen
from game.ui.poster import EDGE, LEFT, RIGHT, Poster, painted
from game.ui.theme import LARGE, QUIET
from game.ui.widgets import Button, Widget
from scenes.menu import MenuScene

KEPT_FOOT: Final = HEIGHT - 2 * EDGE - 64
"""Where what is written ends in a picture: without buttons there is room for a line under it."""

UNROLL: Final = 0.7
IN_FRONT: Final = 2_000


class PosterScene(MenuScene):
    """Comes out from under `former`, the picture shown before; `again` begins the next match."""

    quiet = QUIET

    def __init__(
        self,
        cabinet: Cabinet,
        title: str,
        poster: Poster,
        again: tuple[str, Callable[[], Scene]],
        former: Surface | None = None,
    ) -> None:
        super().__init__(cabinet)
        self._title, self.poster, self._again = title, poster, again
        self._former, self._rolled = former, 0.0
        self._roll: Sprite | None = None
        self.focus.at = "scores"

    def lay(self, kit: Kit) -> None:
        """The picture before rolls away once, and from the window it was made for."""
        super().lay(kit)
        if self._former is not None and not self.cabinet.settings.reduced_motion:
            self._roll = self.canvas.add(self._former, 0, 0, IN_FRONT)
            self.cabinet.sound.play("unroll")
        self._former = None

    def rebuild(self) -> None:
        """Somebody has pressed something that changes the screen: it is unrolled."""
        self._roll = None
        super().rebuild()

    def update(self, dt: float) -> Transition | None:
        """Downwards, and slower at the end."""
        if self._roll is not None:
            self._rolled += dt
            done = min(1.0, self._rolled / UNROLL)
            high = self.cabinet.window.frame.size[1]
            self.canvas.move(self._roll, 0, round(high * (1 - (1 - done) ** 3)))
            if done >= 1:
                self.canvas.remove(self._roll)
                self._roll = None
        return super().update(dt)

    def backdrop(self, kit: Kit) -> Surface:
        """The poster itself; buttons stand on its foot."""
        pen = Pen(kit)
        return painted(pen, self.poster, self._row(pen).y - 14)

    def _row(self, pen: Pen) -> Area:
        high = pen.row(LARGE)
        return Area(LEFT - 320, self.foot.area(pen).y - high - 22, RIGHT - LEFT + 320, high)

    def build(self, pen: Pen) -> Iterable[Widget]:
        """Three ways on."""
        words, again = self._again
        ways: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("scores", pgettext("button", "Scores"), lambda: self.go(Pop())),
            ("keep", _("Save picture"), self._keep),
            ("again", words, partial(self._begin, again)),
        )
        row = self._row(pen)
        width = (row.w - 2 * 24) / 3
        for at, (key, said, pressed) in enumerate(ways):
            yield Button(key, Area(row.x + at * (width + 24), row.y, width, row.h), said, pressed, LARGE)

    def _begin(self, again: Callable[[], Scene]) -> None:
        self.go(Reset(again()))

    def _keep(self) -> None:
        """As large as a television, whatever the window; without buttons."""
        pen = Pen(Kit.of(Frame.fit(WIDTH, HEIGHT)))
        picture = painted(pen, self.poster, KEPT_FOOT)
        try:
            self.say(posters.keep(self.cabinet.folder, self._title, picture))
        except SaveError as trouble:
            self.refuse(str(trouble))

    def hints(self) -> Sequence[tuple[str, str]]:
        """Back leads to the scores."""
        return ("move", _("move")), ("confirm", _("select")), ("back", _("back"))
