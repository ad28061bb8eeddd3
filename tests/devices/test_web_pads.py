"""Pads as a browser shows them: plain joysticks in the W3C's layout."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from game.devices.bindings import Bindings
from game.devices.intents import Confirm, Inspect, Intent, Move, PadFound, PadLost, Secret
from game.devices.pad_sources import source_of_this_platform
from game.devices.sdl_pads import SdlPads
from game.devices.web_pads import BUTTONS, WebPads
from game.storage.files import BASE
from tests.devices.desk import Desk
from tests.devices.spoken import SPOKEN
from tests.devices.virtual_pad import VirtualPad

W3C = {
    0: "a",
    1: "b",
    2: "x",
    3: "y",
    4: "leftshoulder",
    5: "rightshoulder",
    8: "back",
    9: "start",
    12: "dpup",
    13: "dpdown",
    14: "dpleft",
    15: "dpright",
    16: "guide",
}


@pytest.fixture
def desk(window: pygame.Surface, bindings: Bindings) -> Desk:
    return Desk(bindings, WebPads())


@pytest.fixture
def pad(desk: Desk) -> VirtualPad:
    pad = VirtualPad(buttons=len(BUTTONS) + 1)
    assert desk.wait() == [PadFound("pad1")]
    return pad


def tap(desk: Desk, pad: VirtualPad, number: int) -> list[Intent]:
    pad.button(number, True)
    said = desk.wait()
    pad.button(number, False)
    return said + desk.wait()


@pytest.mark.parametrize("number", W3C)
def test_each_button_of_the_browsers_layout_speaks_once(desk: Desk, pad: VirtualPad, number: int) -> None:
    assert tap(desk, pad, number) == SPOKEN[W3C[number]]


def test_a_button_beyond_the_layout_says_nothing(desk: Desk, pad: VirtualPad) -> None:
    assert tap(desk, pad, len(BUTTONS)) == []


def test_the_browsers_triggers_are_buttons(desk: Desk, pad: VirtualPad, bindings: Bindings) -> None:
    desk.devices.bindings = bindings.changed("pad", "plain", "inspect", ["lefttrigger"])
    assert tap(desk, pad, 6) == [Inspect("pad1", True), Inspect("pad1", False)]


def test_the_browsers_stick_moves_and_chooses_slots(desk: Desk, pad: VirtualPad) -> None:
    assert desk.lean(pad, 0, 1) == [Move("pad1", 0, 1)]
    desk.devices.secret = frozenset({"pad1"})
    desk.lean(pad, 0.8, 0.8)
    assert tap(desk, pad, 0) == [Secret("pad1", 8)]


def test_further_axes_say_nothing(desk: Desk, pad: VirtualPad) -> None:
    desk.devices.listening = True
    pad.axis(4, 1)
    pad.axis(5, 1)
    assert desk.wait() == []


def test_a_browsers_pad_that_comes_back_has_its_handle_again(desk: Desk, pad: VirtualPad) -> None:
    assert desk.unplug(pad) == [PadLost("pad1")]
    again = VirtualPad(buttons=len(BUTTONS) + 1)
    assert desk.wait() == [PadFound("pad1")]
    assert tap(desk, again, 0) == [Confirm("pad1")]


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize(("platform", "source"), [("emscripten", WebPads), ("linux", SdlPads)])
def test_the_platform_chooses_the_source(
    monkeypatch: pytest.MonkeyPatch, platform: str, source: type[WebPads | SdlPads]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert type(source_of_this_platform()) is source


def test_devices_can_be_imported_where_sdls_mapping_is_missing() -> None:
    code = "import sys; sys.modules['pygame._sdl2.controller'] = None; import game.devices.devices"
    subprocess.run([sys.executable, "-c", code], cwd=BASE, check=True, capture_output=True)
