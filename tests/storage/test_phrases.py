"""What the rules' codec says in English reaches a player in the language in use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest

from game.i18n import door, pseudo
from game.rules.core.codec import Mismatch, decode
from game.storage.errors import AssetError, DataError, Unreadable
from game.storage.phrases import shown
from game.storage.settings import FILE, read_settings


@dataclass(frozen=True)
class Lot:
    """Anything with a key."""

    price: int


@dataclass(frozen=True)
class Pass:
    """So that there is a union."""

    seat: int


WRONG: list[tuple[Any, Any, str]] = [
    (int, "x", "found 'x', expected a whole number"),
    (int, None, "found null, expected a whole number"),
    (int, 2.5, "found 2.5, expected a whole number"),
    (str, 2**300, "found a number of 301 bits, expected a text"),
    (bool, {"a": 1}, "found an object with 1 key, expected true or false"),
    (list[int], {}, "found an object with 0 keys, expected a list"),
    (tuple[int, int], [1], "found a list of 1 item, expected a list of 2 items"),
    (Mapping[str, int], [1, 2], "found a list of 2 items, expected an object"),
    (Mapping[int, int], {"x": 1}, "found the key 'x', expected a whole number as key"),
    (
        Literal["plain", "secret"],
        "sceret",
        "found 'sceret', expected one of plain, secret (did you mean secret?)",
    ),
    (Literal[1, 3, 5], 2, "found 2, expected one of 1, 3, 5"),
    (Lot, {}, "found nothing, expected this key"),
    (Lot, {"prise": 1}, "found an unknown key, expected one of price (did you mean price?)"),
    (Lot | Pass, {}, 'found an object with 0 keys, expected an object with the key "do"'),
]


JSON = ("'", "null", "2")


@pytest.fixture
def _longer() -> Iterator[None]:
    """A language in brackets."""
    pseudo.speak_pseudo("en_XA")
    yield
    door.speak_from(Path(), [door.SOURCE])


def refused(hint: Any, value: Any) -> Mismatch:
    with pytest.raises(Mismatch) as wrong:
        decode(hint, value, "key")
    return wrong.value


@pytest.mark.parametrize(("hint", "value", "told"), WRONG)
def test_what_does_not_fit_is_told_in_plain_english(hint: Any, value: Any, told: str) -> None:
    assert str(DataError.of("a.json", refused(hint, value))).endswith(f": {told}")


@pytest.mark.usefixtures("_longer")
@pytest.mark.parametrize(("hint", "value", "told"), WRONG)
def test_every_phrase_of_the_codec_is_translated(hint: Any, value: Any, told: str) -> None:
    said = str(DataError.of("a.json", refused(hint, value)))
    assert said.startswith("[a.json: key")
    for phrase in told.removeprefix("found ").split(", expected "):
        assert (phrase in said) == phrase.startswith(JSON), (
            "only a value of JSON is the same in every language"
        )


@pytest.mark.usefixtures("_longer")
def test_a_value_is_shown_in_the_words_of_json_and_counted_in_those_of_the_language() -> None:
    assert [shown(value) for value in (None, True, 7, "a list")] == ["null", "true", "7", "'a list'"]
    assert shown([1, 2]).startswith("[à lîst öf 2 îtéms")


@pytest.mark.usefixtures("_longer")
def test_settings_of_no_use_are_told_in_the_language_in_use(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("")
    notice = read_settings(tmp_path)[1]
    assert notice is not None
    assert notice.startswith("[[settings.json: föüñd [àñ émptÿ fîlé")


@pytest.mark.usefixtures("_longer")
def test_what_an_engineer_has_to_mend_is_a_place_in_a_spoken_sentence() -> None:
    said = str(AssetError(Path("tables/duel.tmx"), "slot deck: not in the map"))
    assert said.startswith("[tables/duel.tmx: slot deck: not in the map. Pléàsé")


def test_a_missing_file_is_told_apart_from_one_that_cannot_be_read(tmp_path: Path) -> None:
    assert Unreadable(tmp_path, FileNotFoundError(2, "No such file")).missing
    denied = Unreadable(tmp_path / "two\nlines", PermissionError(13, "Permission denied"))
    assert not denied.missing
    assert str(denied).endswith("two\\nlines: cannot be read (Permission denied)")
    assert str(Unreadable(tmp_path, OSError())).endswith(": cannot be read (no reason was given)")
