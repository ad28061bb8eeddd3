"""What stays the same in every match, worked out once from the spec."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.core.choices import Listed
from game.rules.duel.actions import Bid
from game.rules.duel.spec import COLOURS, SEATS, Bonus, Colour, DuelSpec, Effect
from game.rules.duel.state import BY_SPECIALTY, Step, Task

BONUS_STEPS: Final = {
    Bonus.STEAL: Step.STEAL,
    Bonus.DRAW: Step.DRAW,
    Bonus.DISCARD: Step.DISCARD,
    Bonus.BARREL: Step.PULL_BARREL,
}


@dataclass(frozen=True, slots=True)
class Table:
    """`colours`, `points` and `effects` go by half, `two_coloured` by face, `bonus_tasks` by pile.

    A face of one half repeats it where the second would stand; nobody can choose that.
    """

    spec: DuelSpec
    colours: tuple[Colour, ...]
    points: tuple[int, ...]
    effects: tuple[Effect | None, ...]
    two_coloured: tuple[bool, ...]
    numbers: tuple[int, int]
    bonus_tasks: tuple[Task, ...]
    bids: tuple[Listed[Bid], ...]


def table_for(spec: DuelSpec) -> Table:
    """The table of all matches with these figures."""
    faces = [face for card in spec.cards for face in (card.front, card.back)]
    halves = [half for face in faces for half in (face[0], face[-1])]
    return Table(
        spec=spec,
        colours=tuple(half.colour for half in halves),
        points=tuple(half.points for half in halves),
        effects=tuple(half.effect for half in halves),
        two_coloured=tuple(len(face) == 2 for face in faces),
        numbers=(spec.night_number, spec.day_number),
        bonus_tasks=tuple(
            (BONUS_STEPS[spec.bonuses[colour]], seat, BY_SPECIALTY) for seat in SEATS for colour in COLOURS
        ),
        bids=tuple(
            Listed(Bid(seat, bid) for bid in range(spec.lowest_bid, spec.highest_bid + 1)) for seat in SEATS
        ),
    )
