"""Tickets laid blindly, with pads and blocks of keys: only backs land."""

from __future__ import annotations

import pytest

from game.table.hud import NOTICE_SECONDS
from tests.couch.couch import DOWN, RIGHT, UP
from tests.secrets.auction_film import FilmedAuction
from tests.secrets.auction_gestures import lay, lock_all
from tests.secrets.conftest import Compare
from tests.secrets.gestures import look_at_everything, read_the_log, walk

PADS = ("pad1", "pad2", "pad3", "pad4")
BLOCKS = ("left_block", "right_block", "number_block")
MIXED = ("pad1", "left_block", "bot", "number_block")
TWO = ("pad1", "right_block")
DEVICES = pytest.mark.parametrize(
    "devices", [PADS, BLOCKS, MIXED, TWO], ids=["pads", "keys", "with_a_bot", "two"]
)


@DEVICES
def test_laying_taking_back_clearing_and_unlocking(tells_nothing: Compare, devices: tuple[str, ...]) -> None:
    def script(game: FilmedAuction) -> None:
        first, *rest = game.people
        lay(game, first)
        hand = game.hand(first)
        hand.press("take_back")
        hand.press("take_back")
        lay(game, first, -2)
        hand.press("clear")
        game.seconds(0.5)
        lay(game, first)
        hand.lock()
        assert first in game.match.locked
        hand.press("take_back")
        assert first not in game.match.locked
        hand.press("take_back")
        lay(game, first, -1)
        for seat in rest:
            lay(game, seat)
        lock_all(game)

    tells_nothing(devices, script)


@pytest.mark.parametrize("devices", [MIXED, TWO], ids=["with_a_bot", "two"])
def test_what_is_refused(tells_nothing: Compare, devices: tuple[str, ...]) -> None:
    """A ticket that lies already, one too many, and a lock that comes too early."""

    def script(game: FilmedAuction) -> None:
        for seat in game.people:
            lay(game, seat, 0, 1)
            lay(game, seat, 0, 1)
            assert game.draft(seat).landed == 1
            game.hand(seat).lock()
            assert seat not in game.match.locked
            lay(game, seat, 1)
            lay(game, seat, 0, 1)
            game.hand(seat).lock(0.3)
        game.seconds(NOTICE_SECONDS)
        lock_all(game)

    tells_nothing(devices, script)


def test_whatever_lies_over_the_table(tells_nothing: Compare) -> None:
    """The pause menu, the settings, the log and other windows, each over a half-laid choice."""

    def script(game: FilmedAuction) -> None:
        lay(game, 0, 0, 2)
        lay(game, 1, 0, 3)
        game.hand(0).press("menu")
        assert game.showing == "pause"
        game.hand(0).step(DOWN)
        game.hand(0).take("settings")
        game.hand(0).press("back")
        read_the_log(game, game.hand(0))
        game.hand(0).press("back")
        assert game.showing == "valuation"
        game.keyboard.press("log")
        assert game.showing == "log"
        game.keyboard.press("back")
        game.look_away()
        game.seconds(0.2)
        game.look_back()
        game.hand(0).press("back")
        assert game.showing == "valuation"
        for seat, laid in ((0, 2), (1, 3), (3, 0)):
            lay(game, seat, laid)
        lock_all(game)

    tells_nothing(MIXED, script)


def test_another_window_size(tells_nothing: Compare) -> None:
    def script(game: FilmedAuction) -> None:
        lay(game, 0)
        lay(game, 1, 0, 2)
        game.resize((800, 500))
        game.seconds(0.2)
        game.keyboard.press("full_screen")
        game.keyboard.press("full_screen")
        game.resize((700, 394))
        lay(game, 1, 2)
        lay(game, 3)
        lock_all(game)

    tells_nothing(MIXED, script)


def test_a_lost_pad(tells_nothing: Compare) -> None:
    """Its seat has laid some, or has locked, or a bot plays on for it."""

    def script(game: FilmedAuction) -> None:
        pads = [game.pad(seat) for seat in range(4)]
        lay(game, 0, 0, 3)
        lay(game, 1)
        pads[1].lock()
        for pad in pads[:2]:
            pad.unplug()
            assert game.showing == "lost"
            game.seconds(0.2)
            pad.plug()
            pad.press("confirm")
            assert game.showing == "valuation"
        lay(game, 0, 3)
        lay(game, 2, 0, 4)
        pads[2].unplug()
        game.keyboard.go_to("bot")
        game.keyboard.press("confirm")
        lay(game, 3)
        game.seconds(0.5)
        lock_all(game)

    tells_nothing(PADS, script)


def test_looking_at_everything(tells_nothing: Compare) -> None:
    """Each thing on the table explains itself, pointed at or walked to, before and after the locks."""

    def script(game: FilmedAuction) -> None:
        lay(game, 0, 0, 3)
        lay(game, 1)
        game.hand(1).lock()
        look_at_everything(game)
        walk(game, game.keyboard, (RIGHT, RIGHT, DOWN, DOWN, RIGHT, UP))
        lay(game, 0, 3)
        lay(game, 3)
        game.hand(0).lock()
        look_at_everything(game)
        lock_all(game)

    tells_nothing(MIXED, script)
