"""A bindings file that cannot be used gives one clear line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.devices.bindings import read_bindings
from game.storage.errors import DataError
from game.storage.files import DATA

WHOLE = (DATA / "bindings.json").read_text(encoding="utf-8")


def trouble_with(file: Path) -> str:
    with pytest.raises(DataError) as trouble:
        read_bindings(file)
    assert "\n" not in str(trouble.value)
    return str(trouble.value)


def trouble_in(folder: Path, content: str | bytes) -> str:
    file = folder / "bindings.json"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return trouble_with(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert "bindings.json: cannot be read (No such file" in trouble_with(tmp_path / "bindings.json")


def test_a_folder_in_its_place_is_named(tmp_path: Path) -> None:
    assert str(tmp_path) in trouble_with(tmp_path)


@pytest.mark.parametrize("content", ["", "  \n"])
def test_an_empty_file_is_called_empty(tmp_path: Path, content: str) -> None:
    assert (
        trouble_in(tmp_path, content) == "bindings.json: found an empty file, expected the bindings as JSON"
    )


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_broken_at_its_end(tmp_path: Path, part: float) -> None:
    said = trouble_in(tmp_path, WHOLE[: int(len(WHOLE) * part)])
    assert said.startswith("bindings.json: line ")
    assert "broken JSON" in said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[]", "found a list of 0 items, expected an object"),
        ("null", "found null, expected an object"),
        ('"pad"', "found 'pad', expected an object"),
        ("7" * 5000, "found a number with too many digits"),
        ("[" * 100_000, "found lists nested too deeply"),
        ("{}", "pad.plain: found nothing, expected this key"),
        ('{"pad": {}, "pad": {}}', "pad: found the same key twice, expected each key once"),
        ('{"pda": {}}', "pda: found 'pda', expected one of pad, left_block"),
        (b"\x89PNG\r\n\x1a\n", "byte 0: found bytes that are not UTF-8"),
        ("\ufeff{}", "pad.plain: found nothing"),
    ],
)
def test_a_file_of_the_wrong_kind_is_described(tmp_path: Path, content: str | bytes, said: str) -> None:
    assert said in trouble_in(tmp_path, content)


Change = Callable[[Any], object]

CHANGES: dict[str, tuple[Change, str]] = {
    "an unknown mode": (
        lambda raw: raw["pad"].update(sceret={}),
        "pad.sceret: found 'sceret', expected one of plain, secret (did you mean secret?)",
    ),
    "a missing kind": (lambda raw: raw.pop("mouse"), "mouse.plain: found nothing"),
    "a missing mode": (lambda raw: raw["pad"].pop("secret"), "pad.secret: found nothing"),
    "a missing word": (
        lambda raw: raw["pad"]["secret"].pop("drop"),
        "pad.secret.drop: found no input, expected at least one input",
    ),
    "an empty list": (
        lambda raw: raw["pad"]["plain"].update(log=[]),
        "pad.plain.log: found no input, expected at least one input",
    ),
    "an unknown word": (
        lambda raw: raw["pad"]["plain"].update(confrim=["a"]),
        'pad.plain.confrim: found an unknown word, expected a known name such as "confirm"',
    ),
    "an unknown input": (
        lambda raw: raw["pad"]["plain"].update(page_back=["leftsholder"]),
        "pad.plain.page_back[0]: found 'leftsholder', expected a known name such as \"leftshoulder\"",
    ),
    "an input like nothing known": (
        lambda raw: raw["mouse"]["plain"].update(click=["#"]),
        "mouse.plain.click[0]: found '#', expected a known name such as \"left button\"",
    ),
    "an input of another device": (
        lambda raw: raw["left_block"]["plain"].update(back=["dpup"]),
        "left_block.plain.back[0]: found 'dpup', expected a known name such as ",
    ),
    "an input twice in one mode": (
        lambda raw: raw["pad"]["plain"].update(confirm=["b"]),
        'pad.plain.back[0]: found "b" again, expected it only once (it is in "confirm")',
    ),
    "an input twice in one word": (
        lambda raw: raw["pad"]["plain"].update(confirm=["a", "a"]),
        'pad.plain.confirm[1]: found "a" again',
    ),
    "a key of another block": (
        lambda raw: raw["right_block"]["plain"].update(log=["q"]),
        "right_block.plain.log: found 'q', expected a key of its own (this one belongs to left_block)",
    ),
    "a key of another block in its other mode": (
        lambda raw: raw["keyboard"]["secret"].update(log=["w"]),
        "keyboard.secret.log: found 'w'",
    ),
    "a text for a list": (
        lambda raw: raw["pad"]["plain"].update(log="back"),
        "pad.plain.log: found 'back', expected a list",
    ),
    "a number for an input": (
        lambda raw: raw["pad"]["plain"].update(log=[3]),
        "pad.plain.log[0]: found 3, expected a text",
    ),
    "a list for a mode": (
        lambda raw: raw["pad"].update(plain=[]),
        "pad.plain: found a list of 0 items, expected an object",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_is_wrong_in_a_file_is_named_by_its_place(tmp_path: Path, what: str) -> None:
    change, said = CHANGES[what]
    raw = json.loads(WHOLE)
    change(raw)
    found = trouble_in(tmp_path, json.dumps(raw))
    assert found.startswith("bindings.json: ")
    assert said in found
