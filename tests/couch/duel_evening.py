"""An evening of duels: both press in the rhythm of the chant, then one chooses after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from scenes.duel.chant import Moment
from scenes.duel.chanting import ChantScene
from tests.couch.couch import Couch
from tests.couch.evening import Evening, join
from tests.couch.hands import Hand, Mouse

WORDS = {1: "left", 2: "up", 3: "right", 4: "down"}
OFTEN = 0.85
"""How probable it is that somebody presses at all."""

LATEST = 25
"""Frames after a syllable: the fastest has thirty."""


def sit_down(couch: Couch, hands: Sequence[Hand], seed: int = 7) -> DuelEvening:
    """From the title to the first chant, its warning read."""
    join(couch, hands, "duel", (), seed)
    evening = DuelEvening(couch, dict(enumerate(hands)))
    assert evening.question == "chant"
    if evening.chanting.chant.moment is Moment.WARNING:
        evening.anybody.press("click" if isinstance(evening.anybody, Mouse) else "confirm")
        couch.frames()
    return evening


@dataclass(frozen=True, slots=True, order=True)
class Press:
    """So many frames after a moment began."""

    moment: Moment
    frames: int
    seat: Seat
    bid: int


class DuelEvening(Evening):
    """Questions are chant, taking, effects, balance and count."""

    last = "count"

    @property
    def chanting(self) -> ChantScene:
        assert isinstance(self.couch.scene, ChantScene), self.couch.showing
        return self.couch.scene

    @property
    def moment(self) -> Moment | None:
        """Of a chant that runs; None at any other time."""
        scene = self.couch.scene
        running = isinstance(scene, ChantScene) and scene.sitting.show.next_event is None
        return scene.chant.moment if isinstance(scene, ChantScene) and running else None

    @property
    def bids(self) -> list[int]:
        """Those of the record."""
        return [action.bid for action in self.couch.match.actions if isinstance(action, Bid)]

    def until(self, moment: Moment) -> int:
        """How many frames it takes."""
        for taken in range(3000):
            if self.moment is moment:
                return taken
            self.couch.frames()
        raise AssertionError(f"{moment.name} never comes; the game shows {self.couch.showing}")

    # ------------------------------------------------------------ questions

    @property
    def question(self) -> str:
        self.couch.until(self._asked, "a question")
        return self.phase.name

    def _asked(self) -> bool:
        return self.moment in (Moment.WARNING, Moment.LOOK) or (self.moment is None and self.couch.asking)

    def go_on(self) -> bool:
        match self.question:
            case "count":
                return False
            case "chant":
                self.bid()
            case _:
                self.choose()
        return True

    def choose(self) -> None:
        """Any legal choice of whoever is asked."""
        (seat,) = self.couch.match.waiting()
        action = self.luck.choice(list(self.couch.match.legal(seat)))
        self.decide(seat, action)
        self.meant[seat].append(action)

    # ------------------------------------------------------------ the chant

    def bid(self) -> None:
        """Everybody once or several times, wherever in the rhythm, or not at all."""
        presses: list[Press] = []
        for seat in self.hands:
            if self.behind_a_curtain(seat):
                self.choose_hidden(seat, wish := self.luck.randint(1, 4))
            else:
                wishes = sorted(self._wishes(seat))
                presses += wishes
                wish = wishes[-1].bid if wishes else self.couch.match.kernel.spec.missing_bid
            self.meant[seat].append(Bid(seat, wish))
        self.chant(presses)

    def _wishes(self, seat: Seat) -> list[Press]:
        number = self.luck.randint(1, 3) if self.luck.random() < OFTEN else 0
        found = self.luck.sample((Moment.LOOK, Moment.WA, Moment.SA), number)
        return [Press(at, self.luck.randrange(LATEST), seat, self.luck.randint(1, 4)) for at in found]

    def chant(self, presses: Sequence[Press]) -> None:
        """Until both bids are in the record, with these presses in between."""
        made, moment, since, left = len(self.bids), None, 0, sorted(presses)
        while len(self.bids) == made:
            moment, since = (moment, since + 1) if self.moment is moment else (self.moment, 0)
            assert moment is not None, self.couch.showing
            downs: list[tuple[Hand, str]] = []
            while left and (left[0].moment, left[0].frames) <= (moment, since):
                press = left.pop(0)
                downs += self.press(press.seat, press.bid)
            self.couch.frames()
            for hand, name in downs:
                hand.put(name, False)
        assert not left
        self.couch.frames()

    def press(self, seat: Seat, bid: int) -> list[tuple[Hand, str]]:
        """What is down now, to be let go after a frame; a click is whole."""
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.click(self.area(seat, f"bid_{bid}"))
            return []
        name = hand.input(WORDS[bid])
        hand.put(name, True)
        return [(hand, name)]

    # ------------------------------------------------------------ the curtain

    def behind_a_curtain(self, seat: Seat) -> bool:
        """Whoever has the mouse while somebody else looks on, and whoever shares the desk."""
        desk = self.chanting.entering.desk
        return self.hands[seat].device == "mouse" and desk.lone is None and desk.waiting

    def choose_hidden(self, seat: Seat, bid: int) -> None:
        """Lifts the cloth and chooses; it falls once the mouse is away from the signs."""
        self.lift(seat)
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.click(self.area(seat, f"bid_{bid}"))
            hand.point(self.area(seat, "name"))
        else:
            hand.press(WORDS[bid])
        assert not self.chanting.entering.desk.curtain.lifted

    def lift(self, seat: Seat) -> None:
        """Held until it is up."""
        curtain = self.chanting.entering.desk.curtain
        assert curtain.seat == seat
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.point(self.area(seat, "cross"))
        name = hand.hold("click" if isinstance(hand, Mouse) else "lock")
        self.couch.until(lambda: curtain.lifted, "the curtain goes up")
        hand.let_go(name)
