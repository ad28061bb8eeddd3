"""The street of markets: how wide the houses are, and what each shows."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.door import language
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import FISH_MARKETS, Market
from game.staging import places
from game.staging.harbor import extra_faces, fish_faces, large_faces, pieces
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Poses

CROWDED = 7
"""From so many fish markets on there is less room for each."""

GAP = 6
EXTRA_GAP = 4
WIDEST = 330
LARGE_EXTRA = 150
"""For large type they are an emblem and the way in."""

LAST = (Market.SHIPS, Market.TRADING, Market.AQUARIUM)
"""What has most to tell stands alone in the last column, if there is one."""


def extra_width(players_fish: int, extras: int, *, large: bool) -> float:
    """Two to a column; beside seven fish or more there is room for an emblem only."""
    if large or players_fish >= CROWDED:
        return LARGE_EXTRA if large else 105
    return 301 if players_fish <= 4 else 251 if players_fish == 5 or extras <= 4 else 226


class Houses:
    """By the markets in play, which stay the same for a match."""

    def __init__(self, layout: Layout, table: Table) -> None:
        self._street, self._table, self._large = layout.at(pieces.Street()), table, layout.plan.large
        self._kept: dict[Market, Kept[[fish_faces.Shown | extra_faces.Shown, str], Poses]] = {}
        self._slots: dict[Market, Slot] = {}
        self._markets: tuple[Market, ...] = ()
        self._small = False

    def poses(self, view: HarborView) -> Poses:
        """Every house in play; one whose figures have not changed is the very same."""
        if view.markets != self._markets:
            self._build(view.markets)
        found: Poses = {}
        for market in view.markets:
            fishy = market in FISH_MARKETS
            shown = fish_faces.shown(view, market) if fishy else extra_faces.shown(view, market)
            found.update(self._kept[market](shown, language()))
        return found

    def slot(self, market: Market) -> Slot | None:
        """Where a house stands; None if it is not in play."""
        return self._slots.get(market)

    def _build(self, markets: tuple[Market, ...]) -> None:
        self._markets, self._slots = markets, street(self._street, markets, large=self._large)
        self._small = sum(market in FISH_MARKETS for market in markets) >= CROWDED
        self._kept = {market: Kept(self._house) for market in markets}

    def _house(self, shown: fish_faces.Shown | extra_faces.Shown, _language: str) -> Poses:
        slot = self._slots[shown.market]
        if self._large:
            face = large_faces.face(self._table, slot.w, slot.h, shown)
        elif isinstance(shown, fish_faces.Shown):
            face = fish_faces.face(self._table, slot.w, self._small, shown)
        else:
            face = extra_faces.face(self._table, slot.w, slot.h, shown)
        return {pieces.House(int(shown.market)): places.filling(slot, places.CELL, face)}


def street(area: Slot, markets: Sequence[Market], *, large: bool = False) -> dict[Market, Slot]:
    """Fish from the left, the others two to a column; an odd one is as high as both."""
    fish = [market for market in markets if market in FISH_MARKETS]
    extras = sorted((market for market in markets if market not in FISH_MARKETS), key=_last)
    columns = (len(extras) + 1) // 2
    extra = extra_width(len(fish), len(extras), large=large)
    wide = min(WIDEST, (area.w - columns * (extra + GAP) - (len(fish) - 1) * GAP) // len(fish))
    found = {
        market: Slot(area.x + place * (wide + GAP), area.y, wide, area.h) for place, market in enumerate(fish)
    }
    left = area.x + len(fish) * (wide + GAP)
    if columns:
        extra = (area.x + area.w - left + GAP) // columns - GAP
    half = (area.h - EXTRA_GAP) / 2
    for place, market in enumerate(extras):
        column, row = divmod(place, 2)
        alone = place == len(extras) - 1 and row == 0
        found[market] = Slot(
            left + column * (extra + GAP), area.y + row * (half + EXTRA_GAP), extra, area.h if alone else half
        )
    return found


def _last(market: Market) -> tuple[int, int]:
    return (LAST.index(market) + 1 if market in LAST else 0), int(market)
