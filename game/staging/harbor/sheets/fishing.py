"""The film of a fish action: what is done, what comes next, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.steps import LeavePort, TakeBarrel
from game.rules.harbor.words import Hull
from game.staging.harbor import art, pieces
from game.staging.harbor.sheets.parts import PAD, SLIM
from game.staging.harbor.sheets.shots import Possible, Shot, deed, pictured
from game.staging.harbor.sheets.tally import Tally, tally
from game.staging.pieces import Card, Told
from game.staging.sheets import CELL, GROUND, Cell
from game.table.pose import FAINT, Block, Box, Colour, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

FILM = 1150
OPEN = 500
SHORT_FILM, SHORT_OPEN = 590, 420
SHOT, SHORT = 208, 176
NARROW = 150
"""Below this there is no room for words, and below `SHORT` only for few."""

LEAST = 76
GAP = 8
MOST_CARDS = 12
"""Of a ship: four kinds, each to the barge, too, and three ports."""

PLATE = Card(MOST_CARDS)
"""Beside the ship: what A would do."""

PLATE_HIGH = 46


@dataclass(frozen=True, slots=True)
class Keys:
    """What to press on the device of whoever decides: pictures or labels; empty at the desk."""

    up: str = ""
    down: str = ""
    confirm: str = ""


@dataclass(frozen=True, slots=True)
class Next:
    """The open frame: a ship, what it can do, and which of it A would put in; or why there is none."""

    hull: Hull | None
    steps: tuple[Possible, ...]
    shown: Possible | None
    words: str = ""


def film(
    zone: Area,
    seat: Seat,
    shots: Sequence[Shot],
    then: Next,
    ghosts: Sequence[Shot],
    keys: Keys,
    told: Tally,
) -> tuple[Cell, ...]:
    """The whole strip."""
    panel = Panel(theme.INDIGO_DEEP, theme.SEAT_COLOURS[seat], 5, theme.RADIUS)
    slim = zone.w < SLIM
    area = Area(zone.x + 12, zone.y + 12, SHORT_FILM if slim else FILM, zone.h - 24)
    gap = 14 if slim else 28
    right = Area(area.right + gap, zone.y + 8, zone.right - area.right - gap - PAD, zone.h - 16)
    return (
        Cell(pieces.Strip(), zone, Face(panel=panel), GROUND),
        *_frames(area, shots, then, ghosts, keys),
        Cell(Told(90), right, tally(told, right.w, right.h), CELL),
    )


def _frames(
    area: Area, shots: Sequence[Shot], then: Next, ghosts: Sequence[Shot], keys: Keys
) -> Iterator[Cell]:
    """Those before the open one move together; what does not fit has passed by."""
    open_ = SHORT_OPEN if area.w < FILM else OPEN
    before, after = _widths(area.w - open_, len(shots), len(ghosts))
    x, first = area.x, max(0, len(shots) - before[1])
    for place in range(first, len(shots)):
        spot = Area(x, area.y, before[0], area.h)
        yield Cell(Told(place - first), spot, _shot(shots[place], place + 1, spot, ghost=False), CELL)
        x += before[0] + GAP
    wide = open_ if after[1] else area.right - x
    yield from _open(Area(x, area.y, wide, area.h), then, len(shots) + 1, keys)
    x += wide + GAP
    for place, shot in enumerate(ghosts[: after[1]]):
        spot = Area(x, area.y, after[0], area.h)
        yield Cell(Told(50 + place), spot, _shot(shot, len(shots) + place + 1, spot, ghost=True), CELL)
        x += after[0] + GAP


def _widths(room: float, done: int, ghosts: int) -> tuple[tuple[float, int], tuple[float, int]]:
    """How wide the frames before and after the open one are, and how many of them there is room for."""
    widest = SHOT if room > SHOT else NARROW - GAP
    wide = min(float(widest), max(LEAST, room / max(1, done + ghosts) - GAP))
    fits = int(room / (wide + GAP))
    return (wide, min(done, fits)), (wide, max(0, min(ghosts, fits - min(done, fits))))


# ------------------------------------------------------------ a frame


def _shot(shot: Shot, place: int, area: Area, *, ghost: bool) -> Face:
    edge = theme.INDIGO_LIGHT
    if ghost:
        drawn = (
            Box(0, 0, area.w, area.h, theme.INK, None, 0, 8),
            *_dashes(area.w, area.h),
            *_pictured(shot, place, area, theme.WASHI),
        )
        return Face(drawn=drawn, opacity=FAINT)
    return Face(panel=Panel(theme.INK, edge, 2, 10), drawn=tuple(_pictured(shot, place, area, theme.WASHI)))


def _pictured(shot: Shot, place: int, area: Area, colour: Colour) -> Iterator[Drawn]:
    w, h = area.w, area.h
    yield from disc(place, 6, 6)
    ships = () if shot.hull is None else (art.ship(shot.hull),)
    images = (*ships, *((shot.image,) if shot.image else ()))
    side = 58.0 if w >= NARROW else min(58.0, (w - 12) / max(1, len(images)))
    left, top = (42.0, 6.0) if w >= NARROW else (6.0, 40.0)
    for at, image in enumerate(images):
        yield Print(image, left + at * (side + 2), top, side, side)
    if w >= NARROW:
        note = Run((shot.note,), w - 8, 34, w - 112, 34, theme.GOLD, align="right")
        yield from (note,) if shot.note else ()
        yield Run((shot.words,), w / 2, h - 24, w - 14, theme.SMALL, colour, "bold", "centre")


def disc(place: int, x: float, y: float) -> tuple[Drawn, ...]:
    """The number of a step."""
    return (
        Box(x, y, 34, 34, theme.GOLD, theme.INK, 2, 17),
        Run((number(place),), x + 17, y + 17, 30, theme.SMALL, theme.INK, "bold", "centre"),
    )


def _dashes(w: float, h: float) -> Iterator[Drawn]:
    """Around what is not decided yet."""
    for step in range(int(w // 22) + 1):
        x = step * 22.0
        wide = min(12.0, w - x)
        if wide > 0:
            yield Box(x, 0, wide, 3, theme.WASHI_DIM, None, 0, 0)
            yield Box(x, h - 3, wide, 3, theme.WASHI_DIM, None, 0, 0)
    for step in range(int(h // 22) + 1):
        y = step * 22.0
        high = min(12.0, h - y)
        if high > 0:
            yield Box(0, y, 3, high, theme.WASHI_DIM, None, 0, 0)
            yield Box(w - 3, y, 3, high, theme.WASHI_DIM, None, 0, 0)


# ------------------------------------------------------------ the open frame


def _open(area: Area, then: Next, place: int, keys: Keys) -> Iterator[Cell]:
    """The ship at the left, its possible steps as cards: upwards to the market, downwards to the quay."""
    drawn: list[Drawn] = [*disc(place, 6, 6)]
    if then.hull is not None:
        drawn.append(Print(art.ship(then.hull), 8, 40, 84, area.h - 46))
    if then.words:
        drawn.append(Block(then.words, 104, 14, area.w - 116, area.h - 24, theme.BODY, theme.WASHI, "bold"))
    ups: list[Possible] = [step for step in then.steps if isinstance(step, (LeavePort, TakeBarrel))]
    downs: list[Possible] = [step for step in then.steps if step not in ups]
    rows: tuple[tuple[list[Possible], str, str], ...] = (
        (ups, keys.up, "\N{BLACK UP-POINTING TRIANGLE}"),
        (downs, keys.down, "\N{BLACK DOWN-POINTING TRIANGLE}"),
    )
    high = (area.h - 3 * GAP) / 2
    cards: list[Cell] = []
    for row, (steps, key, sign) in enumerate(rows):
        y = GAP + row * (high + GAP)
        if steps:
            drawn.append(_sign(key, sign, 116, y + high / 2))
        spot = Area(area.x + 142, area.y + y, area.w - 142 - GAP, high)
        cards += _cards(spot, steps, then, keys)
    yield Cell(Told(40), area, Face(panel=Panel(theme.INK, theme.GOLD, 4, 10), drawn=tuple(drawn)), CELL)
    yield from cards


def _sign(key: str, sign: str, x: float, y: float) -> Drawn:
    """The picture of a direction on a pad, the key of a block, or an arrow."""
    if "/" in key:
        return Run((Icon(key, 1.5),), x, y, 48, theme.SMALL, theme.WASHI, align="centre")
    return Run((key or sign,), x, y, 44, theme.SMALL, theme.GOLD, "bold", "centre")


def _cards(area: Area, steps: Sequence[Possible], then: Next, keys: Keys) -> Iterator[Cell]:
    wide = min(250.0, (area.w - GAP * (len(steps) - 1)) / len(steps)) if steps else 0.0
    for at, step in enumerate(steps):
        spot = Area(area.x + at * (wide + GAP), area.y, wide, area.h)
        yield Cell(Card(then.steps.index(step)), spot, _card(step, spot, step == then.shown), CELL + 1)


def _card(step: Possible, area: Area, shown: bool) -> Face:
    """Golden where it is what A would do."""
    fill, ink = (theme.GOLD, theme.INK) if shown else (theme.INDIGO, theme.WASHI)
    images = tuple(Icon(image, 1.5) for image in pictured(step))
    words = (Tinted(deed(step, short=area.w < SHORT), ink),) if area.w >= NARROW or not images else ()
    parts: tuple[Icon | Tinted, ...] = (*images, *words)
    line = Run(parts, area.w / 2, area.h / 2, area.w - 12, theme.SMALL, ink, "bold", "centre")
    return Face(panel=Panel(fill, theme.INDIGO_LIGHT, 2, 8), drawn=(line,))


# ------------------------------------------------------------ beside the ship


def plate(step: Possible, keys: Keys, column: Area, boat: Area, others: Sequence[Area]) -> Cell:
    """What A would do, where it hides no other ship."""
    words = deed(step)
    wide = min(column.w, 26.0 + 14 * len(words) + 44 * len(pictured(step)[:1]) + 40 * bool(keys.confirm))
    spot = beside(column, boat, others, wide)
    icons = tuple(Icon(image, 1.4) for image in pictured(step)[:1])
    key: tuple[Icon | Tinted, ...] = ()
    if keys.confirm:
        picture = "/" in keys.confirm
        key = (Icon(keys.confirm, 1.4) if picture else Tinted(keys.confirm, theme.VERMILION),)
    line = Run(
        (*key, *icons, words), wide / 2, PLATE_HIGH / 2, wide - 16, theme.SMALL, theme.INK, "bold", "centre"
    )
    return Cell(PLATE, spot, Face(panel=Panel(theme.GOLD, theme.INK, 3, 10), drawn=(line,)), CELL + 2)


def beside(column: Area, boat: Area, others: Sequence[Area], wide: float) -> Area:
    """Nearest to it, among the places that cover least of it and of the others."""
    middle, high = boat.x + boat.w / 2 - wide / 2, (boat.h - PLATE_HIGH) / 2
    across = (boat.right + 4, boat.x - 4 - wide, middle, column.x, column.right - wide)
    down = (boat.y + high, boat.y, boat.bottom - PLATE_HIGH, boat.bottom + 2, boat.y - PLATE_HIGH - 2)
    low = (boat.bottom + 58, column.bottom - PLATE_HIGH)
    spots = [_within(column, Area(x, y, wide, PLATE_HIGH)) for x in across for y in (*down, *low)]
    return min(
        spots, key=lambda spot: (sum(_common(spot, other) for other in (boat, *others)), _far(spot, boat))
    )


def _far(spot: Area, boat: Area) -> float:
    """From edge to edge, and a little from middle to middle."""
    dx = max(0.0, spot.x - boat.right, boat.x - spot.right)
    dy = max(0.0, spot.y - boat.bottom, boat.y - spot.bottom)
    return dx + dy + abs(spot.x + spot.w / 2 - boat.x - boat.w / 2) / 100


def _within(column: Area, spot: Area) -> Area:
    x = min(max(spot.x, column.x), column.right - spot.w)
    y = min(max(spot.y, column.y), column.bottom - spot.h)
    return Area(x, y, spot.w, spot.h)


def _common(one: Area, other: Area) -> float:
    shared = one.common(other)
    return shared.w * shared.h
