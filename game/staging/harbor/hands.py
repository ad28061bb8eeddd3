"""A seat's hand at an auction: the fan of coins beside it, the closed fist, and what it held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.i18n.door import _, language
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.fist import fan
from game.rules.harbor.table import Table
from game.staging import places, seat_faces
from game.staging.harbor import art, pieces
from game.staging.harbor.tableau import Openly, Tableau, auctioning, closed, revealed
from game.staging.kept import Kept, per_language
from game.staging.pieces import Prompt
from game.staging.seat_faces import dark
from game.staging.sheets import GROUND
from game.table.layout import Layout
from game.table.pose import Box, Drawn, Face, Panel, Pose, Poses, Print, Run
from game.ui import theme

MAT_Z: Final = GROUND - 60
HAND_Z: Final = GROUND - 40
"""Over all that lies on the table, under the strip of whoever picks a buyer."""

SMALL_FIST: Final = 72
FOOT: Final = 100
LINE: Final = 28
COIN: Final = 84
"""A place of the fan that is narrower shows its figure alone."""

BESIDE: Final = 270
"""From so much on a fist lies beside what is to be pressed."""

NARROW: Final = 220
"""Where sum and button have no room beside each other."""

WIDE: Final = 300
"""Of a hand in the middle of the lane, with words under it."""


class Hand:
    """Of one seat; what is in it is drawn for its owner alone, or once all are open."""

    def __init__(self, seat: Seat, layout: Layout, table: Table) -> None:
        self._seat, self._table = seat, table
        self._sea, self._strip = layout.at(pieces.Sea(seat)), layout.at(Prompt(seat))
        self._fan = [layout.at(pieces.FanPlace(seat, place)) for place in range(pieces.FAN)]
        self._laid = Kept(self._poses)

    def poses(self, tableau: Tableau) -> Poses:
        """Only while a tuna is sold."""
        if not auctioning(tableau.view):
            return {}
        seat, view, entry = self._seat, tableau.view, tableau.entry
        bids = revealed(view)
        openly = entry.openly if entry.openly is not None and entry.openly.seat == seat else None
        is_closed = seat in closed(tableau)
        return self._laid(
            bool(view.seats[seat].cash),
            (bids[seat], bids[seat] == max(bids)) if bids else None,
            is_closed,
            seat in entry.fans and not is_closed,
            openly,
            entry.hints[seat] if entry.hints and not bids else (),
            language(),
        )

    def _poses(
        self,
        asked: bool,
        shown: tuple[int, bool] | None,
        is_closed: bool,
        fanned: bool,
        openly: Openly | None,
        hints: tuple[str, ...],
        _language: str,
    ) -> Poses:
        words = hints if asked else (_("no yen, no bid"),)
        found: Poses = {pieces.Mat(self._seat): self._mat(fanned or openly is not None, words)}
        if not asked:
            return found
        high = self._sea.h - 4
        if shown is not None:
            found[pieces.Fist(self._seat)] = self.in_lane(opened(self._seat, *shown, self._wide, high))
        elif is_closed:
            found[pieces.Fist(self._seat)] = self.in_lane(shut(self._seat, self._wide, high))
        elif openly is not None:
            found.update(self._open(openly))
        elif fanned and self._sea.w >= BESIDE:
            x, y = self._sea.x + 6 + SMALL_FIST / 2, self._strip.cy
            found[pieces.Fist(self._seat)] = places.square(x, y, SMALL_FIST, HAND_Z, fist(self._seat))
        if fanned or openly is not None:
            found.update(self._coins())
        return found

    @property
    def _wide(self) -> float:
        return min(WIDE, self._sea.w - 16)

    def _mat(self, bidding: bool, words: tuple[str, ...]) -> Pose:
        slot, high = self._sea, self._strip.y + self._strip.h + 2 - self._sea.y
        left = SMALL_FIST + 10 if bidding and slot.w >= BESIDE else 0
        face = mat(self._seat, bidding, words, left, slot.w, high)
        return Pose(slot.cx, slot.y + high / 2, slot.w, high, MAT_Z, face)

    def in_lane(self, face: Face) -> Pose:
        """In the middle of the lane."""
        return Pose(self._sea.cx, self._sea.cy, self._wide, self._sea.h - 4, HAND_Z, face)

    def _coins(self) -> Iterator[tuple[pieces.FanPlace, Pose]]:
        for place, (slot, yen) in enumerate(zip(self._fan, fan(self._table), strict=True)):
            yield pieces.FanPlace(self._seat, place), places.filling(slot, HAND_Z, coin(yen, slot.w, slot.h))

    def _open(self, openly: Openly) -> Poses:
        """The sum and the button, where others read what to press."""
        left, wide, y = self._sea.x + 6, self._sea.w - 12, self._strip.cy
        part, high = wide * 0.46, self._strip.h - 6
        button = seat_faces.button(openly.close, lit=True)
        if wide < NARROW:
            return self._stacked(openly.yen, button)
        total = amount(openly.yen, part, high)
        return {
            pieces.Sum(self._seat): Pose(left + part / 2, y, part, high, HAND_Z, total),
            pieces.CloseHand(self._seat): Pose(
                left + part + (wide - part) / 2 + 4, y, wide - part - 8, high, HAND_Z, button
            ),
        }

    def _stacked(self, yen: int, button: Face) -> Poses:
        """The button under the sum."""
        slot = self._strip
        wide, high = slot.w - 8, slot.h / 2 - 4
        return {
            pieces.Sum(self._seat): Pose(
                slot.cx, slot.cy - high / 2 - 2, wide, high, HAND_Z, amount(yen, wide, high)
            ),
            pieces.CloseHand(self._seat): Pose(slot.cx, slot.cy + high / 2 + 2, wide, high, HAND_Z, button),
        }


@cache
def mat(seat: Seat, bidding: bool, words: tuple[str, ...], left: float, w: float, h: float) -> Face:
    """Dark in the seat's colour, with a golden rim while coins go in; what to press stands at its foot."""
    colour = theme.SEAT_COLOURS[seat]
    edge = Panel(dark(colour, 0.3), theme.GOLD if bidding else colour, 4, theme.RADIUS)
    middle = h - FOOT / 2 - (len(words) - 1) * LINE / 2
    lines = (
        Run(
            (line,),
            (left + w) / 2,
            middle + LINE * row,
            w - left - 6,
            theme.SMALL,
            theme.WASHI,
            "bold",
            "centre",
        )
        for row, line in enumerate(words)
    )
    return Face(panel=edge, drawn=tuple(lines))


@per_language
def coin(yen: int | None, w: float, h: float) -> Face:
    """All are as light or dark whatever they do: which was pressed cannot be seen."""
    if yen is None and w < COIN:
        return Face(
            panel=Panel(theme.INK, theme.WASHI_DIM, 2, 6),
            drawn=(Run((number(0),), w / 2, h / 2, w - 6, 32, theme.WASHI, align="centre"),),
        )
    if yen is None:
        words = Run((_("empty"),), w / 2, h / 2, w - 8, theme.SMALL, theme.WASHI, "bold", "centre")
        return Face(panel=Panel(theme.INK, theme.WASHI_DIM, 2, 10), drawn=(words,))
    side = min(40.0, h - 8)
    if w < COIN:
        figure = Run((number(yen),), w / 2, h / 2, w - 6, 32, theme.INK, align="centre")
        return Face(panel=Panel(theme.WASHI, theme.INK, 2, 6), drawn=(figure,))
    return Face(
        panel=Panel(theme.WASHI, theme.INK, 2, 10),
        drawn=(
            Print(art.coin(yen), 4, (h - side) / 2, side, side),
            Run((number(yen),), (w + side) / 2, h / 2, w - side - 10, 32, theme.INK, align="centre"),
        ),
    )


@cache
def fist(seat: Seat) -> Face:
    """Closed, in the seat's colour."""
    drawn: tuple[Drawn, ...] = (Print(art.FIST, 0, 0, SMALL_FIST, SMALL_FIST, dye=theme.SEAT_COLOURS[seat]),)
    return Face(drawn=drawn)


@per_language
def shut(seat: Seat, w: float, h: float) -> Face:
    """Closed for good, or until it is opened again."""
    side = min(106.0, h - 46)
    hand = Print(art.FIST, (w - side) / 2, 2, side, side, dye=theme.SEAT_COLOURS[seat])
    words = Run((_("hand closed"),), w / 2, side + 24, w, theme.BODY, theme.WASHI, "bold", "centre")
    return Face(drawn=(hand, words))


@per_language
def opened(seat: Seat, yen: int, highest: bool, w: float, h: float) -> Face:
    """What it held; golden where nobody has bid more."""
    side = min(92.0, h - 60)
    colour = theme.GOLD if highest else theme.WASHI
    return Face(
        drawn=(
            Print(art.OPEN_HAND, (w - side) / 2, 0, side, side, dye=theme.SEAT_COLOURS[seat]),
            Box(w / 2 - min(92, w / 2), side, min(184, w), 58, theme.INK, colour, 3, 12),
            Run((number(yen),), w / 2, side + 29, min(172, w - 8), 52, colour, align="centre"),
        )
    )


@per_language
def amount(yen: int, w: float, h: float) -> Face:
    """The sum in a hand, for its owner."""
    side = min(44.0, h - 8)
    return Face(
        panel=Panel(theme.INK, theme.GOLD, 2, theme.RADIUS),
        drawn=(
            Print(art.YEN, 8, (h - side) / 2, side, side),
            Run((number(yen),), (w + side) / 2 + 4, h / 2, w - side - 20, 46, theme.GOLD, align="centre"),
        ),
    )
