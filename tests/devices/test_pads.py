"""Pads as SDL maps them: buttons, sticks, the fan, and counting into the hand."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.devices.bindings import Bindings
from game.devices.inputs import PAD_BUTTONS
from game.devices.intents import (
    ClearAll,
    Confirm,
    Inspect,
    Lock,
    Menu,
    Move,
    Raw,
    Secret,
    TakeBack,
)
from game.devices.pads import called, family
from game.devices.sdl_pads import SdlPads
from game.i18n.door import speak_from
from game.i18n.pseudo import speak_pseudo
from tests.devices.desk import Desk
from tests.devices.spoken import SPOKEN
from tests.devices.virtual_pad import DUALSENSE, VirtualPad


@pytest.fixture
def pad(desk: Desk) -> VirtualPad:
    return desk.plug()


@pytest.mark.parametrize("name", SPOKEN)
def test_each_button_of_a_pad_speaks_once(desk: Desk, pad: VirtualPad, name: str) -> None:
    assert desk.tap(pad, name) == SPOKEN[name]


def test_paddles_and_other_extras_say_nothing(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.listening = True
    assert desk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=pad.instance, button=len(PAD_BUTTONS)) == []


def test_two_pads_speak_each_for_itself(desk: Desk, pad: VirtualPad) -> None:
    other = desk.plug("DualSense", DUALSENSE)
    assert desk.tap(other, "a") + desk.tap(pad, "a") == [Confirm("pad2"), Confirm("pad1")]
    assert desk.devices.last == "pad1"


def test_the_stick_moves_through_menus_and_repeats(desk: Desk, pad: VirtualPad) -> None:
    assert desk.lean(pad, 0.3, 0) == []
    assert desk.lean(pad, 1, 0) == [Move("pad1", 1, 0)]
    assert desk.lean(pad, 0.9, 0.3) == []
    assert desk.wait(0.4) == [Move("pad1", 1, 0, again=True)]
    assert desk.lean(pad, 0, -1) == [Move("pad1", 0, -1)]
    assert desk.lean(pad, 0, 0) == []
    assert desk.wait(2) == []


def test_a_stick_in_its_dead_zone_says_nothing(desk: Desk, pad: VirtualPad) -> None:
    assert desk.lean(pad, 0.3, -0.3) + desk.lean(pad, 0, 0) + desk.lean(pad, 0.49, 0) == []
    assert desk.devices.last == "mouse"


WAYS = [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


@pytest.mark.parametrize("slot", range(9))
def test_in_secret_the_stick_held_at_the_drop_is_the_slot(desk: Desk, pad: VirtualPad, slot: int) -> None:
    desk.devices.secret = frozenset({"pad1"})
    x, y = WAYS[slot]
    assert desk.lean(pad, 0.7 * x, 0.7 * y) == []
    assert desk.tap(pad, "a") == [Secret("pad1", slot)]


@pytest.mark.parametrize("slot", range(9))
def test_in_secret_the_d_pad_held_at_the_drop_is_the_slot(desk: Desk, pad: VirtualPad, slot: int) -> None:
    desk.devices.secret = frozenset({"pad1"})
    x, y = WAYS[slot]
    held = [("", "dpright", "dpleft")[x], ("", "dpdown", "dpup")[y]]
    assert [intent for name in held if name for intent in desk.button(pad, name)] == []
    assert desk.tap(pad, "a") == [Secret("pad1", slot)]
    for name in filter(None, held):
        desk.button(pad, name, down=False)
    assert desk.tap(pad, "a") == [Secret("pad1", 4)]


def test_d_pad_and_stick_together_never_leave_the_fan(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.secret = frozenset({"pad1"})
    desk.button(pad, "dpleft")
    desk.lean(pad, -1, 0)
    assert desk.tap(pad, "a") == [Secret("pad1", 3)]
    desk.lean(pad, 1, 0)
    assert desk.tap(pad, "a") == [Secret("pad1", 4)]


def test_in_secret_directions_alone_say_nothing_however_long_held(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.secret = frozenset({"pad1"})
    assert desk.button(pad, "dpup") + desk.lean(pad, 1, 1) + desk.wait(3) == []


def test_nothing_that_could_be_drawn_tells_a_direction_held_in_secret(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.secret = frozenset({"pad1"})
    before = public(desk)
    desk.button(pad, "dpup")
    desk.lean(pad, 1, 0)
    assert public(desk) == before
    assert desk.devices.last == "mouse"


def public(desk: Desk) -> dict[str, object]:
    """Whatever a scene could read without an underscore."""
    devices = desk.devices
    names = [name for name in dir(devices) if not name.startswith("_")]
    plain = {name: getattr(devices, name) for name in names if not callable(getattr(devices, name))}
    return plain | {"present": devices.present(), "kind": devices.kind("mouse"), "name": devices.name("pad1")}


def test_a_direction_held_since_the_secret_mode_never_moves_a_menu(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.secret = frozenset({"pad1"})
    desk.button(pad, "dpup")
    desk.devices.secret = frozenset()
    assert desk.tap(pad, "dpright") == [Move("pad1", 1, 0)]
    assert desk.wait(5) == []


def test_a_direction_held_since_before_the_secret_mode_counts_for_the_drop(
    desk: Desk, pad: VirtualPad
) -> None:
    desk.lean(pad, 0, 1)
    desk.devices.secret = frozenset({"pad1"})
    assert desk.tap(pad, "a") == [Secret("pad1", 7)]


def test_the_other_buttons_of_the_secret_mode(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.secret = frozenset({"pad1"})
    assert desk.tap(pad, "b") + desk.tap(pad, "y") == [TakeBack("pad1"), ClearAll("pad1")]
    assert desk.tap(pad, "x") == [Lock("pad1", True), Lock("pad1", False)]
    assert desk.tap(pad, "start") == [Menu("pad1")]


def test_a_changed_direction_changes_the_fan_too(desk: Desk, pad: VirtualPad, bindings: Bindings) -> None:
    desk.devices.bindings = bindings.changed("pad", "secret", "up", ["rightstick up"])
    desk.devices.secret = frozenset({"pad1"})
    pad.axis(3, -1.0)
    desk.wait()
    assert desk.tap(pad, "a") == [Secret("pad1", 1)]
    pad.axis(3, 0.0)
    desk.lean(pad, 0, -1)
    assert desk.tap(pad, "a") == [Secret("pad1", 4)]


def test_a_trigger_can_be_bound_and_has_slack(desk: Desk, pad: VirtualPad, bindings: Bindings) -> None:
    desk.devices.bindings = bindings.changed("pad", "plain", "inspect", ["righttrigger"])
    said = []
    for pull in (0.2, 0.9, 0.45, 0.6, 0.1):
        pad.axis(5, 2 * pull - 1)
        said.append(desk.wait())
    assert said == [[], [Inspect("pad1", True)], [], [], [Inspect("pad1", False)]]


def test_while_listening_a_pad_gives_the_names_of_its_inputs(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.listening = True
    assert desk.tap(pad, "guide") == [Raw("pad1", "guide")]
    assert desk.lean(pad, 0, -1) == [Raw("pad1", "leftstick up")]


def test_pads_play_on_while_a_name_is_typed(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.typing = True
    assert desk.tap(pad, "a") == [Confirm("pad1")]


# ------------------------------------------------------------ rumble


def test_a_pulse_shakes_the_real_pad(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.rumble("pad1")
    desk.wait()
    assert [low > 0 and high > 0 for low, high in pad.rumbles] == [True]


def test_rumbling_what_cannot_rumble_is_harmless(desk: Desk, pad: VirtualPad) -> None:
    for device in ("mouse", "left_block", "pad7"):
        desk.devices.rumble(device)
    desk.wait(1)
    assert pad.rumbles == []


# ------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("own", "people"),
    [
        ("Xbox Series X Controller", "Xbox pad"),
        ("PS4 Controller", "PlayStation pad"),
        ("DualSense Wireless Controller", "PlayStation pad"),
        ("Nintendo Switch Pro Controller", "Switch pad"),
        ("8BitDo SN30 Pro", "8BitDo SN30 Pro"),
        ("A name that somebody made much too long", "A name that somebody"),
        ("", "Pad"),
    ],
)
def test_a_pad_is_called_what_people_call_it(own: str, people: str) -> None:
    assert family(own) == people


def test_every_device_has_a_name_for_people(desk: Desk, pad: VirtualPad) -> None:
    assert [desk.devices.name(device) for device in desk.devices.present()] == [
        "Xbox pad 1",
        "Mouse and keyboard",
        "Left keys",
        "Right keys",
        "Number pad",
    ]
    assert desk.devices.name("pad9") == "Pad 9"


def test_the_names_of_devices_follow_the_language_but_not_what_a_pad_calls_itself(
    desk: Desk, pad: VirtualPad
) -> None:
    speak_pseudo("en_XA")
    names = [desk.devices.name(device) for device in desk.devices.present()]
    own = called("8BitDo SN30 Pro")
    speak_from(Path(), ["en"])
    assert names[0].endswith("] 1")
    assert all(name.startswith("[") for name in names)
    assert own == "8BitDo SN30 Pro"


def test_a_pad_that_the_system_lets_nobody_open_is_passed_over(
    desk: Desk, pad: VirtualPad, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = SdlPads()
    monkeypatch.setattr("pygame._sdl2.controller.is_controller", lambda _place: True)
    monkeypatch.setattr("pygame.joystick.get_count", lambda: 2)
    assert len(source.attached()) == 1
