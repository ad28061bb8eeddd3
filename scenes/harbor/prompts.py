"""What is written around the harbor's table: where the match is, and what goes on."""

from __future__ import annotations

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.table.hud import Words
from game.ui import theme
from scenes.play.prompts import header
from scenes.play.sitting import Sitting


def watching(sitting: Sitting, heading: str = "") -> dict[str, Words]:
    """Nobody is asked."""
    view: HarborView = sitting.show.view
    seal = "seals/round" if view.trigger is None else "seals/final"
    left = Words(_round(view), theme.LARGE, theme.WASHI, "title", seal=seal)
    return {
        **header(sitting, left, heading, bots=False),
        "ribbon": Words(_last(sitting), theme.BODY, theme.WASHI, "text"),
    }


def _round(view: HarborView) -> str:
    if view.phase is Phase.ENDED:
        return _("The end")
    if view.turns_left is not None:
        return _("Last turns: {count}", count=number(view.turns_left))
    return _("Round {round}", round=number(view.round))


def _last(sitting: Sitting) -> str:
    return sitting.show.log[-1] if sitting.show.log else ""
