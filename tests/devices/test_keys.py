"""Three blocks and the desk on one keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.devices.bindings import Bindings
from game.devices.intents import (
    Back,
    ClearAll,
    Confirm,
    Erase,
    FullScreen,
    Hurry,
    Inspect,
    Intent,
    Lock,
    Log,
    Menu,
    Move,
    Page,
    Raw,
    Secret,
    TakeBack,
    Typed,
)
from tests.devices.desk import SIGNS, Desk

BLOCKS = {
    "left_block": ("qweasdzxc", "123"),
    "right_block": ("uiojklm,.", "789"),
    "number_block": (
        [f"keypad {n}" for n in (7, 8, 9, 4, 5, 6, 1, 2, 3)],
        ["keypad /", "keypad *", "keypad -"],
    ),
}
every_block = pytest.mark.parametrize("block", BLOCKS)


@every_block
def test_the_nine_keys_of_a_block_are_menu_directions_and_buttons(desk: Desk, block: str) -> None:
    keys, above = BLOCKS[block]
    wanted: list[list[Intent]] = [
        [Back(block)],
        [Move(block, 0, -1)],
        [Inspect(block, True), Inspect(block, False)],
        [Move(block, -1, 0)],
        [Confirm(block)],
        [Move(block, 1, 0)],
        [Hurry(block)],
        [Move(block, 0, 1)],
        [Log(block)],
    ]
    assert [desk.press(key) for key in keys] == wanted
    assert [desk.press(key) for key in above] == [[Page(block, -1)], [Page(block, 1)], [Menu(block)]]


@every_block
def test_in_secret_one_press_of_a_block_drops_the_ticket_of_that_place(desk: Desk, block: str) -> None:
    keys, above = BLOCKS[block]
    desk.devices.secret = frozenset({block})
    assert [desk.press(key) for key in keys] == [[Secret(block, slot)] for slot in range(9)]
    assert desk.press(above[0]) == [TakeBack(block)]
    assert desk.press(above[1]) == [ClearAll(block)]
    assert desk.down(above[2]) == [Lock(block, True)]
    assert desk.up(above[2]) == [Lock(block, False)]


def test_one_block_in_secret_leaves_the_others_in_plain(desk: Desk) -> None:
    desk.devices.secret = frozenset({"left_block"})
    assert desk.press("s") + desk.press("k") == [Secret("left_block", 4), Confirm("right_block")]


def test_arrows_and_the_keys_of_no_block_speak_for_the_desk(desk: Desk) -> None:
    keys = ("up", "enter", "space", "keypad enter", "escape", "f10", "f2", "f3", "page up", "page down")
    assert [intent for key in keys for intent in desk.press(key)] == [
        Move("mouse", 0, -1),
        Confirm("mouse"),
        Confirm("mouse"),
        Confirm("mouse"),
        Back("mouse"),
        Menu("mouse"),
        Log("mouse"),
        Hurry("mouse"),
        Page("mouse", -1),
        Page("mouse", 1),
    ]
    assert desk.press("tab") == desk.press("f1") == [Inspect("mouse", True), Inspect("mouse", False)]
    assert desk.press("backspace") + desk.press("delete") == [TakeBack("mouse"), ClearAll("mouse")]
    assert desk.press("f11") == [FullScreen("")]


def test_the_desk_in_secret_locks_by_holding_space(desk: Desk) -> None:
    desk.devices.secret = frozenset({"mouse"})
    assert desk.press("space") == [Lock("mouse", True), Lock("mouse", False)]
    assert desk.press("enter") + desk.press("left") == [Confirm("mouse"), Move("mouse", -1, 0)]


def test_a_key_that_means_nothing_says_nothing(desk: Desk) -> None:
    assert desk.press("home") == []


def test_a_key_unknown_to_us_says_nothing(desk: Desk) -> None:
    assert desk.post(pygame.KEYDOWN, key=pygame.K_NUMLOCK, scancode=pygame.KSCAN_NUMLOCKCLEAR) == []
    assert desk.post(pygame.KEYUP, key=pygame.K_NUMLOCK, scancode=pygame.KSCAN_NUMLOCKCLEAR) == []


def test_a_block_keeps_its_shape_on_a_french_keyboard(desk: Desk) -> None:
    there = desk.post(pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_W)
    assert there == [Move("left_block", 0, -1)]


def test_a_keyboard_that_knows_no_places_is_read_by_its_signs(desk: Desk) -> None:
    assert desk.post(pygame.KEYDOWN, key=pygame.K_w, scancode=0) == [Move("left_block", 0, -1)]
    assert desk.post(pygame.KEYDOWN, key=SIGNS["k"]) == [Confirm("right_block")]


def test_the_systems_key_repeat_counts_once(desk: Desk) -> None:
    assert desk.down("enter") + desk.down("enter") == [Confirm("mouse")]


def test_what_was_held_in_plain_ends_as_it_began_in_secret(desk: Desk) -> None:
    assert desk.down("e") == [Inspect("left_block", True)]
    desk.devices.secret = frozenset({"left_block"})
    assert desk.up("e") == [Inspect("left_block", False)]


# ------------------------------------------------------------ typing


def test_letters_are_text_only_while_a_name_is_typed(desk: Desk) -> None:
    assert desk.post(pygame.TEXTINPUT, text="q") == []
    desk.devices.typing = True
    assert desk.devices.typing
    assert desk.post(pygame.TEXTINPUT, text="寿") == [Typed("mouse", "寿")]
    desk.devices.typing = False
    assert desk.post(pygame.TEXTINPUT, text="q") == []


def test_while_typing_keys_that_print_do_not_play(desk: Desk) -> None:
    desk.devices.typing = True
    assert [desk.press(key) for key in ("q", "s", ",", "7", "space", "keypad 5")] == [[]] * 6


def test_while_typing_the_other_keys_still_play(desk: Desk) -> None:
    desk.devices.typing = True
    assert desk.press("backspace") == [Erase("mouse")]
    assert desk.press("enter") + desk.press("escape") == [Confirm("mouse"), Back("mouse")]


def test_the_key_that_began_the_typing_is_not_typed(desk: Desk) -> None:
    assert desk.down("s") == [Confirm("left_block")]
    desk.devices.typing = True
    assert desk.up("s") == []
    desk.devices.typing = False
    assert desk.press("s") == [Confirm("left_block")]


# ------------------------------------------------------------ listening and rebinding


def test_while_listening_every_key_gives_its_own_name(desk: Desk) -> None:
    desk.devices.listening = True
    assert desk.devices.listening
    assert desk.press("q") + desk.press("home") == [Raw("left_block", "q"), Raw("mouse", "home")]
    assert desk.down("escape") == [Raw("mouse", "escape")]
    desk.devices.listening = False
    assert desk.up("escape") == []
    assert desk.press("escape") == [Back("mouse")]


def test_a_changed_binding_counts_from_the_next_press(desk: Desk, bindings: Bindings) -> None:
    desk.devices.bindings = bindings.changed("left_block", "plain", "confirm", ["g"])
    assert desk.devices.bindings != bindings
    assert desk.press("g") == [Confirm("left_block")]
    assert desk.press("s") == []


def test_a_key_whose_owner_changes_while_it_is_held_ends_as_it_began(desk: Desk, bindings: Bindings) -> None:
    assert desk.down("f1") == [Inspect("mouse", True)]
    without = bindings.changed("keyboard", "plain", "inspect", ["tab"])
    without = without.changed("keyboard", "secret", "inspect", ["tab"])
    desk.devices.bindings = without.changed("left_block", "plain", "log", ["f1"])
    assert desk.up("f1") == [Inspect("mouse", False)]
    assert desk.press("f1") == [Log("left_block")]
