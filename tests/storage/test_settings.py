"""Settings: a damaged file costs preferences, never the game, and is never lost."""

from __future__ import annotations

import json
import os
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.storage.folders import SaveError, write_whole
from game.storage.settings import FILE, Guest, Presentation, Settings, read_settings, write_settings

CHANGED = Settings(
    language="zh_XA",
    speed="instant",
    reduced_motion=True,
    shake=False,
    text_scale=200,
    master=0,
    music=100,
    effects=1,
    rumble=False,
    chant="untimed",
    tap_shift=120,
    best_of=5,
    bots_say_why=True,
    captions=True,
    one_press=True,
    fuse="long",
    full_screen=True,
    window=(640, 360),
    presentation=Presentation("accelerated", "x11, pygame-ce 2.5.8, SDL 2.32.10"),
    bindings={"pad": {"plain": {"confirm": ["b"]}}},
    party=(Guest("Hana", 1), Guest("Jirō", 6)),
)


def save(folder: Path, content: Any) -> Path:
    file = folder / FILE
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def kept(folder: Path) -> Path:
    return folder / f"{FILE}.damaged"


def test_the_first_start_has_the_usual_settings_and_no_word_is_said(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "nowhere") == (Settings(), None)


def test_the_first_launch_is_quiet_windowed_and_at_normal_speed() -> None:
    usual = Settings()
    assert (usual.master, usual.music, usual.effects) == (60, 50, 80)
    assert (usual.speed, usual.full_screen, usual.text_scale, usual.window) == ("1x", False, 100, (1280, 720))


def test_every_setting_comes_back(tmp_path: Path) -> None:
    assert all(getattr(CHANGED, field.name) != getattr(Settings(), field.name) for field in fields(Settings))
    write_settings(tmp_path, CHANGED)
    assert read_settings(tmp_path) == (CHANGED, None)


def test_a_setting_that_is_not_in_the_file_is_the_usual_one(tmp_path: Path) -> None:
    save(tmp_path, {"speed": "2x"})
    assert read_settings(tmp_path) == (Settings(speed="2x"), None)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'\xef\xbb\xbf{"speed": "2x"}')
    assert read_settings(tmp_path) == (Settings(speed="2x"), None)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "found an empty file, expected the settings as JSON"),
        (" \n", "found an empty file, expected the settings as JSON"),
        ('{"speed": "2x", "mus', "line 1, column "),
        ("speed: 2x", "line 1, column "),
        ("[1, 2]", "found a list of 2 items, expected an object"),
        ("null", "found null, expected an object"),
        ("7", "found 7, expected an object"),
        ("[" * 100_000, "found lists nested too deeply"),
        ("1" * 10_000, "found a number with too many digits"),
    ],
)
def test_a_file_of_no_use_gives_the_usual_settings_and_one_line(
    tmp_path: Path, content: str, said: str
) -> None:
    save(tmp_path, content)
    settings, notice = read_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert said in notice
    assert notice.endswith(". Default settings are used. The old file is kept as settings.json.damaged.")
    assert "\n" not in notice
    assert kept(tmp_path).read_text() == content


def test_a_file_that_is_no_text_gives_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    settings, notice = read_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert "\n" not in notice
    assert kept(tmp_path).exists()


WRONG = [
    ("language", 5),
    ("language", "x" * 41),
    ("speed", "3x"),
    ("speed", 1),
    ("reduced_motion", 1),
    ("shake", "yes"),
    ("text_scale", 125),
    ("text_scale", "100"),
    ("text_scale", 100.0),
    ("master", -1),
    ("music", 101),
    ("effects", 50.5),
    ("effects", True),
    ("rumble", None),
    ("chant", "brisk"),
    ("tap_shift", 201),
    ("tap_shift", -1),
    ("best_of", 2),
    ("best_of", "3"),
    ("bots_say_why", "yes"),
    ("captions", "yes"),
    ("one_press", 2),
    ("fuse", "endless"),
    ("full_screen", "no"),
    ("window", [1280]),
    ("window", [1280, 720, 1]),
    ("window", [639, 720]),
    ("window", [1280, 359]),
    ("window", [1280, 99_999]),
    ("window", "1280x720"),
    ("presentation", "direct"),
    ("presentation", {"way": "sideways", "measured": "x11"}),
    ("presentation", {"way": "direct"}),
    ("bindings", []),
    ("bindings", "pad"),
    ("party", [{"name": "Hana"}]),
    ("party", [{"name": "Hana", "crest": -1}]),
    ("party", [{"name": "Hana", "crest": 7}]),
    ("party", [{"name": "x" * 41, "crest": 1}]),
    ("party", [{"name": "Hana", "crest": 1}] * 7),
    ("colour", "red"),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_wrong_value_costs_that_setting_alone(tmp_path: Path, field: str, value: Any) -> None:
    other = "speed" if field != "speed" else "shake"
    good = {"speed": "4x", "shake": False}[other]
    save(tmp_path, {other: good, field: value})
    settings, notice = read_settings(tmp_path)
    assert settings == Settings(**{other: good})  # type: ignore[arg-type]  # one of two fields, each of its own type
    assert notice is not None
    assert notice.startswith(f"settings.json: {field}")
    assert notice.endswith(
        ". Default values are used instead. The old file is kept as settings.json.damaged."
    )
    assert "\n" not in notice


def test_every_setting_has_a_wrong_value_among_these() -> None:
    assert {field for field, _ in WRONG} == {field.name for field in fields(Settings)} | {"colour"}


def test_many_wrong_values_are_still_one_line(tmp_path: Path) -> None:
    save(tmp_path, {"speed": "9x", "master": 900, "shake": 3, "music": 20})
    settings, notice = read_settings(tmp_path)
    assert settings == Settings(music=20)
    assert notice is not None
    assert notice.startswith(
        "settings.json: speed: found '9x', expected one of 1x, 2x, 4x, instant "
        "(2 other values are wrong, too). "
    )


def test_a_strange_key_cannot_break_the_line(tmp_path: Path) -> None:
    save(tmp_path, {"a\nb" + "c" * 500: 1})
    _, notice = read_settings(tmp_path)
    assert notice is not None
    assert "\n" not in notice
    assert len(notice) < 500


def test_the_notice_comes_once(tmp_path: Path) -> None:
    save(tmp_path, "{")
    assert read_settings(tmp_path)[1]
    assert read_settings(tmp_path) == (Settings(), None)


def test_a_folder_in_place_of_the_file_gives_the_usual_settings_and_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    settings, notice = read_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert notice == f"{tmp_path / FILE}: cannot be read (Is a directory). Default settings are used."


def test_where_the_bad_file_cannot_be_kept_the_game_still_starts(tmp_path: Path) -> None:
    save(tmp_path, "{")
    kept(tmp_path).mkdir()
    settings, notice = read_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert notice.endswith(". Default settings are used.")


# ------------------------------------------------------------ writing


def test_the_folder_is_made_when_it_is_needed(tmp_path: Path) -> None:
    write_settings(tmp_path / "a" / "b", CHANGED)
    assert read_settings(tmp_path / "a" / "b") == (CHANGED, None)


def test_nothing_but_the_file_remains(tmp_path: Path) -> None:
    write_settings(tmp_path, CHANGED)
    write_settings(tmp_path, Settings())
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_write_that_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    write_settings(tmp_path, CHANGED)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as trouble:
        write_settings(tmp_path, Settings())
    assert str(trouble.value) == f"{tmp_path / FILE}: cannot be written (No space left on device)"
    assert read_settings(tmp_path) == (CHANGED, None)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="cannot be written"):
        write_whole(tmp_path / "file" / "settings.json", "{}")
