"""One seat after another chooses: what its draft offers are pieces on the table."""

from __future__ import annotations

from typing import Any

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.table.pose import PieceId
from scenes.play.looking import Choice
from scenes.play.phase import PhaseScene


class Choosing(PhaseScene):
    """A title says which piece stands for an action, what doing it is called, and why it cannot be done."""

    def piece(self, action: Any) -> PieceId:
        """What stands for it on the table."""
        raise NotImplementedError

    def deed(self, action: Any) -> str:
        """What pressing again does."""
        raise NotImplementedError

    def refused(self, why: Refusal, seat: Seat) -> str:
        """In a sentence that everybody may hear."""
        raise NotImplementedError

    def lures(self, why: Refusal) -> bool:
        """Whether somebody would go there with a focus, and is told there; else a click alone is answered."""
        return False

    def seat(self) -> Seat | None:
        """Whose turn it is."""
        return min(self.sitting.show.view.to_act, default=None)

    def choices(self) -> dict[PieceId, Choice]:
        """Every action of the draft, for whoever sits there with a device."""
        seat = self.seat()
        if seat is None or self.sitting.seating.device(seat) is None:
            return {}
        return {
            self.piece(action): Choice(action, self.deed(action), self.refused(why, seat) if why else "")
            for action, why in self.sitting.draft(seat).options().items()
            if why is None or self.lures(why)
        }

    def why_not(self, id: PieceId | None) -> str:
        """By the draft of whoever is asked."""
        seat = self.seat()
        if seat is None:
            return ""
        options = self.sitting.draft(seat).options().items()
        reasons = (why for action, why in options if why and self.piece(action) == id)
        return next((self.refused(why, seat) for why in reasons), "")
