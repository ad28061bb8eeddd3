"""A fish action as it is built: the chosen ship, what it would do next, and the usual plan behind it."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core.draft import Refusal
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.parts import DockAt, FishPart
from game.rules.harbor.drafts.usual import Prices, usual, usual_for
from game.rules.harbor.phases.fish_choices import NEW_PORT
from game.rules.harbor.phases.ready import repriceable
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.steps import Dock, LeavePort, Step, TakeBarrel
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Kind
from game.staging.harbor.sheets.shots import Possible

UP, DOWN = 1, -1


class Film:
    """On a draft that names no price alone: a dock lies in it whole, with all its prices."""

    def __init__(self, draft: FishDraft, prices: Prices, ship: int | None = None) -> None:
        self.draft, self._prices = draft, prices
        self.shown: Possible | None = None
        self.ghosts: tuple[Step, ...] = ()
        self._plan: tuple[FishPart, ...] = ()
        self._known: tuple[tuple[FishPart, ...], list[tuple[Possible, Refusal | None]]] | None = None
        self._foresee()
        ready = self.ready()
        self.ship = ship if ship is not None and ship in ready else next(iter(ready), 0)
        self.choose(self.ship)

    @property
    def state(self) -> HarborState:
        """After all steps."""
        return self.draft.position.state

    @property
    def steps(self) -> tuple[Step, ...]:
        """Those that are done."""
        return self.draft.position.steps

    # ------------------------------------------------------------ ships

    def ready(self) -> list[int]:
        """The ships that can do something now."""
        return sorted({part.ship for part, why in self._options() if why is None})

    def possible(self, ship: int) -> tuple[Possible, ...]:
        """What a ship can do: towards the market first, into its own hold before the barge."""
        found = [part for part, why in self._options() if why is None and part.ship == ship]
        return tuple(sorted(found, key=_order))

    def take_of(self, kind: Kind) -> TakeBarrel | None:
        """That fish for the chosen ship, into its own hold if it can."""
        takes = [part for part in self.possible(self.ship) if isinstance(part, TakeBarrel)]
        return next((part for part in takes if part.fish is kind), None)

    def dock_at(self, port: int) -> DockAt | None:
        """The chosen ship to that port."""
        docks = [part for part in self.possible(self.ship) if isinstance(part, DockAt)]
        return next((part for part in docks if part.port == port), None)

    def wares(self) -> list[int]:
        """H23: what can still get another price; nothing once there is an auction."""
        return [] if self.draft.position.over else repriceable(self.state, self.draft.seat)

    def choose(self, ship: int) -> None:
        """Its step of the usual plan is shown first."""
        possible = self.possible(ship)
        hint = usual_for(self.draft, ship, self._prices) if possible else ()
        wanted = hint[0] if hint else None
        self.ship = ship
        self.shown = next((part for part in possible if part == wanted), possible[0] if possible else None)

    def push(self, way: int) -> bool:
        """Up or down: the first step that way, then the next one; false if there is none."""
        ways = [part for part in self.possible(self.ship) if _way(part) == way]
        if not ways:
            return False
        at = ways.index(self.shown) + 1 if self.shown in ways else 0
        if at == 0 and (hint := usual_for(self.draft, self.ship, self._prices)) and hint[0] in ways:
            at = ways.index(hint[0])
        self.shown = ways[at % len(ways)]
        return True

    def why_not(self, way: int, kind: Kind | None = None, port: int | None = None) -> Refusal | None:
        """What keeps the chosen ship from going that way; most telling are the fish it has a licence for."""
        refused = [
            (part, why)
            for part, why in self._options()
            if why is not None and part.ship == self.ship and _way(part) == way
        ]
        if kind is not None:
            refused = [pair for pair in refused if isinstance(pair[0], TakeBarrel) and pair[0].fish is kind]
        if port is not None:
            refused = [pair for pair in refused if isinstance(pair[0], DockAt) and pair[0].port == port]
        telling = [why for _part, why in refused if why.why != "no licence"]
        return next(iter([*telling, *[why for _part, why in refused]]), None)

    def why_no_port(self) -> Refusal | None:
        """H26."""
        return self.draft.options().get(NEW_PORT) if not self.draft.position.over else self.draft.unoffered

    def _options(self) -> list[tuple[Possible, Refusal | None]]:
        """Worked out once for each position of the draft: a screen asks again and again."""
        if self._known is None or self._known[0] != self.draft.parts:
            found = [
                (part, why)
                for part, why in self.draft.options().items()
                if isinstance(part, (LeavePort, TakeBarrel, DockAt))
            ]
            self._known = self.draft.parts, found
        return self._known[1]

    # ------------------------------------------------------------ steps

    def add(self, *parts: FishPart) -> None:
        """A step of one's own: the usual plan is not followed any more. The next ship is chosen."""
        for part in parts:
            self.draft.add(part)
        self._foresee()
        ready = self.ready()
        later = [ship for ship in ready if ship > self.ship] or ready
        if self.ship not in ready and later:
            self.ship = later[0]
        self.choose(self.ship)

    def take_back(self) -> bool:
        """The last step, with all its prices; its ship is chosen again."""
        steps = len(self.steps)
        if not steps:
            return False
        last = self.steps[-1]
        while len(self.steps) == steps or self.draft.position.unpriced is not None:
            self.draft.take_back()
        self._foresee()
        self.choose(last.ship if isinstance(last, (LeavePort, TakeBarrel, Dock)) else self.ship)
        return True

    def tried(self, parts: Iterable[FishPart]) -> HarborView:
        """The view with these parts, which are not kept."""
        before = len(self.draft.parts)
        for part in parts:
            self.draft.add(part)
        view = self.draft.view()
        while len(self.draft.parts) > before:
            self.draft.take_back()
        return view

    def clear(self) -> bool:
        """All steps at once."""
        had = self.draft.clear()
        self._foresee()
        self.choose(next(iter(self.ready()), self.ship))
        return had

    def follow_plan(self) -> None:
        """The whole usual plan, if no step was made yet."""
        for part in self._plan:
            self.draft.add(part)
        self._foresee()
        self.choose(self.ship)

    def _foresee(self) -> None:
        """Only a film that is still empty comes with a plan; the rest of an action has none (H42)."""
        self._plan = ()
        if not self.steps and self.state.phase is TURN:
            self._plan = usual(self.draft, self._prices)
        for part in self._plan:
            self.draft.add(part)
        self.ghosts = self.steps if self._plan else ()
        for _part in self._plan:
            self.draft.take_back()


def _way(part: Possible) -> int:
    return DOWN if isinstance(part, DockAt) else UP


def _order(part: Possible) -> tuple[int, bool, int]:
    """Towards the market first."""
    if isinstance(part, TakeBarrel):
        return 0, part.barge, part.fish
    return (1, False, part.port) if isinstance(part, DockAt) else (0, False, 0)
