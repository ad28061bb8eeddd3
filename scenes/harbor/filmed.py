"""What the strip of a fish action shows of its film."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.devices.glyphs import glyph
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Hull
from game.staging import zoom
from game.staging.harbor import pieces
from game.staging.harbor.quay import Quay
from game.staging.harbor.sheets.fishing import Keys, Next, film, plate
from game.staging.harbor.sheets.shots import Shot, done
from game.staging.harbor.sheets.tally import tallied
from game.staging.sheets import Cell
from game.table.pose import Pose
from game.ui.focus import Area
from scenes.harbor.film import Film
from scenes.play.sitting import Sitting

NEAR = 8
"""The words beside a ship may lie so close to another one."""


def strip(sitting: Sitting, table: Table, shown: Film, view: HarborView, *, warned: bool) -> tuple[Cell, ...]:
    """The film over the race; `view` is the table before its first step."""
    seat, held = shown.draft.seat, keys(sitting, shown.draft.seat)
    layout = sitting.desk.layout
    zone = zoom.half(layout.area(pieces.Strip())) if layout.plan.large else layout.area(pieces.Strip())
    then = following(shown, view, seat, warned=warned)
    ports = view.seats[seat].ports
    shots = list(_shots(shown, shown.steps, view, ports))
    ghosts = list(_shots(shown, shown.ghosts, view, ports))
    cost = int(view.phase is Phase.TURN and not shown.steps)
    cells = film(zone, seat, shots, then, ghosts, held, tallied(table, shown.draft.view(), cost))
    return zoom.cells(cells) if layout.plan.large else cells


def label(sitting: Sitting, shown: Film, quay: Quay) -> tuple[Cell, ...]:
    """Beside the chosen ship: what A would do."""
    boat = pieces.Boat(shown.draft.seat, shown.ship)
    poses = quay.poses(shown.draft.view())
    if shown.shown is None or boat not in poses:
        return ()
    layout, seat = sitting.desk.layout, shown.draft.seat
    sea, port = layout.area(pieces.Sea(seat)), layout.area(pieces.Port(seat, 0))
    column, boat_at = Area(sea.x, sea.y, sea.w, port.bottom - sea.y), _area(poses[boat])
    others = [
        _area(pose) for id, pose in poses.items() if isinstance(id, (pieces.Boat, pieces.Hold)) and id != boat
    ]
    if not layout.plan.large:
        return (plate(shown.shown, keys(sitting, seat), column, boat_at, others),)
    halves = [zoom.half(Area(area.x, area.y, area.w, area.h - 2 * NEAR)) for area in others]
    cell = plate(shown.shown, keys(sitting, seat), zoom.half(column), zoom.half(boat_at), halves)
    return zoom.cells([cell])


def _area(pose: Pose) -> Area:
    return Area(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)


def keys(sitting: Sitting, seat: Seat) -> Keys:
    """At the desk cards are clicked, and the arrow keys need no picture."""
    kind = sitting.seating.kind(seat)
    if kind is None or kind == "mouse":
        return Keys()
    bindings = sitting.cabinet.devices.bindings
    return Keys(*[glyph(kind, "plain", word, bindings) for word in ("up", "down", "confirm")])


def following(shown: Film, view: HarborView, seat: Seat, *, warned: bool) -> Next:
    """The open frame: the chosen ship, or why none is asked any more."""
    possible = shown.possible(shown.ship)
    if warned:
        return Next(None, (), None, _("A tuna will be drawn: no way back. Press again."))
    if shown.draft.position.over:
        return Next(None, (), None, _("A tuna auction begins."))
    if not shown.ready():
        return Next(None, (), None, _("No ship can do any more."))
    hull = view.seats[seat].ships[shown.ship][0]
    return Next(hull, possible, shown.shown, "" if possible else _("It has done its part."))


def _shots(shown: Film, steps: Sequence[Step], view: HarborView, ports: int) -> Iterator[Shot]:
    """Each with its ship and, for a new price, what it is for."""
    seat = shown.draft.seat
    wares = shown.state.wares[seat]
    for step in steps:
        kind = wares[step.ware][0] if isinstance(step, Reprice) and step.ware < len(wares) else None
        yield done(step, _hull(view, seat, step), kind, ports)
        ports += isinstance(step, NewPort)


def _hull(view: HarborView, seat: Seat, step: Step | DockAt) -> Hull | None:
    if isinstance(step, (LeavePort, TakeBarrel, Dock)):
        return view.seats[seat].ships[step.ship][0]
    return None


def dead_end(shown: Film) -> str:
    """Why the chosen ship has nothing at all that way, where no rule forbids it."""
    if shown.draft.position.over or not shown.ready():
        return ""
    if any(isinstance(part, LeavePort) for part in shown.possible(shown.ship)):
        return _("The ship is in port.")
    return _("The barge takes no barrel by itself: the other ships fill it.")
