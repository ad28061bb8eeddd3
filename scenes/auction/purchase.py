"""One after another: buy a lot or decline, then settle its Takusan and Yakuza."""

from __future__ import annotations

from typing import ClassVar, assert_never

from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.table.hud import Words
from game.ui import signs
from scenes.auction import prompts, slots
from scenes.play import areas
from scenes.play.phase import Choice, PhaseScene


class PurchaseScene(PhaseScene):
    """Lots, rows and the consolation can be chosen, by whoever's turn it is."""

    name: ClassVar[str] = "purchase"

    def seat(self) -> Seat | None:
        """Whose turn it is."""
        return min(self.sitting.show.view.to_act, default=None)

    def choices(self) -> dict[str, Choice]:
        """Every legal action, and the lots that are too dear with the reason."""
        seat = self.seat()
        if seat is None or self.sitting.seating.device(seat) is None:
            return {}
        chosen = dict(self._choice(action) for action in self.sitting.match.legal(seat))
        return {**self._too_dear(seat), **chosen}

    def refresh(self) -> None:
        """Declining is a button on the seat's plate."""
        super().refresh()
        hud, kit = self.sitting.desk.board.hud, self.sitting.desk.kit
        choice = self._choices.get("decline")
        if choice is None or kit is None:
            hud.drop("decline")
            return
        text = f"Decline: take {self.sitting.match.kernel.spec.decline_pay}"
        hud.picture("decline", signs.button(kit, choice.area, text, lit=True), choice.area.x, choice.area.y)

    def leave(self) -> None:
        """The button goes with the phase."""
        self.sitting.desk.board.hud.drop("decline")
        super().leave()

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.purchase(self.sitting, self.seat())

    def _choice(self, action: AuctionAction) -> tuple[str, Choice]:
        layout = self.sitting.desk.layout
        match action:
            case BuyLot(_, lot):
                return f"lot:{lot}", Choice(slots.lot(layout, lot), action)
            case Decline(seat):
                return "decline", Choice(areas.seat(layout, seat, "prompt"), action)
            case JoinRow(seat, product) | PayYakuza(seat, product):
                area = areas.seat(layout, seat, f"row_{product + 1}")
                return f"row:{seat}:{int(product)}", Choice(area, action)
            case PlaceTickets():
                raise ValueError("tickets are placed in the valuation")
            case _:
                assert_never(action)

    def _too_dear(self, seat: Seat) -> dict[str, Choice]:
        view: AuctionView = self.sitting.show.view
        if view.phase is not Phase.PURCHASE:
            return {}
        tiles = self.sitting.match.kernel.spec.sizes[len(view.seats)].tiles
        money, name = view.seats[seat].money, self.sitting.seating.names[seat]
        unsold = [lot for lot, buyer in enumerate(view.buyers) if buyer is None]
        prices = {lot: tiles[view.ranking.index(lot)].price for lot in unsold}
        return {
            f"lot:{lot}": self._refused(lot, f"Lot {lot + 1} costs {price}; {name} has {money}.")
            for lot, price in prices.items()
        }

    def _refused(self, lot: int, why: str) -> Choice:
        return Choice(slots.lot(self.sitting.desk.layout, lot), None, why)
