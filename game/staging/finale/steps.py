"""What is counted, in the order in which it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.account import DOUBLED, Look, item_name
from game.table.pose import Colour


@dataclass(frozen=True, slots=True)
class Step:
    """An item: `note` says what it pays, `card` is what flies up, `cards` how many of them by seat."""

    name: str
    note: str
    symbol: str
    ink: Colour
    picture: str
    card: str
    points: tuple[int, ...]
    cards: tuple[int, ...]
    doubles: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """Everything that is shown; `closing` says who has won.

    A match that ends at once has no steps: so many `blades` strike instead, and a `cry` is heard.
    """

    outcome: Outcome
    steps: tuple[Step, ...]
    closing: str
    figure: Callable[[int], str]
    blades: int = 0
    cry: str = ""

    def after(self, step: int) -> tuple[int, ...]:
        """The scores once so many steps were counted."""
        scores = (sum(each.points[seat] for each in self.steps[:step]) for seat in range(self.seats))
        return tuple(scores)

    @property
    def seats(self) -> int:
        """As many as there are towers."""
        return len(self.outcome.scores)


@dataclass(frozen=True, slots=True)
class Shown:
    """How an item is shown: its picture at the left, what flies up, what it pays."""

    picture: str
    card: str
    note: str = ""


def steps(
    outcome: Outcome,
    order: Iterable[str],
    looks: Mapping[str, Look],
    shown: Callable[[str], Shown],
    cards: Callable[[Seat, str], int],
) -> tuple[Step, ...]:
    """Only what anybody has scored for."""
    seats = range(len(outcome.scores))
    scored = [{line.item: line.points for line in lines} for lines in outcome.lines]
    found = []
    for item in order:
        points = tuple(scored[seat].get(item, 0) for seat in seats)
        if any(points):
            plain = item.removesuffix(DOUBLED)
            look, how = looks[plain], shown(plain)
            counts = tuple(cards(seat, plain) if scored[seat].get(item) else 0 for seat in seats)
            found.append(
                Step(item_name(item), how.note, *look, how.picture, how.card, points, counts, item != plain)
            )
    return tuple(found)


def leaders(scores: tuple[int, ...]) -> frozenset[Seat]:
    """Who has most; nobody as long as nobody has anything."""
    most = max(scores)
    return frozenset(seat for seat, score in enumerate(scores) if score == most and most > 0)
