"""A whole visit through the real queue: with a pad alone, keys alone, or the mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
import pytest

from game.app.cabinet import Cabinet
from game.devices.inputs import PAD_BUTTONS
from game.devices.words import Kind as DeviceKind
from game.rules.harbor.actions import OpenPort, Visit
from game.rules.harbor.deeds import BuyLicence, PayActions, Sell
from game.rules.harbor.words import Market, Resource
from game.staging.harbor import pieces
from game.staging.pieces import Card, Less, More, Verb
from game.table.pose import PieceId
from tests.couch.hands import PLACES, SIGNS
from tests.rules.harbor.positions import harbor
from tests.scenes.harbor.seats import BLOCK, MOUSE, PAD, Seat, seated

DONE: Final = Visit(0, Market.EEL, PayActions(2, 0), (Sell(Resource.EEL, 1), BuyLicence(None)))


def keys(seat: Seat, kind: DeviceKind, *words: str) -> None:
    """Down and up again, each by the word of data/bindings.json."""
    for word in words:
        name = seat.sitting.cabinet.devices.bindings.inputs(kind, "plain", word)[0]
        seat.booth.seconds(0.5)
        for down in (True, False):
            if kind == "pad":
                assert seat.pad is not None
                seat.pad.button(PAD_BUTTONS.index(name), down)
            else:
                code = pygame.KEYDOWN if down else pygame.KEYUP
                facts = {"key": SIGNS[name], "scancode": PLACES[name], "mod": 0, "unicode": ""}
                pygame.event.post(pygame.event.Event(code, facts))
            seat.booth.frames(2)
    seat.booth.asked()


def clicks(seat: Seat, *pieces: PieceId) -> None:
    """Where they are on the screen."""
    for piece in pieces:
        seat.booth.seconds(0.5)
        area = seat.sitting.show.table.area(piece)
        assert area is not None, piece
        frame = seat.sitting.cabinet.window.frame
        at = frame.x(area.x + area.w / 2), frame.y(area.y + area.h / 2)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0), touch=False)
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=1, pos=at, touch=False))
            seat.booth.frames(2)
    seat.booth.asked()


def by_keys(kind: DeviceKind) -> Callable[[Seat], None]:
    """From a verb of the turn into the Eel market: two eels, one of them back, a licence, and paid."""

    def visit(seat: Seat) -> None:
        seat.scene.focus.settle(Verb("market"))
        keys(seat, kind, "confirm", "right")
        assert seat.at == pieces.House(int(Market.EEL))
        keys(seat, kind, "confirm")
        assert seat.scene.name == "visiting"
        keys(seat, kind, "page_back")
        keys(seat, kind, "up", "confirm", "up", "back", "down", "right", "confirm", "hurry")

    return visit


def by_mouse(seat: Seat) -> None:
    clicks(seat, pieces.House(int(Market.EEL)))
    assert seat.scene.name == "visiting"
    clicks(seat, Verb("none"), More(0), More(0), Less(0), Card(1), Verb("pay"))


HANDS: Final = [
    (PAD, by_keys("pad")),
    (BLOCK, by_keys("left_block")),
    (MOUSE, by_keys("keyboard")),
    (MOUSE, by_mouse),
]


@pytest.mark.rules("H30")
@pytest.mark.parametrize(("device", "visit"), HANDS, ids=["pad", "left block", "keyboard", "mouse"])
def test_each_kind_of_device_can_visit_alone(
    cabinet: Cabinet, device: str, visit: Callable[[Seat], None]
) -> None:
    game = harbor(3, [Market.EEL]).tokens(0, Resource.EEL, 3).tracks(eel=5)
    with seated(cabinet, game, device) as seat:
        visit(seat)
        assert seat.last == DONE


@pytest.mark.rules("H26")
@pytest.mark.parametrize("device", [PAD, BLOCK, MOUSE])
def test_each_kind_of_device_can_open_a_port_alone(cabinet: Cabinet, device: str) -> None:
    with seated(cabinet, harbor(2), device) as seat:
        if device == MOUSE:
            clicks(seat, Verb("harbor"), Card(0), Card(0))
        else:
            kind: DeviceKind = "pad" if device == PAD else "left_block"
            seat.scene.focus.settle(Verb("buy"))
            keys(seat, kind, "right", "confirm", "confirm", "confirm")
        assert seat.last == OpenPort(0)
