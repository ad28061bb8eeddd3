"""What a table may agree on before a match, told before anything of a game is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Switch:
    """A field of the options with a few values; the first stands on the left."""

    field: str
    words: str
    values: tuple[Any, ...]
    named: tuple[str, ...]
    explained: str


@dataclass(frozen=True, slots=True)
class Stepper:
    """A field of the options that is a number, or None for the usual one."""

    field: str
    words: str
    explained: str
    counts: str
    """Where `(spec, players) -> range` is: every number there may be, the usual one first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picker:
    """A field of the options that is picked by hand, or None: drawn, as much as the steppers say."""

    field: str
    words: str
    named: tuple[str, str]
    """What it is called if it is drawn, and if it is picked."""

    explained: str
    missing: str
    """Why it cannot begin while nothing is picked."""

    steppers: tuple[Stepper, ...]
    tray: str
    """Where the `Tray` is, as in scenes/lobby: what can be picked, and what is said about it."""


def part(place: str) -> Any:
    """What is at `module:name`, imported when it is asked for: a menu must not wait for the rules."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
