"""data/bindings.json as it is, what a player may change in it, and how that is kept."""

from __future__ import annotations

import json

import pytest

from game.devices.bindings import BindingRefused, Bindings, InputMissing, InputTaken, InputUnknown
from game.devices.inputs import KNOWN
from game.devices.words import PRESSED, WORDS, Kind, Mode
from game.storage.errors import DataError

every_mode = pytest.mark.parametrize(("kind", "mode"), list(WORDS))


@every_mode
def test_every_word_a_device_needs_has_an_input_it_knows(bindings: Bindings, kind: Kind, mode: Mode) -> None:
    for word in WORDS[kind, mode]:
        assert bindings.inputs(kind, mode, word), word
        assert set(bindings.inputs(kind, mode, word)) <= set(KNOWN[kind])


@every_mode
def test_every_input_means_the_word_it_is_bound_to(bindings: Bindings, kind: Kind, mode: Mode) -> None:
    for word in WORDS[kind, mode]:
        assert {bindings.word(kind, mode, name) for name in bindings.inputs(kind, mode, word)} == {word}


def test_every_word_stands_for_an_intent() -> None:
    assert {word for words in WORDS.values() for word in words} - PRESSED.keys() == {"click", "drop"}


def test_a_key_belongs_to_one_device(bindings: Bindings) -> None:
    owners = {key: bindings.owner(key) for key in ("q", ",", "keypad 5", "escape", "home")}
    assert owners == {
        "q": "left_block",
        ",": "right_block",
        "keypad 5": "number_block",
        "escape": "keyboard",
        "home": None,
    }


# ------------------------------------------------------------ changes


def test_a_change_makes_a_new_set_and_leaves_the_old_one(bindings: Bindings) -> None:
    new = bindings.changed("pad", "plain", "confirm", ["guide", "guide"])
    assert new.inputs("pad", "plain", "confirm") == ("guide",)
    assert new.word("pad", "plain", "a") == ""
    assert bindings.inputs("pad", "plain", "confirm") == ("a",)
    assert new != bindings


@pytest.mark.parametrize(
    ("kind", "word", "names", "cause", "sentence"),
    [
        ("pad", "confirm", ["b"], InputTaken, 'B is already used for "Back".'),
        ("pad", "confirm", ["a", "dpup"], InputTaken, 'D-pad up is already used for "Up".'),
        ("left_block", "confirm", ["u"], InputTaken, 'U already belongs to "Right keys".'),
        ("keyboard", "log", ["keypad 5"], InputTaken, 'Num 5 already belongs to "Number pad".'),
        ("mouse", "click", ["q"], InputUnknown, 'This device has no input called "q".'),
        ("pad", "drop", ["a"], InputUnknown, 'This device has no action called "drop".'),
        ("pad", "page_on", [], InputMissing, '"Next page" needs at least one input.'),
    ],
)
def test_a_change_that_cannot_be_is_refused_with_a_sentence(
    bindings: Bindings, kind: Kind, word: str, names: list[str], cause: type[BindingRefused], sentence: str
) -> None:
    with pytest.raises(cause) as refused:
        bindings.changed(kind, "plain", word, names)
    assert str(refused.value) == sentence


def test_an_input_may_mean_other_things_in_other_modes_and_on_other_devices(bindings: Bindings) -> None:
    assert bindings.word("pad", "plain", "b") == "back"
    assert bindings.word("pad", "secret", "b") == "take_back"
    assert bindings.changed("pad", "secret", "drop", ["rightshoulder"]) != bindings


# ------------------------------------------------------------ kept in the settings


def test_only_what_a_player_changed_is_kept(bindings: Bindings) -> None:
    mine = bindings.changed("pad", "plain", "confirm", ["guide"]).changed(
        "mouse", "secret", "back", ["fourth button"]
    )
    kept = mine.overrides(bindings)
    assert kept == {
        "pad": {"plain": {"confirm": ["guide"]}},
        "mouse": {"secret": {"back": ["fourth button"]}},
    }
    assert bindings.with_overrides(json.loads(json.dumps(kept)), "settings.json") == mine


def test_without_changes_nothing_is_kept(bindings: Bindings) -> None:
    assert bindings.overrides(bindings) == {}
    assert bindings.with_overrides({}, "settings.json") == bindings


def test_two_inputs_may_be_swapped_at_once(bindings: Bindings) -> None:
    swapped = bindings.with_overrides({"pad": {"plain": {"confirm": ["b"], "back": ["a"]}}}, "settings.json")
    assert (swapped.word("pad", "plain", "a"), swapped.word("pad", "plain", "b")) == ("back", "confirm")


@pytest.mark.parametrize(
    ("overrides", "line"),
    [
        (7, "settings.json: found 7, expected an object"),
        (
            {"pad": {"plain": {"confirm": ["b"]}}},
            'pad.plain.back[0]: found "b" again, expected it only once (it is in "confirm")',
        ),
        (
            {"pad": {"plain": {"confirm": []}}},
            "pad.plain.confirm: found no input, expected at least one input",
        ),
        ({"pad": {"plain": {"jump": ["a"]}}}, "pad.plain.jump: found an unknown word"),
        ({"left_block": {"plain": {"log": ["o"]}}}, "belongs to left_block"),
    ],
)
def test_broken_changes_are_named_by_their_place(bindings: Bindings, overrides: object, line: str) -> None:
    with pytest.raises(DataError) as trouble:
        bindings.with_overrides(overrides, "settings.json")
    assert str(trouble.value).startswith("settings.json: ")
    assert line in str(trouble.value)
    assert "\n" not in str(trouble.value)
