"""H20: a fish action as a film of steps: up is towards the market, down towards the quay."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from game.app.scene import Transition
from game.bots.harbor.asking import would_pay
from game.devices.intents import ClearAll, Click, Intent, Move
from game.i18n.door import N_, _
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.parts import DockAt, FishPart
from game.rules.harbor.phases.fish_choices import NEW_PORT
from game.rules.harbor.proposal import proposed
from game.rules.harbor.state import HarborState, Phase
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import FISH_MARKETS, KINDS, Kind, Ware
from game.staging.harbor import pieces
from game.staging.harbor.quay import Quay
from game.staging.harbor.sheets.fishing import MOST_CARDS, PLATE
from game.staging.harbor.sheets.shots import Possible
from game.staging.harbor.sizes import sizes
from game.staging.pieces import Card
from game.staging.sheets import Cell
from game.table.pose import PieceId
from scenes.harbor import film_buttons, filmed, naming
from scenes.harbor.deciding import SheetScene
from scenes.harbor.film import DOWN, UP, Film
from scenes.harbor.naming import Naming
from scenes.play.drafting import Press
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button

NO_WARE: Final = N_("There is nothing that could get another price.")


class FishingScene(SheetScene):
    """Also shows the fishing of others, and goes on after an auction (H42) without being opened."""

    name: ClassVar[str] = "fishing"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.film: Film | None = None
        self.naming: Naming | None = None
        self._warned = False
        """The tuna of this film was asked about once."""
        if sitting.opened is not None:
            self._begin(sitting.opened.what)

    def _begin(self, what: object = None) -> None:
        self.draft = draft = FishDraft(self.table, self.observed())
        self._would_pay = would_pay(self.table, draft.position.state, draft.seat)
        self.film, self.naming, self._warned = (
            Film(draft, self.price, what if isinstance(what, int) else None),
            None,
            False,
        )

    @property
    def _open(self) -> Film:
        """The film that is being made."""
        assert self.film is not None
        return self.film

    def _quay(self, seat: Seat) -> Quay:
        """As the table is laid now."""
        layout = self.sitting.desk.layout
        return Quay(seat, layout, self.table, sizes(len(self.names), layout.plan, seat))

    def price(self, state: HarborState, kind: Kind, *, fresh: bool = True) -> int:
        """What is proposed for one of a kind in a position."""
        assert self.draft is not None
        return proposed(self.table, state, self.draft.seat, kind, self._would_pay, fresh=fresh)

    # ------------------------------------------------------------ shown

    @property
    def drafting(self) -> bool:
        """While a fish action is built; what goes on after an auction needs no verb."""
        return (self.film is not None or self.view.phase is Phase.FISHING) and super().drafting

    def refresh(self) -> None:
        """Whoever is asked to go on begins at once."""
        if self.film is None and self.drafting:
            self._begin()
        super().refresh()

    def foreseen(self) -> HarborView | None:
        """With the prices that are being named."""
        if self.film is None or self.naming is None:
            return super().foreseen()
        return self.film.tried(self.naming.parts())

    def sheet(self) -> tuple[Cell, ...]:
        """The film, or the prices over it."""
        if self.naming is not None:
            return self.grown(self.naming.pricing.sheet(self.sheet_area()))
        cells = filmed.strip(self.sitting, self.table, self._open, self.view, warned=self._warned)
        return (*cells, *filmed.label(self.sitting, self._open, self._quay(self._open.draft.seat)))

    def start(self) -> PieceId | None:
        """At the chosen ship, or at the first price."""
        if self.film is None:
            return None
        if self.naming is not None:
            return self.naming.pricing.focus()
        return pieces.Boat(self.film.draft.seat, self.film.ship)

    def commit(self) -> None:
        """Nothing of the film stays."""
        self.film = self.naming = None
        super().commit()

    # ------------------------------------------------------------ buttons

    def buttons(self) -> tuple[Button, ...]:
        """Those of the prices while they are named."""
        film = self._open
        if self.naming is not None:
            return self.naming.pricing.buttons()
        port = _("Port: {yen}", yen=number(self.table.spec.fishing.port_cost))
        nothing = "" if film.wares() else _(NO_WARE)
        return (
            *film_buttons.way_out(film, self._undo, may_leave=self.sitting.opened is not None),
            Button("port", port, partial(self._put, NEW_PORT), self.why(film.why_no_port()), "page_back"),
            Button("prices", _("Prices"), self._reprice, nothing, "page_on"),
            film_buttons.do_it(film, self._do_it, self.missing, self.view.phase, warned=self._warned),
        )

    def _do_it(self) -> None:
        """The film, or the usual plan where nothing was filmed; asks once more before a tuna is drawn."""
        film = self._open
        film.follow_plan()
        if film.draft.position.over and not self._warned:
            self._warned = True
            self.sitting.guard.ask()
            self.hear("error")
            return
        self.commit()

    # ------------------------------------------------------------ presses

    def presses(self) -> dict[PieceId, Press]:
        """The same pieces all the time, so that no press has to wait as if a new question had come up."""
        film = self._open
        found: dict[PieceId, Press] = {
            button.piece: Press(button.do, button.refusal) for button in self._buttons
        }
        if self.naming is not None:
            return found | self.naming.pricing.presses()
        seat, possible = film.draft.seat, film.possible(film.ship)
        for ship in range(len(self.view.seats[seat].ships)):
            found[pieces.Boat(seat, ship)] = Press(partial(self._pressed, ship))
        for market in self.view.markets:
            if market in FISH_MARKETS:
                found[pieces.House(int(market))] = Press(partial(self._from_house, KINDS[market]))
        for port in range(pieces.PORTS):
            found[pieces.Port(seat, port)] = Press(partial(self._to_port, port))
        for ware in self.view.seats[seat].wares:
            kind, fresh, price = ware
            found[pieces.Ware(seat, int(kind), fresh, price)] = Press(partial(self._reprice, ware))
        for place in range(MOST_CARDS):
            do = partial(self._put, possible[place]) if place < len(possible) else None
            found[Card(place)] = Press(do)
        found[PLATE] = Press(partial(self._pressed, film.ship))
        return found

    def decide(self, intent: Intent) -> Transition | None:
        """Directions belong to the film or to the prices; a click on a ship only chooses it."""
        if not self.drafting or not self._mine(intent.device):
            return super().decide(intent)
        if isinstance(intent, Move):
            self.sitting.guard.moved(intent.device)
            self._walk(intent)
            return None
        if isinstance(intent, ClearAll) and self.naming is None and self.film is not None:
            self._do_press(Press(self._begin_anew))
            return None
        if isinstance(intent, Click) and self.naming is None:
            at = self.sitting.show.table.choosable_at(intent.x, intent.y)
            if isinstance(at, pieces.Boat):
                if self._meant(intent.device):
                    self._do_press(Press(partial(self._choose_ship, at.ship)))
                return None
        return super().decide(intent)

    def _walk(self, move: Move) -> None:
        film = self._open
        if self.naming is not None:
            self.naming.pricing.heard(move)
        elif move.dy:
            way = UP if move.dy < 0 else DOWN
            if not film.push(way):
                self.refuse(self._dead_end(way))
                return
        elif move.dx:
            self._choose_ship(self._next_ship(film, move.dx))
        self.hear("focus")
        self._settle()
        self.changed()

    def _settle(self) -> None:
        at = self.start()
        if at is not None:
            self.focus.settle(at)

    def _next_ship(self, film: Film, dx: int) -> int:
        """Side by side as they lie; those that have acted are passed over."""
        seat = film.draft.seat
        poses = self._quay(seat).poses(film.draft.view())
        ships = film.ready() or [film.ship]
        ships.sort(key=lambda ship: poses[pieces.Boat(seat, ship)].x)
        at = ships.index(film.ship) if film.ship in ships else 0
        return ships[(at + dx) % len(ships)]

    def _choose_ship(self, ship: int) -> None:
        self._open.choose(ship)
        self._settle()

    def _pressed(self, ship: int) -> None:
        """A on a ship puts what is shown into the film; another one is chosen first."""
        film = self._open
        if ship != film.ship:
            self._choose_ship(ship)
        elif film.shown is None:
            self.refuse(self._dead_end(UP))
        else:
            self._put(film.shown)

    def _put(self, part: FishPart) -> None:
        """A step of one's own; a dock with barrels waits for its prices."""
        film = self._open
        self._warned = False
        if isinstance(part, DockAt) and (waits := naming.for_dock(self, self, film, part)) is not None:
            self.naming = waits
            return
        film.add(part)
        self._settle()

    def named(self, prices: tuple[int, ...]) -> None:
        """All prices are there."""
        assert self.naming is not None
        parts, self.naming = self.naming.parts(), None
        self._open.add(*parts)

    def unnamed(self) -> None:
        """Back to the film."""
        self.naming = None

    def _reprice(self, ware: Ware | None = None) -> None:
        film = self._open
        if not film.wares():
            self.refuse(_(NO_WARE))
            return
        self._warned = False
        self.naming = naming.for_wares(self, self, film, film.wares(), ware)

    def _from_house(self, kind: Kind) -> None:
        """That fish for the chosen ship."""
        self._put_or_refuse(self._open.take_of(kind), self._dead_end(UP, kind))

    def _to_port(self, port: int) -> None:
        self._put_or_refuse(self._open.dock_at(port), self._dead_end(DOWN, port=port))

    def _put_or_refuse(self, part: Possible | None, why_not: str) -> None:
        if part is None:
            self.refuse(why_not)
        else:
            self._put(part)

    def _dead_end(self, way: int, kind: Kind | None = None, port: int | None = None) -> str:
        film = self._open
        return (
            self.why(film.why_not(way, kind, port)) or filmed.dead_end(film) or self.why(film.draft.unoffered)
        )

    # ------------------------------------------------------------ back

    def step_back(self) -> bool:
        """Out of the prices, then step by step, then out of here; after an auction there is no way out."""
        film = self.film
        if not self.drafting or film is None:
            return False
        if self.naming is None and not film.steps and self.sitting.opened is None:
            return False
        self._undo()
        return True

    def _begin_anew(self) -> None:
        """All steps at once."""
        self._warned = False
        self._open.clear()
        self._settle()

    def _undo(self) -> None:
        self._warned = False
        if self.naming is not None:
            self.naming = None
        elif not self._open.take_back():
            self.sitting.close()
        self._settle()
