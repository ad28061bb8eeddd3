"""Somebody who plays a match of the auction alone against bots: what they see decides what they press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Seen: TypeAlias = Mapping[str, Any]
"""What tools/package/trial/browsers/probe.py tells."""

WAIT = ""
"""No press: something moves, or others are to act."""


class Lost(Exception):
    """The pilot sees something no match leads to."""


class Pilot:
    """`speed` may be changed at any time: the next press at the table goes for the settings."""

    def __init__(self, speed: str, resume: bool = False) -> None:
        self.speed, self.resume = speed, resume

    def press(self, seen: Seen) -> str:
        """The next word of data/bindings.json, or WAIT."""
        if "goals" in seen:
            return self._at_table(seen)
        match seen["scene"]:
            case "title":
                return _towards(seen, "continue" if self.resume else "auction")
            case "settings":
                return self._set_speed(seen)
            case "pause":
                return _towards(seen, "go_on" if seen["speed"] == self.speed else "settings")
            case "seats":
                return _towards(seen, "start") if seen["seated"] else "confirm"
            case "matches" | "lost":
                return "confirm"
        raise Lost(f"the game shows {seen['scene']}: {seen.get('said', 'no match leads there')}")

    def _at_table(self, seen: Seen) -> str:
        """A demonstration ends at any press; an own question is answered with one choice after another."""
        if seen["shown"] or (seen["asking"] and seen["over"]):
            return "confirm"
        if not seen["goals"]:
            return WAIT
        if seen["speed"] != self.speed:
            return "menu"
        goals = seen["goals"]
        return _towards(seen, goals[len(seen["place"]["actions"]) % len(goals)])

    def _set_speed(self, seen: Seen) -> str:
        if seen["values"]["speed"] == self.speed:
            return _towards(seen, "close")
        return "right" if seen["at"] == "speed" else _towards(seen, "speed")


def _towards(seen: Seen, key: str) -> str:
    """One step, or the press once it is there."""
    if key not in seen["ways"]:
        raise Lost(f"there is no way to {key} in {seen['scene']}, where the focus is at {seen['at']}")
    return str(seen["ways"][key]) or "confirm"
