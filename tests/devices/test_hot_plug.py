"""Pads that come and go: nobody's handle is taken by mistake."""

from __future__ import annotations

import pygame
import pytest

from game.devices.bindings import Bindings
from game.devices.intents import Confirm, Intent, Lock, PadFound, PadLost, Secret
from tests.devices.desk import Desk
from tests.devices.virtual_pad import DUALSENSE, VirtualPad

FIXED = ("mouse", "left_block", "right_block", "number_block")


def plugged(desk: Desk, make: tuple[int, int] | None = None) -> tuple[VirtualPad, list[Intent]]:
    pad = VirtualPad(make=make) if make else VirtualPad()
    return pad, desk.wait()


@pytest.mark.usefixtures("window")
def test_pads_that_are_there_at_the_start_are_open_and_not_announced(bindings: Bindings) -> None:
    pad = VirtualPad()
    desk = Desk(bindings)
    assert desk.devices.present() == ("pad1", *FIXED)
    assert desk.tap(pad, "a") == [Confirm("pad1")]


def test_without_pads_the_four_fixed_devices_are_present(desk: Desk) -> None:
    assert desk.devices.present() == FIXED


def test_a_pad_plugged_in_later_is_found(desk: Desk) -> None:
    pad, said = plugged(desk)
    assert said == [PadFound("pad1")]
    assert desk.devices.kind("pad1") == "pad"
    assert desk.tap(pad, "a") == [Confirm("pad1")]


def test_handles_are_given_in_the_order_of_plugging(desk: Desk) -> None:
    assert [plugged(desk)[1] for _ in range(3)] == [[PadFound(f"pad{n}")] for n in (1, 2, 3)]
    assert desk.devices.present() == ("pad1", "pad2", "pad3", *FIXED)


def test_two_pads_plugged_in_between_two_polls_are_both_found(desk: Desk) -> None:
    VirtualPad()
    VirtualPad()
    assert desk.wait() == [PadFound("pad1"), PadFound("pad2")]


def test_a_lost_pad_keeps_its_handle_and_its_name(desk: Desk) -> None:
    pad, _ = plugged(desk)
    assert desk.unplug(pad) == [PadLost("pad1")]
    assert desk.devices.present() == FIXED
    assert desk.devices.name("pad1") == "Xbox pad 1"


def test_a_pad_that_comes_back_has_its_handle_again(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.unplug(pad)
    again, said = plugged(desk)
    assert said == [PadFound("pad1")]
    assert desk.tap(again, "a") == [Confirm("pad1")]


def test_a_pad_of_another_make_does_not_take_a_lost_handle(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.unplug(pad)
    assert plugged(desk, DUALSENSE)[1] == [PadFound("pad2")]
    assert plugged(desk)[1] == [PadFound("pad1")]


def test_of_two_equal_pads_the_other_one_stays_what_it_is(desk: Desk) -> None:
    first, second = plugged(desk)[0], plugged(desk)[0]
    assert desk.unplug(first) == [PadLost("pad1")]
    assert desk.tap(second, "a") == [Confirm("pad2")]
    again, said = plugged(desk)
    assert said == [PadFound("pad1")]
    assert desk.tap(second, "a") + desk.tap(again, "a") == [Confirm("pad2"), Confirm("pad1")]


def test_of_two_equal_lost_pads_the_one_lost_longest_comes_back_first(desk: Desk) -> None:
    first, second = plugged(desk)[0], plugged(desk)[0]
    assert desk.unplug(second) + desk.unplug(first) == [PadLost("pad2"), PadLost("pad1")]
    assert plugged(desk)[1] == [PadFound("pad2")]
    assert plugged(desk)[1] == [PadFound("pad1")]


def test_two_equal_pads_lost_in_one_poll_leave_two_handles_behind(desk: Desk) -> None:
    first, second = plugged(desk)[0], plugged(desk)[0]
    first.unplug()
    second.unplug()
    assert set(desk.wait()) == {PadLost("pad1"), PadLost("pad2")}
    assert plugged(desk)[1] == [PadFound("pad1")]
    assert desk.devices.present() == ("pad1", *FIXED)


def test_a_pad_unplugged_and_back_within_one_poll_is_lost_and_found(desk: Desk) -> None:
    pad, _ = plugged(desk)
    pad.unplug()
    again = VirtualPad()
    assert desk.wait() == [PadLost("pad1"), PadFound("pad1")]
    assert desk.tap(again, "a") == [Confirm("pad1")]


def test_a_pad_that_is_gone_says_nothing_more(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.unplug(pad)
    gone = pad.instance
    assert desk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=gone, button=0) == []
    assert desk.post(pygame.CONTROLLERAXISMOTION, instance_id=gone, axis=0, value=32767) == []
    assert desk.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=gone) == []


def test_what_a_pad_held_ends_when_it_is_lost(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.devices.secret = frozenset({"pad1"})
    desk.button(pad, "x")
    assert desk.unplug(pad) == [Lock("pad1", False), PadLost("pad1")]


def test_a_direction_held_while_the_pad_is_lost_does_not_go_on(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.button(pad, "dpup")
    desk.unplug(pad)
    assert desk.wait(5) == []


def test_a_pad_that_comes_back_in_secret_starts_with_empty_hands(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.devices.secret = frozenset({"pad1"})
    desk.lean(pad, 1, 0)
    desk.unplug(pad)
    again, _ = plugged(desk)
    assert desk.tap(again, "a") == [Secret("pad1", 4)]


# ------------------------------------------------------------ forget


def test_a_forgotten_handle_is_free_for_any_pad(desk: Desk) -> None:
    pad, _ = plugged(desk)
    desk.unplug(pad)
    desk.devices.forget("pad1")
    assert plugged(desk, DUALSENSE)[1] == [PadFound("pad1")]


def test_only_a_lost_pad_can_be_forgotten(desk: Desk) -> None:
    pad, _ = plugged(desk)
    for device in ("pad1", "pad5", "mouse"):
        desk.devices.forget(device)
    assert desk.tap(pad, "a") == [Confirm("pad1")]
    assert plugged(desk)[1] == [PadFound("pad2")]
