"""A match is its record: what was set up, and the actions in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.core.codec import Mismatch, decode, encode, encode_tagged, shown
from game.titles.shelf import TITLES


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that decides a match except the actions."""

    title: str
    options: Any
    data_hash: str
    rules_version: int
    seed: int

    def to_json(self) -> dict[str, Any]:
        """As the first line of a journal holds it."""
        return {
            "title": self.title,
            "options": encode(self.options),
            "data": self.data_hash,
            "rules": self.rules_version,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class _Frame:
    """The shape of a header before its title is known."""

    title: str
    data: str
    rules: int
    seed: int


def header_from_json(found: Any) -> Header:
    """Raises Mismatch if the header cannot be read."""
    plain = dict(found) if isinstance(found, dict) else {}
    options = plain.pop("options", None)
    frame = decode(_Frame, plain)
    if frame.title not in TITLES:
        raise Mismatch("title", shown(frame.title), "one of " + ", ".join(TITLES))
    typed = decode(TITLES[frame.title].options, options, "options")
    return Header(frame.title, typed, frame.data, frame.rules, frame.seed)


def action_to_json(action: Any) -> dict[str, Any]:
    """One action, naming its kind."""
    return encode_tagged(action)


def action_from_json(title: str, found: Any) -> Any:
    """Raises Mismatch if it is no action of the title."""
    return decode(TITLES[title].actions, found)
