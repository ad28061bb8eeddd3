"""Sentences of the ribbon with pictures in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from game.i18n.door import _
from game.rules.duel.foresight import Tie
from game.table.pose import Icon, Parts

PLACE: Final = re.compile(r"\{([a-z]+)\}")
HIGH: Final = 1.3
"""Of a picture, in sizes of the type."""


def pictured(text: str, **pictures: str) -> Parts:
    """A sentence whose places are pictures by their names."""
    found = enumerate(PLACE.split(text))
    parts = (Icon(pictures[part], HIGH) if number % 2 else part.strip() for number, part in found)
    return tuple(part for part in parts if part)


def tie(foreseen: Tie, crests: Sequence[int]) -> Parts:
    """D40-D42: what equal bids would do."""
    if foreseen.first is not None:
        text = _("equal: {crest} chooses, each takes one", crest="{crest}")
        return pictured(text, crest=f"crests/{crests[foreseen.first]}")
    if foreseen.kind == "night":
        text = _("equal: {discard} both cards, then {day} day", discard="{discard}", day="{day}")
        return pictured(text, discard="duel/signs/discard", day="duel/barrel_day")
    text = _("equal: {discard} both cards, it stays day", discard="{discard}")
    return pictured(text, discard="duel/signs/discard")
