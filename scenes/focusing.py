"""What is focused in a menu, by whom, and what the foot says about it."""

from __future__ import annotations

from collections.abc import Iterable

from game.devices.intents import DESK, DeviceId
from game.ui.canvas import Canvas
from game.ui.focus import Focus, Item
from game.ui.text import Colour
from game.ui.theme import GOLD
from game.ui.widgets import Widget
from game.ui.widgets_screen import Screen
from scenes.foot import Foot


class Focusing:
    """One focus for all devices, unless a subclass gives each its own."""

    def __init__(self) -> None:
        self.speaker: DeviceId = DESK
        self.focus = Focus()
        self.canvas = Canvas()
        self.screen: Screen | None = None
        self.foot = Foot()
        self._notice = ""

    # ------------------------------------------------------------ whose

    def cursors(self) -> Iterable[tuple[Focus, Colour]]:
        """Every focus there is, with the colour of its outline."""
        return ((self.focus, GOLD),)

    def cursor(self, device: DeviceId) -> Focus:
        """The focus this device moves."""
        return self.focus

    def reach(self, focus: Focus, items: list[Item]) -> list[Item]:
        """What this focus may go to, of all there is."""
        return items

    # ------------------------------------------------------------ where

    def widget(self, key: str | None) -> Widget | None:
        """One of those on the screen."""
        return self.screen.widgets.get(key) if self.screen and key is not None else None

    def focused(self) -> Widget | None:
        """The widget in the speaker's focus."""
        return self.widget(self.cursor(self.speaker).at)

    def settle(self, key: str) -> None:
        """The speaker's focus goes there."""
        self.cursor(self.speaker).settle(key)
        self._moved()

    def page(self, step: int) -> bool:
        """Scrolls; the focus comes along, to a widget that is seen whole. False where there is no more."""
        widget = self.focused()
        if self.screen is None or not self.screen.page(widget, step):
            return False
        column = self.screen.column(widget)
        if column is not None:
            self._refocus()
            whole = [child.key for child in column.children if child.focusable and child.seen == child.area]
            if whole and self.cursor(self.speaker).at not in whole:
                self.settle(whole[0 if step > 0 else -1])
        return True

    def _moved(self) -> None:
        self._notice = ""
        self._reveal()
        self._mark()

    def _reveal(self) -> None:
        if self.screen and self.screen.reveal(self.focused()):
            self._refocus()

    def _refocus(self) -> None:
        items = self.screen.items() if self.screen else []
        for focus, _ in self.cursors():
            focus.rebuild(self.reach(focus, items))
        self._mark()

    def _mark(self) -> None:
        if self.screen:
            self.screen.mark(self.cursors())
        self._tell()

    # ------------------------------------------------------------ what is said about it

    def say(self, words: str) -> None:
        """A notice at the foot, until the focus moves."""
        self._notice = words
        self._tell()

    def idle(self) -> str:
        """The note while there is nothing else to say."""
        return ""

    def _tell(self) -> None:
        widget = self.focused()
        self.foot.note.say(self._notice or (widget and (widget.reason or widget.help)) or self.idle())
