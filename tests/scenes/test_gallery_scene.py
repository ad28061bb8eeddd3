"""The gallery: prints to look at, sounds to listen to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.app.cabinet import Cabinet
from game.app.scene import Pop
from game.audio.sound import Silent
from game.devices.intents import Page
from game.ui.widgets import Label
from game.ui.widgets_pictures import Thumb
from scenes.gallery.gallery import GalleryScene
from scenes.gallery.rooms import ROOMS
from tests.scenes.rig import KEYS, LEFT, MOUSE, PAD, RIGHT, Hand, cabinet_in


class Ear(Silent):
    """Remembers what it should have heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        self.heard.append(f"music {piece} {tension}")


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Cabinet]:
    with cabinet_in(tmp_path) as cabinet:
        cabinet.sound = Ear()
        yield cabinet


def opened(cabinet: Cabinet, room: str) -> GalleryScene:
    scene = GalleryScene(cabinet)
    scene.lay(cabinet.window.kit)
    scene.turn([one.key for one in ROOMS].index(room))
    scene.update(1 / 60)
    return scene


def said(scene: GalleryScene, key: str) -> str:
    label = scene.widget(key)
    assert isinstance(label, Label)
    return label.words


def heard(cabinet: Cabinet) -> list[str]:
    assert isinstance(cabinet.sound, Ear)
    return [name for name in cabinet.sound.heard if name not in ("focus", "confirm", "page")]


@pytest.mark.parametrize("device", [PAD, KEYS])
def test_what_is_in_focus_hangs_large_with_its_name(cabinet: Cabinet, device: str) -> None:
    scene = opened(cabinet, "auction")
    hand = Hand(scene, device)
    assert said(scene, "name") == "Ebi"
    hand.steps(RIGHT)
    assert said(scene, "name") == "Hotategai"
    hand.steps(LEFT)
    assert said(scene, "name") == "Ebi"


def test_the_mouse_looks_by_pointing_and_turns_rooms_by_clicking(cabinet: Cabinet) -> None:
    scene = opened(cabinet, "auction")
    hand = Hand(scene, MOUSE)
    hand.clicks("exhibit2")
    assert said(scene, "name") == "Sake"
    hand.clicks("next")
    assert said(scene, "heading") == ROOMS[1].heading
    hand.clicks("before")
    assert said(scene, "heading") == ROOMS[0].heading


def test_rooms_go_round_with_the_shoulder_buttons(cabinet: Cabinet) -> None:
    scene = opened(cabinet, "auction")
    hand = Hand(scene, PAD)
    hand.does(Page(PAD, -1))
    assert scene.at == len(ROOMS) - 1
    hand.does(Page(PAD, 1))
    assert scene.at == 0


def test_pictures_are_developed_one_after_the_other(cabinet: Cabinet) -> None:
    scene = opened(cabinet, "auction")
    thumbs = [widget for widget in scene._widgets() if isinstance(widget, Thumb)]
    cold = [sum(thumb.cold for thumb in thumbs)]
    for _ in thumbs:
        scene.update(1 / 60)
        cold.append(sum(thumb.cold for thumb in thumbs))
    assert cold[-1] == 0
    assert all(before - after <= 1 for before, after in pairwise(cold))


def test_confirm_plays_the_sound_in_focus(cabinet: Cabinet) -> None:
    hand = Hand(opened(cabinet, "sounds_auction"), PAD)
    hand.yes()
    hand.steps(RIGHT)
    hand.yes()
    assert heard(cabinet) == ["deal", "turn"]


def test_music_is_heard_whole_and_ends_with_the_visit(cabinet: Cabinet) -> None:
    scene = opened(cabinet, "music")
    hand = Hand(scene, KEYS)
    hand.steps(RIGHT)
    hand.yes()
    assert heard(cabinet)[-1] == "music auction 1.0"
    assert isinstance(hand.back(), Pop)
    scene.leave()
    assert heard(cabinet)[-1] == "music title 0.0"


def test_every_exhibit_can_be_seen_or_heard_and_says_what_it_is() -> None:
    for room in ROOMS:
        assert len({one.heading for one in room.exhibits}) == len(room.exhibits)
        for one in room.exhibits:
            assert one.pictures or one.sound or one.music
            assert one.words.endswith((".", "!"))
