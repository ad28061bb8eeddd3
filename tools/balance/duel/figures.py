"""What colours, knives, wasabi and the balance come to in many duels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, Colour
from tools.arena.statistics import Estimate, mean_of, wilson
from tools.balance.flow import Flow, averaged
from tools.balance.record import Played, shares
from tools.balance.statistics import mean


@dataclass(frozen=True, slots=True)
class ColourValue:
    """Per match; `points` are those printed on a card taken, `ahead` is how often the owner of more wins."""

    points: float
    taken: float
    specialties: float
    doubled: float
    held: Flow
    ahead: Estimate | None


@dataclass(frozen=True, slots=True)
class DuelFigures:
    """`spread` is how far the colour farthest from the mean points per card is from it, in parts of it."""

    colours: dict[str, ColourValue]
    spread: float
    knives: Estimate
    balance: Estimate
    doubled: Estimate
    bids: dict[int, float]
    knives_held: Flow
    fired: dict[str, float]


def figures(played: Sequence[Played]) -> DuelFigures:
    """Of at least one match."""
    number, colours = len(played), {colour.name.lower(): colour_value(played, colour) for colour in COLOURS}
    values = [value.points for value in colours.values()]
    middle = mean(sum(values), len(values))
    bids = sum((match.notes.bids for match in played), Counter[int]())
    fired = sum((match.fired for match in played), Counter[str]())
    return DuelFigures(
        colours=colours,
        spread=mean(max(abs(value - middle) for value in values), middle),
        knives=wilson(sum(match.outcome.ending == "knives" for match in played), number),
        balance=mean_of([match.notes.balance for match in played]),
        doubled=wilson(sum(bool(match.notes.doubled.total()) for match in played), number),
        bids={bid: mean(often, bids.total()) for bid, often in sorted(bids.items())},
        knives_held=averaged(played, knives)["knives"],
        fired={label: count / number for label, count in sorted(fired.items())},
    )


def colour_value(played: Sequence[Played], colour: Colour) -> ColourValue:
    """Over all cards of the colour."""
    number = len(played)
    taken = sum(match.notes.taken[colour] for match in played)
    return ColourValue(
        points=mean(sum(match.notes.points[colour] for match in played), taken),
        taken=taken / number,
        specialties=sum(match.notes.specialties[colour] for match in played) / number,
        doubled=sum(match.notes.doubled[colour] for match in played) / number,
        held=averaged(played, held)[colour],
        ahead=ahead(played, colour),
    )


def held(match: Played) -> Iterator[tuple[Seat, Colour, int]]:
    """Cards in the piles at the end."""
    return ((seat, colour, cards) for (seat, colour), cards in match.notes.held.items())


def knives(match: Played) -> Iterator[tuple[Seat, str, int]]:
    """Knives in them."""
    return ((seat, "knives", number) for seat, number in enumerate(match.notes.knives))


def ahead(played: Sequence[Played], colour: Colour) -> Estimate | None:
    """How often whoever has more cards of a colour at the end wins; None if nobody ever has."""
    uneven = [match for match in played if match.notes.held[0, colour] != match.notes.held[1, colour]]
    if not uneven:
        return None
    owners = [(match, int(match.notes.held[1, colour] > match.notes.held[0, colour])) for match in uneven]
    return wilson(sum(shares(match).get(seat, 0.0) for match, seat in owners), len(uneven))
