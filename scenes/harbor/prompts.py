"""What is written around the harbor's table: where the match is, and what has just happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules.harbor.view import HarborView
from game.staging.harbor import prompts
from game.staging.harbor.ribbon import Picture, sentence
from game.table.hud import Words
from game.table.pose import Icon, Parts
from game.ui import theme
from scenes.play.prompts import header
from scenes.play.sitting import Sitting

SIGN = 1.25
"""The height of pictures in the ribbon, in sizes of its type."""


def watching(sitting: Sitting, heading: str = "") -> dict[str, Words]:
    """Nobody is asked."""
    view: HarborView = sitting.show.view
    seal = "seals/round" if view.trigger is None else "seals/final"
    left = Words(prompts.header(view), theme.LARGE, theme.WASHI, "title", seal=seal)
    phrases = tuple(_newest_first(sitting))
    ribbon = {"ribbon": Words("", theme.BODY, theme.WASHI, "text", phrases=phrases)} if phrases else {}
    return {**header(sitting, left, heading, bots=False), **ribbon}


def _newest_first(sitting: Sitting) -> Iterator[Parts]:
    now = sitting.show.showing
    for event in (*([] if now is None else [now]), *reversed(sitting.show.history)):
        if (parts := _phrase(sitting, event)) is not None:
            yield parts


def _phrase(sitting: Sitting, event: Any) -> Parts | None:
    crests = [chair.crest for chair in sitting.seating.chairs]
    said = sentence(event, crests, sitting.seating.names, sitting.match.kernel.spec)
    if said is None:
        return None
    return tuple(Icon(part.image, SIGN) if isinstance(part, Picture) else part.strip() for part in said)
