"""What the player prefers; a damaged file costs preferences, never the game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_type_hints

from game.i18n.door import _, ngettext
from game.rules.core.codec import Mismatch, decode, encode
from game.storage.checks import between, entries_of, length_of
from game.storage.errors import DataError, Unreadable
from game.storage.folders import put_aside, write_whole
from game.storage.phrases import one_of, shown
from game.storage.reading import read_json

FILE: Final = "settings.json"
SMALLEST_WINDOW: Final = (640, 360)
LARGEST_WINDOW: Final = (16_384, 16_384)
MOST_SHIFT: Final = 200
MOST_GUESTS: Final = 6
LONGEST_NAME: Final = 40

Speed: TypeAlias = Literal["1x", "2x", "4x", "instant"]
Pace: TypeAlias = Literal["slow", "usual", "fast", "untimed"]
Burning: TypeAlias = Literal["off", "usual", "long"]
BestOf: TypeAlias = Literal[1, 3, 5]
Way: TypeAlias = Literal["direct", "accelerated"]


@dataclass(frozen=True, slots=True)
class Presentation:
    """Which way to the screen proved faster, and for which driver and library versions that holds."""

    way: Way
    measured: str


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sat at the table last time."""

    name: str
    crest: int


@dataclass(frozen=True, slots=True)
class Settings:
    """Volumes are 0 to 100; `bindings` holds the changes to data/bindings.json, as plain JSON.

    At first they are low: nobody knows how loud the room is set, and music is to stay behind the table.
    """

    language: str = ""
    """Empty: that of the system."""
    speed: Speed = "1x"
    reduced_motion: bool = False
    shake: bool = True
    text_scale: Literal[100, 150, 200] = 100
    master: int = 60
    music: int = 50
    effects: int = 80
    captions: bool = False
    rumble: bool = True
    chant: Pace = "usual"
    tap_shift: int = 0
    """Milliseconds by which hands open later in the duel: how late this screen and these pads are."""
    one_press: bool = False
    fuse: Burning = "usual"
    best_of: BestOf = 1
    bots_say_why: bool = False
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    presentation: Presentation | None = None
    bindings: Mapping[str, Any] = field(default_factory=dict)
    party: tuple[Guest, ...] = ()


def read_settings(folder: Path) -> tuple[Settings, str | None]:
    """The settings, and one line if some could not be read; the file is then kept aside."""
    file = folder / FILE
    try:
        found = _read(file)
    except Unreadable as trouble:
        return Settings(), None if trouble.missing else _lost(trouble, None)
    except DataError as trouble:
        return Settings(), _lost(trouble, put_aside(file))
    settings, faults = _take(found)
    return settings, _lost_in_part(faults, put_aside(file)) if faults else None


def write_settings(folder: Path, settings: Settings) -> None:
    """Replaces the file at once and whole; raises SaveError."""
    plain = {each.name: encode(getattr(settings, each.name)) for each in fields(settings)}
    write_whole(folder / FILE, json.dumps(plain, indent=1) + "\n")


def _read(file: Path) -> dict[str, Any]:
    found = read_json(file, _("the settings as JSON"))
    if not isinstance(found, dict):
        raise DataError(FILE, "", shown(found), _("an object"))
    return found


def _lost(trouble: DataError, aside: Path | None) -> str:
    if aside is None:
        return _("{trouble}. Default settings are used.", trouble=trouble)
    return _(
        "{trouble}. Default settings are used. The old file is kept as {copy}.",
        trouble=trouble,
        copy=aside.name,
    )


def _lost_in_part(faults: list[Mismatch], aside: Path | None) -> str:
    trouble = str(DataError.of(FILE, faults[0]))
    if others := len(faults) - 1:
        trouble = ngettext(
            "{trouble} ({count} other value is wrong, too)",
            "{trouble} ({count} other values are wrong, too)",
            others,
            trouble=trouble,
        )
    if aside is None:
        return _("{trouble}. Default values are used instead.", trouble=trouble)
    return _(
        "{trouble}. Default values are used instead. The old file is kept as {copy}.",
        trouble=trouble,
        copy=aside.name,
    )


def _take(found: dict[str, Any]) -> tuple[Settings, list[Mismatch]]:
    """Field by field: one wrong value does not cost the others."""
    good: dict[str, Any] = {}
    faults: list[Mismatch] = []
    for key, value in found.items():
        try:
            good[key] = _field(key, value)
        except Mismatch as wrong:
            faults.append(wrong)
    return Settings(**good), faults


def _field(key: str, value: Any) -> Any:
    if key not in _hints():
        raise Mismatch(key[:LONGEST_NAME], _("an unknown setting"), one_of(_hints()))
    if key == "bindings":
        if not isinstance(value, dict):
            raise Mismatch(key, shown(value), _("an object"))
        return value
    typed = decode(_hints()[key], value, key)
    _check(key, typed)
    return typed


def _check(key: str, value: Any) -> None:
    """What the types do not say."""
    if key in ("master", "music", "effects"):
        between(0, 100, value, key)
    elif key == "tap_shift":
        between(0, MOST_SHIFT, value, key)
    elif key == "language":
        between(0, LONGEST_NAME, len(value), length_of(key))
    elif key == "window":
        for part, low, high, name in zip(value, SMALLEST_WINDOW, LARGEST_WINDOW, ("[0]", "[1]"), strict=True):
            between(low, high, part, f"{key}{name}")
    elif key == "party":
        between(0, MOST_GUESTS, len(value), entries_of(key))
        for index, guest in enumerate(value):
            between(0, LONGEST_NAME, len(guest.name), length_of(f"{key}[{index}].name"))
            between(0, MOST_GUESTS, guest.crest, f"{key}[{index}].crest")


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Settings)
