"""What a round has brought, on the stage over the race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.i18n.door import _
from game.i18n.formats import number, price
from game.rules.auction import foresight
from game.rules.auction.spec import MARKET_ORDER
from game.rules.core.seat import Seat
from game.staging import zoom
from game.staging.auction import pieces, stage_faces
from game.staging.auction.counting import ROLL, Setting
from game.staging.auction.places import SHOWN
from game.staging.auction.poses import Arrangement
from game.staging.auction.race import ranked
from game.staging.auction.tableau import Tableau
from game.staging.cues import Appear, Cue, Jolt, Move, Pause, Sound, Vanish, sequence
from game.table.pose import Face, Pose

READ: Final = 3.0
"""Seconds at 1x; a press goes on."""

HEADING: Final = 62.0
HIGH: Final = 76.0
LARGE: Final = (76.0, 88.0)
"""The heading and the rows in large type."""

MARGIN: Final = 24.0
GAP: Final = 10.0


def summed(before: Tableau, on: Arrangement) -> Cue:
    """Plaques as they were and are, who bought what, and who starts next."""
    setting, piece = Setting(on.layout, before.players), pieces.Stage()
    stage = setting.stage
    heading, high = LARGE if setting.large else (HEADING - 14, HIGH)
    left, width = stage.x + MARGIN, stage.w - 2 * MARGIN
    rows = ((_heading(before, on, width),), tuple(_plaques(before, on)), tuple(_deals(before, on)))
    shown: list[Cue] = []
    y, place = stage.y + 14.0, 0
    for number_of, row in enumerate(rows):
        h = heading if number_of == 0 else high + 10 if number_of == 2 else high
        w = (width - GAP * (len(row) - 1)) / len(row)
        for column, face in enumerate(row):
            x = left + column * (w + GAP) + w / 2
            made = zoom.face(face(w / 2, h / 2)) if setting.large else face(w, h)
            shown.append(Appear(pieces.Summed(place), Pose(x, y + h / 2, w, h, SHOWN, made)))
            place += 1
        y += h + 8
    gone = [Vanish(pieces.Summed(which)) for which in range(place)]
    return sequence(
        Sound("blind"),
        Appear(piece, setting.up),
        Move(piece, ROLL, to=setting.down),
        Jolt(4, ROLL),
        *shown,
        Pause(READ),
        *gone,
        Move(piece, ROLL, to=setting.up),
        Vanish(piece),
    )


def _heading(table: Tableau, on: Arrangement, width: float) -> Callable[[float, float], Face]:
    clock = table.buyers[table.ranking[0]]
    name = on.chairs[table.first if clock is None else clock].name
    if table.round == on.spec.rounds:
        words = _("Round {round} is over.", round=number(table.round))
    else:
        words = _("Round {round} is over. {name} starts the next one.", round=number(table.round), name=name)
    return lambda w, h: stage_faces.heading(words, w, h)


def _plaques(table: Tableau, on: Arrangement) -> Iterator[Callable[[float, float], Face]]:
    """Where an end of the water has stopped a fish nobody knows what it paid before: as it pays now."""
    told = foresight.starts(table.view, on.spec)
    now = ranked(table.spaces, table.stack)
    before = now
    if told is not None:
        spaces = tuple(start or table.spaces[product] for product, start in enumerate(told))
        before = ranked(spaces, table.stack)
    niches = on.spec.niches
    for product in MARKET_ORDER:
        was, pays = niches[before.index(product)], niches[now.index(product)]
        yield partial(stage_faces.paid, product, was, pays)


def _deals(table: Tableau, on: Arrangement) -> Iterator[Callable[[float, float], Face]]:
    for seat, chair in enumerate(on.chairs):
        yield partial(
            stage_faces.bought,
            seat,
            chair.crest,
            "" if on.layout.plan.large else chair.name,
            _deal(table, seat, on),
        )


def _deal(table: Tableau, seat: Seat, on: Arrangement) -> str:
    if seat not in table.buyers:
        return _("declined: +{price}", price=price(on.spec.decline_pay))
    lot = table.buyers.index(seat)
    cost = on.stall.tiles[table.ranking.index(lot)].price
    return _("lot {lot} for {price}", lot=number(lot + 1), price=price(cost))
