"""Somebody who plays by the usual plan alone: chooses, takes what is proposed, and commits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from game.rules.core.seat import Seat
from game.rules.harbor.actions import Buy, EndTurn, Fish
from game.rules.harbor.drafts.parts import TakeLicence
from game.rules.harbor.words import TOKEN_OF, Market
from game.staging.harbor.pieces import House
from game.staging.pieces import Card, Verb
from game.table.pose import PieceId

ORDERS: Final[Mapping[str, tuple[str, ...]]] = {
    "plan": ("fish", "sell", "buy"),
    "bargains": ("buy", "fish", "sell"),
    "licences": ("buy", "licence", "fish", "sell"),
}
"""What is tried first while there is money; without it, to sell comes first."""

LITTLE: Final = 200
"""Yen below which somebody sells before anything else."""

ENOUGH: Final = 3
"""Licences."""

PLAIN: Final = (Market.SQUID, Market.SNAPPER, Market.SALMON, Market.EEL, Market.CRAB)
"""Houses whose licence is of use without a second thought."""

OPENED: Final[Mapping[str, str]] = {"fishing": "fish", "buying": "buy"}
"""Whoever is there tries it."""


@dataclass(frozen=True, slots=True)
class Choose:
    """A piece: walked to and confirmed, or clicked."""

    piece: PieceId


@dataclass(frozen=True, slots=True)
class Say:
    """A word of the bindings; some must be held."""

    word: str
    held: bool = False


Want: TypeAlias = Choose | Say


class Habit:
    """Of one seat. Looks at what everybody sees of the scene, and at nothing else."""

    def __init__(self, seat: Seat, order: str = "plan") -> None:
        self.seat, self._order = seat, ORDERS[order]
        self._known = self._turns = -1
        self._tried: set[str] = set()
        """What came to nothing or was done this turn; fishing is tried with every action."""

    def wants(self, scene: Any) -> Want:
        """The next press, where this seat is asked."""
        self._follow(scene.sitting.match.actions)
        self._tried.add(OPENED.get(scene.name, ""))
        match scene.name:
            case "turn":
                return self._turn(scene)
            case "fishing":
                film = scene.film
                return Say("hurry") if film.ghosts or film.steps or not scene.sitting.opened else Say("back")
            case "visiting":
                return self._visit(scene.visit)
            case "buying":
                return self._take_all(scene.draft.complete)
            case "auction":
                return Say("lock", held=True) if scene.secret else Say("hurry")
            case "count":
                return Say("confirm")
        return Say("hurry")

    def _follow(self, actions: Sequence[Any]) -> None:
        if self._known != len(actions):
            self._known = len(actions)
            self._tried.discard("fish")
        if self._turns != (turns := actions.count(EndTurn(self.seat))):
            self._turns = turns
            self._tried.clear()

    def _turn(self, scene: Any) -> Want:
        view = scene.view
        poor = view.seats[self.seat].cash < LITTLE
        order = ("sell", *[name for name in self._order if name != "sell"]) if poor else self._order
        for name in order if view.actions else ():
            if name not in self._tried and (piece := self._piece(name, scene)) is not None:
                return Choose(piece)
        return Choose(Verb("end"))

    def _piece(self, name: str, scene: Any) -> PieceId | None:
        """To begin with that; None where it cannot be done."""
        options, view = scene.menu.options(), scene.view
        if name in ("fish", "buy"):
            return Verb(name) if options[Fish if name == "fish" else Buy] is None else None
        markets = [market for market in options if isinstance(market, Market) and options[market] is None]
        if name == "sell":
            return House(int(Market.MACKEREL)) if Market.MACKEREL in markets else None
        if sum(view.seats[self.seat].licences) >= ENOUGH:
            return None
        plain = [market for market in markets if market in PLAIN]
        return House(int(max(plain, key=lambda market: view.worth[TOKEN_OF[market]]))) if plain else None

    def _visit(self, plan: Any) -> Want:
        """The licence that somebody came for, or what pays."""
        self._tried.add("sell" if plan.market is Market.MACKEREL else "licence")
        if plan.market is Market.MACKEREL:
            return self._take_all(bool(plan.sums()))
        if plan.sums():
            return Say("hurry")
        licence = TakeLicence()
        return Say("back") if plan.why_not(licence) else Choose(Card(plan.errands.index(licence)))

    def _take_all(self, something: bool) -> Want:
        """What pays; then it is done, or left again."""
        if "all" not in self._tried:
            self._tried.add("all")
            return Say("page_on")
        self._tried.discard("all")
        return Say("hurry" if something else "back")
