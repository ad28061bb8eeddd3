"""Figures and where they come from: {"is": 9, "from": "house", "note": "..."}.

Every number, text and switch of a data file is such a figure, so that an owner of the box sees
what is printed and what is ours to correct.
"""

from __future__ import annotations

from typing import Any

from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.phrases import one_of, shown

SOURCES = ("rulebook", "review", "house")
KEYS = ("is", "from", "note")
SAMPLE = '{"is": ..., "from": "house"}'


def plain(value: Any, path: str = "") -> Any:
    """The same tree with each figure replaced by its value; raises Mismatch."""
    if isinstance(value, dict):
        if "is" in value or "from" in value:
            return _figure(value, path)
        return {key: plain(item, f"{path}.{key}" if path else key) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item, f"{path}[{index}]") for index, item in enumerate(value)]
    raise Mismatch(path, shown(value), _("a figure like {sample}", sample=SAMPLE))


def _figure(value: dict[str, Any], path: str) -> Any:
    for key in ("is", "from"):
        if key not in value:
            raise Mismatch(f"{path}.{key}", _("nothing"), _("this key"))
    for key in value.keys() - set(KEYS):
        raise Mismatch(f"{path}.{key}", _("an unknown key"), one_of(KEYS))
    if value["from"] not in SOURCES:
        raise Mismatch(f"{path}.from", shown(value["from"]), one_of(SOURCES))
    if not isinstance(value.get("note", ""), str):
        raise Mismatch(f"{path}.note", shown(value["note"]), _("a text"))
    return value["is"]
