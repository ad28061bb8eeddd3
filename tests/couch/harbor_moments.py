"""Moments of a harbor match at which something may come between, and how to get there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from game.match.match import Match
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.deeds import BuyShip, PayActions, PayYen, Rent
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.words import FREEZER, Hull, Kind, Market
from game.staging.harbor.pieces import Boat, House
from game.staging.pieces import Card, Verb
from scenes.harbor.asking import AskingScene
from scenes.harbor.buying import BuyingScene
from scenes.harbor.fishing import FishingScene
from scenes.harbor.harbor_menu import HarborMenuScene
from scenes.harbor.turn import TurnScene
from scenes.harbor.visiting import VisitingScene
from tests import tuna
from tests.couch.couch import DOWN, Couch
from tests.couch.evening import AWAKE
from tests.couch.hands import Hand, Keys, Pad
from tests.couch.harbor_evening import HarborEvening, Play, goes_on, kept

FISHER: Final = tuna.FISHER
"""Whose decision it is at every moment."""

DEVICES: Final = ("left_block", "pad1", "right_block")
"""The pad is the fisher's."""

LEAVE: Final = Fish(FISHER, (LeavePort(0),))
CATCH: Final = TakeBarrel(0, Kind.MACKEREL, False)


def _trip(seat: Seat) -> tuple[HarborAction, HarborAction]:
    return Fish(seat, (LeavePort(0),)), Fish(seat, (CATCH,))


def _sale(seat: Seat) -> tuple[HarborAction, HarborAction]:
    return Fish(seat, (Dock(0, 0, (100,)),)), Fish(seat, (LeavePort(0),))


def _play(match: Match, turns: Iterable[Iterable[HarborAction]]) -> None:
    """Turn by turn; what is left of a turn is given up."""
    for turn in turns:
        for action in turn:
            match.submit(action)
        match.submit(EndTurn(match.observe(None).turn))


def market_day(match: Match) -> None:
    """The fisher's ship is at sea with a barrel, and both others have one for sale."""
    _play(match, (_trip(1), _trip(2), _trip(0), (), _sale(2), _sale(0)))
    assert match.observe(None).turn == FISHER


def before_the_freezer(match: Match) -> None:
    """The fisher has one, and a barrel in the harbor that would grow old; both others have a turn first."""
    rented = Visit(FISHER, Market.RENTALS, PayYen(), (Rent(FREEZER, None),))
    _play(match, ((*_trip(FISHER), rented), (), (), _sale(FISHER)))


def to_the_freezer(match: Match) -> None:
    """Both others have ended their turns."""
    before_the_freezer(match)
    _play(match, ((), ()))
    assert match.observe(None).phase is Phase.FREEZER


def nothing_left(match: Match) -> None:
    """The fisher has spent both actions, and all yen on a ship."""
    match.submit(LEAVE)
    match.submit(Visit(FISHER, Market.SHIPS, PayActions(1, 0), (BuyShip(Hull.FOUR_SLOT, 0),)))
    assert not match.observe(None).seats[FISHER].cash


def before_the_auction(match: Match) -> None:
    """The fisher's three tuna barrels are at sea."""
    played = Match(match.kernel, match.header)
    tuna.to_the_auction(played)
    for action in played.actions[:-1]:
        match.submit(action)


def _after_the_bids(match: Match, yen: int, phase: Phase) -> None:
    tuna.to_the_auction(match)
    for seat in range(3):
        match.submit(BidTuna(seat, yen if seat == 2 else 0))
    assert match.observe(None).phase is phase


POSITIONS: Final[dict[str, Play]] = {
    "turn": market_day,
    "before the turn": lambda match: _play(match, ((),)),
    "nothing left": nothing_left,
    "freezer": to_the_freezer,
    "before the freezer": before_the_freezer,
    "before the auction": before_the_auction,
    "auction": tuna.to_the_auction,
    "tie": partial(_after_the_bids, yen=0, phase=Phase.TIE),
    "fishing": partial(_after_the_bids, yen=300, phase=Phase.FISHING),
}
"""By the question that is asked in them."""


def keep(folder: Path, question: str, devices: Sequence[str] = DEVICES) -> None:
    """A match of three in the position, to go on with."""
    options = tuna.options(3)
    kept(folder, devices, POSITIONS[question], first=options.first, markets=options.markets)


def people(couch: Couch) -> dict[Seat, Hand]:
    """On their devices."""
    return {FISHER: Pad(couch, "pad1"), 0: Keys(couch, "left_block"), 2: Keys(couch, "right_block")}


def at_table(couch: Couch, hands: dict[Seat, Hand], question: str) -> HarborEvening:
    """The match that was kept is asked its question."""
    evening = goes_on(couch, hands)
    assert evening.question == question
    couch.seconds(AWAKE)
    return evening


# ---------------------------------------------------------------- what is half done


def _film(evening: HarborEvening) -> None:
    """A step of one's own."""
    scene = evening.open(Boat(FISHER, 0), FishingScene)
    evening.step(DOWN)
    evening.put()
    assert scene.naming is not None
    evening.couch.seconds(AWAKE)
    evening.hit_word("hurry")
    assert scene.film is not None
    assert scene.film.steps


def _prices(evening: HarborEvening) -> None:
    scene = evening.open(Verb("fish"), FishingScene)
    evening.step(DOWN)
    evening.put()
    assert scene.naming is not None


def _basket(evening: HarborEvening) -> None:
    scene = evening.open(Verb("buy"), BuyingScene)
    evening.hit(Card(0))
    assert not scene.missing


def _visit(evening: HarborEvening) -> None:
    scene = evening.open(House(int(Market.SQUID)), VisitingScene)
    evening.hit(evening.start(scene))
    assert scene.visit.sums()


def _harbor(evening: HarborEvening) -> None:
    scene = evening.open(Verb("harbor"), HarborMenuScene)
    evening.hit(Card(0))
    assert scene.chosen is not None


def _asked_once(evening: HarborEvening) -> None:
    evening.hit(Verb("end"))
    assert evening.scene(TurnScene)._asked_once


def _answer(evening: HarborEvening) -> None:
    evening.hit(Card(0))
    assert evening.scene(AskingScene).chosen is not None


def _after_an_auction(evening: HarborEvening) -> None:
    scene = evening.scene(FishingScene)
    evening.put()
    assert scene.film is not None
    assert scene.film.steps


def _coins(evening: HarborEvening) -> None:
    """Others have closed their hands, the fisher has coins in an open one."""
    for seat in sorted(evening.hands.keys() - {FISHER}):
        evening.bid(seat)
    evening.put_in(FISHER, (0,))
    assert evening.bidding.drafts[FISHER].position


def _closed(evening: HarborEvening) -> None:
    """The fisher has bid, others have not."""
    evening.bid(FISHER)
    assert evening.couch.match.locked == {FISHER}


def _nothing(evening: HarborEvening) -> None:
    pass


MOMENTS: Final[dict[str, tuple[str, Callable[[HarborEvening], None]]]] = {
    "turn": ("turn", _nothing),
    "turn, a film with a step": ("turn", _film),
    "turn, prices": ("turn", _prices),
    "turn, a basket": ("turn", _basket),
    "turn, a visit": ("turn", _visit),
    "turn, the own harbor": ("turn", _harbor),
    "turn, its end asked once": ("turn", _asked_once),
    "freezer": ("freezer", _nothing),
    "freezer, chosen": ("freezer", _answer),
    "tie": ("tie", _nothing),
    "tie, chosen": ("tie", _answer),
    "auction": ("auction", _nothing),
    "auction, coins in a hand": ("auction", _coins),
    "auction, a closed hand": ("auction", _closed),
    "fishing": ("fishing", _nothing),
    "fishing, a film with a step": ("fishing", _after_an_auction),
}
"""The question that is asked, and what its seat has pressed so far."""


def come_to(couch: Couch, moment: str) -> HarborEvening:
    """What is half done lies open; the match was kept before the game began."""
    question, press = MOMENTS[moment]
    evening = at_table(couch, people(couch), question)
    press(evening)
    return evening
