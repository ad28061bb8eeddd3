"""What a step of a fish action is, in a picture and two or three words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.words import Hull, Kind
from game.staging.harbor import art
from game.staging.harbor.terms import kind_short, port_name

Possible: TypeAlias = LeavePort | TakeBarrel | DockAt
"""What a ship can do next; a dock is not priced yet."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A step as a frame of the film: who does it, with what, the words and a figure below them."""

    hull: Hull | None
    image: str
    words: str
    note: str = ""


def done(step: Step, hull: Hull | None, kind: Kind | None, ports: int) -> Shot:
    """A whole step; `kind` is what is re-priced, `ports` the number of ports open before it."""
    match step:
        case LeavePort():
            return Shot(hull, "", _("leaves port"))
        case TakeBarrel():
            name = kind_short(step.fish)
            words = _("{fish} to the barge", fish=name) if step.barge else _("takes {fish}", fish=name)
            return Shot(hull, art.barrel(step.fish), words)
        case Dock():
            return Shot(hull, "", _("to {port}", port=port_name(step.port)), _prices(step.prices))
        case NewPort():
            return Shot(None, art.port("middle", True), _("opens {port}", port=port_name(ports)))
        case Reprice():
            image = "" if kind is None else art.barrel(kind)
            return Shot(None, image, _("new price"), number(step.price))
        case _:
            assert_never(step)


def _prices(prices: tuple[int, ...]) -> str:
    """The lowest and the highest."""
    if not prices:
        return ""
    low, high = number(min(prices)), number(max(prices))
    return low if low == high else _("{low} to {high}", low=low, high=high)


def deed(part: Possible, *, short: bool = False) -> str:
    """What a ship is told to do; short beside the sign of its direction."""
    match part:
        case LeavePort():
            return _("leave port")
        case TakeBarrel():
            name = kind_short(part.fish)
            return _("{fish} to the barge", fish=name) if part.barge else _("take {fish}", fish=name)
        case DockAt() if short:
            return port_name(part.port)
        case DockAt():
            return _("dock: {port}", port=port_name(part.port))
        case _:
            assert_never(part)


def pictured(part: Possible) -> tuple[str, ...]:
    """The same without words, where there is no room for them."""
    if isinstance(part, TakeBarrel):
        return (art.barrel(part.fish), *((art.ship(Hull.BARGE),) if part.barge else ()))
    return ()
