"""What every widget can do, and the plain ones: words, plates, pictures and buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from pygame import Rect, Surface

from game.ui.canvas import Canvas, Sprite
from game.ui.focus import Area, Direction, Item
from game.ui.panels import FAINT, FOCUS_FILL, PADDING, Pen
from game.ui.text import Colour
from game.ui.theme import BODY, FOCUS_WIDTH, GOLD, INDIGO, INDIGO_DEEP, INDIGO_LIGHT, INK, RADIUS, WASHI

MOST_FACES = 8
"""Kept per widget, so that moving to and fro draws nothing anew."""


class Widget:
    """One sprite that is drawn again only when its look changes. Intents do not come this far."""

    focusable: bool = False
    clickable: bool = False

    def __init__(self, key: str, area: Area) -> None:
        self.key, self.area, self.group = key, area, ""
        self.rings: tuple[Colour, ...] = ()
        self.pressed = False
        self.reason = ""
        self.help = ""
        self.neighbours: dict[Direction, str] = {}
        """Where a step leads, if not to what lies nearest: rows of a column may lie beyond its window."""
        self.clip: Area | None = None
        self._pen: Pen | None = None
        self._canvas: Canvas | None = None
        self._sprite: Sprite | None = None
        self._faces: dict[Hashable, Surface] = {}

    def parts(self) -> Iterator[Widget]:
        """Itself, and what it holds."""
        yield self

    def item(self) -> Item:
        """As the focus graph knows it."""
        return Item(self.key, self.area, self.group, self.neighbours, self.seen)

    @property
    def seen(self) -> Area:
        """The part that is on the screen."""
        return self.area if self.clip is None else self.area.common(self.clip)

    def show(self, pen: Pen, canvas: Canvas, z: int) -> None:
        """Onto a canvas that was made for the pen's window."""
        self._pen, self._canvas = pen, canvas
        self._faces.clear()
        surface, x, y = self._cut()
        self._sprite = canvas.add(surface, x, y, z)

    def refresh(self) -> None:
        """The screen follows what changed; costs nothing before `show`."""
        if self._canvas is not None and self._sprite is not None:
            self._canvas.dress(self._sprite, *self._cut())

    def ring(self, rings: tuple[Colour, ...]) -> None:
        """Focused by those whose colours these are."""
        if rings != self.rings:
            self.rings = rings
            self.refresh()

    def steer(self, dx: int, dy: int) -> bool:
        """A step meant for the widget itself; False lets the focus move."""
        return False

    def press(self) -> None:
        """Confirmed while focused."""

    def click(self, x: float, y: float) -> None:
        """Pressed with the mouse, in logical pixels."""
        self.press()

    def drag(self, x: float, y: float) -> None:
        """The mouse moves on while it is down."""

    def look(self) -> Hashable:
        """All that its face depends on, beside its size."""
        return ()

    def face(self, pen: Pen) -> Surface:
        """How it looks now, in physical pixels."""
        raise NotImplementedError

    def _cut(self) -> tuple[Surface, int, int]:
        """The face, or what of it is on the screen, and where that goes."""
        assert self._pen is not None
        key = (self.area.w, self.area.h, self.rings, self.pressed, bool(self.reason), self.look())
        face = self._faces.get(key)
        if face is None:
            if len(self._faces) >= MOST_FACES:
                self._faces.clear()
            face = self._faces[key] = self.face(self._pen)
        frame, seen = self._pen.kit.frame, self.seen
        x, y = frame.x(self.area.x), frame.y(self.area.y)
        if self.clip is None or seen == self.area:
            return face, x, y
        window = Rect(0, 0, 0, 0)
        if seen.w and seen.h:
            window = frame.rect(*seen).move(-x, -y).clip(face.get_rect())
        return face.subsurface(window), x + window.x, y + window.y


class Label(Widget):
    """Words, wrapped into the area."""

    def __init__(
        self,
        key: str,
        area: Area,
        words: str,
        size: float = BODY,
        colour: Colour = WASHI,
        face: str = "text",
        align: str = "left",
    ) -> None:
        super().__init__(key, area)
        self.words, self._style = words, (size, colour, face, align)

    def say(self, words: str) -> None:
        """Other words."""
        if words != self.words:
            self.words = words
            self.refresh()

    def look(self) -> Hashable:
        """Its words."""
        return self.words

    def face(self, pen: Pen) -> Surface:
        """A block of text."""
        size, colour, face, align = self._style
        return pen.block(self.words, size, colour, self.area.w, face, align)


class Line(Label):
    """Words that stay within the area: less large where they must, and in its middle from top to bottom."""

    def face(self, pen: Pen) -> Surface:
        """As high as the area."""
        size, colour, face, align = self._style
        line = pen.fit(self.words, size, colour, (self.area.w, self.area.h), face, align)
        sheet = pen.sheet(self.area.w, self.area.h)
        room = sheet.get_rect()
        places = {"left": {"midleft": room.midleft}, "right": {"midright": room.midright}}
        sheet.blit(line, line.get_rect(**places.get(align, {"center": room.center})))
        return sheet


class Panel(Widget):
    """A plate under other widgets."""

    def __init__(
        self,
        key: str,
        area: Area,
        fill: Colour = INDIGO_DEEP,
        edge: Colour = INDIGO_LIGHT,
        width: float = 2,
        opacity: int = 255,
        radius: float = RADIUS,
    ) -> None:
        super().__init__(key, area)
        self._style = (fill, edge, width, opacity, radius)

    def face(self, pen: Pen) -> Surface:
        """An empty plate."""
        return pen.plate(pen.kit.frame.rect(*self.area).size, *self._style)

    def imprint(self, pen: Pen, ground: Surface) -> None:
        """Becomes a part of the background: nothing that moves over it has to blend with it again."""
        ground.blit(self.face(pen), pen.kit.frame.rect(*self.area))


class Picture(Widget):
    """A picture of assets/art."""

    def __init__(self, key: str, area: Area, name: str) -> None:
        super().__init__(key, area)
        self._name = name

    def face(self, pen: Pen) -> Surface:
        """Scaled to the area."""
        return pen.kit.images.get(self._name, self.area.w, self.area.h)


class Control(Widget):
    """A widget that can be focused: a plate whose outline and fill say so across a room."""

    focusable = clickable = True

    @property
    def ink(self) -> Colour:
        """The colour of its words."""
        return FAINT if self.reason else INK if self.pressed else WASHI

    def plate(self, pen: Pen) -> Surface:
        """Gold when pressed, lighter and thickly outlined when focused, darker when it cannot be used."""
        size = pen.kit.frame.rect(*self.area).size
        fill = GOLD if self.pressed else INDIGO_DEEP if self.reason else FOCUS_FILL if self.rings else INDIGO
        if not self.rings:
            return pen.plate(size, fill, INDIGO_LIGHT)
        plate = pen.plate(size, fill, self.rings[0], FOCUS_WIDTH)
        for number, ring in enumerate(self.rings[1:], 1):
            inset = pen.kit.frame.length(FOCUS_WIDTH) * number
            inner = pen.plate((size[0] - 2 * inset, size[1] - 2 * inset), fill, ring, FOCUS_WIDTH)
            plate.blit(inner, (inset, inset))
        return plate


class Button(Control):
    """Words to confirm."""

    def __init__(
        self,
        key: str,
        area: Area,
        words: str,
        pressed: Callable[[], None],
        size: float = BODY,
        reason: str = "",
    ) -> None:
        super().__init__(key, area)
        self.words, self.reason = words, reason
        self._pressed, self._size = pressed, size

    def press(self) -> None:
        """Does nothing while there is a reason against it."""
        if not self.reason:
            self._pressed()

    def look(self) -> Hashable:
        """Its words."""
        return self.words

    def face(self, pen: Pen) -> Surface:
        """The words in the middle."""
        plate = self.plate(pen)
        line = pen.fit(self.words, self._size, self.ink, (self.area.w - 2 * PADDING, self.area.h))
        plate.blit(line, line.get_rect(center=plate.get_rect().center))
        return plate
