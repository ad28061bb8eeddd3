"""What a seat has for sale: the fresh row, and the old one under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from game.i18n.door import language, pgettext
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.words import Ware
from game.staging import places
from game.staging.harbor import art, pieces
from game.staging.harbor.plate_faces import RED, badge
from game.staging.harbor.sizes import Sizes
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Box, Caption, Drawn, Face, Panel, Pose, Poses, Print, Run
from game.ui import theme

GAP = 6
FRESH_GROUND = (20, 34, 66)
OLD_GROUND = (40, 30, 26)
TAG_FRESH = (240, 226, 196)
TAG_OLD = (170, 156, 136)
PRICE = 40


class Shop:
    """Of one seat."""

    def __init__(self, seat: Seat, layout: Layout, sizes: Sizes) -> None:
        self._seat, self._sizes = seat, sizes
        self._rows = {True: layout.at(pieces.Fresh(seat)), False: layout.at(pieces.Old(seat))}
        self._laid = Kept(self._poses)

    def poses(self, wares: tuple[Ware, ...]) -> Poses:
        """Both rows."""
        return self._laid(wares, language())

    def _poses(self, wares: tuple[Ware, ...], _language: str) -> Poses:
        fresh, old = self._rows[True], self._rows[False]
        found: Poses = {
            pieces.Fresh(self._seat): places.filling(fresh, places.PLATE + 2, row(True, fresh.w, fresh.h)),
            pieces.Old(self._seat): places.filling(old, places.PLATE + 2, row(False, old.w, old.h)),
        }
        for is_fresh, slot in self._rows.items():
            found.update(self._row(slot, [ware for ware in wares if ware[1] is is_fresh]))
        return found

    def _row(self, slot: Slot, wares: list[Ware]) -> Iterator[tuple[pieces.Ware, Pose]]:
        """Equal ones on one pile; piles that find no room overlap like a hand of cards."""
        piles = Counter(wares)
        wide, high = self._sizes.ware
        high = min(high, int(slot.h))
        step = float(wide + GAP)
        if len(piles) > 1:
            step = min(step, (slot.w - wide - 8) / (len(piles) - 1))
        for place, ((kind, fresh, price), count) in enumerate(sorted(piles.items())):
            x = slot.x + 4 + wide / 2 + place * step
            face = ware(int(kind), fresh, price, count, wide, high, self._sizes.lying)
            pose = Pose(x, slot.y + slot.h / 2, wide, high, places.SYMBOL + place, face)
            yield pieces.Ware(self._seat, int(kind), fresh, price), pose


@cache
def row(fresh: bool, w: float, h: float) -> Face:
    """The word stands where nothing lies."""
    word = pgettext("row of a harbor", "fresh") if fresh else pgettext("row of a harbor", "old")
    room = 0.3
    words = Caption(
        word, theme.SMALL, theme.INDIGO_LIGHT if fresh else theme.WASHI_DIM, dx=0.33, font="text", room=room
    )
    ground = FRESH_GROUND if fresh else OLD_GROUND
    return Face(captions=(words,), panel=Panel(ground, ground, 0, 8))


@cache
def ware(kind: int, fresh: bool, price: int, count: int, w: float, h: float, lying: bool) -> Face:
    """Barrel and price tag; a red count where several are equal."""
    return Face(drawn=tuple(_drawn(kind, fresh, price, count, w, h, lying)))


def _drawn(
    kind: int, fresh: bool, price: int, count: int, w: float, h: float, lying: bool
) -> Iterator[Drawn]:
    fill = TAG_FRESH if fresh else TAG_OLD
    if lying:
        side = h
        tag = Box(side - 8, h / 2 - 22, w - side + 6, 44, fill, theme.INK, 2, 8)
        middle = (side + w) / 2 - 2
    else:
        side = min(w, h - 44)
        tag = Box(0, h - 46, w, 44, fill, theme.INK, 2, 8)
        middle = w / 2
    yield tag
    yield Print(art.barrel(kind), 0 if lying else (w - side) / 2, 0, side, side)
    yield Run(
        (number(price),), middle, h / 2 if lying else h - 24, tag.w - 8, PRICE, theme.INK, align="centre"
    )
    if count > 1:
        yield from badge(count, side - 28 if lying else (w + side) / 2 - 28, 0, RED)
