"""The chant on film: other directions at the same times, and every frame is the same until hands open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.ui import theme
from scenes.duel.chant import TEMPI, Moment
from scenes.lost import DEAF
from tests.couch.couch import DOWN, LEFT, RIGHT, UP
from tests.secrets.conftest import Compare
from tests.secrets.duel_film import FilmedDuel
from tests.secrets.film import NOBODY
from tests.secrets.gestures import look_at_everything, read_the_log, walk

LOOK, WA, SA = Moment.LOOK, Moment.WA, Moment.SA
PADS = ("pad1", "pad2")
BLOCKS = ("left_block", "right_block")
MIXED = ("number_block", "pad1")
SHARED = ("mouse", "mouse")
ONE_MOUSE = ("mouse", "pad1")
DEVICES = pytest.mark.parametrize("devices", [PADS, BLOCKS, MIXED], ids=["pads", "blocks", "mixed"])
FIRST, SECOND, BOTH = frozenset({0}), frozenset({1}), frozenset({0, 1})


@pytest.fixture
def chant_tells_nothing(tells_nothing: Compare) -> Compare:
    return partial(tells_nothing, varied=BOTH, start=FilmedDuel, chant="fast", bots_say_why=True)


# ---------------------------------------------------------------- pads and blocks


@DEVICES
@pytest.mark.parametrize("chant", TEMPI)
def test_directions_at_every_moment(
    chant_tells_nothing: Compare, devices: tuple[str, str], chant: str
) -> None:
    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.come_to(WA, 3)
        game.press(1)
        game.press(0, 1)
        game.come_to(SA)
        game.press(1, 1)
        game.press(0, 2)
        game.press(0, 3)
        assert game.presses == (4, 2)
        game.finish()

    chant_tells_nothing(devices, script, chant=chant)


@DEVICES
@pytest.mark.parametrize("varied", [FIRST, SECOND], ids=["first", "second"])
def test_one_of_them_presses_otherwise(
    chant_tells_nothing: Compare, devices: tuple[str, str], varied: frozenset[int]
) -> None:
    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.press(1)
        game.finish()

    chant_tells_nothing(devices, script, varied=varied)


@DEVICES
def test_held_directions(chant_tells_nothing: Compare, devices: tuple[str, str]) -> None:
    """Held over syllables, and from one to the next as a stick that rolls."""

    def script(game: FilmedDuel) -> None:
        held = []
        for number in (0, 1):
            for seat in (0, 1):
                hand = game.hand(seat)
                wish = (("left", "up"), ("down", "right"))[seat in game.others][number]
                held.append((hand, hand.hold(wish)))
        game.come_to(SA, 10)
        for hand, name in reversed(held):
            hand.let_go(name)
        assert game.presses == (2, 2)
        game.finish()

    chant_tells_nothing(devices, script)


@DEVICES
def test_being_ready(chant_tells_nothing: Compare, devices: tuple[str, str]) -> None:
    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.hand(0).press("confirm")
        game.seconds(0.3)
        game.hand(1).press("confirm")
        game.press(1)
        game.finish()

    chant_tells_nothing(devices, script, chant="slow")


@DEVICES
def test_without_a_clock(chant_tells_nothing: Compare, devices: tuple[str, str]) -> None:
    """Refused before the first direction, ready, taken back, thought over, and ready again."""

    def script(game: FilmedDuel) -> None:
        first, second = game.hand(0), game.hand(1)
        first.press("confirm")
        game.press(0)
        game.press(1)
        first.press("confirm")
        first.press("back")
        game.press(0, 1)
        first.press("confirm")
        second.press("confirm")
        game.come_to(WA, 5)
        game.press(0, 2)
        game.finish()

    chant_tells_nothing(devices, script, chant="untimed")


# ---------------------------------------------------------------- whatever comes between


def pause(game: FilmedDuel) -> None:
    game.keyboard.press("menu")
    assert game.showing == "pause"
    game.frames(3)
    game.keyboard.press("back")


def pause_of_a_player(game: FilmedDuel) -> None:
    game.hand(1).press("menu")
    assert game.showing == "pause"
    game.hand(1).step(DOWN)
    read_the_log(game, game.hand(1))
    game.hand(1).press("back")


def log(game: FilmedDuel) -> None:
    game.keyboard.press("log")
    assert game.showing == "log"
    game.frames(2)
    game.keyboard.press("back")


def another_window(game: FilmedDuel) -> None:
    game.look_away()
    game.seconds(0.2)
    game.look_back()
    game.keyboard.press("back")


def resize(game: FilmedDuel) -> None:
    game.resize((800, 450))


def full_screen(game: FilmedDuel) -> None:
    game.keyboard.press("full_screen")
    game.frames(3)
    game.keyboard.press("full_screen")


BETWEEN = (pause, pause_of_a_player, log, another_window, resize, full_screen)


@pytest.mark.parametrize("moment", [LOOK, SA], ids=lambda moment: moment.name)
@pytest.mark.parametrize("between", BETWEEN)
def test_whatever_lies_over_the_table(
    chant_tells_nothing: Compare, moment: Moment, between: Callable[[FilmedDuel], None]
) -> None:
    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.press(1)
        game.come_to(moment, 10)
        game.press(0, 1)
        between(game)
        assert (game.moment, game.presses) == (LOOK, (0, 0))
        game.press(0, 2)
        game.come_to(SA)
        game.press(1, 3)
        game.finish()

    chant_tells_nothing(MIXED, script)


@pytest.mark.parametrize("moment", [LOOK, WA, SA], ids=lambda moment: moment.name)
@pytest.mark.parametrize("then", ["back", "bot"])
def test_a_lost_pad(chant_tells_nothing: Compare, moment: Moment, then: str) -> None:
    """Where a bot plays on, nothing at all is left of what was pressed."""

    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.press(1)
        game.come_to(moment, 5)
        pad = game.pad(1)
        pad.unplug()
        assert game.showing == "lost"
        game.seconds(DEAF)
        if then == "back":
            pad.plug()
            pad.press("confirm")
            game.press(1, 1)
        else:
            game.keyboard.go_to("bot")
            game.keyboard.press("confirm")
            game.hands[1] = None
        assert game.moment is LOOK
        assert game.presses == (0, int(then == "back"))
        game.press(0, 2)
        game.finish()

    chant_tells_nothing(MIXED, script)


def test_looking_at_everything(chant_tells_nothing: Compare) -> None:
    """Pointed at or walked to, before and after the presses; from WA on nobody walks."""

    def script(game: FilmedDuel) -> None:
        game.press(0)
        look_at_everything(game)
        walk(game, game.keyboard, (RIGHT, RIGHT, DOWN, UP, LEFT))
        walk(game, game.hand(1), (RIGHT, DOWN, LEFT))
        game.press(1)
        game.hand(0).press("confirm")
        game.hand(1).press("confirm")
        game.come_to(WA, 2)
        look = game.hand(1).hold("inspect")
        game.press(1, 1)
        game.hand(1).let_go(look)
        game.finish()

    chant_tells_nothing(MIXED, script, chant="untimed")


# ---------------------------------------------------------------- the curtain


def both_choose(game: FilmedDuel) -> None:
    """One after another at the mouse, or the mouse and the pad."""
    for seat in game.people:
        if game.sitting.seating.device(seat) == "mouse":
            game.choose(seat)
        else:
            game.press(seat)
    game.finish()


@pytest.mark.parametrize("devices", [SHARED, ONE_MOUSE], ids=["shared", "one_mouse"])
@pytest.mark.parametrize("varied", [FIRST, SECOND, BOTH], ids=["first", "second", "both"])
@pytest.mark.parametrize("chant", ["fast", "untimed"])
def test_behind_the_curtain(
    chant_tells_nothing: Compare, devices: tuple[str, str], varied: frozenset[int], chant: str
) -> None:
    """While the second one looks, the first one's choice is as hidden as before."""

    def script(game: FilmedDuel) -> None:
        if chant == "untimed" and devices == ONE_MOUSE:
            game.press(1)
            game.hand(1).press("confirm")
            game.choose(0)
            game.finish()
        else:
            both_choose(game)

    film = chant_tells_nothing(devices, script, varied=varied, chant=chant).film
    assert any(frame.own == 0 for frame in film), "the curtain was never up"


def idle(game: FilmedDuel) -> None:
    game.seconds(theme.CURTAIN_IDLE + 0.1)


def step_out(game: FilmedDuel) -> None:
    game.keyboard.press("back")


def lose_a_pad(game: FilmedDuel) -> None:
    pad = game.pad(1)
    pad.unplug()
    assert game.showing == "lost"
    game.seconds(0.2)
    pad.plug()
    pad.press("confirm")


CLOSING = [
    *((SHARED, closes) for closes in (idle, step_out, pause, log, resize, full_screen, another_window)),
    (ONE_MOUSE, lose_a_pad),
    (ONE_MOUSE, pause_of_a_player),
]


@pytest.mark.parametrize(("devices", "closes"), CLOSING, ids=[closes.__name__ for _, closes in CLOSING])
def test_however_the_curtain_falls(
    chant_tells_nothing: Compare, devices: tuple[str, str], closes: Callable[[FilmedDuel], None]
) -> None:
    """The mouse still points at the sign that was chosen."""

    def script(game: FilmedDuel) -> None:
        game.lift(0)
        game.press(0)
        closes(game)
        game.seconds(0.3)
        desk = game.chanting.entering.desk
        assert desk.seat is None
        game.mouse.point(game.area(0, "name"))
        if desk.curtain.seat == 0:
            game.choose(0, 1)
        (game.choose if devices == SHARED else game.press)(1)
        game.finish()

    film = chant_tells_nothing(devices, script, varied=FIRST).film
    assert any(frame.own == 0 for frame in film), "the curtain was never up"


def test_thinking_again_behind_the_curtain(chant_tells_nothing: Compare) -> None:
    """Another sign, another again with the arrows, and anew by a click on the seat."""

    def script(game: FilmedDuel) -> None:
        game.lift(0)
        game.press(0)
        game.press(0, 1)
        game.mouse.point(game.area(0, "name"))
        game.press(1)
        game.mouse.click(game.area(0, "name"))
        assert game.presses == (0, 1)
        game.choose(0, 2)
        game.finish()

    chant_tells_nothing(ONE_MOUSE, script, varied=FIRST)


# ---------------------------------------------------------------- bots


@pytest.mark.parametrize("slices", [1, 900, 3000, 10**9], ids=["at_once", "a_second", "till_wa", "never"])
@pytest.mark.parametrize("devices", [("pad1", "bot"), ("left_block", "bot"), ("mouse", "bot")])
def test_bots_that_bid_otherwise_and_think_longer(
    chant_tells_nothing: Compare, devices: tuple[str, str], slices: int
) -> None:
    """Neither how long it thinks nor what it bids nor why is seen, heard or kept before hands open."""

    class Slow(FilmedDuel):
        pass

    Slow.slices = slices

    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.come_to(SA, 4)
        game.press(0, 1)
        game.finish()
        game.seconds(1)

    chant_tells_nothing(devices, script, varied=SECOND, start=Slow)


@pytest.mark.parametrize("between", [pause, log, resize, another_window])
def test_a_bot_that_has_decided_when_the_chant_begins_anew(
    chant_tells_nothing: Compare, between: Callable[[FilmedDuel], None]
) -> None:
    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.come_to(SA, 10)
        between(game)
        assert game.moment is LOOK
        look_at_everything(game)
        game.press(0, 1)
        game.finish()

    chant_tells_nothing(("left_block", "bot"), script, varied=SECOND)


def test_the_bid_of_a_bot_and_its_reason_are_told_after_bi(chant_tells_nothing: Compare) -> None:
    said: list[list[str]] = []

    def script(game: FilmedDuel) -> None:
        before = len(game.sitting.show.log)
        game.finish()
        game.seconds(2)
        said.append(game.sitting.show.log[before:])

    chant_tells_nothing(("left_block", "bot"), script, varied=SECOND)
    assert [[line for line in lines if "I like" in line] for lines in said[:2]] == [
        ["Jiro: I like 1."],
        ["Jiro: I like 4."],
    ]


def test_the_same_presses_give_the_same_film(chant_tells_nothing: Compare) -> None:
    """Guards the comparison itself: the film moves, and nothing in it is left to chance."""

    def script(game: FilmedDuel) -> None:
        game.press(0)
        game.finish()

    film = chant_tells_nothing(BLOCKS, script, varied=NOBODY).film
    assert len({frame.picture for frame in film}) > 5
