"""Words for what to press."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.devices.bindings import Bindings, InputTaken
from game.devices.deeds import deed
from game.devices.glyphs import MOUSE, MOVING, PICTURES, glyph, label
from game.devices.inputs import KNOWN
from game.devices.inputs import label as input_label
from game.devices.words import WORDS, Kind, Mode
from game.i18n import door, pseudo
from game.storage.files import ASSETS

LABELS: list[tuple[Kind, Mode, str, str]] = [
    ("pad", "plain", "confirm", "A"),
    ("pad", "plain", "move", "D-pad"),
    ("pad", "plain", "log", "Select"),
    ("pad", "plain", "page_back", "L"),
    ("pad", "secret", "drop", "direction + A"),
    ("pad", "secret", "lock", "X"),
    ("left_block", "plain", "move", "W A X D"),
    ("left_block", "plain", "confirm", "S"),
    ("left_block", "secret", "drop", "Q W E A S D Z X C"),
    ("right_block", "plain", "log", "."),
    ("number_block", "plain", "confirm", "Num 5"),
    ("number_block", "secret", "lock", "Num -"),
    ("keyboard", "plain", "confirm", "Enter"),
    ("keyboard", "plain", "move", "arrow keys"),
    ("keyboard", "plain", "back", "Esc"),
    ("keyboard", "secret", "drop", "Enter"),
    ("keyboard", "secret", "lock", "Space"),
    ("keyboard", "plain", "page_on", "Page Down"),
    ("mouse", "plain", "confirm", "click"),
    ("mouse", "secret", "drop", "click"),
    ("mouse", "plain", "move", "mouse"),
    ("mouse", "plain", "back", "right click"),
    ("mouse", "plain", "page_on", "wheel down"),
    ("mouse", "plain", "log", "F2"),
    ("left_block", "secret", "confirm", ""),
]


@pytest.mark.parametrize(("kind", "mode", "word", "text"), LABELS)
def test_a_glyph_says_what_to_press(bindings: Bindings, kind: Kind, mode: Mode, word: str, text: str) -> None:
    assert label(kind, mode, word, bindings) == text


@pytest.mark.parametrize(("kind", "mode"), list(WORDS))
def test_every_word_a_device_has_can_be_shown(bindings: Bindings, kind: Kind, mode: Mode) -> None:
    assert all(label(kind, mode, word, bindings) for word in WORDS[kind, mode])


def test_a_glyph_follows_a_changed_binding(bindings: Bindings) -> None:
    changed = bindings.changed("pad", "plain", "confirm", ["leftstick"])
    assert label("pad", "plain", "confirm", changed) == "left stick press"


def test_directions_bound_to_the_stick_are_called_the_stick(bindings: Bindings) -> None:
    for way in ("up", "down", "left", "right"):
        bindings = bindings.changed("pad", "plain", way, [f"leftstick {way}"])
    assert label("pad", "plain", "move", bindings) == "left stick"


def test_directions_of_all_sorts_are_listed(bindings: Bindings) -> None:
    changed = bindings.changed("keyboard", "plain", "up", ["home"])
    assert label("keyboard", "plain", "move", changed) == "Home Left Down Right"


SHOWN: list[tuple[Kind, Mode, str, str]] = [
    ("pad", "plain", "confirm", "glyphs/pad_a"),
    ("pad", "plain", "move", "glyphs/dpad"),
    ("pad", "plain", "log", "glyphs/select"),
    ("pad", "secret", "drop", "direction + A"),
    ("left_block", "plain", "left", "A"),
    ("keyboard", "plain", "move", "arrow keys"),
    ("mouse", "plain", "move", "glyphs/mouse"),
    ("mouse", "plain", "confirm", "glyphs/mouse_left"),
    ("mouse", "secret", "drop", "glyphs/mouse_left"),
    ("mouse", "plain", "back", "glyphs/mouse_right"),
    ("mouse", "plain", "log", "F2"),
    ("left_block", "secret", "confirm", ""),
]


@pytest.mark.parametrize(("kind", "mode", "word", "shown"), SHOWN)
def test_pads_and_mice_are_shown_as_pictures_and_keys_as_words(
    bindings: Bindings, kind: Kind, mode: Mode, word: str, shown: str
) -> None:
    assert glyph(kind, mode, word, bindings) == shown


def test_a_picture_follows_a_changed_binding(bindings: Bindings) -> None:
    changed = bindings.changed("pad", "plain", "confirm", ["righttrigger"])
    assert glyph("pad", "plain", "confirm", changed) == "glyphs/pad_rt"


@pytest.mark.parametrize("name", sorted({*PICTURES.values(), *MOUSE.values(), *MOVING.values()}))
def test_every_glyph_is_drawn(name: str) -> None:
    assert (ASSETS / "art" / f"{name}.png").is_file()


@pytest.mark.parametrize("kind", KNOWN)
def test_no_two_inputs_of_a_device_look_the_same(kind: Kind) -> None:
    assert len({input_label(name) for name in KNOWN[kind]}) == len(KNOWN[kind])


# ------------------------------------------------------------ in other languages


@pytest.fixture
def _longer() -> Iterator[None]:
    """A language in brackets."""
    pseudo.speak_pseudo("en_XA")
    yield
    door.speak_from(Path(), [door.SOURCE])


@pytest.mark.usefixtures("_longer")
@pytest.mark.parametrize(("kind", "mode", "word", "shown"), SHOWN)
def test_pictures_and_letters_are_the_same_in_every_language(
    bindings: Bindings, kind: Kind, mode: Mode, word: str, shown: str
) -> None:
    same = shown.startswith("glyphs/") or len(shown) < 3
    assert (glyph(kind, mode, word, bindings) == shown) == same


@pytest.mark.usefixtures("_longer")
@pytest.mark.parametrize("kind", KNOWN)
def test_every_input_has_a_name_in_every_language(kind: Kind) -> None:
    names = {name: input_label(name) for name in KNOWN[kind] if len(name) > 1 and not name[1:].isdecimal()}
    assert all(label.startswith("[") for label in names.values())
    assert len(set(names.values())) == len(names)


@pytest.mark.usefixtures("_longer")
def test_every_word_has_a_name_in_every_language() -> None:
    words = {word for words in WORDS.values() for word in words}
    assert all(deed(word).startswith("[") for word in words)
    assert len({deed(word) for word in words}) == len(words)


@pytest.mark.usefixtures("_longer")
def test_an_input_that_is_taken_is_told_in_the_language_in_use(bindings: Bindings) -> None:
    with pytest.raises(InputTaken) as refused:
        bindings.changed("pad", "plain", "confirm", ["b"])
    assert str(refused.value).startswith('[B îs àlréàdÿ üséd för "[Bàçk')
