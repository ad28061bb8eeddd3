"""The seal of the round with its pips."""

from __future__ import annotations

from game.i18n.door import _
from game.i18n.formats import number
from game.staging.kept import per_language
from game.table.pose import Disc, Drawn, Face, Print, Run
from game.ui import theme

PIP = 18


@per_language
def seal(now: int, rounds: int, w: float, h: float) -> Face:
    """Which of how many."""
    image = "seals/final" if now == rounds else "seals/round"
    step = PIP + 8
    pips = rounds if w > 2 * step * rounds else 0  # large type has no room for them
    left = w - step * pips
    words = Run(
        (_("Round {round}", round=number(now)),),
        h + 12,
        h / 2,
        left - h - 24,
        round(min(theme.LARGE, h * 0.85)),
        theme.WASHI,
        "title",
    )
    drawn: list[Drawn] = [Print(image, 0, 0, h, h), words]
    for pip in range(pips):
        fill = theme.GOLD if pip < now else theme.INDIGO_DEEP
        drawn.append(Disc(left + pip * step, (h - PIP) / 2, PIP, fill, theme.INDIGO_LIGHT, 2))
    return Face(drawn=tuple(drawn))
