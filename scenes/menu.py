"""What all menus share: widgets, focus, and the same handling of every device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Surface

from game.app.cabinet import Cabinet
from game.app.scene import Pop, Transition
from game.devices.intents import Back, Click, Confirm, DeviceId, Intent, Menu, Move, Page, Point, Release
from game.i18n.door import _
from game.ui.backdrop import letterboxed
from game.ui.kit import Kit
from game.ui.panels import Pen
from game.ui.widgets import Button, Widget
from game.ui.widgets_field import Field
from game.ui.widgets_screen import Screen
from scenes.editing import Editing
from scenes.focusing import Focusing

FLASH = 0.12
"""Seconds for which a pressed button shows it."""


class MenuScene(Focusing):
    """Subclasses say what there is (`build`) and what the callbacks of their widgets do."""

    background = "wood"
    piece: str | None = None
    """The music here; without one it is that of the scene before."""

    secret: frozenset[DeviceId] = frozenset()

    quiet = 0.0
    """Seconds until a press counts, where the screen may come up under somebody's hand."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__()
        self.cabinet = cabinet
        self._age = 0.0
        self.editing = Editing(cabinet.devices)
        self._pen: Pen | None = None
        self._held: Widget | None = None
        self._flashing: Widget | None = None
        self._flash = 0.0
        self._noise = ""
        self._next: Transition | None = None

    # ------------------------------------------------------------ for the scenes

    def build(self, pen: Pen) -> Iterable[Widget]:
        """The widgets, those in front last."""
        raise NotImplementedError

    def hints(self) -> Sequence[tuple[str, str]]:
        """Words of the bindings, and what they do here."""
        return ("move", _("move")), ("confirm", _("select")), ("back", _("back"))

    def back(self) -> None:
        """One step out."""
        self.go(Pop())

    def menu(self) -> None:
        """The pause button means nothing in most menus."""

    def turned(self, step: int) -> None:
        """A page was asked for where nothing is left to scroll."""

    def go(self, transition: Transition) -> None:
        """To another scene, once this intent is dealt with."""
        self._next = transition

    def refuse(self, words: str) -> None:
        """That cannot be done, and why."""
        self.say(words)
        self.hear("error")

    def hear(self, noise: str) -> None:
        """One noise for each intent: the last that is asked for, so the more telling one comes later."""
        self._noise = noise

    def rebuild(self) -> None:
        """The widgets anew, after more changed than they can show themselves."""
        if self._pen is None:
            return
        offsets = self.screen.offsets() if self.screen else {}
        widgets = [*self.build(self._pen), *self.foot.widgets(self._pen)]
        self.screen = Screen(self._pen, self.backdrop(self._pen.kit), widgets, offsets)
        self.canvas = self.screen.canvas
        self._held = None
        self.editing.carry(self.screen.widgets)
        self._refocus()
        self._reveal()
        self._guide()

    # ------------------------------------------------------------ the scene protocol

    def lay(self, kit: Kit) -> None:
        """For this window."""
        self._pen = Pen(kit)
        self.rebuild()
        if self.piece is not None:
            self.cabinet.sound.music(self.piece, room="dawn")

    def leave(self) -> None:
        """Nobody types here any more."""
        self.editing.end_all()

    def update(self, dt: float) -> Transition | None:
        """Only a pressed button takes time."""
        self._age += dt
        if self._flashing is not None:
            self._flash -= dt
            if self._flash <= 0:
                self._flashing.pressed = False
                self._flashing.refresh()
                self._flashing = None
        return None

    def handle(self, intent: Intent) -> Transition | None:
        """The same for every device: steps, yes, back, pages, and the mouse."""
        if intent.device:
            self.speaker = intent.device
        self._noise = ""
        if self._age < self.quiet and isinstance(intent, Confirm | Click):
            return None
        if self.editing.takes(intent):
            self.hear({Confirm: "confirm", Back: "cancel"}.get(type(intent), "focus"))
        else:
            self.act(intent)
        if self._noise:
            self.cabinet.sound.play(self._noise)
        self._guide()
        then, self._next = self._next, None
        return then

    def act(self, intent: Intent) -> None:
        """What is not meant for a field that is being edited."""
        match intent:
            case Move(_, dx, dy):
                self.move(dx, dy)
            case Confirm():
                self.confirm()
            case Back():
                self.hear("cancel")
                self.back()
            case Menu():
                self.menu()
            case Page(_, step):
                self._page(step)
            case Point(_, x, y):
                self._point(x, y)
            case Click(_, x, y):
                self._click(x, y)
            case Release():
                self._held = None
            case _:
                pass

    # ------------------------------------------------------------ stepping, pressing, pointing, paging

    def move(self, dx: int, dy: int) -> None:
        """First the widget may take the step, then the focus."""
        widget = self.focused()
        if widget is not None and widget.steer(dx, dy):
            self.hear(self._noise or ("error" if widget.reason else "focus"))
            self._tell()
        elif self.cursor(self.speaker).move(dx, dy):
            self.hear("focus")
            self._moved()

    def confirm(self) -> None:
        """Whatever is focused is pressed."""
        widget = self.focused()
        if widget is not None:
            self._press(widget)

    def _press(self, widget: Widget) -> None:
        self.hear("error" if widget.reason else "confirm")
        if isinstance(widget, Button) and not widget.reason:
            widget.pressed, self._flashing, self._flash = True, widget, FLASH
            widget.refresh()
        if isinstance(widget, Field) and not widget.reason:
            self.editing.begin(widget, self.speaker)
        else:
            widget.press()
        self._tell()

    def _point(self, x: float, y: float) -> None:
        if self._held is not None:
            self._held.drag(x, y)
        elif self.cursor(self.speaker).point(x, y):
            self.hear("focus")
            self._notice = ""
            self._mark()

    def _click(self, x: float, y: float) -> None:
        widget = self._held = self.screen.hit(x, y) if self.screen else None
        if widget is None:
            return
        if self.cursor(self.speaker).settle(widget.key):
            self._mark()
        if isinstance(widget, Button | Field):
            self._press(widget)
        else:
            self.hear("error" if widget.reason else "focus")
            widget.click(x, y)
            self._refocus()

    def _page(self, step: int) -> None:
        """Nothing left to scroll: the scene may have another page."""
        if self.page(step):
            self.hear("page")
        else:
            self.turned(step)

    # ------------------------------------------------------------ the foot, and what lies behind

    def _guide(self) -> None:
        devices = self.cabinet.devices
        self.foot.guide(devices, self.editing.hints(devices.last) or self.hints())

    def backdrop(self, kit: Kit) -> Surface:
        """A ground of its own: widgets are printed on it."""
        return letterboxed(kit, self.background)
