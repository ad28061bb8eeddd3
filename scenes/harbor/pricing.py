"""Naming prices: part of a scene, for what is docked, re-priced or fried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.devices.intents import Intent, Move
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.harbor import worth
from game.rules.harbor.ending import turns_left
from game.rules.harbor.proposal import adds, buyers, costs_owner, rivals
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TAKOYAKI, TOKEN_OF, Kind
from game.staging.harbor.fish_faces import worth_words
from game.staging.harbor.sheets.pricing import Asked, Rival, pricing
from game.staging.pieces import Card, Less, More
from game.staging.sheets import Cell
from game.table.pose import PieceId
from game.ui.focus import Area
from scenes.play.drafting import Press
from scenes.play.verbs import Button

FAST = 5
"""How many steps of yen a direction that is held goes at once, from this repeat on:"""

HELD = 8


@dataclass(frozen=True, slots=True)
class Unit:
    """One thing that needs a price: where it begins, what is proposed, and the price it has, if any."""

    kind: Kind
    price: int
    proposed: int
    fresh: bool = True
    before: int | None = None


@dataclass(slots=True)
class Pricing:
    """`state` is the position in which they are for sale, so that what rivals gain is told of that.

    `accept` is given a price for each unit, in their order; `leave` goes back without any.
    """

    table: Table
    state: HarborState
    seat: Seat
    names: Sequence[str]
    crests: Sequence[int]
    title: str
    done: str
    """The words on the button that takes the prices."""

    units: Sequence[Unit]
    accept: Callable[[tuple[int, ...]], None]
    leave: Callable[[], None]
    at: int = 0
    prices: list[int] = field(init=False)
    _split: bool = field(default=False, init=False)
    _held: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.prices = [unit.price for unit in self.units]

    # ------------------------------------------------------------ cards

    @property
    def cards(self) -> list[list[int]]:
        """The units on each card; equal ones lie together until they are split."""
        if self._split:
            return [[place] for place in range(len(self.units))]
        alike: dict[Unit, list[int]] = {}
        for place, unit in enumerate(self.units):
            alike.setdefault(unit, []).append(place)
        return list(alike.values())

    @property
    def _can_split(self) -> bool:
        return len(set(self.units)) < len(self.units)

    def split(self) -> None:
        """Into single cards, or together again at the price of the first."""
        place = self.cards[self.at][0]
        self._split = not self._split
        if not self._split:
            for card in self.cards:
                self._set(card, self.prices[card[0]])
        self.at = next(at for at, card in enumerate(self.cards) if place in card)

    def change(self, at: int, steps: int) -> None:
        """All of a card alike, within what prices can be."""
        self.at = at
        card, prices = self.cards[at], self.table.price_range
        price = self.prices[card[0]] + steps * prices.step
        self._set(card, min(max(price, prices[0]), prices[-1]))

    def propose(self) -> None:
        """Back to what is proposed, everywhere."""
        self.prices = [unit.proposed for unit in self.units]

    def _set(self, card: list[int], price: int) -> None:
        for place in card:
            self.prices[place] = price

    # ------------------------------------------------------------ devices

    def heard(self, intent: Intent) -> bool:
        """A direction: sideways to the next card, up and down its price, faster while it is held."""
        if not isinstance(intent, Move):
            return False
        self._held = self._held + 1 if intent.again else 0
        if intent.dy:
            self.change(self.at, -intent.dy * (FAST if self._held >= HELD else 1))
        else:
            self.at = (self.at + intent.dx) % len(self.cards)
        return True

    def presses(self) -> dict[PieceId, Press]:
        """A click on a card goes there; its arrows change it."""
        found: dict[PieceId, Press] = {}
        for at in range(len(self.cards)):
            found[Card(at)] = Press(partial(self._go, at), nudge=partial(self.change, at))
            found[More(at)] = Press(partial(self.change, at, 1))
            found[Less(at)] = Press(partial(self.change, at, -1))
        return found

    def _go(self, at: int) -> None:
        self.at = at

    def buttons(self) -> tuple[Button, ...]:
        """Back, proposals, split, and the one that takes them all."""
        words = _("Together") if self._split else _("Split")
        split = (Button("split", words, self.split, word="page_on"),) if self._can_split else ()
        return (
            Button("leave", _("Back"), self.leave, word="back"),
            Button("proposed", _("Proposed prices"), self.propose, word="page_back"),
            *split,
            Button("accept", self.done, self.take, word="hurry", lit=True),
        )

    def take(self) -> None:
        """All prices as they are."""
        self.accept(tuple(self.prices))

    # ------------------------------------------------------------ shown

    def focus(self) -> PieceId:
        """The card that directions change."""
        return Card(self.at)

    def sheet(self, area: Area) -> tuple[Cell, ...]:
        """Cards, the rivals' table, and what a sale does to the owner."""
        unit = self.units[self.cards[self.at][0]]
        return pricing(
            area,
            self.seat,
            self.title,
            [self._asked(card) for card in self.cards],
            self.at,
            list(self._rivals(unit)),
            self._sentences(unit),
            self.names,
            self.crests,
        )

    def _asked(self, card: list[int]) -> Asked:
        unit = self.units[card[0]]
        value_ = worth.each(self.table, self.state)[TOKEN_OF[unit.kind]]
        words = worth_words(self.table, unit.kind, value_)
        price = self.prices[card[0]]
        return Asked(unit.kind, unit.fresh, len(card), price, unit.proposed, unit.before, words)

    def _rivals(self, unit: Unit) -> Iterator[Rival]:
        may, table, state = buyers(self.table, self.state, self.seat), self.table, self.state
        for other in rivals(table, state, self.seat):
            turn = may.index(other) + 1 if other in may else 0
            gained = adds(table, state, other, unit.kind, fresh=unit.fresh)
            yield Rival(other, turn, state.cash[other], gained, table.spec.worth.yen_per_r)

    def _sentences(self, unit: Unit) -> tuple[str, str]:
        return self._own(unit), self._stays(unit)

    def _own(self, unit: Unit) -> str:
        """H43, H44: what a sale does to the owner's own fish."""
        name, change = self.names[self.seat], costs_owner(self.table, self.state, self.seat, unit.kind)
        if change > 0:
            return _("A sale makes {name}'s own fish worth {r} R more.", name=name, r=change)
        if change < 0:
            return _("A sale makes {name}'s own fish worth {r} R less.", name=name, r=-change)
        return _("A sale leaves {name}'s own fish as they are.", name=name)

    def _stays(self, unit: Unit) -> str:
        """H60, H80."""
        name = self.names[self.seat]
        if turns_left(self.table, self.state) is not None:
            return _("These are the last turns: what is not sold is worth nothing.")
        if unit.kind is TAKOYAKI:
            return _("Takoyaki stay until somebody buys them.")
        if unit.fresh:
            return _("Fresh until {name}'s next turn, old until the one after, then gone.", name=name)
        return _("Old: it goes back when {name}'s next turn begins.", name=name)
