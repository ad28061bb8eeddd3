"""People who know what they want: they sit down, play a match to its end, and remember all they meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.match.match import Match
from game.rules.auction.actions import BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.storage import saves
from game.ui.focus import Area
from scenes.auction import slots
from scenes.auction.valuation import ValuationScene
from scenes.play import areas
from scenes.play.phase import GUARD, PhaseScene
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, slot_of

AWAKE = GUARD + 0.05
"""Seconds until a press counts as a decision."""


def sit_down(couch: Couch, hands: Sequence[Hand], players: int = 4, seed: int = 7) -> Evening:
    """From the title through the lobby to the first offer; seats are taken in the order of the hands."""
    hands[0].take("auction")
    for seat, hand in enumerate(hands):
        if isinstance(hand, Mouse) or (hand.device == "mouse" and seat):
            Mouse(couch).take(f"sit{seat}")
        else:
            hand.press("confirm")
    for seat in range(players, 4):
        hands[0].turn(f"level{seat}", "nobody")
    Mouse(couch).take("seed")
    keys = Keys(couch, "keyboard")
    keys.type(str(seed))
    keys.press("confirm")
    hands[0].take("start")
    couch.until(lambda: couch.asking, "the first question")
    return Evening(couch, dict(enumerate(hands)))


class Evening:
    """`meant` holds every action each person entered; bots and their secrets are their own."""

    def __init__(self, couch: Couch, hands: Mapping[Seat, Hand], luck: int = 1) -> None:
        self.couch, self.hands = couch, dict(hands)
        self.luck = Random(luck)
        self.meant: dict[Seat, list[Any]] = {seat: [] for seat in hands}

    @property
    def phase(self) -> PhaseScene:
        scene = self.couch.scene
        assert isinstance(scene, PhaseScene), self.couch.showing
        return scene

    @property
    def valuation(self) -> ValuationScene:
        assert isinstance(self.couch.scene, ValuationScene), self.couch.showing
        return self.couch.scene

    # ------------------------------------------------------------ to the end

    def play(self) -> None:
        """Whatever is asked, until everything was counted."""
        while self.go_on():
            pass

    def play_until(self, wanted: str) -> None:
        """To the first question of this kind: valuation, purchase, takusan, yakuza, scoring."""
        while self.question != wanted:
            assert self.go_on(), f"{wanted} never comes"

    @property
    def question(self) -> str:
        """What people are asked now."""
        self.couch.until(lambda: self.couch.asking, "a question")
        return str(self.couch.match.observe(None).phase.name).lower().replace("ended", "scoring")

    def go_on(self) -> bool:
        """One question; false once there is none left."""
        match self.question:
            case "scoring":
                return False
            case "valuation":
                for seat in sorted(self.couch.match.waiting() & self.hands.keys()):
                    self.value(seat)
            case _:
                self.buy()
        return True

    def results(self) -> Outcome:
        """The last press at the table; what is shown is what the record says."""
        assert self.question == "scoring"
        outcome = self.couch.match.outcome()
        assert outcome is not None
        self.anybody.press("click" if isinstance(self.anybody, Mouse) else "confirm")
        self.couch.until(lambda: self.couch.showing == "results", "the count")
        return outcome

    @property
    def anybody(self) -> Hand:
        return next(iter(self.hands.values()))

    # ------------------------------------------------------------ tickets

    def wish(self, seat: Seat) -> tuple[Ticket, ...]:
        """Any tickets the seat still has."""
        view = self.couch.match.observe(None)
        free = sorted((*NORMALS, *view.seats[seat].specials))
        return tuple(self.luck.sample(free, len(view.lots)))

    def value(self, seat: Seat, tickets: Sequence[Ticket] | None = None) -> None:
        """All tickets, and the lock."""
        wanted = tuple(tickets or self.wish(seat))
        self.enter(seat, wanted)
        self.lock(seat)
        self.meant[seat].append(PlaceTickets(seat, wanted))

    def carry_on(self, seat: Seat, before: Sequence[Ticket], rest: Sequence[Ticket]) -> None:
        """An entry that was interrupted after its first tickets."""
        self.enter(seat, rest)
        self.lock(seat)
        self.meant[seat].append(PlaceTickets(seat, (*before, *rest)))

    def enter(self, seat: Seat, tickets: Sequence[Ticket]) -> None:
        """The way the seat's device does it."""
        hand = self.hands[seat]
        if hand.device == "mouse" and self.valuation.open_seat.lone is None:
            self.lift(seat)
        for ticket in tickets:
            if self.valuation.open_seat.entry is None:
                hand.drop(slot_of(ticket))
            else:
                self.press_open(seat, f"fan:{slot_of(ticket)}", self.area(seat, f"fan_{slot_of(ticket) + 1}"))

    def lock(self, seat: Seat) -> None:
        if self.valuation.open_seat.entry is None:
            self.hands[seat].lock()
        else:
            self.press_open(seat, "lock", self.area(seat, "prompt"))

    def press_open(self, seat: Seat, key: str, area: Area) -> None:
        """Something of an open entry."""
        entry = self.valuation.open_seat.entry
        assert entry is not None, "nothing lies open"
        self.hands[seat].choose(entry.focus, key, area)

    def lift(self, seat: Seat) -> None:
        """Whoever shares the mouse holds the curtain until it is up."""
        curtain = self.valuation.open_seat.curtain
        assert curtain.seat == seat
        assert not curtain.lifted
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.point(self.area(seat))
            name = hand.hold("click")
        else:
            name = hand.hold("lock")
        self.couch.until(lambda: curtain.lifted, "the curtain goes up")
        hand.let_go(name)

    def area(self, seat: Seat, part: str = "") -> Area:
        return areas.seat(self.couch.sitting.layout, seat, part)

    # ------------------------------------------------------------ buying

    def buy(self, action: Any = None) -> None:
        """Some legal choice of whose turn it is; declining is rare."""
        (seat,) = self.couch.match.waiting()
        choices = list(self.couch.match.legal(seat))
        offers = [choice for choice in choices if not isinstance(choice, Decline)]
        if action is None:
            action = self.luck.choice(offers if offers and self.luck.random() < 0.85 else choices)
        self.decide(seat, action)
        self.meant[seat].append(action)

    def decide(self, seat: Seat, action: Any) -> None:
        """Pressed on the seat's device, and in the record at once."""
        self.couch.seconds(AWAKE)
        before = len(self.couch.match.actions)
        key, area = self._place(action)
        self.hands[seat].choose(self.phase.focus, key, area)
        assert self.couch.match.actions[before] == action

    def _place(self, action: Any) -> tuple[str, Area]:
        match action:
            case BuyLot(_, lot):
                return f"lot:{lot}", slots.lot(self.couch.sitting.layout, lot)
            case Decline(seat):
                return "decline", self.area(seat, "prompt")
            case JoinRow(seat, product) | PayYakuza(seat, product):
                return f"row:{seat}:{int(product)}", self.area(seat, f"row_{product + 1}")
        raise AssertionError(action)

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
    """As the plates of the results have them."""
    return tuple(getattr(couch.menu.widget(f"seat{seat}"), "_score") for seat in range(players))  # noqa: B009
