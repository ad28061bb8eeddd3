"""What happens between decisions: turns, ageing, the empty sea, and the end."""

from __future__ import annotations

from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor import events
from game.rules.harbor.words import Market
from game.staging.cues import (
    Appear,
    Bump,
    Cue,
    Flourish,
    Manner,
    Move,
    Pause,
    Show,
    Vanish,
    sequence,
    together,
)
from game.staging.harbor import pieces
from game.staging.harbor.flying import Flights, counted, heard, house, purse, refreshed
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Tableau
from game.table.flourishes import Flair
from game.table.pose import Pose, Poses
from game.ui import theme

HOUSE_STEP: Final = 0.09
SLIDE: Final = 0.3
GROW: Final = 0.5
ROLL: Final = 0.45


def began(event: events.MatchBegan, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The houses open one by one."""
    poses = on.poses(after)
    houses = [id for id in poses if isinstance(id, pieces.House)]
    slides: list[Cue] = []
    for id in houses:
        pose = poses[id]
        above = Pose(pose.x, -pose.h, pose.w, pose.h, pose.z, pose.face)
        slides.append(heard("deal", sequence(Appear(id, above), Move(id, SLIDE))))
    hidden = [Vanish(id) for id in houses]
    return sequence(
        together(*hidden), together(*slides, step=HOUSE_STEP), heard("bell", _called(event.first)), Pause(0.3)
    )


def _called(seat: Seat) -> Cue:
    return together(Bump(pieces.Crest(seat), theme.COUNT), Bump(pieces.Name(seat), theme.COUNT))


def turn_began(event: events.TurnBegan, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The lantern moves on."""
    shown = refreshed(before, after, on, pieces.Plate, pieces.Lantern, pieces.House, pieces.Boat)
    return heard("turn", shown, _called(event.seat), Pause(0.4))


def triggered(event: events.EndTriggered, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H80: the last turns begin."""
    goals = [
        together(Bump(pieces.Goal(lane), 0.5), Flourish(Flair.SPLASH, pieces.Goal(lane))) for lane in (0, 1)
    ]
    return sequence(heard("roll", Pause(0.8)), heard("hit", *goals, Pause(0.8)))


def held_back(event: events.EndHeldBack, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H80: enough of one, but alone with the least of the other."""
    runners = [Bump(pieces.Runner(event.seat, lane), theme.COUNT) for lane in (0, 1)]
    anchors = [Bump(id, theme.COUNT) for id in (pieces.Anchor(0), pieces.Anchor(1)) if id in on.poses(after)]
    return heard("chain", *runners, *anchors, Pause(0.8))


def freezer_used(event: events.FreezerUsed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H52: nothing ages."""
    rows = [Bump(row(event.seat), 0.4) for row in (pieces.Fresh, pieces.Old)]
    return heard("open", *rows, refreshed(before, after, on, pieces.LicenceSlot), Pause(0.5))


def degraded(event: events.WaresDegraded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H60: old barrels go back to their houses, fresh ones drop a row."""
    was, now, seat = on.poses(before), on.poses(after), event.seat
    gone, dropped = list[Cue](), list[Cue]()
    for id, pose in was.items():
        if isinstance(id, pieces.Ware) and id.seat == seat:
            if id.fresh:
                dropped.append(_drop(id, pose, now))
            elif id.kind in (int(kind) for kind in event.returned):
                x, y = house(on, id.kind)
                away = Pose(x, y, pose.w / 2, pose.h / 2, pose.z + 100, pose.face)
                gone.append(sequence(Move(id, ROLL, Manner.ARC, away), Vanish(id)))
    return heard(
        "barrel_turn",
        sequence(together(*gone, step=0.08), together(*dropped)),
        refreshed(before, after, on, pieces.House),
    )


def _drop(id: pieces.Ware, pose: Pose, now: Poses) -> Cue:
    lower = pieces.Ware(id.seat, id.kind, False, id.price)
    if lower not in now:
        return Vanish(id)
    begin = Pose(pose.x, pose.y, now[lower].w, now[lower].h, now[lower].z, now[lower].face)
    return sequence(Vanish(id), Appear(lower, begin), Move(lower, SLIDE))


def subsidy_paid(event: events.SubsidyPaid, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H54: for what went back."""
    there = house(on, int(Market.GOVERNMENT))
    return heard("coin", Flights().coins(there, purse(on, event.seat), event.yen), counted(before, after))


def overfished(event: events.MarketOverfished, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H49: the sea is empty, for good."""
    tile = pieces.House(int(event.fish))
    return sequence(
        heard("ebb", Pause(0.6)),
        heard(
            "strike",
            Show(tile),
            Bump(tile, 0.4),
            Flourish(Flair.SPLASH, tile),
            counted(before, after),
            Pause(0.7),
        ),
    )


def scored(event: events.MatchScored, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H81: item by item, on the stage that all titles share."""
    return on.finale.cue(after.view)
