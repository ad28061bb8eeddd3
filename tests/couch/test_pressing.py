"""Presses that decide, presses that do not, decisions that are taken back: through the real queue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.devices.glyphs import label
from game.rules.auction.actions import BuyLot, Decline
from game.staging.auction.pieces import Lot
from scenes.play.fuse import SECONDS
from tests.couch.auction_evening import AuctionEvening, sit_down
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.evening import AWAKE
from tests.couch.hands import HANDS, Hand, Keys, Mouse, Pad

by_every_device = pytest.mark.parametrize("device", HANDS)
FUSE = SECONDS["usual"]


def word(hand: Hand) -> str:
    return "click" if isinstance(hand, Mouse) else "confirm"


def back(hand: Hand) -> None:
    """Right button, B, or the key for it."""
    hand.press("back")


def at_the_purchase(couch: Couch, device: str) -> tuple[AuctionEvening, Hand]:
    hand = HANDS[device](couch)
    evening = sit_down(couch, [hand], 2)
    evening.play_until("purchase")
    couch.seconds(AWAKE)
    return evening, hand


def choice(evening: AuctionEvening, hand: Hand) -> Any:
    """The first that is offered: chosen, not done."""
    action = next(one for one in evening.couch.match.legal(0))
    key, area = evening.place(action)
    hand.choose(evening.phase.focus, key, area)
    assert evening.phase.pick.piece == key
    return action


def journal(couch: Couch) -> bytes:
    (path,) = couch.matches("journal")
    return Path(path).read_bytes()


@by_every_device
def test_the_first_press_chooses_and_the_second_does_it_once_its_fuse_is_out(
    couch: Couch, device: str
) -> None:
    evening, hand = at_the_purchase(couch, device)
    before, kept = len(couch.match.actions), journal(couch)
    action = choice(evening, hand)
    couch.seconds(5)
    assert len(couch.match.actions) == before
    hand.press(word(hand))
    couch.seconds(FUSE - 0.2)
    assert len(couch.match.actions) == before
    assert journal(couch) == kept
    couch.seconds(0.3)
    assert couch.match.actions[before] == action


@by_every_device
def test_a_decision_taken_back_leaves_no_trace(couch: Couch, device: str) -> None:
    evening, hand = at_the_purchase(couch, device)
    match, sitting = couch.match, couch.sitting
    before, kept, log, view = match.actions, journal(couch), list(sitting.show.log), match.observe(None)
    for pause in (0.05, FUSE / 2, FUSE - 0.1):
        choice(evening, hand)
        hand.press(word(hand))
        couch.seconds(pause)
        assert sitting.fuse is not None
        back(hand)
        couch.seconds(AWAKE)
        assert sitting.fuse is None
        assert couch.showing == "purchase"
        assert (match.actions, journal(couch), sitting.show.log) == (before, kept, log)
        assert match.observe(None) == sitting.show.view == view
    couch.seconds(2 * FUSE)
    assert match.actions == before


def test_a_click_on_a_sold_lot_says_who_has_bought_it(couch: Couch) -> None:
    hand = Mouse(couch)
    evening = sit_down(couch, [hand], 3)
    evening.play_until("purchase")
    while not any(buyer is not None for buyer in couch.match.observe(None).buyers):
        evening.go_on()
        evening.play_until("purchase")
    couch.seconds(AWAKE)
    before, buyers = len(couch.match.actions), couch.match.observe(None).buyers
    lot = next(lot for lot, buyer in enumerate(buyers) if buyer is not None)
    hand.click(couch.sitting.desk.layout.area(Lot(lot)))
    buyer = couch.sitting.seating.names[buyers[lot]]
    assert couch.sitting.desk.board.hud._notice == f"{buyer} has already bought lot {lot + 1}."
    assert evening.phase.pick.piece is None
    assert len(couch.match.actions) == before


@by_every_device
def test_what_was_chosen_can_be_let_go_of(couch: Couch, device: str) -> None:
    evening, hand = at_the_purchase(couch, device)
    before = len(couch.match.actions)
    choice(evening, hand)
    back(hand)
    assert evening.phase.pick.piece is None
    assert couch.showing == "purchase"
    couch.seconds(AWAKE)
    hand.press(word(hand))
    couch.seconds(2 * FUSE)
    assert len(couch.match.actions) == before


@by_every_device
@pytest.mark.parametrize("gap", [0.1, 0.2, 0.35, 0.5, 0.6])
def test_whoever_clicks_on_to_see_the_end_of_it_decides_nothing(sit: Sit, device: str, gap: float) -> None:
    couch = sit(speed="1x")
    hand = HANDS[device](couch)
    evening = sit_down(couch, [hand], 2)
    evening.play_until("valuation")
    evening.go_on()
    if isinstance(hand, Mouse):
        hand.point(couch.sitting.desk.layout.area(Lot(0)))
    match = couch.match
    hand.press(word(hand))
    couch.until(lambda: match.observe(None).phase.name != "VALUATION", "the reveal")
    for _ in range(round(40 / gap)):
        hand.press(word(hand))
        couch.seconds(gap)
    assert not [
        action for action in match.actions if action.seat == 0 and isinstance(action, BuyLot | Decline)
    ]
    if not isinstance(hand, Mouse):  # what it points at may be sold
        assert couch.sitting.desk.board.hud._notice == "Wait a moment, then press once."


def test_the_next_persons_press_makes_a_decision_count(couch: Couch) -> None:
    hands: list[Hand] = [Pad(couch, "pad1"), Keys(couch, "left_block")]
    evening = sit_down(couch, hands, 2)
    evening.play_until("purchase")
    couch.seconds(AWAKE)
    (first,) = couch.match.waiting()
    action = next(one for one in couch.match.legal(first) if isinstance(one, Decline))
    key, area = evening.place(action)
    hands[first].choose(evening.phase.focus, key, area)
    hands[first].press("confirm")
    couch.seconds(0.2)
    assert couch.sitting.fuse is not None
    before = len(couch.match.actions)
    hands[1 - first].press("right")
    assert couch.sitting.fuse is None
    assert couch.match.actions[before:] == (action,)


def test_two_people_who_confirm_at_the_count_do_not_skip_the_results(couch: Couch) -> None:
    hands: list[Hand] = [Pad(couch, "pad1"), Keys(couch, "left_block")]
    evening = sit_down(couch, hands, 2)
    evening.play()
    couch.seconds(AWAKE)
    for hand in hands:
        hand.press("confirm")
    assert couch.showing == "results"
    hands[0].press("confirm")
    assert couch.showing == "results"
    couch.listened_to()
    hands[0].press("confirm")
    assert couch.showing != "results"


def test_whoever_leaves_while_the_fuse_burns_has_decided(sit: Sit) -> None:
    couch = sit()
    evening, hand = at_the_purchase(couch, "pad")
    match = couch.match
    action = choice(evening, hand)
    hand.press("confirm")
    before = len(match.actions)
    couch.post(pygame.QUIT)
    couch.frames()
    assert couch.code == 0
    assert match.actions[before] == action


@by_every_device
def test_who_plays_fast_decides_with_one_press_and_waits_for_nothing(sit: Sit, device: str) -> None:
    couch = sit(one_press=True, fuse="off")
    evening, hand = at_the_purchase(couch, device)
    before = len(couch.match.actions)
    action = next(one for one in couch.match.legal(0))
    key, area = evening.place(action)
    hand.choose(evening.phase.focus, key, area)
    assert couch.match.actions[before] == action


@pytest.mark.parametrize("device", ["pad", "left block", "keyboard"])
def test_a_lone_human_lays_takes_back_and_locks_with_three_buttons(couch: Couch, device: str) -> None:
    hand = HANDS[device](couch)
    evening = sit_down(couch, [hand], 2)
    assert evening.question == "valuation"
    draft = evening.valuation.ballot.drafts[0]
    bindings = couch.cabinet.devices.bindings
    add, undo, lock = (label(hand.kind, "plain", word, bindings) for word in ("confirm", "back", "hurry"))
    said = couch.sitting.desk.board.hud._words["header_right"].text
    assert said == f"{add} twice: place · {undo} undo · {lock} lock"
    hand.press("confirm")
    assert draft.landed == 0  # in the hand
    hand.press("confirm")
    assert draft.landed == 1
    hand.press("back")
    assert draft.landed == 0
    hand.press("hurry")
    assert not couch.match.actions
    evening.enter(0, evening.wish(0))
    assert draft.complete
    hand.press("hurry")
    couch.until(lambda: couch.match.actions, "the reveal")
    assert couch.match.actions[0] == draft.action()
