"""The duel's part of a report."""

from __future__ import annotations

from collections.abc import Iterator

from tools.balance.duel.figures import ColourValue, DuelFigures
from tools.balance.figures import Common
from tools.balance.text import block, told


def report(found: Common, own: DuelFigures) -> Iterator[str]:
    """Colours, bids, knives, and what happened how often."""
    heads = ("colour, a match", "points a card", "taken", "specialties", "doubled", "winner's", "loser's")
    yield from block((*heads, "more of it wins"), [row(name, value) for name, value in own.colours.items()])
    yield from block(("bid", "share"), [(f"{bid}", f"{often:.1%}") for bid, often in own.bids.items()])
    yield f"Knives of a winner {own.knives_held.winner:.2f}, of a loser {own.knives_held.other:.2f}."
    yield ""
    yield from block(("fired", "a match"), [(name, f"{often:.2f}") for name, often in own.fired.items()])


def row(name: str, value: ColourValue) -> tuple[str, ...]:
    """A colour's line."""
    figures = (
        value.points,
        value.taken,
        value.specialties,
        value.doubled,
        value.held.winner,
        value.held.other,
    )
    return (name, *(f"{figure:.2f}" for figure in figures), told(value.ahead) if value.ahead else "")
