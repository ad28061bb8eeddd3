"""What is noted in a match of the duel."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.duel import scoring
from game.rules.duel.events import BarrelMoved, BidsRevealed, CardJoined, DuelEvent, SpecialtyReached
from game.rules.duel.spec import COLOURS, SEATS, Colour, DuelSpec
from game.rules.duel.state import BY_BALANCE, DuelState, piles_of
from game.rules.duel.table import table_for
from tools.kernels import rules_of


@dataclass(frozen=True, slots=True)
class Notes:
    """Cards as they came to anybody, with their printed points, and the final piles by seat and colour.

    `balance` is the number of bonuses at the end of the balance (D50), `doubled` the piles that wasabi
    doubled (D71), by colour.
    """

    taken: Counter[Colour]
    points: Counter[Colour]
    specialties: Counter[Colour]
    bids: Counter[int]
    balance: int
    held: Counter[tuple[Seat, Colour]]
    doubled: Counter[Colour]
    knives: tuple[int, ...]


class DuelWatcher:
    """Counts what D3 is about; `spec` is another than the usual deck's if given."""

    first: Seat = 0

    def __init__(self, state: DuelState, spec: DuelSpec | None = None) -> None:
        self._table = table_for(spec or rules_of("duel").spec)
        self._taken: Counter[Colour] = Counter()
        self._points: Counter[Colour] = Counter()
        self._specialties: Counter[Colour] = Counter()
        self._bids: Counter[int] = Counter()
        self._balance = 0

    def see(self, before: DuelState, events: tuple[DuelEvent, ...]) -> None:
        """A stolen card is taken anew."""
        for event in events:
            match event:
                case CardJoined(_, half):
                    self._taken[self._table.colours[half]] += 1
                    self._points[self._table.colours[half]] += self._table.points[half]
                case BarrelMoved(_, cause) if cause is BY_BALANCE:
                    self._balance += 1
                case SpecialtyReached(_, colour):
                    self._specialties[colour] += 1
                case BidsRevealed(bids):
                    self._bids.update(bids)
                case _:
                    pass

    def notes(self, end: DuelState) -> Notes:
        """With the piles as they are at the end."""
        piles = [(seat, *pair) for seat in SEATS for pair in zip(COLOURS, piles_of(end, seat), strict=True)]
        return Notes(
            self._taken,
            self._points,
            self._specialties,
            self._bids,
            self._balance,
            Counter({(seat, colour): len(pile) for seat, colour, pile in piles}),
            Counter(colour for _, colour, pile in piles if scoring.doubled(self._table, pile)),
            tuple(scoring.knives(self._table, piles_of(end, seat)) for seat in SEATS),
        )
