"""A turn: what to do next, from the header or straight from the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Buy, EndTurn, Fish, OpenPort, ReturnLicence
from game.rules.harbor.drafts.menu import TurnMenu
from game.rules.harbor.state import Phase
from game.rules.harbor.words import Market
from game.staging.harbor import art, pieces
from game.staging.pieces import Verb
from game.table.pose import PieceId
from scenes.harbor.advising import next_thing
from scenes.harbor.deciding import HarborScene
from scenes.play.drafting import Press
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button

STARTS: Final[Mapping[type, PieceId]] = {Fish: Verb("fish"), Buy: Verb("buy"), EndTurn: Verb("end")}
"""The button of what is proposed, where it is no house."""

HANDED: Final = 2.5
"""Seconds for which it is said who takes the device over."""


class TurnScene(HarborScene):
    """Verbs stand in the header, nouns on the table: houses, ships, and what others sell."""

    name: ClassVar[str] = "turn"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._asked_once = False
        self._called = -1
        self._ended_by_itself = -1
        """The actions in the record when a turn was said to be whose, and when one ended by itself."""

    @property
    def menu(self) -> TurnMenu:
        """H10: what can be begun, and why not the rest."""
        return TurnMenu(self.table, self.observed())

    def buttons(self) -> tuple[Button, ...]:
        """Every kind of action."""
        options = self.menu.options()
        houses = {market: why for market, why in options.items() if isinstance(market, Market)}
        nowhere = next(iter(houses.values()), None) if all(houses.values()) else None
        harbor = options[OpenPort] and options[ReturnLicence]
        costs, go_to = (art.PIP,), self.sitting.open
        return (
            Button("fish", _("Fish"), partial(go_to, "fishing"), self.why(options[Fish]), icons=costs),
            Button("market", _("Market"), self._to_street, self.why(nowhere), "page_back"),
            Button("buy", _("Buy"), partial(go_to, "buying"), self.why(options[Buy]), "page_on", icons=costs),
            Button("harbor", _("Harbor"), partial(go_to, "harbor"), self.why(harbor)),
            Button("end", self._ending(), self._end, lit=self._asked_once or not self.view.actions),
        )

    def _ending(self) -> str:
        return _("Really end?") if self._asked_once else _("End turn")

    def presses(self) -> dict[PieceId, Press]:
        """The verbs, the houses, one's own ships and what the others sell."""
        seat, options = self.seat(), self.menu.options()
        assert seat is not None
        found: dict[PieceId, Press] = {
            button.piece: Press(button.do, button.refusal) for button in self._buttons
        }
        for market in self.view.markets:
            open_house = partial(self.sitting.open, "visiting", market)
            found[pieces.House(int(market))] = Press(open_house, self.why(options[market]))
        for ship in range(len(self.view.seats[seat].ships)):
            found[pieces.Boat(seat, ship)] = Press(
                partial(self.sitting.open, "fishing", ship), self.why(options[Fish])
            )
        for port in range(self.view.seats[seat].ports, pieces.PORTS):
            found[pieces.Port(seat, port)] = Press(
                partial(self.sitting.open, "harbor"), self.why(options[OpenPort])
            )
        for other, own in enumerate(self.view.seats):
            if other != seat:
                for kind, fresh, price in own.wares:
                    piece = pieces.Ware(other, int(kind), fresh, price)
                    found[piece] = Press(partial(self.sitting.open, "buying", piece), self.why(options[Buy]))
        return found

    def start(self) -> PieceId | None:
        """At the sensible next thing."""
        thing = next_thing(self.table, self.observed())
        return pieces.House(int(thing)) if isinstance(thing, Market) else STARTS[thing]

    def ask(self) -> bool | None:
        """A turn in which nothing is left to do ends by itself, where that can be taken back."""
        seat, done = self.seat(), len(self.sitting.match.actions)
        if self.drafting and seat is not None:
            self._hand_round(seat, done)
            if (
                self._nothing_left()
                and self._ended_by_itself != done
                and self.sitting.cabinet.settings.fuse != "off"
            ):
                self._ended_by_itself = done
                self.lay_down()
                self.sitting.decide(EndTurn(seat))
                return True
        return super().ask()

    def _nothing_left(self) -> bool:
        """Licences and rentals can always be given back."""
        options = self.menu.options()
        return not self.view.actions and all(
            why is not None for entry, why in options.items() if entry not in (EndTurn, ReturnLicence)
        )

    def _hand_round(self, seat: Seat, done: int) -> None:
        """Several people with one device are told whose turn it is."""
        seating = self.sitting.seating
        device = seating.device(seat)
        if self._called == done or device is None or self.view.actions < self.table.spec.actions:
            return
        self._called = done
        if len(seating.seats_of(device)) > 1:
            words = _(
                "{name}'s turn: {device}",
                name=self.names[seat],
                device=self.sitting.cabinet.devices.name(device),
            )
            self.sitting.desk.board.hud.notice(words, HANDED)

    def _to_street(self) -> None:
        """The focus goes to the first house that lets the seat in."""
        houses = [
            id for id, press in self._presses.items() if isinstance(id, pieces.House) and not press.refusal
        ]
        if houses:
            self.focus.settle(houses[0])
            self.sitting.desk.board.hud.notice(_("Choose one of the markets."), HANDED)

    def _end(self) -> None:
        """With actions left it asks once."""
        seat = self.seat()
        if seat is None:
            return
        if self.view.actions and not self._asked_once:
            self._asked_once = True
            return
        self.lay_down()
        self.sitting.decide(EndTurn(seat))

    def step_back(self) -> bool:
        """Not the end of the turn, after all: what was done in it stays."""
        had, self._asked_once = self._asked_once, False
        return had

    @property
    def drafting(self) -> bool:
        """Only in a turn: other phases have scenes of their own."""
        return super().drafting and self.view.phase is Phase.TURN
