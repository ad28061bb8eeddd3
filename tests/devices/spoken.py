"""What the first pad says when each of its buttons is pressed and released."""

from __future__ import annotations

from game.devices.intents import Back, Confirm, Hurry, Inspect, Intent, Log, Menu, Move, Page

SPOKEN: dict[str, list[Intent]] = {
    "a": [Confirm("pad1")],
    "b": [Back("pad1")],
    "x": [Hurry("pad1")],
    "y": [Inspect("pad1", True), Inspect("pad1", False)],
    "start": [Menu("pad1")],
    "back": [Log("pad1")],
    "leftshoulder": [Page("pad1", -1)],
    "rightshoulder": [Page("pad1", 1)],
    "dpup": [Move("pad1", 0, -1)],
    "dpdown": [Move("pad1", 0, 1)],
    "dpleft": [Move("pad1", -1, 0)],
    "dpright": [Move("pad1", 1, 0)],
    "guide": [],
}
