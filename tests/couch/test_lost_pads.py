from __future__ import annotations

import pytest

from scenes.lost import DEAF
from tests.couch.auction_evening import AuctionEvening, sit_down
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.moments import COVERED, MOMENTS, finish
from tests.devices.virtual_pad import DUALSENSE

BEFORE_A_CHOICE = [moment for moment in MOMENTS if moment.startswith(("valuation", "purchase", "takusan"))]


def three(couch: Couch) -> AuctionEvening:
    """Two pads of one make and a block of keys."""
    return sit_down(couch, [Pad(couch, "pad1"), Pad(couch, "pad2"), Keys(couch, "left_block")], 3)


def pad(evening: AuctionEvening, seat: int) -> Pad:
    hand = evening.hands[seat]
    assert isinstance(hand, Pad)
    return hand


def devices(couch: Couch) -> list[str | None]:
    return [chair.device for chair in couch.sitting.seating.chairs]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pad_that_comes_back_goes_on_where_it_was(couch: Couch, moment: str, often: int) -> None:
    evening = three(couch)
    MOMENTS[moment](evening)
    scene, before = couch.showing, couch.match.actions
    pad(evening, 0).unplug()
    assert couch.showing == "lost"
    couch.seconds(2)
    assert couch.match.actions == before
    assert devices(couch) == ["pad1", "pad2", "left_block"]
    pad(evening, 0).plug()
    assert couch.showing == "lost"
    evening.hands[0].press("confirm")
    assert couch.showing == scene
    assert devices(couch) == ["pad1", "pad2", "left_block"]
    finish(evening, moment, often > 1)


@pytest.mark.parametrize("menu", COVERED)
def test_a_pad_lost_under_a_menu_is_missed_when_the_match_goes_on(couch: Couch, menu: str) -> None:
    evening = three(couch)
    COVERED[menu](evening)
    assert couch.showing == menu
    pad(evening, 0).unplug()
    assert couch.showing == menu
    evening.hands[1].press("back")
    couch.frames(2)
    assert couch.showing == "lost"
    pad(evening, 0).plug()
    evening.hands[0].press("confirm")
    assert couch.showing == "purchase"
    finish(evening, menu)


@pytest.mark.parametrize("menu", COVERED)
def test_a_pad_back_before_the_menu_closes_is_not_missed(couch: Couch, menu: str) -> None:
    evening = three(couch)
    COVERED[menu](evening)
    pad(evening, 0).unplug()
    pad(evening, 0).plug()
    evening.hands[1].press("back")
    couch.frames(2)
    assert couch.showing == "purchase"


@pytest.mark.parametrize("moment", ["offer", "valuation, half dropped", "purchase, another's turn"])
def test_nobody_else_takes_the_seat_by_playing_on(couch: Couch, moment: str) -> None:
    evening = three(couch)
    MOMENTS[moment](evening)
    pad(evening, 0).unplug()
    for hand in (evening.hands[1], evening.hands[2]):
        hand.press("down")
        hand.press("confirm")
        hand.press("confirm")
    assert couch.showing == "lost"
    assert devices(couch) == ["pad1", "pad2", "left_block"]


@pytest.mark.parametrize("moment", ["valuation, half dropped", "takusan"])
@pytest.mark.parametrize("device", ["another pad", "right_block", "mouse", "keyboard"])
def test_a_free_device_takes_over(couch: Couch, moment: str, device: str, often: int) -> None:
    evening = three(couch)
    MOMENTS[moment](evening)
    pad(evening, 0).unplug()
    new: Hand
    if device == "another pad":
        new = Pad(couch, "pad3", "DualSense", DUALSENSE)
    elif device == "right_block":
        new = Keys(couch, "right_block")
    else:
        new = Mouse(couch) if device == "mouse" else Keys(couch, "keyboard")
    if isinstance(new, Mouse):
        new.take("mouse")
    else:
        new.press("confirm")
        if new.device != "mouse":
            assert couch.showing == "lost"  # no seat by accident: once more
            new.press("confirm")
    assert couch.showing != "lost"
    assert devices(couch) == [new.device, "pad2", "left_block"]
    evening.hands[0] = new
    finish(evening, moment, often > 1)


@pytest.mark.parametrize("moment", [*BEFORE_A_CHOICE, "counted"])
def test_a_bot_plays_on(couch: Couch, moment: str, often: int) -> None:
    evening = three(couch)
    MOMENTS[moment](evening)
    pad(evening, 0).unplug()
    couch.seconds(DEAF)
    evening.hands[1].take("bot")
    assert devices(couch) == [None, "pad2", "left_block"]
    del evening.hands[0], evening.meant[0]
    finish(evening, "", often > 1)


def test_the_lone_humans_pad_can_be_replaced_by_a_bot_too(couch: Couch) -> None:
    evening = sit_down(couch, [Pad(couch, "pad1")])
    evening.enter(0, evening.wish(0)[:2])
    pad(evening, 0).unplug()
    Mouse(couch).take("bot")
    couch.until(lambda: couch.showing == "results", "the end of a match of bots")


def test_both_of_two_pads_are_asked_for_one_after_the_other(couch: Couch) -> None:
    evening = three(couch)
    evening.play_until("purchase")
    pad(evening, 0).unplug()
    pad(evening, 1).unplug()
    assert couch.showing == "lost"
    pad(evening, 0).plug()
    evening.hands[0].press("confirm")
    couch.frames(2)
    assert couch.showing == "lost"
    pad(evening, 1).plug()
    evening.hands[1].press("confirm")
    couch.frames(2)
    assert couch.showing == "purchase"
    finish(evening, "")


def test_of_two_equal_pads_the_first_to_come_back_gets_the_seat_lost_first(couch: Couch) -> None:
    """Nothing tells equal pads apart: the screen names the seat, and people swap the pads in their hands."""
    evening = three(couch)
    evening.play_until("valuation")
    first, second = pad(evening, 0), pad(evening, 1)
    first.unplug()
    second.unplug()
    second.plug()
    heading = getattr(couch.menu.widget("heading"), "words", "")
    assert heading == f"{couch.sitting.seating.names[0]}'s pad is back"
    second.press("confirm")
    couch.frames(2)
    first.plug()
    first.press("confirm")
    couch.frames(2)
    assert couch.showing == "valuation"
    assert devices(couch) == ["pad1", "pad2", "left_block"]
    first.device, second.device = "pad2", "pad1"
    evening.hands[0], evening.hands[1] = second, first
    finish(evening, "")


def test_of_two_different_pads_each_finds_its_seat_in_any_order(couch: Couch) -> None:
    one, other = Pad(couch, "pad1"), Pad(couch, "pad2", "DualSense", DUALSENSE)
    evening = sit_down(couch, [one, other])
    evening.play_until("purchase")
    one.unplug()
    other.unplug()
    other.plug()
    one.plug()
    one.press("confirm")
    couch.frames(2)
    assert couch.showing == "purchase"
    finish(evening, "")


def test_a_pad_lost_in_the_lobby_frees_its_seat(couch: Couch) -> None:
    one, other = Pad(couch, "pad1"), Pad(couch, "pad2")
    one.take("auction")
    one.press("confirm")
    other.press("confirm")
    other.unplug()
    places = couch.menu.places.all  # type: ignore[attr-defined]  # the lobby's
    assert [place.device for place in places] == ["pad1", None, None, None]
    other.plug()
    other.press("confirm")
    assert [place.device for place in places] == ["pad1", "pad2", None, None]


def test_a_pad_lost_and_found_beside_the_match_disturbs_nobody(couch: Couch) -> None:
    evening = three(couch)
    spare = Pad(couch, "pad3", "DualSense", DUALSENSE)
    evening.play_until("purchase")
    spare.unplug()
    spare.plug()
    assert couch.showing == "purchase"
