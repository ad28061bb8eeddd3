"""A valuation on film."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.app import kept_matches
from game.app.party import Party
from game.app.scene import Scene
from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.core.seat import Seat
from game.storage import library
from game.storage.files import DATA
from game.titles.shelf import TITLES
from scenes.auction.valuation import ValuationScene
from tests.matches import play_on
from tests.secrets.film import Filmed, chairs


class FilmedAuction(Filmed):
    """In its second round; seats in `others` lay other tickets than usual."""

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        """One round is over: special tickets were laid, cards lie in rows, and nothing need be dealt."""
        options = TITLES["auction"].options.usual(library.load("auction"), len(devices))
        saved = kept_matches.begin(folder, Party("auction", chairs(devices), options, 7), DATA)
        random = Random(5)
        play_on(saved.match, random, 1)
        while saved.match.observe(None).phase.name != "VALUATION":
            play_on(saved.match, random, len(saved.match.actions) + 1)
        saved.journal.close()

    def come_to_the_question(self) -> None:
        self.until(lambda: self.asking, "the question for tickets")
        assert self.showing == "valuation"

    def own(self, scene: Scene) -> Seat | None:
        return scene.open_seat.seat if isinstance(scene, ValuationScene) else None

    def draft(self, seat: Seat) -> TicketsDraft:
        """Looked at only; also while something lies over the table."""
        scene = self.sitting._holder
        assert isinstance(scene, ValuationScene)
        return scene.ballot.drafts[seat]

    def tickets(self, seat: Seat) -> tuple[Ticket, ...]:
        """What the seat lays, from the left lot to the right one; a special ticket is in one of the two."""
        view = self.match.observe(None)
        usual = NORMALS[: len(view.lots)]
        return (view.seats[seat].specials[0], *reversed(usual[1:])) if seat in self.others else usual
