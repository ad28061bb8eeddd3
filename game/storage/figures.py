"""Figures and where they come from: {"is": 9, "from": "house", "note": "..."}.

Every number, text and switch of a data file is such a figure, so that an owner of the box sees
what is printed and what is ours to correct.
"""

from __future__ import annotations

from typing import Any

from game.rules.core.codec import Mismatch, shown

SOURCES = ("rulebook", "review", "house")
KEYS = {"is", "from", "note"}


def plain(value: Any, path: str = "") -> Any:
    """The same tree with each figure replaced by its value; raises Mismatch."""
    if isinstance(value, dict):
        if "is" in value or "from" in value:
            return _figure(value, path)
        return {key: plain(item, f"{path}.{key}" if path else key) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item, f"{path}[{index}]") for index, item in enumerate(value)]
    raise Mismatch(path, shown(value), 'a figure like {"is": ..., "from": "house"}')


def _figure(value: dict[str, Any], path: str) -> Any:
    for key in ("is", "from"):
        if key not in value:
            raise Mismatch(f"{path}.{key}", "nothing", "this key to be there")
    for key in value.keys() - KEYS:
        raise Mismatch(f"{path}.{key}", "an unknown key", "one of is, from, note")
    if value["from"] not in SOURCES:
        raise Mismatch(f"{path}.from", shown(value["from"]), f"one of {', '.join(SOURCES)}")
    if not isinstance(value.get("note", ""), str):
        raise Mismatch(f"{path}.note", shown(value["note"]), "a text")
    return value["is"]
