"""What a seat may do: the families of a turn and of a fish action that goes on (H42)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from game.rules.core.choices import Listed
from game.rules.core.errors import IllegalAction
from game.rules.core.seat import MOST_SEATS, Seat
from game.rules.harbor import ports, slots
from game.rules.harbor.actions import EndTurn, Fish, HarborAction, OpenPort, ReturnLicence, UseFreezer
from game.rules.harbor.draw import one_of, orders
from game.rules.harbor.phases import buy, fish_choices, visit
from game.rules.harbor.play import is_asked, play
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import SLOTS

END_TURN = tuple(EndTurn(seat) for seat in range(MOST_SEATS))
OPEN_PORT = tuple(OpenPort(seat) for seat in range(MOST_SEATS))
RETURNS = tuple(tuple(ReturnLicence(seat, slot) for slot in SLOTS) for seat in range(MOST_SEATS))
FREEZERS = tuple(Listed((UseFreezer(seat, False), UseFreezer(seat, True))) for seat in range(MOST_SEATS))
"""Made once: nothing in them changes."""


class Turn:
    """H10: all a seat may do in its turn. Reads the state when asked, so it is good until the next action."""

    __slots__ = ("_seat", "_state", "_table")

    def __init__(self, table: Table, state: HarborState, seat: Seat) -> None:
        self._table, self._state, self._seat = table, state, seat

    def __contains__(self, action: object) -> bool:
        """Tried out on a copy, because a whole fish action or visit is judged step by step."""
        if not is_asked(self._state, action) or action.seat != self._seat:  # type: ignore[attr-defined]
            return False
        try:
            play(self._table, self._state.copy(), action, None)  # type: ignore[arg-type]
        except IllegalAction:
            return False
        return True

    def __iter__(self) -> Iterator[HarborAction]:
        table, state, seat = self._table, self._state, self._seat
        yield from buy.every(table, state, seat)
        yield END_TURN[seat]
        yield from fish_choices.every(table, state, seat)
        if ports.can_open(table, state, seat):
            yield OPEN_PORT[seat]
        yield from (RETURNS[seat][slot] for slot in slots.returnable(table, state, seat))
        yield from visit.every(table, state, seat)

    def sample(self, random: Random) -> HarborAction:
        """Each possible kind of action equally likely, then each choice within it step by step."""
        table, state, seat = self._table, self._state, self._seat
        tries = DRAWS if state.actions else IDLE_DRAWS
        for draw in tries[int(random.random() * len(tries))]:
            made = draw(table, state, seat, random)
            if made is not None:
                return made
        return END_TURN[seat]


class MoreFishing(Turn):
    """H42: the rest of a fish action after an auction, possibly nothing."""

    __slots__ = ()

    def __iter__(self) -> Iterator[HarborAction]:
        return fish_choices.every(self._table, self._state, self._seat)

    def sample(self, random: Random) -> HarborAction:
        """At each point being done is as likely as each kind of step."""
        made = fish_choices.sample(self._table, self._state, self._seat, random)
        return Fish(self._seat, ()) if made is None else made


def _end_turn(table: Table, state: HarborState, seat: Seat, random: Random) -> EndTurn:
    return END_TURN[seat]


def _open_port(table: Table, state: HarborState, seat: Seat, random: Random) -> OpenPort | None:
    return OPEN_PORT[seat] if ports.can_open(table, state, seat) else None


def _return(table: Table, state: HarborState, seat: Seat, random: Random) -> ReturnLicence | None:
    slot = one_of(slots.returnable(table, state, seat), random)
    return None if slot is None else RETURNS[seat][slot]


Draw: TypeAlias = Callable[[Table, HarborState, Seat, Random], HarborAction | None]

DRAWS: tuple[tuple[Draw, ...], ...] = orders(
    [buy.sample, _end_turn, fish_choices.sample, _open_port, _return, visit.sample]
)
IDLE_DRAWS: tuple[tuple[Draw, ...], ...] = orders([_end_turn, _open_port, _return, visit.sample])
"""Every order to try them in: the first that is possible is any possible one; fewer without actions."""
