"""A tuna auction on film."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from game.app import kept_matches
from game.app.party import Party
from game.app.scene import Scene
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.fist import FistDraft
from game.storage.files import DATA
from scenes.harbor.bidding import AuctionScene
from tests import tuna
from tests.couch.hands import Mouse
from tests.secrets.film import Filmed, chairs

EMPTY = 4
USUAL = (0, 1, 3)
OTHER = (8, EMPTY, 8)
"""Presses of the fan: 100, 200 and 400; or 3,000, out with it all, and 3,000 again."""


class FilmedTuna(Filmed):
    """The first auction of a match; seats in `others` bid otherwise, with as many presses."""

    broke: ClassVar[Seat | None] = None
    """A seat without yen, if there is one."""

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        party = Party("harbor", chairs(devices), tuna.options(len(devices)), 7)
        saved = kept_matches.begin(folder, party, DATA)
        tuna.to_the_auction(saved.match, self.broke)
        saved.journal.close()

    def come_to_the_question(self) -> None:
        self.cabinet.settings.now = replace(self.cabinet.settings.now, speed="1x")  # hands open one by one
        self.sitting.show.stage.speed = 1.0
        self.until(lambda: self.asking and self.bidding.asking, "the question for bids")

    def own(self, scene: Scene) -> Seat | None:
        return scene.open_seat.seat if isinstance(scene, AuctionScene) else None

    # ------------------------------------------------------------ the auction

    @property
    def bidding(self) -> AuctionScene:
        """Looked at only; also while something lies over the table."""
        scene = self.sitting._holder
        assert isinstance(scene, AuctionScene), self.showing
        return scene

    def draft(self, seat: Seat) -> FistDraft:
        return self.bidding.drafts[seat]

    def press(self, seat: Seat, place: int) -> None:
        """One place of the fan: blindly, or with a click once the curtain is lifted."""
        hand = self.hand(seat)
        if isinstance(hand, Mouse):
            hand.click(self.area(seat, f"fan_{place + 1}"))
        else:
            hand.drop(place)

    def put_in(self, seat: Seat, first: int = 0, last: int | None = None) -> None:
        """Some of the presses that make the seat's bid."""
        for place in (OTHER if seat in self.others else USUAL)[first:last]:
            self.press(seat, place)

    def lift(self, seat: Seat) -> None:
        """Held with the mouse until it is up."""
        curtain = self.bidding.open_seat.curtain
        assert curtain.seat == seat
        self.mouse.point(self.area(seat, "sea"))
        held = self.mouse.hold("click")
        self.until(lambda: curtain.lifted, "the curtain goes up")
        self.mouse.let_go(held)

    def close_hand(self, seat: Seat) -> None:
        """The button of whoever bids with the mouse."""
        self.mouse.click(self.area(seat, "prompt"), 0.7)

    def close_all(self) -> None:
        """Everybody who has not yet; then all hands open."""
        for seat in self.people:
            if seat in self.bidding.drafts and seat not in self.match.locked and not self.revealed:
                if isinstance(self.hand(seat), Mouse):
                    if self.bidding.open_seat.lone is None:
                        self.lift(seat)
                    self.close_hand(seat)
                else:
                    self.hand(seat).lock()
        assert self.revealed
