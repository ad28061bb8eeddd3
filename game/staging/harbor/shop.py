"""What a seat has for sale: the fresh row, and the old one under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.i18n.door import language, pgettext
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.words import Ware
from game.staging import places
from game.staging.harbor import art, pieces
from game.staging.harbor.plate_faces import RED, badge
from game.staging.harbor.sizes import Sizes
from game.staging.kept import Kept, per_language
from game.table.layout import Layout, Slot
from game.table.pose import Box, Drawn, Face, Panel, Pose, Poses, Print, Run
from game.ui import theme

GAP = 4
EDGE = 10
WORD = 80
"""What the word of a row needs."""

FRESH_GROUND = (20, 34, 66)
OLD_GROUND = (40, 30, 26)
FRESH_WORD = (150, 182, 228)
TAG_FRESH = (240, 226, 196)
TAG_OLD = (170, 156, 136)
PRICE, SMALL_PRICE = 40, 32
TAG, LOW = 44, 34
"""How high a tag is, and where wares are low."""

OVER = 14
"""So much of a barrel may be under a tag that is low."""


class Shop:
    """Of one seat."""

    def __init__(self, seat: Seat, layout: Layout, sizes: Sizes) -> None:
        self._seat, self._sizes = seat, sizes
        self._rows = {True: layout.at(pieces.Fresh(seat)), False: layout.at(pieces.Old(seat))}
        self._laid = Kept(self._poses)

    def poses(self, wares: tuple[Ware, ...]) -> Poses:
        """Both rows."""
        if self._sizes.bare:
            return {}
        return self._laid(wares, language())

    def _poses(self, wares: tuple[Ware, ...], _language: str) -> Poses:
        found: Poses = {}
        for fresh, slot in self._rows.items():
            piles = Counter(ware for ware in wares if ware[1] is fresh)
            piece = pieces.Fresh(self._seat) if fresh else pieces.Old(self._seat)
            if self._sizes.brief:
                face = counted(
                    fresh, tuple(sorted({kind for kind, _, _ in piles})), piles.total(), slot.w, slot.h
                )
                found[piece] = places.filling(slot, places.PLATE + 2, face)
                continue
            taken = len(piles) * (self._wide(slot, len(piles)) + GAP)
            face = row(fresh, slot.w, slot.h, taken)
            found[piece] = places.filling(slot, places.PLATE + 2, face)
            found.update(self._row(slot, piles))
        return found

    def _wide(self, slot: Slot, piles: int) -> float:
        """Of one ware: narrower where many different ones lie, so that every tag stays whole."""
        return min(self._sizes.ware[0], (slot.w - 8 + GAP) / max(1, piles) - GAP)

    def _row(self, slot: Slot, piles: Counter[Ware]) -> Iterator[tuple[pieces.Ware, Pose]]:
        """Equal ones on one pile."""
        wide, high = self._wide(slot, len(piles)), min(self._sizes.ware[1], int(slot.h))
        lying = self._sizes.lying and wide == self._sizes.ware[0]
        for place, ((kind, fresh, price), count) in enumerate(sorted(piles.items())):
            x = slot.x + 4 + wide / 2 + place * (wide + GAP)
            face = ware(int(kind), fresh, price, count, wide, high, lying)
            pose = Pose(x, slot.y + slot.h / 2, wide, high, places.SYMBOL + place, face)
            yield pieces.Ware(self._seat, int(kind), fresh, price), pose


@per_language
def row(fresh: bool, w: float, h: float, taken: float) -> Face:
    """The word stands where nothing lies; a full row has its ground and its tags to tell it by."""
    word = pgettext("row of a harbor", "fresh") if fresh else pgettext("row of a harbor", "old")
    ground, room = FRESH_GROUND if fresh else OLD_GROUND, w - taken - 2 * EDGE
    colour = FRESH_WORD if fresh else theme.WASHI_DIM
    words = Run((word,), w - EDGE, h / 2, room, theme.SMALL, colour, "text", "right")
    return Face(drawn=(words,) if room >= WORD else (), panel=Panel(ground, ground, 0, 8))


@per_language
def counted(fresh: bool, kinds: tuple[int, ...], count: int, w: float, h: float) -> Face:
    """A row in short: how many lie there, and what; prices are told when it is asked."""
    ground = FRESH_GROUND if fresh else OLD_GROUND
    panel = Panel(ground, ground, 0, 8)
    if not count:
        return Face(panel=panel)
    side = min(h / 2, w)
    figure = Run((number(count),), w / 2, h - side / 2, w - 8, PRICE, theme.WASHI, align="centre")
    step = (w - side) / max(1, len(kinds) - 1) if len(kinds) > 1 else 0
    left = (w - side) / 2 if len(kinds) == 1 else 0
    barrels = (
        Print(art.barrel(kind), left + place * step, 0, side, side) for place, kind in enumerate(kinds)
    )
    return Face(panel=panel, drawn=(*barrels, figure))


@per_language
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
        high = LOW if h < 2 * TAG else TAG
        side = min(w, h - high + (OVER if high == LOW else 6))
        tag = Box(0, h - high - 1, w, high, fill, theme.INK, 2, 8)
        middle = w / 2
    size = PRICE if tag.h == TAG else SMALL_PRICE
    barrel = Print(art.barrel(kind), 0 if lying else (w - side) / 2, 0, side, side)
    yield from (tag, barrel) if lying else (barrel, tag)
    yield Run((number(price),), middle, tag.y + tag.h / 2, tag.w - 6, size, theme.INK, align="centre")
    if count > 1:
        yield from badge(count, side - 28 if lying else (w + side) / 2 - 28, 0, RED)
