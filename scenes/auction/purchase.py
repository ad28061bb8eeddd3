"""One after another: buy a lot or decline, then settle its Takusan and Yakuza."""

from __future__ import annotations

from typing import ClassVar, assert_never

from game.i18n.door import _
from game.i18n.formats import price
from game.rules.auction import foresight
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import AuctionSpec, Card
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.auction import pieces
from game.staging.auction.refusals import refused
from game.staging.auction.tableau import Asked, Entry
from game.staging.auction.terms import card_name
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui.focus import Area
from scenes.auction import prompts
from scenes.play.choosing import Choosing

BUTTON = 64.0


class PurchaseScene(Choosing):
    """Lots, rows and the consolation can be chosen, by whoever's turn it is."""

    name: ClassVar[str] = "purchase"

    @property
    def _view(self) -> AuctionView:
        view: AuctionView = self.sitting.show.view
        return view

    @property
    def _spec(self) -> AuctionSpec:
        spec: AuctionSpec = self.sitting.match.kernel.spec
        return spec

    def piece(self, action: AuctionAction) -> PieceId:
        """A lot, a row, or the button on the plate."""
        match action:
            case BuyLot(_, lot):
                return pieces.Lot(lot)
            case Decline(seat):
                return pieces.Decline(seat)
            case JoinRow(seat, product) | PayYakuza(seat, product):
                return pieces.Row(seat, int(product))
            case PlaceTickets():
                raise ValueError("tickets are placed in the valuation")
            case _:
                assert_never(action)

    def deed(self, action: AuctionAction) -> str:
        """In a word: what it costs and brings stands beside it."""
        match action:
            case BuyLot():
                return _("Buy")
            case Decline():
                return _("Decline: +{price}", price=price(self._spec.decline_pay))
            case JoinRow(_, product):
                return _("To {fish}", fish=card_name(product))
            case PayYakuza(_, product):
                return _("Give {fish}", fish=card_name(product))
        raise ValueError("tickets are placed in the valuation")

    def deed_place(self, id: PieceId | None) -> Area | None:
        """Beside the tile of a lot; over the foot of the card that asks; on the consolation itself."""
        layout = self.sitting.desk.layout
        match id:
            case pieces.Lot(lot):
                tile = layout.area(pieces.TileSpot(lot))
                if layout.plan.large:
                    return Area(
                        tile.right + 8, tile.y + 4, layout.area(id).right - tile.right - 20, tile.h - 8
                    )
                return layout.area(pieces.Sum(lot))
            case pieces.Decline():
                return layout.area(id)
            case pieces.Row(seat):
                card = layout.area(pieces.Asking(seat))
                if layout.plan.large:
                    return Area(card.right + 8, card.y + 48, 236, 84)
                return Area(card.x - 40, card.bottom - BUTTON, card.w + 80, BUTTON)
        return None

    def picked(self, id: PieceId | None) -> None:
        """The table shows what it would lead to."""
        self._enter(id)

    def refused(self, why: Refusal, seat: Seat) -> str:
        """By name."""
        return refused(why, self.sitting.seating.names, seat)

    def lures(self, why: Refusal) -> bool:
        """A lot that lies there, but is too dear."""
        return why.why == "too dear"

    def refresh(self) -> None:
        """Once everything was shown, whoever is asked has the table."""
        if self.sitting.show.over and self.sitting.fuse is None:
            self._enter(self.pick.piece)
        super().refresh()

    def _enter(self, id: PieceId | None) -> None:
        seat = min(self._view.to_act, default=None)
        if seat is None:
            return
        asked = Asked(
            seat,
            id.lot if isinstance(id, pieces.Lot) else None,
            Card(id.product) if isinstance(id, pieces.Row) else None,
            isinstance(id, pieces.Decline),
        )
        self.sitting.show.enter(Entry(asked=asked))

    def _start_focus(self) -> None:
        """At what brings most, or costs least, by today's plaques."""
        gains = {id: self._gain(choice.action) for id, choice in self._choices.items() if not choice.refusal}
        if gains:
            self.focus.settle(max(gains, key=gains.__getitem__))

    def _gain(self, action: AuctionAction) -> int:
        view, spec = self._view, self._spec
        match action:
            case BuyLot(seat, lot):
                cost = spec.sizes[len(view.seats)].tiles[view.ranking.index(lot)].price
                return foresight.lot_worth(view, spec, seat, lot) - cost
            case Decline():
                return spec.decline_pay
            case JoinRow(seat, product) | PayYakuza(seat, product):
                return foresight.row_gain(view, spec, seat, product, view.phase is Phase.TAKUSAN)
        raise ValueError("tickets are placed in the valuation")

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.purchase(self.sitting, self.seat())
