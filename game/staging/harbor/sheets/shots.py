"""What a step of a fish action is, in a picture and two or three words."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from game.i18n.door import _, ngettext
from game.i18n.formats import in_a_row, number
from game.rules.core.value import value
from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.words import Hull, Kind
from game.staging.harbor import art
from game.staging.harbor.sheets.names import kind_name, port_name

Possible: TypeAlias = LeavePort | TakeBarrel | DockAt
"""What a ship can do next; a dock is not priced yet."""


@value
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
            name = kind_name(step.fish)
            words = _("{fish} to the barge", fish=name) if step.barge else _("takes {fish}", fish=name)
            return Shot(hull, art.barrel(step.fish), words)
        case Dock():
            return Shot(hull, "", _("docks: {port}", port=port_name(step.port)), _prices(step.prices))
        case NewPort():
            return Shot(None, art.port("middle", True), _("opens {port}", port=port_name(ports)))
        case Reprice():
            image = "" if kind is None else art.barrel(kind)
            return Shot(None, image, _("new price"), number(step.price))
        case _:
            assert_never(step)


def _prices(prices: tuple[int, ...]) -> str:
    if len(prices) > 1 and len(set(prices)) == 1:
        return ngettext("{count} at {yen}", "{count} at {yen}", len(prices), yen=number(prices[0]))
    return in_a_row([number(price) for price in prices])


def deed(part: Possible) -> str:
    """What a ship is told to do."""
    match part:
        case LeavePort():
            return _("leave port")
        case TakeBarrel():
            name = kind_name(part.fish)
            return _("{fish} to the barge", fish=name) if part.barge else _("take {fish}", fish=name)
        case DockAt():
            return _("dock: {port}", port=port_name(part.port))
        case _:
            assert_never(part)


def pictured(part: Possible) -> tuple[str, ...]:
    """The same without words, where there is no room for them."""
    if isinstance(part, TakeBarrel):
        return (art.barrel(part.fish), *((art.ship(Hull.BARGE),) if part.barge else ()))
    return ()
