"""The fish actions a seat can choose from: listed lazily, or drawn step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import TypeAlias

from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.harbor import ports
from game.rules.harbor.actions import Fish
from game.rules.harbor.draw import one_of
from game.rules.harbor.phases import fish, tuna
from game.rules.harbor.phases.ready import MOST_SHIPS, repriceable, takes
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, TUNA

Draw: TypeAlias = Callable[[Table, HarborState, Seat, Random], Step | None]

MOST_PORTS = 8
LEAVES = tuple(LeavePort(ship) for ship in range(MOST_SHIPS))
DOCKS: tuple[tuple[Step, ...], ...] = tuple(
    tuple(Dock(ship, port, ()) for port in range(MOST_PORTS)) for ship in range(MOST_SHIPS)
)
NEW_PORT = NewPort()
"""Made once: there are few of them, and they are drawn all the time."""

make_fish = maker(Fish)


def every(table: Table, state: HarborState, seat: Seat) -> Iterator[Fish]:
    """Depth first, each action before its extensions, which is the order of every listing."""
    if state.phase is not TURN:
        yield Fish(seat, ())
    elif not state.actions:
        return
    yield from _extensions(table, state, seat, ())


def _extensions(table: Table, state: HarborState, seat: Seat, before: tuple[Step, ...]) -> Iterator[Fish]:
    for step in steps(table, state, seat):
        after = state.copy()
        fish.do(table, after, seat, step, None)
        done = (*before, step)
        if state.phase is not TURN or any(type(other) is not NewPort for other in done):
            yield Fish(seat, done)
        if not tuna.due(table, after):
            yield from _extensions(table, after, seat, done)


def steps(table: Table, state: HarborState, seat: Seat) -> Iterator[Step]:
    """Every possible next step, in order."""
    ships, priced = state.ships[seat], table.price_range
    ready = [place for place in range(len(ships)) if not state.acted >> place & 1]
    sailing = [place for place in ready if ships[place][1] == AT_SEA]
    for ship in sailing:
        hull, _, hold = ships[ship]
        for port in ports.free_ports(table, state, seat, hull):
            for prices in product(priced, repeat=len(hold) - hold.count(TUNA)):
                yield Dock(ship, port, prices)
    yield from (LEAVES[ship] for ship in ready if ships[ship][1] != AT_SEA)
    if ports.can_open(table, state, seat):
        yield NEW_PORT
    for ware in repriceable(state, seat):
        yield from (Reprice(ware, price) for price in priced if price != state.wares[seat][ware][2])
    for ship in sailing:
        yield from takes(table, state, seat, ship)


def sample(table: Table, state: HarborState, seat: Seat, random: Random) -> Fish | None:
    """A ship's activity, a new price or a new port, equally likely; then done is as likely as more."""
    if state.phase is not TURN:
        if random.random() < 0.5:
            return Fish(seat, ())
    elif not state.actions:
        return None
    step = draw_step(table, state, seat, random)
    if step is None:
        return None
    made = _draw_more(table, state, seat, random, step)
    if step is NEW_PORT and state.phase is TURN and not fish.has_activity(made):
        return None  # a barge alone at sea has nothing else to do
    return make_fish(seat, made)


def _draw_more(
    table: Table, state: HarborState, seat: Seat, random: Random, step: Step | None
) -> tuple[Step, ...]:
    """The first step and those after it; the state is copied only if there are any."""
    made: list[Step] = []
    scratch, active = state, state.phase is not TURN
    while step is not None:
        made.append(step)
        active = active or step is not NEW_PORT
        if is_last(table, scratch, seat, step) or (active and random.random() < 0.5):
            break
        if scratch is state:
            scratch = state.copy()
        fish.do(table, scratch, seat, step, None)
        if scratch.aside and tuna.due(table, scratch):
            break
        step = draw_step(table, scratch, seat, random)
    return tuple(made)


def is_last(table: Table, state: HarborState, seat: Seat, step: Step) -> bool:
    """The last ship acts and there is nothing to price or to open: spares a copy of the state."""
    if state.acted.bit_count() + 1 < len(state.ships[seat]) or state.wares[seat] or step is NEW_PORT:
        return False
    return not (type(step) is Dock and step.prices) and not ports.can_open(table, state, seat)


def draw_step(table: Table, state: HarborState, seat: Seat, random: Random) -> Step | None:
    """Any possible next step; None if there is none."""
    if not state.wares[seat] and not ports.can_open(table, state, seat):
        return _draw_activity(table, state, seat, random)
    draws: list[Draw] = [_draw_activity, _draw_price]
    if ports.can_open(table, state, seat):
        draws.append(_draw_port)
    while draws:
        step = draws.pop(int(random.random() * len(draws)))(table, state, seat, random)
        if step is not None:
            return step
    return None


def _draw_activity(table: Table, state: HarborState, seat: Seat, random: Random) -> Step | None:
    """Any ship that can do something; at sea, docking is as likely as taking a barrel."""
    ships, acted = state.ships[seat], state.acted
    ready = [place for place in range(len(ships)) if not acted >> place & 1]
    while ready:
        ship = ready.pop(int(random.random() * len(ready)))
        if ships[ship][1] != AT_SEA:
            return LEAVES[ship]
        take_first = any(state.licences[seat * 9 : seat * 9 + 9]) and random.random() < 0.5
        first, second = (_draw_take, _draw_dock) if take_first else (_draw_dock, _draw_take)
        step = first(table, state, seat, ship, random) or second(table, state, seat, ship, random)
        if step is not None:
            return step
    return None


def _draw_dock(table: Table, state: HarborState, seat: Seat, ship: int, random: Random) -> Step | None:
    ships = state.ships[seat]
    hull, _, hold = ships[ship]
    left: list[int] = [*range(state.ports[seat])]
    port = left.pop(int(random.random() * len(left)))
    while not ports.has_room(table, ships, port, hull):
        if not left:
            return None
        port = left.pop(int(random.random() * len(left)))
    if not hold:
        return DOCKS[ship][port]
    priced, roll = table.price_range, random.random
    count = len(priced)
    return Dock(ship, port, tuple([priced[int(roll() * count)] for fish in hold if fish is not TUNA]))


def _draw_take(table: Table, state: HarborState, seat: Seat, ship: int, random: Random) -> Step | None:
    return one_of(takes(table, state, seat, ship), random)


def _draw_port(table: Table, state: HarborState, seat: Seat, random: Random) -> NewPort | None:
    return NEW_PORT


def _draw_price(table: Table, state: HarborState, seat: Seat, random: Random) -> Reprice | None:
    ware = one_of(repriceable(state, seat), random)
    if ware is None:
        return None
    priced = table.price_range
    place = int(random.random() * (len(priced) - 1))
    price = priced[place]
    return Reprice(ware, price if price < state.wares[seat][ware][2] else priced[place + 1])
