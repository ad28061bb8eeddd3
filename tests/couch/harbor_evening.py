"""An evening at the harbor: people fish, buy, visit houses, bid and end turns, each with their own device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from game.app import kept_matches
from game.app.party import Chair, Party
from game.bots.levels import bot_for
from game.match.controllers import Thinker
from game.match.match import Match
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, EndTurn, Fish
from game.rules.harbor.options import HarborOptions
from game.staging.harbor.pieces import CloseHand, FanPlace, House
from game.staging.harbor.sheets.fishing import PLATE
from game.staging.pieces import Card, Verb
from game.storage.files import DATA
from game.storage.library import load
from game.table.pose import PieceId
from scenes.harbor.asking import AskingScene
from scenes.harbor.bidding import AuctionScene
from scenes.harbor.buying import BuyingScene
from scenes.harbor.fishing import FishingScene
from scenes.harbor.script import NOW
from scenes.harbor.turn import TurnScene
from scenes.harbor.visiting import VisitingScene
from scenes.play.drafting import Drafting
from tests.couch.couch import Couch, Way
from tests.couch.evening import AWAKE, Evening
from tests.couch.hands import Hand, Keys, Mouse

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
BOT = "bot"
MOST = 6
"""Chairs in the lobby."""

COINS = (0, 1, 2, 3, 5, 6)
"""Places of the fan; that in the middle empties the hand."""

WISHES = ("fish", "fish", "fish", "buy", "visit")
"""What people think of when it is their turn, more often of the usual."""

D = TypeVar("D", bound=Drafting)
Play: TypeAlias = Callable[[Match], None]


def sit_down(
    couch: Couch, hands: Sequence[Hand], players: int, seed: int = 7, level: str = "easy"
) -> HarborEvening:
    """From the title through the lobby to the first turn; bots take the seats that are left."""
    hands[0].take("harbor")
    for seat, hand in enumerate(hands):
        if isinstance(hand, Mouse) or (hand.device == "mouse" and seat):
            Mouse(couch).take(f"sit{seat}")
        else:
            hand.press("confirm")
    for seat in range(len(hands), MOST):
        hands[0].turn(f"level{seat}", level if seat < players else "nobody")
    Mouse(couch).take("seed")
    keys = Keys(couch, "keyboard")
    keys.type(str(seed))
    keys.press("confirm")
    hands[0].take("start")
    evening = HarborEvening(couch, dict(enumerate(hands)))
    assert evening.question == "turn"
    return evening


def kept(folder: Path, devices: Sequence[str], play: Play, seed: int = 7, **options: Any) -> Match:
    """A match that waits for the next start of the game; in the player's folder."""
    chairs = tuple(_chair(seat, device) for seat, device in enumerate(devices))
    agreed = replace(HarborOptions.usual(load("harbor"), len(chairs)), **options)
    saved = kept_matches.begin(folder, Party("harbor", chairs, agreed, seed), DATA)
    play(saved.match)
    saved.journal.close()
    return saved.match


def by_bots(enough: Callable[[Match], bool], seed: int = 7) -> Play:
    """Normal ones play until it is far enough."""

    def play(match: Match) -> None:
        spec, players = match.kernel.spec, match.header.options.players
        bots = [Thinker(bot_for("harbor", "normal", seed * 10 + seat, spec)) for seat in range(players)]
        while not enough(match):
            seat = min(match.waiting())
            action = bots[seat].choose(match.observe(seat), match.legal(seat))
            if action is not None:
                match.submit(action)

    return play


def _chair(seat: Seat, device: str) -> Chair:
    bot = device == BOT
    return Chair(NAMES[seat], seat + 1, None if bot else device, "easy" if bot else None)


def goes_on(couch: Couch, hands: dict[Seat, Hand]) -> HarborEvening:
    """With the match that waits on the title screen, to the question it was left at."""
    next(iter(hands.values())).resume()
    evening = HarborEvening(couch, hands)
    evening.meant = {seat: [one for one in couch.match.actions if one.seat == seat] for seat in hands}
    assert evening.question
    return evening


class HarborEvening(Evening):
    """Questions are turn, freezer, fishing, auction, tie and count."""

    last = "count"

    def scene(self, kind: type[D]) -> D:
        """The decision that is open."""
        scene = self.couch.scene
        assert isinstance(scene, kind), self.couch.showing
        return scene

    @property
    def question(self) -> str:
        """What people are asked now; a turn with nothing left to do has ended by itself."""
        self.couch.until(lambda: self.couch.asking, "a question")
        self._see_turns_that_ended()
        return NOW[self.couch.match.observe(None).phase]

    def _see_turns_that_ended(self) -> None:
        steps = self.couch.match.steps
        for seat, meant in self.meant.items():
            own = [at for at, step in enumerate(steps) if step.action.seat == seat]
            if len(own) == len(meant) + 1 and steps[own[-1]].action == EndTurn(seat):
                assert not steps[own[-1] - 1].state.actions, "nobody has ended this turn"
                meant.append(EndTurn(seat))

    def go_on(self) -> bool:
        """One question; false once there is none left."""
        match self.question:
            case "count":
                return False
            case "turn":
                self.turn()
            case "fishing":
                self.couch.seconds(AWAKE)
                self.finish_fishing()
            case "auction":
                for seat in sorted(self.couch.match.waiting() & self.hands.keys()):
                    self.bid(seat)
            case _:
                self.answer()
        return True

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        (seat,) = self.couch.match.waiting()
        return seat

    # ------------------------------------------------------------ what is pressed

    def hit(self, piece: PieceId) -> None:
        """Something on the table or on a sheet, by whoever is asked."""
        area = self.couch.sitting.show.table.area(piece)
        assert area is not None, f"{piece} is not on the table"
        self.hands[self.seat].choose(self.phase.focus, piece, area)

    def hit_word(self, word: str) -> None:
        """A button of the header: by its key, or with a click on it."""
        hand = self.hands[self.seat]
        if isinstance(hand, Mouse) and word != "back":
            buttons = self.scene(Drafting)._buttons
            self.hit(next(button.piece for button in buttons if button.word == word))
        else:
            hand.press(word)

    def step(self, way: Way) -> None:
        """A direction; at the mouse, by the arrow keys beside it."""
        hand = self.hands[self.seat]
        (Keys(self.couch, "keyboard") if isinstance(hand, Mouse) else hand).step(way)

    def open(self, piece: PieceId, kind: type[D]) -> D:
        """By a press on what stands for it."""
        self.hit(piece)
        self.couch.until(lambda: isinstance(self.couch.scene, kind) and self.couch.asking, kind.name)
        return self.scene(kind)

    def back_to_turn(self) -> None:
        """Step by step."""
        for _ in range(20):
            if isinstance(self.couch.scene, TurnScene):
                break
            self.hit_word("back")
            self.couch.frames(2)
        self.couch.until(lambda: isinstance(self.couch.scene, TurnScene) and self.couch.asking, "the turn")
        self.couch.seconds(AWAKE)

    def does(self, meant: Any, press: Callable[[], None]) -> None:
        """The record holds next what was meant; the fuse may have to burn down."""
        match = self.couch.match
        before = len(match.actions)
        press()
        self.couch.until(lambda: len(match.actions) > before, "the fuse")
        assert match.actions[before] == meant
        self.meant[meant.seat].append(meant)

    def start(self, scene: Drafting) -> PieceId:
        """Where its focus begins."""
        at = scene.start()
        assert at is not None
        return at

    # ------------------------------------------------------------ a turn

    def possible(self, id: PieceId) -> bool:
        """Whether it is offered, and is refused to nobody."""
        choice = self.phase._choices.get(id)
        return choice is not None and not choice.refusal

    def turn(self) -> None:
        """What comes to mind first and is possible; else the turn ends."""
        self.couch.seconds(AWAKE)
        self.scene(TurnScene)
        for wish in self.luck.sample(WISHES, len(WISHES)):
            if wish == "fish" and self.fish():
                return
            if wish == "buy" and self.buy():
                return
            if wish == "visit" and self.visit():
                return
        self.end_turn()

    def end_turn(self) -> None:
        """Whoever has actions left is asked once more."""
        left = self.couch.match.observe(None).actions

        def press() -> None:
            self.hit(Verb("end"))
            if left:
                self.couch.seconds(AWAKE)
                self.hit(Verb("end"))

        self.does(EndTurn(self.seat), press)

    def fish(self) -> bool:
        """The usual plan; false if there is none."""
        if not self.possible(Verb("fish")):
            return False
        self.open(Verb("fish"), FishingScene)
        if self.finish_fishing():
            return True
        self.back_to_turn()
        return False

    def put(self) -> None:
        """What the chosen ship would do next goes into the film."""
        hand = self.hands[self.seat]
        if isinstance(hand, Mouse):
            self.hit(PLATE)
        else:
            hand.press("confirm")

    def finish_fishing(self) -> bool:
        """X, and X once more if a tuna will be drawn."""
        scene = self.scene(FishingScene)
        film = scene.film
        assert film is not None
        if scene.missing and not film.ghosts:
            return False
        meant = Fish(film.draft.seat, (*film.steps, *film.ghosts))

        def press() -> None:
            self.hit_word("hurry")
            if scene._warned:
                self.couch.seconds(AWAKE)
                self.hit_word("hurry")

        self.does(meant, press)
        return True

    def buy(self) -> bool:
        """R and X: all that gain; false if there is nothing."""
        if not self.possible(Verb("buy")):
            return False
        scene = self.open(Verb("buy"), BuyingScene)
        self.hit_word("page_on")
        return self.pay(scene)

    def visit(self) -> bool:
        """Some house: one card more, or what pays most."""
        houses = [id for id in self.phase._choices if isinstance(id, House) and self.possible(id)]
        if not houses:
            return False
        scene = self.open(self.luck.choice(houses), VisitingScene)
        if self.luck.random() < 0.5:
            self.hit_word("page_on")
        else:
            self.hit(self.start(scene))
        return self.pay(scene)

    def pay(self, scene: BuyingScene | VisitingScene) -> bool:
        """X; out again where something is missing."""
        if scene.missing:
            self.back_to_turn()
            return False
        assert scene.draft is not None
        self.does(scene.draft.action(), lambda: self.hit_word("hurry"))
        return True

    # ------------------------------------------------------------ small questions

    def answer(self) -> None:
        """A freezer or a tie: some card, pressed twice, or X for what is chosen or proposed."""
        self.couch.seconds(AWAKE)
        scene = self.scene(AskingScene)
        offers = [(place, one) for place, one in enumerate(scene.offers()) if one.refusal is None]
        if self.luck.random() < 0.5:
            self.does(scene.chosen or scene.preset(), lambda: self.hit_word("hurry"))
            return
        place, offered = self.luck.choice(offers)

        def press() -> None:
            self.hit(Card(place))
            self.couch.seconds(AWAKE)
            self.hit(Card(place))

        self.does(offered.action, press)

    # ------------------------------------------------------------ bids

    @property
    def bidding(self) -> AuctionScene:
        """While hands are open."""
        scene = self.couch.scene
        assert isinstance(scene, AuctionScene), self.couch.showing
        return scene

    def bid(self, seat: Seat) -> None:
        """Some coins, or none at all, and the hand closes; more than all yen counts as all of them."""
        self.couch.until(lambda: self.bidding.asking, "the question for bids")
        self.couch.seconds(AWAKE)
        places = self.luck.sample(COINS, self.luck.randrange(3))
        self.meant[seat].append(BidTuna(seat, self.worth(seat, places)))
        self.put_in(seat, places)
        self.close_hand(seat)

    def worth(self, seat: Seat, places: Sequence[int]) -> int:
        """Of a hand, with these coins beside those that somebody left in it."""
        coins = (coin for place in places if (coin := self.bidding._fan[place]) is not None)
        cash: int = self.couch.match.observe(None).seats[seat].cash
        return min(cash, sum(coins, self.bidding.drafts[seat].position))

    def put_in(self, seat: Seat, places: Sequence[int]) -> None:
        """Coins, the way the seat's device does it."""
        if self.hands[seat].device == "mouse" and self.bidding.open_seat.lone is None:
            self.lift(seat)
        for place in places:
            if self.bidding.open_seat.entry is None:
                self.hands[seat].drop(place)
            else:
                self.press_open(seat, FanPlace(seat, place))

    def close_hand(self, seat: Seat) -> None:
        """A button held blindly, or one that lies open."""
        if self.bidding.open_seat.entry is None:
            self.hands[seat].lock()
        else:
            self.press_open(seat, CloseHand(seat))

    def press_open(self, seat: Seat, piece: PieceId) -> None:
        """Something of a hand that one seat alone sees."""
        entry, area = self.bidding.open_seat.entry, self.couch.sitting.show.table.area(piece)
        assert entry is not None, "nothing lies open"
        assert area is not None, f"{piece} is not on the table"
        self.hands[seat].choose(entry.focus, piece, area)

    def lift(self, seat: Seat) -> None:
        """Whoever shares the mouse holds the cloth until it is up."""
        curtain = self.bidding.open_seat.curtain
        assert curtain.seat == seat
        if curtain.lifted:
            return
        hand = self.hands[seat]
        if isinstance(hand, Mouse):
            hand.point(self.area(seat, "sea"))
        name = hand.hold("click" if isinstance(hand, Mouse) else "lock")
        self.couch.until(lambda: curtain.lifted, "the cloth goes up")
        hand.let_go(name)
