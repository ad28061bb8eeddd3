"""Where a piece lies and what it shows: the whole truth about what is drawn of it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ui.theme import SMALL

PieceId: TypeAlias = Hashable
"""What everybody calls a piece by: who moves it, explains it, chooses it. A value of its own kind, such as a
card of a lot; the kind is a component, too, so that the world can be asked for all cards."""

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Caption:
    """Words on a piece; `dx`, `dy` shift their middle from the middle of the piece, in parts of its size.

    `room` is the part of its width that they may take.
    """

    text: str
    size: int
    colour: Colour
    dx: float = 0.0
    dy: float = 0.0
    font: str = "number"
    room: float = 1.0


@dataclass(frozen=True, slots=True)
class Stamp:
    """A square picture on a piece: its side in parts of the shorter side, its place as a caption's."""

    image: str
    size: float
    dx: float = 0.0
    dy: float = 0.0


@dataclass(frozen=True, slots=True)
class Panel:
    """A printed plate, under picture, stamps and captions."""

    fill: Colour
    edge: Colour
    width: int = 3
    radius: int = 10


@dataclass(frozen=True, slots=True)
class Box:
    """A plate on a piece, in logical pixels from its upper left corner."""

    x: float
    y: float
    w: float
    h: float
    fill: Colour
    edge: Colour | None = None
    width: int = 2
    radius: int = 8


@dataclass(frozen=True, slots=True)
class Disc:
    """A round plate on a piece, in the square whose upper left corner this is."""

    x: float
    y: float
    side: float
    fill: Colour
    edge: Colour
    width: float = 2


@dataclass(frozen=True, slots=True)
class Print:
    """A picture on a piece, as large as it can be in its room, in its own proportions.

    `dye` is multiplied into one that is printed in greys.
    """

    image: str
    x: float
    y: float
    w: float
    h: float
    dye: Colour | None = None
    shaded: bool = False


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture among words, so many times as high as they are."""

    image: str
    high: float = 1.2


@dataclass(frozen=True, slots=True)
class Tinted:
    """Words in a colour of their own."""

    text: str
    colour: Colour


Parts: TypeAlias = tuple[str | Tinted | Icon, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Words and pictures in a line; `x` is where it begins, its middle or its end, `y` its middle.

    Never wider than `room`: smaller, at `least` so large, then narrower.
    """

    parts: Parts
    x: float
    y: float
    room: float
    size: int
    colour: Colour
    font: str = "number"
    align: str = "left"
    least: int = SMALL


@dataclass(frozen=True, slots=True)
class Block:
    """Running text in a room: wrapped, and smaller where there is too much of it."""

    text: str
    x: float
    y: float
    w: float
    h: float
    size: int
    colour: Colour
    font: str = "text"


Drawn: TypeAlias = Box | Disc | Print | Run | Block

FAINT: Final = 176
"""The opacity of what is not quite there yet."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a piece shows: a plate, a picture of assets/art, stamps, words, a strike over all, a shade.

    `over` are further pictures as large as the piece, painted on the first one, such as the other half of
    a card. `dye` is multiplied into all of them, for those that are printed in greys. `drawn` lies on these,
    under stamps and captions; a `wash` is thin ink over the ground, with its opacity. What is `grey` has lost
    its colours: it is not asked for now. At last the face is `mirrored`, sheared by `lean` or `turned`, in
    degrees clockwise.
    """

    image: str = ""
    captions: tuple[Caption, ...] = ()
    panel: Panel | None = None
    struck: bool = False
    shaded: bool = False
    stamps: tuple[Stamp, ...] = ()
    dye: Colour | None = None
    over: tuple[str, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    wash: tuple[int, int, int, int] | None = None
    grey: bool = False
    opacity: int = 255
    mirrored: bool = False
    lean: float = 0.0
    turned: float = 0.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Middle, size and height of a piece in logical pixels, and its face; a place to point at has none."""

    x: float
    y: float
    w: float
    h: float
    z: int
    face: Face


Poses: TypeAlias = dict[PieceId, Pose]

NOTHING: Final = Face()
"""What is not drawn."""
