"""Ships: they leave, take barrels and land; ports open; prices change."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor import events
from game.rules.harbor.words import TUNA, Kind
from game.staging.cues import Appear, Bump, Cue, Manner, Move, Pause, Show, Vanish, sequence, together
from game.staging.harbor import art, pieces
from game.staging.harbor.flying import BANK, Flights, counted, heard, house, pose_of, purse
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Tableau
from game.staging.places import square
from game.table.pose import Pose, Poses
from game.ui import theme

SAIL = 0.35
FALL = 0.4
DROP = 0.12


def left(event: events.ShipLeft, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Up from the quay to the lane."""
    return heard("sail", Move(pieces.Boat(event.seat, event.ship), SAIL))


def taken(event: events.BarrelTaken, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """From its house into the hold; the house counts one less."""
    hold = after.view.seats[event.seat].ships[event.holder][2]
    barrel = pieces.Barrel(event.seat, event.holder, len(hold) - 1)
    lands = on.poses(after).get(barrel)
    if lands is None:
        return heard("splash", Pause(FALL))
    x, y = house(on, int(event.fish))
    start = square(x, y, lands.w * 1.4, lands.z, lands.face)
    shown = Show(pieces.House(int(event.fish))), Show(pieces.Boat(event.seat, event.ship))
    return heard("splash", sequence(Appear(barrel, start), together(*shown, Move(barrel, FALL, Manner.ARC))))


def docked(event: events.ShipDocked, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Down to the quay; its barrels drop into the fresh row with their tags, tuna are laid aside."""
    was, now, seat = on.poses(before), on.poses(after), event.seat
    boat = pieces.Boat(seat, event.ship)
    drops = together(*_drops(event, was, now), step=DROP)
    landing = together(Move(boat, SAIL), Vanish(pieces.Hold(seat, event.ship)))
    return heard("dock", landing, sequence(Pause(SAIL / 2), drops, _appeared(seat, was, now)))


def _drops(event: events.ShipDocked, was: Poses, now: Poses) -> list[Cue]:
    quay = pose_of(now, pieces.Boat(event.seat, event.ship), BANK)
    prices, found = iter(event.prices), list[Cue]()
    for place, kind in enumerate(event.hold):
        barrel = pieces.Barrel(event.seat, event.ship, place)
        if barrel not in was:
            continue
        end = quay
        if kind is not TUNA:
            ware = pieces.Ware(event.seat, int(kind), True, next(prices))
            end = pose_of(now, ware, quay)
        pose = was[barrel]
        lands = Pose(*end, pose.w, pose.h, pose.z + 20, pose.face)
        found.append(sequence(Move(barrel, SAIL, Manner.ARC, lands), Vanish(barrel)))
    return found


def _appeared(seat: Seat, was: Poses, now: Poses) -> Cue:
    """Piles of a seat's shop that are new or have grown."""
    new = [id for id in now if isinstance(id, pieces.Ware) and id.seat == seat and id not in was]
    grown = [
        id
        for id, pose in now.items()
        if isinstance(id, pieces.Ware) and id.seat == seat and id in was and was[id].face != pose.face
    ]
    return together(*map(Appear, new), *(Show(id) for id in grown))


def opened(event: events.PortOpened, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The chains fall."""
    port = pieces.Port(event.seat, event.port)
    bay = on.layout.at(port)
    coins = Flights().coins(purse(on, event.seat), (bay.cx, bay.cy), event.yen)
    return heard(
        "coin_out", counted(before, after), sequence(coins, heard("chain", Show(port), Bump(port, 0.3)))
    )


def repriced(event: events.WareRepriced, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Another tag."""
    return heard("page", _appeared(event.seat, on.poses(before), on.poses(after)), Pause(0.2))


def unloaded(event: events.UnloadPaid, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H24: the bank pays."""
    bay = on.layout.at(pieces.Port(event.seat, 0))
    coins = Flights().coins((bay.cx, bay.cy), purse(on, event.seat), event.yen)
    return heard("coin", coins, counted(before, after))


def returned(event: events.TunaReturned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Barrels that lay aside fly back."""
    bay = on.layout.at(pieces.Port(event.seat, 0))
    images = [art.barrel(int(Kind.TUNA))] * event.barrels
    return heard("cancel", Flights().several(images, (bay.cx, bay.cy), house(on, int(Kind.TUNA))))


def bag_empty(event: events.BagEmpty, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Nothing can be drawn."""
    return heard("error", Bump(pieces.House(int(Kind.TUNA)), theme.COUNT), Pause(0.4))
