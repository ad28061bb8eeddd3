"""A decision on film while its fuse burns: what comes after it is still hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.app import kept_matches
from game.app.party import Party
from game.app.scene import Scene
from game.match.match import Match
from game.rules.auction.events import OfferDealt
from game.rules.core.seat import Seat
from game.rules.duel.events import CardHung
from game.storage import library
from game.storage.files import DATA
from game.titles.shelf import TITLES
from scenes.play.phase import PhaseScene
from tests.contract.audits import AUDITORS
from tests.couch.evening import AWAKE
from tests.couch.hands import Mouse
from tests.matches import step
from tests.secrets.film import Filmed, chairs


class FilmedFuse(Filmed):
    """Before a decision after which something is turned up: something else, if anybody is in `others`."""

    title: ClassVar[str]
    turned_up: ClassVar[type]
    """What cannot be foreseen of the decision."""

    early: ClassVar[int]
    """So many actions were made before."""

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        options = TITLES[self.title].options.usual(library.load(self.title), len(devices))
        saved = kept_matches.begin(folder, Party(self.title, chairs(devices), options, 7), DATA)
        random, match = Random(5), saved.match
        while len(match.actions) < self.early or self._decision(match) is None:
            step(match, random)
        saved.journal.close()

    def _decision(self, match: Match) -> Any:
        """The first after which something is turned up."""
        seat = min(match.waiting())
        for action in match.legal(seat):
            if not action.sealed:
                after = match.kernel.apply(match.state, action)[1]
                if any(isinstance(event, self.turned_up) for event in after):
                    return action
        return None

    def come_to_the_question(self) -> None:
        self.until(lambda: self.asking, "the question")
        self.seconds(AWAKE)
        self.decision = self._decision(self.match)
        if self.others:
            self._turn_up_something_else()

    def _turn_up_something_else(self) -> None:
        """Once more, until it is something that everybody would see."""
        match, random = self.match, Random(11)
        last = match.steps[-1]
        told = match.kernel.apply(last.state, self.decision)[1]
        while match.kernel.apply(match.state, self.decision)[1] == told:
            other = AUDITORS[self.title].scramble(match.kernel, last.state, None, random)
            match._steps[-1] = replace(last, state=other)

    def own(self, scene: Scene) -> Seat | None:
        return None

    # ------------------------------------------------------------ the fuse

    def decide(self) -> None:
        """Chosen, and pressed again: now its fuse burns."""
        scene, hand = self.scene, self.hand(self.decision.seat)
        assert isinstance(scene, PhaseScene)
        key = next(id for id, choice in scene.choices().items() if choice.action == self.decision)
        area = next(item.area for item in self.sitting.show.table.choosable() if item.key == key)
        hand.choose(scene.focus, key, area)
        hand.press("click" if isinstance(hand, Mouse) else "confirm")
        assert self.sitting.fuse is not None


class FilmedPurchase(FilmedFuse):
    """The last of a round: then the next lots are dealt."""

    title, turned_up, early = "auction", OfferDealt, 3


class FilmedTaking(FilmedFuse):
    """The last card of a turn: then the next ones are hung."""

    title, turned_up, early = "duel", CardHung, 6
