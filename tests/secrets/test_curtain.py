"""Tickets laid with the mouse: whoever it was, nothing of them is seen once the curtain is down."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui import theme
from tests.couch.auction_evening import slot_of
from tests.couch.couch import DOWN, LEFT, RIGHT, UP
from tests.secrets.auction_film import FilmedAuction
from tests.secrets.auction_gestures import lay, lift, lock, valuation
from tests.secrets.conftest import Compare
from tests.secrets.gestures import look_at_everything, walk

SHARED = ("mouse", "pad1", "mouse", "bot")


def go_on(game: FilmedAuction) -> None:
    """Out of whatever lies over the table."""
    while game.showing != "valuation":
        game.keyboard.press("back")


def finish(game: FilmedAuction) -> None:
    """Both at the mouse, one after another, then the pad."""
    for seat in (0, 2):
        if seat not in game.match.locked:
            lift(game, seat)
            lay(game, seat, game.draft(seat).landed)
            lock(game, seat)
            assert seat in game.match.locked
    lay(game, 1, game.draft(1).landed)
    game.hand(1).lock()
    assert game.revealed


VARIED = pytest.mark.parametrize(
    "varied", [frozenset({0}), frozenset({2}), frozenset({1, 2})], ids=["first", "second", "second_and_pad"]
)


@VARIED
def test_one_after_another(tells_nothing: Compare, varied: frozenset[int]) -> None:
    """While the second one looks, the first one's tickets are as hidden as before."""
    tells_nothing(SHARED, finish, varied)


def test_thinking_again(tells_nothing: Compare) -> None:
    """Taken back, cleared, locked, unlocked by a click on the seat, and laid again."""

    def script(game: FilmedAuction) -> None:
        lift(game, 0)
        lay(game, 0, 0, 3)
        game.keyboard.press("take_back")
        lay(game, 0, 2, 4)
        game.keyboard.press("clear")
        lay(game, 0)
        lock(game, 0)
        game.mouse.click(game.area(0, "name"))
        assert not game.match.locked & {0}
        lift(game, 0)
        lock(game, 0)
        finish(game)

    tells_nothing(SHARED, script, frozenset({0}))


def idle(game: FilmedAuction) -> None:
    game.seconds(theme.CURTAIN_IDLE + 0.1)


def step_out(game: FilmedAuction) -> None:
    """Back takes tickets back as long as there are any, then the curtain falls."""
    for _ in range(4):
        game.keyboard.press("back")


def pause(game: FilmedAuction) -> None:
    game.keyboard.press("menu")


def log(game: FilmedAuction) -> None:
    game.keyboard.press("log")


def resize(game: FilmedAuction) -> None:
    game.resize((800, 450))


def lose_a_pad(game: FilmedAuction) -> None:
    pad = game.pad(1)
    pad.unplug()
    assert game.showing == "lost"
    game.seconds(0.2)
    pad.plug()
    pad.press("confirm")


@pytest.mark.parametrize("closes", [idle, step_out, pause, log, resize, lose_a_pad, FilmedAuction.look_away])
def test_however_the_curtain_falls(tells_nothing: Compare, closes: Callable[[FilmedAuction], None]) -> None:
    """The mouse stays where the last ticket was, and whatever it pointed at is not explained any longer."""

    def script(game: FilmedAuction) -> None:
        lift(game, 0)
        lay(game, 0, 0, 3)
        closes(game)
        game.seconds(0.3)
        go_on(game)
        assert valuation(game).open_seat.entry is None
        game.seconds(0.3)
        finish(game)

    film = tells_nothing(SHARED, script, frozenset({0})).film
    assert any(frame.own == 0 for frame in film), "the curtain was never up"


def test_arrows_behind_the_curtain(tells_nothing: Compare) -> None:
    """No outline and no explanation is left of where the cursor was, nor while a button is held."""

    def script(game: FilmedAuction) -> None:
        lift(game, 0)
        way = LEFT if game.tickets(0)[0] == 0 else RIGHT
        game.keyboard.step(way)
        game.keyboard.press("confirm")
        held = game.keyboard.hold("inspect")
        game.keyboard.step(way)
        game.seconds(theme.CURTAIN_IDLE + 0.1)
        assert valuation(game).open_seat.entry is None
        game.keyboard.let_go(held)
        look_at_everything(game)
        walk(game, game.keyboard, (UP, LEFT, DOWN))
        lift(game, 0)
        game.keyboard.press("clear")
        finish(game)

    tells_nothing(SHARED, script, frozenset({0}))


def test_a_lone_human_pausing(tells_nothing: Compare) -> None:
    """Alone against bots the tickets lie open, but no bot's are ever seen."""

    def script(game: FilmedAuction) -> None:
        for ticket in game.tickets(0):
            for _ in range(2):
                game.mouse.click(game.area(0, f"fan_{slot_of(ticket) + 1}"))
        game.keyboard.press("menu")
        game.keyboard.press("back")
        lock(game, 0)
        assert game.revealed

    tells_nothing(("mouse", "bot", "bot"), script, frozenset())
