"""What the fitted value of a position looks at: counted alike when it is fitted and when it is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.duel import scoring
from game.rules.duel.spec import COLOURS, KNIFE, SEATS, WASABI, FaceId, HalfId
from game.rules.duel.state import DuelState, piles_of
from game.rules.duel.table import Table

Part: TypeAlias = tuple[int, float]
"""The number of a feature, and how much of it there is."""

NAMES: Final = (
    "points without wasabi",
    "points with one wasabi",
    "points with one wasabi, by wasabi to come",
    "points doubled",
    *(f"one {colour.name.lower()}" for colour in COLOURS),
    *(f"two {colour.name.lower()}" for colour in COLOURS),
    *(f"more {colour.name.lower()}" for colour in COLOURS),
    "one knife",
    "two knives",
    "three knives",
    "two knives, by knives to come",
    "three knives, by knives to come",
    *(f"barrel {notch} from the middle by night" for notch in (1, 2, 3)),
    *(f"barrel {notch} from the middle by day" for notch in (1, 2, 3)),
    "a pile with one wasabi, by wasabi to come",
)
PLAIN, SINGLE, SINGLE_COMING, DOUBLED, ONE = 0, 1, 2, 3, 4
KNIVES, KNIVES_COMING, NIGHT, DAY, WAITING = 16, 19, 21, 24, 27

KNOTS: Final = (1.0, 3.0, 7.0, 13.0)
"""Turns left; between them a weight changes evenly."""

MOST_COMING: Final = 4.0
TENTH: Final = 0.1
"""Points are counted in tens, so that all weights are of the same size."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What may still come: turns, wasabi of each colour, knives."""

    turns: float
    wasabi: tuple[float, ...]
    knives: float


def turns_left(draw: int, discards: int, emptied: int) -> float:
    """D60, D61: this turn and those after it; somewhat over half of what hangs is discarded."""
    if emptied == 0:
        return 1 + draw / 2 + (discards + 1 + 0.55 * draw) / 2
    return 1 + draw / 2 if emptied == 1 else 1.0


def between(table: Table, state: DuelState, hidden: Sequence[Sequence[FaceId]]) -> Prospects:
    """At the start of a turn, with the hung cards still to come."""
    turns = turns_left(len(state.draw), len(state.discards), state.emptied)
    return _prospects(table, turns, [(face, 1.0) for face in state.hung], state, hidden)


def ahead(table: Table, state: DuelState, hidden: Sequence[Sequence[FaceId]], turns: int) -> Prospects:
    """So many turns later; what hangs now may come back with its other face in the second pass."""
    left = turns_left(len(state.draw), len(state.discards), state.emptied) - turns
    back = [(face ^ 1, 0.45) for face in state.hung] if state.emptied == 0 else []
    return _prospects(table, left, back, state, hidden)


def _prospects(
    table: Table,
    turns: float,
    hung: list[tuple[FaceId, float]],
    state: DuelState,
    hidden: Sequence[Sequence[FaceId]],
) -> Prospects:
    """`hidden` lists the possible faces of each card below the top of the draw pile."""
    coming = hung + [(face, 1.0) for face in state.draw[:1]]
    coming += [(face, 1.5 / (len(faces) + 1)) for faces in hidden for face in faces]
    if state.emptied == 0:
        coming += [(face ^ 1, 0.8) for face in state.discards]
    wasabi, knives = [0.0] * len(COLOURS), 0.0
    for face, weight in coming:
        for half in {face << 1, face << 1 | table.two_coloured[face]}:
            if table.effects[half] is WASABI:
                wasabi[table.colours[half]] += weight
            elif table.effects[half] is KNIFE:
                knives += weight
    return Prospects(turns, tuple(min(MOST_COMING, count) for count in wasabi), knives)


def pile_parts(table: Table, pile: Sequence[HalfId], coming: Prospects) -> Iterator[Part]:
    """A pile by itself; knives are counted over all piles."""
    if not pile:
        return
    colour = table.colours[pile[0]]
    points = sum([table.points[half] for half in pile]) * TENTH
    wasabi = sum([table.effects[half] is WASABI for half in pile])
    if wasabi >= table.spec.wasabi_to_double:
        yield DOUBLED, 2 * points
    elif wasabi:
        yield SINGLE, points
        yield SINGLE_COMING, points * coming.wasabi[colour]
        yield WAITING, coming.wasabi[colour]
    else:
        yield PLAIN, points
    yield ONE + 4 * (min(len(pile), 3) - 1) + colour, 1.0


def knife_parts(knives: int, coming: Prospects) -> Iterator[Part]:
    """D32: knives beside their points."""
    if knives:
        yield KNIVES + min(knives, 3) - 1, 1.0
    if knives >= 2:
        yield KNIVES_COMING + min(knives, 3) - 2, coming.knives * TENTH


def barrel_parts(barrel: int, day: bool) -> Iterator[Part]:
    """D41, D50, D72: towards seat 1."""
    if barrel:
        yield (DAY if day else NIGHT) + min(abs(barrel), 3) - 1, 1.0 if barrel > 0 else -1.0


def counted(table: Table, state: DuelState, coming: Prospects) -> list[float]:
    """All features of a position, those of seat 1 less those of seat 0."""
    vector = [0.0] * len(NAMES)
    for seat in SEATS:
        sign = 1.0 if seat else -1.0
        parts = [part for pile in piles_of(state, seat) for part in pile_parts(table, pile, coming)]
        parts += knife_parts(scoring.knives(table, piles_of(state, seat)), coming)
        for name, amount in parts:
            vector[name] += sign * amount
    for name, amount in barrel_parts(state.barrel, state.day):
        vector[name] += amount
    return vector


def shares(turns: float) -> list[float]:
    """How much of the weights of each knot counts with so many turns left."""
    turns = min(max(turns, KNOTS[0]), KNOTS[-1])
    found = [0.0] * len(KNOTS)
    for place in range(len(KNOTS) - 1):
        low, high = KNOTS[place : place + 2]
        if low <= turns <= high:
            found[place], found[place + 1] = (high - turns) / (high - low), (turns - low) / (high - low)
            break
    return found
