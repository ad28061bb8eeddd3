from __future__ import annotations

import pytest

from scenes.play.sitting import SPEEDS
from scenes.rules import RulesScene
from tests.couch.auction_evening import AuctionEvening, sit_down
from tests.couch.couch import Couch
from tests.couch.evening import AWAKE
from tests.couch.hands import HANDS, Hand, Mouse
from tests.couch.moments import set_speed

by_every_device = pytest.mark.parametrize("device", HANDS)


def at_the_purchase(couch: Couch, device: str) -> tuple[AuctionEvening, Hand]:
    hand = HANDS[device](couch)
    evening = sit_down(couch, [hand], 2)
    evening.play_until("purchase")
    couch.seconds(AWAKE)
    return evening, hand


def pause(hand: Hand) -> None:
    hand.press("back" if isinstance(hand, Mouse) else "menu")
    assert hand.couch.showing == "pause"


def read_on(hand: Hand, key: str) -> None:
    """The next page, by the device's own way."""
    if isinstance(hand, Mouse):
        hand.take(key)
    else:
        hand.press("right")


@by_every_device
def test_the_pause_leads_to_rules_log_and_settings_and_back_to_the_same_table(
    couch: Couch, device: str
) -> None:
    evening, hand = at_the_purchase(couch, device)
    before = couch.sitting.show.table.poses(), couch.match.actions, evening.phase.focus.at
    pause(hand)
    hand.take("rules")
    rules = couch.scene
    assert isinstance(rules, RulesScene)
    read_on(hand, "next")
    assert rules.at == 1
    read_on(hand, "next")
    hand.press("back")
    hand.take("log")
    assert couch.showing == "log"
    assert "lot" in " ".join(couch.sitting.show.log).lower()
    hand.press("back")
    hand.take("settings")
    assert couch.showing == "settings"
    hand.press("back")
    assert couch.showing == "pause"
    hand.take("go_on")
    assert couch.showing == "purchase"
    assert (couch.sitting.show.table.poses(), couch.match.actions, evening.phase.focus.at) == before
    evening.play()
    evening.check_record(couch.match)


@by_every_device
def test_the_speed_changes_in_the_middle_of_a_match(couch: Couch, device: str) -> None:
    evening, hand = at_the_purchase(couch, device)
    for speed in ("1x", "4x", "instant"):
        if isinstance(hand, Mouse):
            pause(hand)
            hand.take("settings")
            hand.turn("speed", speed)
            hand.press("back")
            hand.take("go_on")
        else:
            set_speed(evening, speed, hand)
        assert couch.sitting.show.stage.speed == SPEEDS[speed]
        assert f'"speed": "{speed}"' in (couch.folder / "settings.json").read_text("utf-8")


@pytest.mark.parametrize("size", ["150%", "200%"])
def test_large_type_in_the_middle_of_a_match(couch: Couch, size: str) -> None:
    evening, hand = at_the_purchase(couch, "pad")
    before = couch.sitting.show.table.poses()
    pause(hand)
    hand.take("settings")
    hand.turn("text", size)
    hand.take("close")
    hand.take("go_on")
    couch.frames(2)
    assert couch.cabinet.window.kit.text.reading == int(size[:3]) / 100
    assert couch.sitting.desk.layout.plan.large
    assert couch.sitting.show.table.poses() != before
    evening.play()
    evening.results()
    hand.take("title")
    assert couch.showing == "title"


def test_a_slower_speed_takes_more_time(couch: Couch) -> None:
    evening, _ = at_the_purchase(couch, "pad")
    lasted = {}
    for speed in ("4x", "1x"):
        set_speed(evening, speed)
        evening.play_until("purchase")
        evening.buy()
        lasted[speed] = 0
        while not couch.asking:
            couch.frames()
            lasted[speed] += 1
    assert lasted["1x"] > 1.5 * lasted["4x"] > 0


@pytest.mark.parametrize("device", [name for name in HANDS if name != "mouse"])
def test_the_log_opens_and_closes_by_its_own_button(couch: Couch, device: str) -> None:
    evening, hand = at_the_purchase(couch, device)
    hand.press("log")
    assert couch.showing == "log"
    hand.press("log")
    assert couch.showing == "purchase"
    assert evening.question == "purchase"


@by_every_device
def test_looking_around_decides_nothing(couch: Couch, device: str) -> None:
    evening, hand = at_the_purchase(couch, device)
    before = couch.match.actions
    name = hand.hold("inspect")
    if isinstance(hand, Mouse):
        for item in couch.sitting.show.table.explained():
            hand.point(item.area)
    else:
        for word in ("right", "right", "down", "left", "up", "up", "left", "down") * 3:
            hand.press(word)
    hand.let_go(name)
    assert couch.match.actions == before
    assert evening.question == "purchase"
    evening.buy()


def test_everything_on_the_table_explains_itself_at_every_question(couch: Couch) -> None:
    mouse = Mouse(couch)
    evening = sit_down(couch, [mouse], 2)
    for question in ("valuation", "purchase", "scoring"):
        evening.play_until(question)
        for item in couch.sitting.show.table.explained():
            mouse.point(item.area)
            assert couch.sitting.desk.guide.explain(item.key, 0) is not None, item.key


@by_every_device
def test_the_last_step_can_be_taken_back_while_nothing_was_revealed(couch: Couch, device: str) -> None:
    hand = HANDS[device](couch)
    evening = sit_down(couch, [hand], 2)
    match = couch.match
    while True:
        evening.play_until("purchase")
        for action in match.legal(0) if match.waiting() == {0} else ():
            after, _ = match.kernel.apply(match.state, action)
            if match.kernel.to_act(after) == {0}:
                before = match.actions, couch.sitting.show.table.poses()
                evening.decide(0, action)
                assert evening.question in ("takusan", "yakuza")
                hand.press("back")
                couch.frames(2)
                assert evening.question == "purchase"
                assert (match.actions, couch.sitting.show.table.poses()) == before
                evening.play()
                evening.results()
                return
        evening.go_on()
