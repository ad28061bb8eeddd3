"""Presses at the harbor that are taken back, and presses that were never meant: through the real queue."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from game.app.platform import STEP
from game.rules.core.seat import Seat
from game.rules.harbor.actions import HarborAction, OpenPort
from game.rules.harbor.steps import NewPort
from game.staging.harbor.pieces import Strip, Ware
from game.staging.pieces import Card, Verb, Verbs
from game.storage import saves
from game.ui.theme import STREAK
from scenes.harbor.buying import BuyingScene
from scenes.harbor.fishing import FishingScene
from scenes.harbor.harbor_menu import HarborMenuScene
from scenes.harbor.script import NOW
from scenes.harbor.turn import TurnScene
from scenes.play.fuse import END_OF_TURN, SECONDS
from tests.couch.conftest import Sit
from tests.couch.couch import DOWN, Couch
from tests.couch.evening import AWAKE
from tests.couch.hands import HANDS, Hand, Keys, Mouse
from tests.couch.harbor_evening import BOT, HarborEvening, goes_on
from tests.couch.harbor_moments import FISHER, MOMENTS, at_table, keep, people

Start = Callable[..., HarborEvening]
FUSE = SECONDS["usual"] * END_OF_TURN
HALF_DONE = [moment for moment in MOMENTS if "," in moment and not moment.startswith("auction")]
"""Hands that open again: test_tuna_bids.py."""

by_every_device = pytest.mark.parametrize("device", HANDS)


DEVICES = {"pad": "pad1", "left block": "left_block"}
"""The others are the desk."""


@pytest.fixture
def start(sit: Sit, tmp_path: Path) -> Start:
    """The game at a question, which the device has to answer; the others have blocks of keys."""

    def started(question: str, device: str) -> HarborEvening:
        keep(tmp_path / "home", question, ("right_block", DEVICES.get(device, "mouse"), "number_block"))
        couch = sit()
        hands: dict[Seat, Hand] = {FISHER: HANDS[device](couch)}
        hands |= {0: Keys(couch, "right_block"), 2: Keys(couch, "number_block")}
        return at_table(couch, hands, question)

    return started


def remains(couch: Couch) -> tuple[Any, ...]:
    """All that must be as it was; what the file holds is read anew."""
    (path,) = couch.matches("journal")
    kept, _, damage = saves.restore(path)
    assert damage is None
    assert kept.actions == couch.match.actions
    show = couch.sitting.show
    assert show.view == couch.match.observe(None)
    return couch.match.actions, show.view, couch.sitting.opened


def journal(couch: Couch) -> bytes:
    (path,) = couch.matches("journal")
    return path.read_bytes()


def asked_again(evening: HarborEvening, question: str) -> None:
    """At the question itself, with nothing open."""
    assert evening.question == question
    assert evening.phase.name == question


# ---------------------------------------------------------------- in a draft


def nothing_open(evening: HarborEvening) -> bool:
    """Neither a sheet nor anything foreseen."""
    show, scene = evening.couch.sitting.show, evening.couch.scene
    if isinstance(scene, TurnScene):
        return not scene._asked_once
    return NOW[show.view.phase] != "turn" and show.entry is not None and show.entry.view is None


@pytest.mark.parametrize(("moment", "device"), list(zip(HALF_DONE, cycle(HANDS), strict=False)))
def test_what_is_half_done_is_taken_back_press_by_press(start: Start, moment: str, device: str) -> None:
    question, press = MOMENTS[moment]
    evening = start(question, device)
    couch = evening.couch
    before, kept, log = remains(couch), journal(couch), list(couch.sitting.show.log)
    press(evening)
    assert not nothing_open(evening)
    for _ in range(4):
        if not nothing_open(evening):
            evening.hit_word("back")
            couch.seconds(0.1)
    couch.seconds(AWAKE)
    asked_again(evening, question)
    assert nothing_open(evening)
    assert remains(couch) == before
    assert (journal(couch), couch.sitting.show.log) == (kept, log)
    evening.go_on()
    evening.check_record(couch.match)


@pytest.mark.rules("H22")
@by_every_device
def test_a_dock_is_taken_back_with_its_prices(start: Start, device: str) -> None:
    evening = start("turn", device)
    scene = evening.open(Verb("fish"), FishingScene)
    evening.step(DOWN)
    evening.put()
    evening.couch.seconds(AWAKE)
    evening.hit_word("hurry")
    assert scene.film is not None
    assert scene.film.steps
    evening.couch.seconds(AWAKE)
    evening.hit_word("back")
    assert not scene.film.draft.parts
    evening.hit_word("page_back")
    assert scene.film.steps == (NewPort(),)


@by_every_device
def test_who_does_not_really_end_the_turn_keeps_what_was_done_in_it(start: Start, device: str) -> None:
    evening = start("turn", device)
    couch = evening.couch
    assert evening.fish()
    before = couch.match.actions
    couch.seconds(AWAKE)
    evening.hit(Verb("end"))
    assert evening.scene(TurnScene)._asked_once
    evening.hit_word("back")
    couch.seconds(AWAKE)
    assert not evening.scene(TurnScene)._asked_once
    assert couch.match.actions == before


# ---------------------------------------------------------------- after an action


@by_every_device
def test_a_ware_that_was_pressed_on_the_table_is_bought(start: Start, device: str) -> None:
    evening = start("turn", device)
    wares = [id for id in evening.phase._choices if isinstance(id, Ware)]
    assert len(wares) == 2
    for ware in wares:
        assert evening.pay(evening.open(ware, BuyingScene))
        evening.couch.until(lambda: evening.couch.asking, "the next question")
        evening.couch.seconds(AWAKE)
    evening.check_record(evening.couch.match)


def _give_back(evening: HarborEvening, kind: type[HarborAction]) -> None:
    """A card of the own harbor, pressed until it is done."""
    scene = evening.open(Verb("harbor"), HarborMenuScene)
    place = next(
        at for at, one in enumerate(scene.offers()) if isinstance(one.action, kind) and one.refusal is None
    )
    meant = scene.offers()[place].action
    made = len(evening.couch.match.actions)

    def press() -> None:
        while len(evening.couch.match.actions) == made:
            evening.hit(Card(place))
            evening.couch.seconds(AWAKE)

    evening.does(meant, press)


def _visit(evening: HarborEvening) -> None:
    while not evening.visit():
        pass


def _buy(evening: HarborEvening) -> None:
    scene = evening.open(Verb("buy"), BuyingScene)
    evening.hit(Card(0))
    assert evening.pay(scene)


KINDS: dict[str, tuple[str, Callable[[HarborEvening], object]]] = {
    "Fish": ("turn", HarborEvening.fish),
    "Buy": ("turn", _buy),
    "Visit": ("turn", _visit),
    "OpenPort": ("turn", lambda evening: _give_back(evening, OpenPort)),
    "UseFreezer": ("freezer", HarborEvening.answer),
    "PickBuyer": ("tie", HarborEvening.answer),
}
"""Actions after which their seat is asked again, the question before, and how people do them."""


@pytest.mark.parametrize(("kind", "device"), list(zip(KINDS, cycle(HANDS), strict=False)))
def test_an_action_is_taken_back_by_whoever_is_asked_next(start: Start, kind: str, device: str) -> None:
    question, do = KINDS[kind]
    evening = start(question, device)
    couch = evening.couch
    before = remains(couch)
    do(evening)
    assert [type(action).__name__ for action in couch.match.actions[len(before[0]) :]] == [kind]
    couch.until(lambda: couch.asking, "the next question")
    assert couch.match.can_undo(FISHER)
    couch.seconds(AWAKE)
    evening.hit_word("back")
    couch.seconds(AWAKE)
    asked_again(evening, question)
    assert remains(couch) == before
    evening.meant[FISHER].pop()
    evening.go_on()
    evening.check_record(couch.match)


@by_every_device
@pytest.mark.parametrize("pause", [0.05, FUSE / 2, FUSE - 0.1])
def test_the_end_of_a_turn_is_taken_back_while_its_fuse_burns(
    start: Start, device: str, pause: float
) -> None:
    evening = start("turn", device)
    couch = evening.couch
    before, kept, log = remains(couch), journal(couch), list(couch.sitting.show.log)
    evening.hit(Verb("end"))
    couch.seconds(AWAKE)
    evening.hit(Verb("end"))
    couch.seconds(pause)
    assert couch.sitting.fuse is not None
    evening.hit_word("back")
    couch.seconds(AWAKE)
    assert couch.sitting.fuse is None
    asked_again(evening, "turn")
    assert remains(couch) == before
    assert (journal(couch), couch.sitting.show.log) == (kept, log)
    couch.seconds(FUSE + 1)
    assert couch.match.actions == before[0]


def test_a_turn_that_ended_by_itself_is_taken_back_and_does_not_end_again(sit: Sit, tmp_path: Path) -> None:
    keep(tmp_path / "home", "nothing left")
    couch = sit()
    pad = people(couch)[FISHER]
    pad.resume()
    couch.until(lambda: couch.sitting.fuse is not None, "the end of the turn")
    before = couch.match.actions
    couch.seconds(1)
    pad.press("back")
    couch.seconds(2 * FUSE)
    assert couch.asking
    assert couch.match.actions == before
    pad.press("back")
    couch.seconds(AWAKE)
    assert couch.match.actions == before[:-1]
    assert couch.match.observe(None).actions == 1


# ---------------------------------------------------------------- what was never meant

HASTE = [
    ("pad", "hurry", 0.1),
    ("pad", "hurry", 0.5),
    ("left block", "hurry", 0.35),
    ("keyboard", "hurry", 0.6),
    ("pad", "confirm", 0.6),
    ("left block", "confirm", 0.2),
    ("keyboard", "confirm", 0.45),
    ("mouse", "click", 0.1),
    ("mouse", "click", 0.5),
    ("mouse", "click", 0.6),
]


@pytest.mark.parametrize(("device", "word", "gap"), HASTE)
@pytest.mark.parametrize("question", ["turn", "freezer"])
def test_whoever_presses_on_to_see_the_end_of_it_decides_nothing(
    sit: Sit, tmp_path: Path, question: str, device: str, word: str, gap: float
) -> None:
    keep(tmp_path / "home", f"before the {question}", (BOT, DEVICES.get(device, "mouse"), BOT))
    couch = sit(speed="1x")
    hand = HANDS[device](couch)
    hand.resume()
    couch.until(lambda: isinstance(couch.scene, TurnScene), "the turn of a bot")
    before = len(couch.match.actions)
    if isinstance(hand, Mouse):
        hand.point(couch.sitting.desk.layout.area(Strip() if question == "freezer" else Verbs()), 0.4)
    for _ in range(round(20 / gap)):
        hand.press(word)
        couch.seconds(gap - 2 * STEP)
    assert couch.match.waiting() == {FISHER}
    assert len(couch.match.actions) > before
    assert all(action.seat != FISHER for action in couch.match.actions[before:])
    assert couch.sitting.opened is None
    couch.seconds(2 * STREAK)
    evening = HarborEvening(couch, {FISHER: hand})
    evening.meant = {FISHER: [one for one in couch.match.actions if one.seat == FISHER]}
    asked_again(evening, question)
    assert nothing_open(evening)
    evening.go_on()
    evening.check_record(couch.match)


@pytest.mark.parametrize(("device", "word", "gap"), HASTE)
def test_whoever_presses_on_while_a_tuna_is_drawn_bids_nothing(
    sit: Sit, tmp_path: Path, device: str, word: str, gap: float
) -> None:
    keep(tmp_path / "home", "before the auction", (BOT, DEVICES.get(device, "mouse"), BOT))
    couch = sit(speed="1x")
    evening = goes_on(couch, {FISHER: HANDS[device](couch)})
    couch.seconds(AWAKE)
    evening.fish()
    hand = evening.hands[FISHER]
    if isinstance(hand, Mouse):
        hand.point(evening.area(FISHER, "prompt"), 0.7)
    before = couch.match.actions
    for _ in range(round(20 / gap)):
        hand.press(word)
        couch.seconds(gap - 2 * STEP)
    assert couch.match.actions == before
    assert FISHER in couch.match.waiting()
    assert evening.question == "auction"
    couch.seconds(STREAK)
    evening.bid(FISHER)
    evening.go_on()
    evening.check_record(couch.match)
