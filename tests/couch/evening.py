"""People who know what they want: they sit down, play a match to its end, and remember all they meant."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.storage import saves
from game.table.pose import PieceId
from game.ui.focus import Area
from game.ui.theme import QUIET
from game.ui.widgets_ranking import Rank
from scenes.play.phase import PhaseScene
from tests import areas
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse

AWAKE = QUIET + 0.05
"""Seconds until a press counts as a decision."""


def join(couch: Couch, hands: Sequence[Hand], title: str, empty: Sequence[Seat], seed: int) -> None:
    """From the title through the lobby to the table; seats are taken in the order of the hands."""
    hands[0].take(title)
    for seat, hand in enumerate(hands):
        if isinstance(hand, Mouse) or (hand.device == "mouse" and seat):
            Mouse(couch).take(f"sit{seat}")
        else:
            hand.press("confirm")
    for seat in empty:
        hands[0].turn(f"level{seat}", "nobody")
    Mouse(couch).take("seed")
    keys = Keys(couch, "keyboard")
    keys.type(str(seed))
    keys.press("confirm")
    hands[0].take("start")


class Evening:
    """`meant` holds every action each person entered; bots and their secrets are their own."""

    last: str
    """The question after which everything was counted."""

    def __init__(self, couch: Couch, hands: Mapping[Seat, Hand], luck: int = 1) -> None:
        self.couch, self.hands = couch, dict(hands)
        self.luck = Random(luck)
        self.meant: dict[Seat, list[Any]] = {seat: [] for seat in hands}

    # ------------------------------------------------------------ what a title answers

    @property
    def question(self) -> str:
        """What people are asked now."""
        raise NotImplementedError

    def go_on(self) -> bool:
        """One question; false once there is none left."""
        raise NotImplementedError

    def place(self, action: Any) -> tuple[PieceId, Area]:
        """What on the table means this action, and where it is."""
        id = next(id for id, choice in self.phase.choices().items() if choice.action == action)
        items = self.couch.sitting.show.table.choosable()
        return id, next(item.area for item in items if item.key == id)

    # ------------------------------------------------------------ to the end

    @property
    def phase(self) -> PhaseScene:
        scene = self.couch.scene
        assert isinstance(scene, PhaseScene), self.couch.showing
        return scene

    @property
    def anybody(self) -> Hand:
        return next(iter(self.hands.values()))

    def play(self) -> None:
        """Whatever is asked, until everything was counted."""
        while self.go_on():
            pass

    def play_until(self, wanted: str) -> None:
        """To the first question of this kind."""
        while self.question != wanted:
            assert self.go_on(), f"{wanted} never comes"

    def results(self) -> Outcome:
        """The last press at the table; what is shown is what the record says."""
        assert self.question == self.last
        outcome = self.couch.match.outcome()
        assert outcome is not None
        self.anybody.press("click" if isinstance(self.anybody, Mouse) else "confirm")
        self.couch.until(lambda: self.couch.showing == "results", "the count")
        return outcome

    def area(self, seat: Seat, part: str = "") -> Area:
        return areas.seat(self.couch.sitting.desk.layout, seat, part)

    def decide(self, seat: Seat, action: Any) -> None:
        """Chosen and pressed again on the seat's device, and in the record once it cannot be taken back."""
        self.couch.seconds(AWAKE)
        match, hand = self.couch.match, self.hands[seat]
        before = len(match.actions)
        key, area = self.place(action)
        hand.choose(self.phase.focus, key, area)
        assert self.phase.pick.piece == key
        assert len(match.actions) == before
        hand.press("click" if isinstance(hand, Mouse) else "confirm")
        self.couch.until(lambda: len(match.actions) > before, "the fuse")
        assert match.actions[before] == action

    # ------------------------------------------------------------ what remains of it

    def check_record(self, match: Match) -> None:
        """What is in the record is what people meant, in their order."""
        for seat, meant in self.meant.items():
            assert [action for action in match.actions if action.seat == seat] == meant


def replayed(couch: Couch) -> Match:
    """The last finished match, played again from its file alone."""
    match, _, damage = saves.restore(couch.matches("finished")[-1])
    assert damage is None
    return match


def shown_scores(couch: Couch, players: int) -> tuple[int, ...]:
    """As the rows of the results have them."""
    rows = [couch.menu.widget(f"seat{seat}") for seat in range(players)]
    return tuple(int(re.sub(r"\D", "", row.standing.score)) for row in rows if isinstance(row, Rank))
