"""What everybody sees of a tuna auction: the tuna, who is paid, the bag, and where each seat stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.i18n.door import _, language, pgettext
from game.i18n.formats import number, yen
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import TUNA, TUNAS, Resource
from game.staging import seat_faces
from game.staging.harbor import art, pieces
from game.staging.harbor.sheets.parts import SLIM
from game.staging.harbor.tableau import Tableau, closed, revealed
from game.staging.kept import Kept, per_language
from game.staging.pieces import Lamp, Sheet, Told
from game.staging.seat_faces import dark
from game.staging.seat_plate import Chair
from game.staging.sheets import GROUND, in_row
from game.table.layout import Layout
from game.table.pose import Block, Box, Drawn, Face, Icon, Panel, Pose, Poses, Print, Run
from game.ui import theme
from game.ui.focus import Area

GROUND_Z: Final = GROUND - 60
CELL_Z: Final = GROUND - 40
"""Under the strip of whoever picks a buyer."""

PRINT: Final = Area(16, 16, 238, 332)
SLIM_PRINT: Final = Area(14, 14, 122, 172)
SLIM_TEXT_X: Final = 154
TEXT_X: Final = 286
CARDS_Y: Final = 196
CARDS_H: Final = 154
LAMP: Final = 48
DISC: Final = 92
SEAL: Final = 44


@value
class Bid:
    """What a seat's card tells: R with the tuna, whether that reaches the goal, and its hand."""

    seat: Seat
    resources: int
    reaches: bool
    yen: int
    is_closed: bool


class AuctionSheet:
    """Lies there from the draw until the sale, whoever decides."""

    def __init__(self, layout: Layout, table: Table, chairs: Sequence[Chair]) -> None:
        slot = layout.at(Sheet())
        self.area, self._table = Area(slot.x, slot.y, slot.w, slot.h), table
        self._names = tuple(chair.name for chair in chairs)
        self._crests = tuple(chair.crest for chair in chairs)
        self._fixed, self._cards = Kept(self._fixed_poses), Kept(self._card_poses)
        self._slim = slot.w < SLIM
        self._print, self._text_x = (SLIM_PRINT, SLIM_TEXT_X) if self._slim else (PRINT, TEXT_X)

    @property
    def catch(self) -> Pose:
        """Where the print of the tuna lies; its face depends on which it is."""
        return self._at(self._print, CELL_Z, Face())

    def poses(self, tableau: Tableau) -> Poses:
        """As a view has it: its tuna was drawn."""
        view, hands = tableau.view, closed(tableau)
        assert view.tuna is not None
        bids = tuple(self._bid(view, seat, seat in hands) for seat in range(tableau.players))
        left = tuple(tuna for tuna in TUNAS for _each in range(view.stock[tuna]))
        return {
            **self._fixed(view.tuna, view.worth[view.tuna], view.turn, left, language()),
            **({} if self._slim else self._cards(bids, bool(revealed(view)), language())),
        }

    def _bid(self, view: HarborView, seat: Seat, is_closed: bool) -> Bid:
        assert view.tuna is not None
        own = view.seats[seat]
        resources = own.resources + view.worth[view.tuna]
        reaches = view.trigger is None and resources >= self._table.size.end.resources
        return Bid(seat, resources, reaches, own.cash, is_closed)

    # ------------------------------------------------------------ the tuna

    def _fixed_poses(
        self, tuna: Resource, worth: int, fisher: Seat, left: tuple[Resource, ...], _language: str
    ) -> Poses:
        rim = Panel(theme.INDIGO_DEEP, theme.GOLD, 5, theme.RADIUS)
        high = self.area.h - 12 if self._slim else CARDS_Y - 20
        text = Area(self._text_x, 8 if self._slim else 14, self.area.w - self._text_x - 20, high)
        told = Face(drawn=tuple(self._told(tuna, worth, fisher, left, text.w)))
        whole = Area(0, 0, self.area.w, self.area.h)
        return {
            Sheet(): self._at(whole, GROUND_Z, Face(panel=rim)),
            pieces.Catch(): self._at(self._print, CELL_Z, catch(worth, self._print.w, self._print.h)),
            Told(0): self._at(text, CELL_Z, told),
        }

    def _told(
        self, tuna: Resource, worth: int, fisher: Seat, left: tuple[Resource, ...], w: float
    ) -> Iterator[Drawn]:
        name, price = self._names[fisher], worth * self._table.spec.worth.yen_per_r
        drawn = _("A tuna of {resources} R is drawn", resources=number(worth))
        brings = _(
            "Worth {yen} at the end; its market buys it for {price}.", yen=yen(price), price=yen(price)
        )
        paid = _(
            "Bids go to {name}, who fished it; {name}'s own bid goes to the bank. If bids tie, {name} picks.",
            name=name,
        )
        if self._slim:
            lines = f"{brings}\n{paid}"
            yield Run((drawn,), 0, 19, w, theme.LARGE, theme.GOLD, "title")
            yield Block(lines, 0, 37, w, 122, theme.SMALL, theme.WASHI)
            yield Run(tuple(self._bag(left)), 0, 172, w, theme.SMALL, theme.WASHI, "text")
            return
        yield Run((drawn,), 0, 24, w, 46, theme.GOLD, "title")
        yield Run((brings,), 0, 74, w, theme.BODY, theme.WASHI, "text")
        crest = Icon(f"crests/{self._crests[fisher]}", 1.4)
        yield Run((crest, paid), 0, 114, w, theme.BODY, theme.WASHI, "text")
        yield Run(tuple(self._bag(left)), 0, 156, w, theme.BODY, theme.WASHI, "text")

    def _bag(self, left: tuple[Resource, ...]) -> Iterator[str | Icon]:
        if not left:
            yield _("The bag is empty now.")
            return
        yield _("Left in the bag:")
        sizes = dict(zip(TUNAS, self._table.spec.worth.tuna, strict=True))
        for tuna in left:
            yield Icon(art.large_token(tuna), 1.4)
            yield number(sizes[tuna])

    # ------------------------------------------------------------ the seats

    def _card_poses(self, bids: tuple[Bid, ...], is_open: bool, _language: str) -> Poses:
        found: Poses = {}
        gap = 10
        room = Area(TEXT_X, CARDS_Y, self.area.w - TEXT_X - 20, CARDS_H)
        wide = min(392.0, (room.w - gap * (len(bids) - 1)) / len(bids))
        for bid, area in zip(bids, in_row(room, wide, len(bids), gap), strict=True):
            face = card(bid, self._names[bid.seat], self._crests[bid.seat], wide)
            found[pieces.Bidder(bid.seat)] = self._at(area, CELL_Z, face)
            if bid.yen and not is_open:
                lamp = Area(area.right - LAMP - 8, area.y + 6, LAMP, LAMP)
                found[Lamp(bid.seat)] = self._at(lamp, CELL_Z + 1, seat_faces.lamp(bid.is_closed))
        return found

    def _at(self, area: Area, z: int, face: Face) -> Pose:
        x, y = self.area.x + area.x + area.w / 2, self.area.y + area.y + area.h / 2
        return Pose(x, y, area.w, area.h, z, face)


@per_language
def catch(worth: int, w: float, h: float) -> Face:
    """The print, with the R of the tuna in a disc."""
    side = min(DISC, round(w * 0.44))
    return Face(
        drawn=(
            Print(art.print_of(TUNA), 0, 0, w, h),
            Box(-6, -6, side, side, theme.INDIGO_DEEP, theme.GOLD, 5, side // 2),
            Run((number(worth),), side / 2 - 6, side / 2 - 6, side - 16, 56, theme.GOLD, align="centre"),
        )
    )


@per_language
def card(bid: Bid, name: str, crest: int, w: float) -> Face:
    """R as it would be with the tuna: golden, with the seal, where that reaches the goal of the match."""
    colour = theme.SEAT_COLOURS[bid.seat]
    return Face(panel=Panel(dark(colour), colour, 3, 12), drawn=tuple(_card(bid, name, crest, w)))


def _card(bid: Bid, name: str, crest: int, w: float) -> Iterator[Drawn]:
    yield Run((Icon(f"crests/{crest}", 1.5), name), 10, 30, w - LAMP - 26, theme.BODY, theme.WASHI, "bold")
    worth = theme.GOLD if bid.reaches else theme.WASHI
    label, left = pgettext("R of a seat if it wins the tuna", "with it"), 12.0
    if bid.reaches:
        yield Print(art.GOAL, 8, 60, SEAL, SEAL)
        left += SEAL
    yield Run((label,), left, 82, w - left - 100, theme.SMALL, theme.WASHI_DIM, "text")
    yield Run((Icon(art.R, 1.0), number(bid.resources)), w - 10, 82, 100, 44, worth, align="right")
    yield Run((_purse(bid),), 12, 126, w / 2 - 10, theme.SMALL, theme.WASHI_DIM, "text")
    yield Run((Icon(art.YEN, 0.9), number(bid.yen)), w - 12, 126, w * 0.55, 40, theme.GOLD, align="right")


def _purse(bid: Bid) -> str:
    return _("has") if bid.yen else pgettext("a seat at an auction", "no yen")
