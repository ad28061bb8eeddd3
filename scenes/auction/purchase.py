"""One after another: buy a lot or decline, then settle its Takusan and Yakuza."""

from __future__ import annotations

from typing import ClassVar, assert_never

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.auction import pieces
from game.staging.auction.refusals import refused
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui import signs
from scenes.auction import prompts
from scenes.play.choosing import Choosing


class PurchaseScene(Choosing):
    """Lots, rows and the consolation can be chosen, by whoever's turn it is."""

    name: ClassVar[str] = "purchase"

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
        """With what it costs or brings."""
        spec, view = self.sitting.match.kernel.spec, self.sitting.show.view
        match action:
            case BuyLot(_, lot):
                price = spec.sizes[len(view.seats)].tiles[view.ranking.index(lot)].price
                return _("Buy for {price}", price=number(price))
            case Decline():
                return _("Decline and take {amount}", amount=number(spec.decline_pay))
            case JoinRow():
                return _("Add it here")
        return _("Give one of these")

    def refused(self, why: Refusal, seat: Seat) -> str:
        """By name."""
        return refused(why, self.sitting.seating.names, seat)

    def lures(self, why: Refusal) -> bool:
        """A lot that lies there, but is too dear."""
        return why.why == "too dear"

    def refresh(self) -> None:
        """Declining is a button on the seat's plate."""
        super().refresh()
        desk, seat = self.sitting.desk, self.seat()
        if seat is None or desk.kit is None or pieces.Decline(seat) not in self._choices:
            desk.board.hud.drop("decline")
            return
        area = desk.layout.area(pieces.Decline(seat))
        text = _("Decline: take {amount}", amount=number(self.sitting.match.kernel.spec.decline_pay))
        desk.board.hud.picture("decline", signs.button(desk.kit, area, text, lit=True), area.x, area.y)

    def leave(self) -> None:
        """The button goes with the phase."""
        self.sitting.desk.board.hud.drop("decline")
        super().leave()

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.purchase(self.sitting, self.seat())
