"""H42: bids for a tuna: nothing that is seen, heard, felt or kept tells what is in a hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.staging.harbor.plans import BIDDING
from game.ui import theme
from tests.couch.couch import DOWN, LEFT, RIGHT, UP
from tests.secrets.conftest import Compare
from tests.secrets.film import Filmed
from tests.secrets.gestures import look_at_everything, read_the_log, walk
from tests.secrets.tuna_film import FilmedTuna

PADS = ("pad1", "pad2", "pad3")
BLOCKS = ("left_block", "right_block", "number_block")
MIXED = ("pad1", "left_block", "bot", "number_block")
DEVICES = pytest.mark.parametrize("devices", [PADS, BLOCKS, MIXED], ids=["pads", "keys", "with_a_bot"])
SHARED = ("mouse", "pad1", "mouse", "bot")


@pytest.fixture
def hands_tell_nothing(tells_nothing: Compare) -> Compare:
    def compare(*facts: object, **more: object) -> Filmed:
        return tells_nothing(*facts, **{"start": FilmedTuna, **more})

    return compare


@DEVICES
def test_putting_in_taking_out_emptying_and_unlocking(
    hands_tell_nothing: Compare, devices: tuple[str, ...]
) -> None:
    def script(game: FilmedTuna) -> None:
        first, *rest = game.people
        game.put_in(first)
        hand = game.hand(first)
        hand.press("take_back")
        game.put_in(first, -1)
        hand.press("clear")
        hand.press("take_back")  # out of an empty hand
        game.seconds(0.5)
        game.put_in(first)
        hand.lock()
        assert first in game.match.locked
        hand.press("take_back")
        assert first not in game.match.locked
        for seat in rest:
            game.put_in(seat)
        game.close_all()

    hands_tell_nothing(devices, script)


def test_taking_out_cannot_be_told_from_putting_in(hands_tell_nothing: Compare) -> None:
    """One puts in what the other one takes out: alike in every frame and noise."""

    def script(game: FilmedTuna) -> None:
        hand = game.hand(0)
        game.press(0, 2)
        for _each in range(3):
            if 0 in game.others:
                hand.press("take_back")
            else:
                hand.press("slot_0")
        game.close_all()

    hands_tell_nothing(BLOCKS, script, frozenset({0}))


def test_whatever_lies_over_the_table(hands_tell_nothing: Compare) -> None:
    """The pause menu, the log and other windows, each over a hand that is not closed yet."""

    def script(game: FilmedTuna) -> None:
        game.put_in(0, 0, 2)
        game.put_in(1)
        game.hand(0).press("menu")
        assert game.showing == "pause"
        game.hand(0).step(DOWN)
        read_the_log(game, game.hand(0))
        game.hand(0).press("back")
        assert game.showing == "auction"
        game.look_away()
        game.seconds(0.2)
        game.look_back()
        game.hand(0).press("back")
        game.resize((800, 500))
        game.put_in(0, 2)
        game.put_in(3)
        game.close_all()

    hands_tell_nothing(MIXED, script)


def test_looking_at_everything(hands_tell_nothing: Compare) -> None:
    def script(game: FilmedTuna) -> None:
        game.put_in(0)
        game.put_in(1)
        game.hand(1).lock()
        look_at_everything(game)
        walk(game, game.keyboard, (RIGHT, RIGHT, DOWN, DOWN, RIGHT, UP))
        game.close_all()

    hands_tell_nothing(MIXED, script)


def test_a_lost_pad(hands_tell_nothing: Compare) -> None:
    """Its seat has put coins in, or has closed, or a bot plays on for it."""

    def script(game: FilmedTuna) -> None:
        pads = [game.pad(seat) for seat in range(3)]
        game.put_in(0, 0, 2)
        game.put_in(1)
        pads[1].lock()
        for pad in pads[:2]:
            pad.unplug()
            assert game.showing == "lost"
            game.seconds(0.2)
            pad.plug()
            pad.press("confirm")
            assert game.showing == "auction"
        game.put_in(0, 2)
        game.put_in(2, 0, 1)
        pads[2].unplug()
        game.keyboard.go_to("bot")
        game.keyboard.press("confirm")
        game.seconds(0.5)
        game.close_all()

    hands_tell_nothing(PADS, script)


# ---------------------------------------------------------------- the curtain


@pytest.mark.parametrize(
    "varied", [frozenset({0}), frozenset({2}), frozenset({1, 2})], ids=["first", "second", "second_and_pad"]
)
def test_one_after_another(hands_tell_nothing: Compare, varied: frozenset[int]) -> None:
    """While the second one looks, the first one's hand is as closed as before."""

    def script(game: FilmedTuna) -> None:
        for seat in (0, 2):
            game.lift(seat)
            game.put_in(seat)
            game.close_hand(seat)
            assert seat in game.match.locked
        game.put_in(1)
        game.close_all()

    hands_tell_nothing(SHARED, script, varied)


def idle(game: FilmedTuna) -> None:
    game.seconds(theme.CURTAIN_IDLE + 0.1)


def step_out(game: FilmedTuna) -> None:
    """At once, however much is in the hand."""
    game.keyboard.press("back")


def pause(game: FilmedTuna) -> None:
    game.keyboard.press("menu")


def resize(game: FilmedTuna) -> None:
    game.resize((800, 450))


@pytest.mark.parametrize("closes", [idle, step_out, pause, resize, FilmedTuna.look_away])
def test_however_the_curtain_falls(hands_tell_nothing: Compare, closes: Callable[[FilmedTuna], None]) -> None:
    """The mouse stays on the last coin, and nothing of what was in the hand is left to be seen."""

    def script(game: FilmedTuna) -> None:
        game.lift(0)
        game.put_in(0)
        closes(game)
        game.seconds(0.3)
        while game.showing != "auction":
            game.keyboard.press("back")
        assert game.bidding.open_seat.entry is None
        look_at_everything(game)
        for seat in (0, 2):
            game.lift(seat)
            game.close_hand(seat)
        game.put_in(1)
        game.close_all()

    film = hands_tell_nothing(SHARED, script, frozenset({0})).film
    assert any(frame.own == 0 for frame in film), "the curtain was never up"


def test_arrows_behind_the_curtain(hands_tell_nothing: Compare) -> None:
    """Steps are not heard, and presses all sound the same, with coins as without."""

    def script(game: FilmedTuna) -> None:
        game.lift(0)
        steps = (LEFT, UP) if 0 in game.others else (RIGHT, DOWN)
        for way in steps:
            game.keyboard.step(way)
        game.keyboard.press("confirm")
        if 0 in game.others:
            game.keyboard.press("take_back")
        else:
            game.keyboard.press("confirm")
        game.keyboard.press("back")
        look_at_everything(game)
        for seat in (0, 2):
            game.lift(seat)
            game.close_hand(seat)
        game.close_all()

    hands_tell_nothing(SHARED, script, frozenset({0}))


def test_no_bot_is_seen_bidding(hands_tell_nothing: Compare) -> None:
    """Alone against bots the own hand lies open; the reason of a bot is told with the reveal."""

    def script(game: FilmedTuna) -> None:
        before = len(game.sitting.show.log)
        game.put_in(0)
        assert len(game.sitting.show.log) == before
        game.close_hand(0)
        assert game.revealed

    film = hands_tell_nothing(("mouse", "bot", "bot"), script, frozenset()).film
    assert all(frame.own == 0 for frame in film)


def test_the_same_presses_give_the_same_film(hands_tell_nothing: Compare) -> None:
    """Guards the comparison itself: the film moves, and nothing in it is left to chance."""
    film = hands_tell_nothing(MIXED, FilmedTuna.close_all, frozenset()).film
    assert len({frame.picture for frame in film}) > 5


@pytest.mark.parametrize("devices", [PADS, SHARED], ids=["pads", "curtain"])
def test_large_type_tells_no_more(hands_tell_nothing: Compare, devices: tuple[str, ...]) -> None:
    """Where all hands lie over the table, in columns of one width."""

    def script(game: FilmedTuna) -> None:
        assert game.sitting.desk.layout.plan == BIDDING
        for seat, device in enumerate(devices):
            if device == "mouse":
                game.lift(seat)
                game.put_in(seat)
                game.close_hand(seat)
            elif device != "bot":
                game.put_in(seat)
        look_at_everything(game)
        game.close_all()

    hands_tell_nothing(devices, script, text_scale=200)
