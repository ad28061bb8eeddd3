"""How long each call of a draft takes: at full tables, in the harbor also deep in a match."""

from __future__ import annotations

import gc
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias

from game.rules.auction import drafts as auction
from game.rules.core.kernel import AnyKernel
from game.rules.duel import drafts as duel
from game.rules.harbor.drafts.menu import TurnMenu
from game.rules.harbor.drafts.wishes import draft_for, wishes
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH
from game.rules.harbor.state import BIDDING, TURN, HarborState
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import AT_SEA, BARGE, FISH, RESOURCES, TUNAS, Hull, Kind
from tools.kernels import rules_of, usual_options
from tools.speed.measure import Clock
from tools.speed.ratios import Limit, Line

PLAYERS: Final = 6
APART: Final = 40
"""At most so many actions between two positions of a match."""

LONGEST: Final = 12
"""Parts of a draft; nobody presses more often without looking."""

AGAIN: Final = 3
"""Of so many equal calls the quickest counts: other programs and cold caches are not the draft's."""

LIMIT: Final = Limit("most", 1.0)

SMALL: Final = {"auction": 4, "duel": 2}
DRAFTS: Final[Mapping[str, Callable[[AnyKernel, Any, int], Any]]] = {
    "auction": auction.draft_for,
    "duel": duel.draft_for,
}
"""Games of few options, and how many play them."""

Costs: TypeAlias = defaultdict[tuple[str, str], list[float]]


def lines(rounds: int, clock: Clock = time.process_time) -> Iterator[Line]:
    """Milliseconds of the processor, by draft and call, over so many matches."""
    costs: Costs = defaultdict(list)
    gc.disable()
    try:
        for seed in range(rounds):
            _measure(seed, costs, clock)
            for title, players in SMALL.items():
                _measure_small(title, players, seed, costs, clock)
    finally:
        gc.enable()
    for (draft, call), spent in sorted(costs.items()):
        yield Line(f"{draft} {call}", spent, (LIMIT,), " ms")


def _measure(seed: int, costs: Costs, clock: Clock) -> None:
    rules, random = rules_of("harbor"), Random(seed)
    table = table_for(rules.spec, PLAYERS)
    for state, seat in positions(seed):
        view = rules.observe(state, seat)
        if state.phase is TURN:
            menu = TurnMenu(table, view)
            costs["TurnMenu", "options"].append(quickest(menu.options, clock))
        for kind in wishes(view):
            _press(draft_for(table, view, kind), random, costs, clock)


def _measure_small(title: str, players: int, seed: int, costs: Costs, clock: Clock) -> None:
    """Every decision of a match at random."""
    rules, random = rules_of(title), Random(seed)
    state = rules.setup(usual_options(title, players), seed)[0]
    while seats := sorted(rules.to_act(state)):
        view = rules.observe(state, seats[0])
        _press(DRAFTS[title](rules, view, seats[0]), random, costs, clock)
        rules.advance(state, rules.legal(state, seats[0]).sample(random))


def positions(seed: int) -> Iterator[tuple[HarborState, int]]:
    """Of one match at random with every market; each also with a rich seat, and as an auction of its."""
    rules, random = rules_of("harbor"), Random(seed)
    table = table_for(rules.spec, PLAYERS)
    options = replace(usual_options("harbor", PLAYERS), markets=(*FURTHER_FISH, *FURTHER_EXTRAS))
    state = rules.setup(options, seed)[0]
    while state.waiting:
        seat = random.choice(sorted(rules.to_act(state)))
        yield state.copy(), seat
        rich = laden(table, state.copy(), seat, random)
        yield rich, seat
        yield bidding(table, rich.copy()), seat
        for _ in range(random.randint(1, APART)):
            if seats := sorted(rules.to_act(state)):
                rules.advance(state, rules.legal(state, seats[0]).sample(random))


def laden(table: Table, state: HarborState, seat: int, random: Random) -> HarborState:
    """More than anybody ever had: eight ships and a barge at sea, harbors full of wares, tokens, yen."""
    hulls = [hull for hull in Hull if hull is not BARGE for _ in range(2)]
    state.ships[seat] = ((BARGE, AT_SEA, ()), *((hull, AT_SEA, _hold(hull, random)) for hull in hulls))
    state.ports = tuple(len(table.room) for _ in range(PLAYERS))
    state.wares = [tuple((kind, True, 100 * random.randint(0, 50)) for kind in Kind) for _ in range(PLAYERS)]
    state.tokens = tuple(random.randint(0, 6) for _ in range(PLAYERS * len(RESOURCES)))
    state.licences = tuple(owned for _ in range(PLAYERS) for owned in _licences(table, random))
    state.cash = [20_000] * PLAYERS
    return state


def _licences(table: Table, random: Random) -> list[int]:
    """As many kinds as there are slots (H25)."""
    kinds = random.sample(FISH, table.slots)
    return [int(fish in kinds) for fish in FISH]


def bidding(table: Table, state: HarborState) -> HarborState:
    """An auction, which chance alone hardly ever begins."""
    state.phase, state.waiting, state.tuna = BIDDING, table.everyone, TUNAS[-1]
    state.bids = (None,) * PLAYERS
    return state


def _hold(hull: Hull, random: Random) -> tuple[Kind, ...]:
    """As many barrels of one kind as fit, or none."""
    return (random.choice(FISH),) * random.randint(0, hull + 1)


def _press(draft: Any, random: Random, costs: Costs, clock: Clock) -> None:
    """A walk through what is not refused, to its end."""
    name = type(draft).__name__
    for _ in range(LONGEST):
        _ask(draft, name, costs, clock)
        parts = [part for part, why in draft.options().items() if why is None]
        if not parts:
            return
        part = random.choice(parts)
        costs[name, "add"].append(quickest(partial(draft.add, part), clock, draft.take_back))
        draft.add(part)
        costs[name, "take_back"].append(quickest(draft.take_back, clock, partial(draft.add, part)))


def _ask(draft: Any, name: str, costs: Costs, clock: Clock) -> None:
    """What changes nothing."""
    costs[name, "options"].append(quickest(draft.options, clock))
    costs[name, "view"].append(quickest(draft.view, clock))
    costs[name, "missing"].append(quickest(lambda: draft.missing, clock))
    if draft.complete:
        costs[name, "action"].append(quickest(draft.action, clock))


def quickest(call: Callable[[], object], clock: Clock, undo: Callable[[], object] | None = None) -> float:
    """In milliseconds; what the call changed is undone after each time."""
    spent = []
    for _ in range(AGAIN):
        begun = clock()
        call()
        spent.append(1000 * (clock() - begun))
        if undo is not None:
            undo()
    return min(spent)
