"""Whoever presses sees it within two frames."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect

from game.ui.focus import Area
from scenes.duel.chant import Moment
from tests import areas
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.duel_evening import WORDS, DuelEvening, Press, sit_down
from tests.couch.evening import AWAKE
from tests.couch.hands import Hand, Keys, Mouse, Pad

MOST = 2
STILL = 4
"""Frames in which nothing changes before the press, so that the change is the press's own."""

OUTLINE = 20
"""Logical pixels."""

ONE: dict[str, Callable[[Couch], Hand]] = {
    "pad": lambda couch: Pad(couch, "pad1"),
    "left block": lambda couch: Keys(couch, "left_block"),
    "right block": lambda couch: Keys(couch, "right_block"),
    "number block": lambda couch: Keys(couch, "number_block"),
    "arrows": lambda couch: Keys(couch, "keyboard"),
    "mouse": Mouse,
}
DEVICES = pytest.mark.parametrize("device", ONE)
SPEEDS = pytest.mark.parametrize("speed", ["1x", "instant"])
WINDOW = Area(0, 0, 1920, 1080)


def seen(couch: Couch, area: Area) -> bytes:
    """That part of the window."""
    frame = couch.cabinet.window.frame
    x, y, right, bottom = frame.x(area.x), frame.y(area.y), frame.x(area.right), frame.y(area.bottom)
    surface = couch.cabinet.window.surface
    return (
        surface.subsurface(Rect(x, y, right - x, bottom - y).clip(surface.get_rect()))
        .copy()
        .get_view("0")
        .raw
    )


def frames_until_seen(couch: Couch, area: Area, hand: Hand, word: str) -> int:
    """How many frames after the press the picture is another."""
    before = seen(couch, area)
    couch.frames(STILL)
    assert seen(couch, area) == before, "it changes by itself"
    hand.put(hand.input(word), True)
    for frame in range(1, 20):
        couch.frames()
        if seen(couch, area) != before:
            return frame
    raise AssertionError("nothing is seen of it")


def hook(couch: Couch, number: int) -> Area:
    """With the outline around its card."""
    x, y, w, h = areas.area(couch.sitting.desk.layout, f"hung_{number}")
    return Area(x - OUTLINE, y - OUTLINE, w + 2 * OUTLINE, h + 2 * OUTLINE)


def sign(evening: DuelEvening, bid: int) -> str:
    """What to press for a bid; the mouse already points at the sign."""
    hand = evening.hands[0]
    if not isinstance(hand, Mouse):
        return WORDS[bid]
    hand.point(evening.area(0, f"bid_{bid}"))
    return "click"


@DEVICES
@SPEEDS
@pytest.mark.parametrize("moment", [Moment.LOOK, Moment.WA, Moment.SA], ids=lambda moment: moment.name)
def test_the_lamp_lights_at_once_at_any_moment_of_the_chant(
    sit: Sit, device: str, speed: str, moment: Moment
) -> None:
    couch = sit(speed=speed, chant="fast")
    evening = sit_down(couch, [ONE[device](couch)])
    evening.until(moment)
    couch.seconds(0.2)
    word = sign(evening, 3)
    assert frames_until_seen(couch, evening.area(0, "lamp"), evening.hands[0], word) <= MOST


@DEVICES
@SPEEDS
def test_the_lamp_winks_at_once_with_every_further_press(sit: Sit, device: str, speed: str) -> None:
    couch = sit(speed=speed, chant="slow")
    evening = sit_down(couch, [ONE[device](couch)])
    for bid in (3, 2):
        word = sign(evening, bid)
        assert frames_until_seen(couch, evening.area(0, "lamp"), evening.hands[0], word) <= MOST
        evening.hands[0].let_go(evening.hands[0].input(word))
        couch.seconds(0.8)


@pytest.mark.parametrize("device", ["pad", "left block", "arrows"])
@SPEEDS
def test_the_outline_moves_at_once_when_a_card_is_chosen(sit: Sit, device: str, speed: str) -> None:
    couch = sit(speed=speed, chant="fast", reduced_motion=True)
    evening = sit_down(couch, [ONE[device](couch), Keys(couch, "number_block")])
    evening.chant([Press(Moment.SA, 0, 0, 4)])
    assert evening.question == "taking"
    assert evening.phase.seat() == 0
    couch.seconds(AWAKE + 0.5)
    assert frames_until_seen(couch, hook(couch, 2), evening.hands[0], "right") <= MOST


@DEVICES
@SPEEDS
def test_a_chosen_card_is_seen_to_be_chosen_at_once(sit: Sit, device: str, speed: str) -> None:
    couch = sit(speed=speed, chant="fast", reduced_motion=True)
    evening = sit_down(
        couch, [ONE[device](couch), Keys(couch, "number_block" if device != "number block" else "left_block")]
    )
    hand = evening.hands[0]
    if isinstance(hand, Mouse):
        evening.choose_hidden(0, 4)
        evening.chant([])
    else:
        evening.chant([Press(Moment.SA, 0, 0, 4)])
    assert evening.question == "taking"
    if isinstance(hand, Mouse):
        hand.point(hook(couch, 1))
    couch.seconds(AWAKE + 0.5)
    word = "click" if isinstance(hand, Mouse) else "confirm"
    assert frames_until_seen(couch, hook(couch, 1), hand, word) <= MOST


@DEVICES
@SPEEDS
@pytest.mark.parametrize("moment", [Moment.LOOK, Moment.SA], ids=lambda moment: moment.name)
def test_the_menu_is_there_at_once(sit: Sit, device: str, speed: str, moment: Moment) -> None:
    couch = sit(speed=speed, chant="fast", reduced_motion=True)
    evening = sit_down(couch, [ONE[device](couch)])
    evening.until(moment)
    couch.seconds(0.25)
    word = "back" if device == "mouse" else "menu"
    assert frames_until_seen(couch, evening.area(1), evening.hands[0], word) <= MOST
    assert couch.showing == "pause"


@DEVICES
def test_a_menu_follows_at_once(sit: Sit, device: str) -> None:
    couch = sit(reduced_motion=True)
    hand = ONE[device](couch)
    couch.seconds(0.5)
    if isinstance(hand, Mouse):
        hand.point(couch.widget_area("duel"))
        couch.frames(10)
        assert frames_until_seen(couch, WINDOW, hand, "click") <= MOST
    else:
        assert frames_until_seen(couch, WINDOW, hand, "down") <= MOST
