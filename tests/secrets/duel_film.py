"""A chant on film."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.app import kept_matches
from game.app.party import Party
from game.app.scene import Scene
from game.match.controllers import Thinker
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from game.rules.duel.state import Phase
from game.storage import library
from game.storage.files import DATA
from game.titles.shelf import TITLES
from scenes.duel.chant import Moment
from scenes.duel.chanting import ChantScene
from tests.couch.duel_evening import WORDS
from tests.couch.hands import Mouse
from tests.matches import step
from tests.secrets.film import Filmed, chairs

USUAL = (1, 2, 3, 2)
OTHER = (4, 3, 1, 4)
"""Press after press; no two alike, so that whichever counts is seen after BI."""

TURN = 4


class Decided:
    """A bot that knows what it wants and pretends to think; its reason gives the bid away."""

    def __init__(self, seat: Seat, bid: int, slices: int) -> None:
        self._bid, self._left = Bid(seat, bid), slices

    def consider(self, view: Any, choices: Any) -> None:
        """It has seen enough."""

    def think(self, budget: int) -> bool:
        self._left -= 1
        return self._left <= 0

    def best(self) -> Bid:
        return self._bid

    def why(self) -> str:
        return f"I like {self._bid.bid}."


class FilmedDuel(Filmed):
    """In its fourth turn; in `others` people press other directions, bots think longer for another bid."""

    slices = 1
    """How long a bot in `others` thinks; fifteen are a frame's share."""

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        """Cards lie in piles, and the next two hang."""
        options = TITLES["duel"].options.usual(library.load("duel"), 2)
        saved = kept_matches.begin(folder, Party("duel", chairs(devices), options, 7), DATA)
        random, match = Random(5), saved.match
        while (match.observe(None).turn, match.observe(None).phase) != (TURN, Phase.BIDDING):
            step(match, random)
        assert not match.locked
        saved.journal.close()

    def come_to_the_question(self) -> None:
        self.until(lambda: self.moment is Moment.LOOK, "the chant")
        opponents = self.sitting.opponents
        for seat in opponents.at:
            other = seat in self.others
            opponents.held.pop(seat, None)
            opponents.at[seat] = Thinker(
                Decided(seat, *((OTHER[0], self.slices) if other else (USUAL[0], 1)))
            )

    def own(self, scene: Scene) -> Seat | None:
        return scene.entering.desk.seat if isinstance(scene, ChantScene) else None

    # ------------------------------------------------------------ the chant

    @property
    def chanting(self) -> ChantScene:
        assert isinstance(self.scene, ChantScene), self.showing
        return self.scene

    @property
    def moment(self) -> Moment | None:
        return self.scene.chant.moment if isinstance(self.scene, ChantScene) else None

    @property
    def presses(self) -> tuple[int, int]:
        return self.chanting.entering.bids.presses

    def come_to(self, moment: Moment, frames: int = 0) -> None:
        """So many frames after it began."""
        self.until(lambda: self.moment is moment, moment.name)
        self.frames(frames)
        assert self.moment is moment

    def finish(self) -> None:
        self.until(lambda: self.revealed, "BI")

    def press(self, seat: Seat, number: int = 0) -> None:
        """The seat's next direction, or its next sign; it takes as long whichever it is."""
        bid = (OTHER if seat in self.others else USUAL)[number]
        hand = self.hand(seat)
        if isinstance(hand, Mouse):
            hand.click(self.area(seat, f"bid_{bid}"))
        else:
            hand.press(WORDS[bid])

    def lift(self, seat: Seat) -> None:
        """Held with the mouse until it is up."""
        curtain = self.chanting.entering.desk.curtain
        assert curtain.seat == seat
        self.mouse.point(self.area(seat, "cross"))
        held = self.mouse.hold("click")
        self.until(lambda: curtain.lifted, "the curtain goes up")
        self.mouse.let_go(held)

    def choose(self, seat: Seat, number: int = 0) -> None:
        """Behind the curtain, which falls once the mouse is away."""
        self.lift(seat)
        self.press(seat, number)
        self.mouse.point(self.area(seat, "name"))
        assert not self.chanting.entering.desk.curtain.lifted
