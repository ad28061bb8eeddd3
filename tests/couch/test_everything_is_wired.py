from __future__ import annotations

from random import Random
from typing import get_args

import pygame
import pytest

from game.devices import intents
from game.devices.bindings import read_bindings
from game.devices.devices import Devices
from game.devices.inputs import MOUSE_BUTTONS, PAD_BUTTONS
from game.devices.intents import Intent
from game.devices.words import WORDS, Kind, Mode
from game.match.match import Match
from game.rules.auction.events import AuctionEvent
from game.rules.auction.state import Phase
from game.rules.core.kernel import AnyKernel
from game.storage.files import DATA
from scenes.auction.script import SCRIPT
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.matches import happenings, new_match, play_on

WINDOWS_OWN = {"PadLost", "PadFound", "Resized", "FocusLost", "FocusGained", "QuitAsked"}
WHILE_ENTERING = {"Typed", "Erase", "Raw"}
PLAIN = {"Move", "Confirm", "Back", "Menu", "Inspect", "Hurry", "Log", "Page"}
TICKETS = {"TakeBack", "ClearAll", "Lock"}


class Listener:
    """Hears what the devices say, in the game's place."""

    def __init__(self, couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Intent] = []
        poll = Devices.poll

        def overheard(devices: Devices, frame: object, dt: float) -> tuple[Intent, ...]:
            self.heard += poll(devices, frame, dt)  # type: ignore[arg-type]  # the window's
            return ()

        monkeypatch.setattr(Devices, "poll", overheard)
        self.couch = couch

    def spoken(self, hand: Hand, secret: bool) -> set[str]:
        """The intents of everything that is bound, pressed one after another."""
        self.heard = []
        devices = self.couch.cabinet.devices
        devices.secret = frozenset({hand.device}) if secret else frozenset()
        mode: Mode = "secret" if secret else "plain"
        for word in WORDS[hand.kind, mode]:
            for name in devices.bindings.inputs(hand.kind, mode, word):
                self._press(hand, name)
        return {type(intent).__name__ for intent in self.heard if intent.device == hand.device}

    def _press(self, hand: Hand, name: str) -> None:
        if name.startswith("wheel"):
            self.couch.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
            self.couch.frames()
        elif name in PAD_BUTTONS or not isinstance(hand, Pad):
            hand.put(name, True)
            self.couch.frames()
            hand.put(name, False)
            self.couch.frames()


@pytest.mark.parametrize("kind", ["pad", "left_block", "right_block", "number_block"])
def test_every_hand_can_say_all_that_a_match_asks(
    couch: Couch, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Pad(couch, "pad1") if kind == "pad" else Keys(couch, kind)
    listener = Listener(couch, monkeypatch)
    assert listener.spoken(hand, secret=False) == PLAIN
    assert listener.spoken(hand, secret=True) >= TICKETS | {"Secret"}


def test_mouse_and_keyboard_together_can_say_all_that_a_match_asks(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, mouse, listener = Keys(couch, "keyboard"), Mouse(couch), Listener(couch, monkeypatch)
    assert set(MOUSE_BUTTONS.values()) >= set(
        couch.cabinet.devices.bindings.inputs("mouse", "plain", "click")
    )
    plain = listener.spoken(keys, secret=False) | listener.spoken(mouse, secret=False)
    secret = listener.spoken(keys, secret=True) | listener.spoken(mouse, secret=True)
    assert plain == PLAIN | {"TakeBack", "ClearAll", "Click", "Release"}
    assert secret == PLAIN | TICKETS | {"Click", "Release"}


def test_every_intent_comes_from_somewhere() -> None:
    known = {kind.__name__ for kind in get_args(intents.Intent)}
    spoken = PLAIN | TICKETS | {"Secret", "Click", "Release", "Point", "FullScreen"}
    assert known == spoken | WINDOWS_OWN | WHILE_ENTERING


def test_no_word_of_the_bindings_is_without_an_input() -> None:
    bindings = read_bindings(DATA / "bindings.json")
    for (kind, mode), words in WORDS.items():
        for word in words:
            assert bindings.inputs(kind, mode, word), f"{kind}, {mode}: {word}"


def test_every_event_and_every_phase_of_the_auction_has_its_scene(kernels: dict[str, AnyKernel]) -> None:
    shown = {type(event): SCRIPT.acts.phase(event) for event in events(kernels["auction"])}
    assert shown.keys() == set(get_args(AuctionEvent))
    assert set(shown.values()) == SCRIPT.scenes.keys()


def test_every_phase_of_the_rules_is_asked_in_a_scene(kernels: dict[str, AnyKernel]) -> None:
    asked = set()
    for seed in range(12):
        match = played(kernels["auction"], seed)
        views = [match.opening.before, *(told.view for told in happenings(match))]
        asked |= {view.phase for view in views}
        assert {SCRIPT.phase_now(view) for view in views} <= SCRIPT.scenes.keys()
    assert asked == set(Phase)


def played(kernel: AnyKernel, seed: int) -> Match:
    match = new_match(kernel, 4, seed)
    play_on(match, Random(seed))
    return match


def events(kernel: AnyKernel) -> list[AuctionEvent]:
    found: list[AuctionEvent] = []
    for seed in range(12):
        found += played(kernel, seed).events()
    return found
