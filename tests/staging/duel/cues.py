"""Cues of the duel to look into: of many matches, and of tables built for a purpose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from game.match.match import Match
from game.rules.duel.events import (
    DuelEvent,
)
from game.staging.cues import (
    Bump,
    Cue,
    Sound,
)
from game.staging.duel.aftermath import after
from game.staging.duel.choreography import perform
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau, before, of
from game.staging.schedule import schedule
from game.storage.library import kernel
from tests.matches import new_match
from tests.staging.duel.shows import GOLDEN, acts, golden, opening_view, played
from tests.staging.duel.tables import arranged


def shown(match: Match) -> Iterator[tuple[Any, Tableau, Tableau, Cue, Arrangement]]:
    on, table = arranged(match), before(opening_view(match))
    for events, _ in acts(match):
        for event in events:
            earlier, table = table, after(table, event)
            yield event, earlier, table, perform(event, earlier, table, on), on


@cache
def many() -> tuple[tuple[Any, Tableau, Tableau, Cue, Arrangement], ...]:
    """Random matches of both variants, and the golden ones."""
    rules = kernel("duel")
    matches = [played(rules, kind, seed) for kind in (False, True) for seed in range(12)]
    matches += [golden(rules, name) for name in GOLDEN]
    return tuple(scene for match in matches for scene in shown(match))


def atoms(cue: Cue) -> list[Any]:
    return [atom for _, atom in schedule(cue).starts]


def bumped(cue: Cue) -> set[Any]:
    return {atom.piece for atom in atoms(cue) if isinstance(atom, Bump)}


def heard(cue: Cue) -> list[str]:
    return [atom.name for atom in atoms(cue) if isinstance(atom, Sound)]


def cue_of(event: DuelEvent, table: Tableau, on: Arrangement) -> Cue:
    return perform(event, table, after(table, event), on)


def begun(**changes: Any) -> tuple[Tableau, Arrangement]:
    """A table with a pile or two on each side, right after both bids."""
    match = new_match(kernel("duel"), 2, seed=2)
    table, cards = of(match.observe(None)), match.kernel.spec.cards
    free = [card for card in range(len(cards)) if card not in [face >> 1 for face in table.hung]]
    piles: list[list[tuple[int, ...]]] = [[()] * 4, [()] * 4]
    for number, card in enumerate(free[:8]):
        colour = cards[card].front[0].colour
        piles[number % 2][colour] += (card << 2,)
    lying = replace(table, piles=tuple(map(tuple, piles)), bids=(3, 1), discards=(free[9] << 1,))
    return replace(lying, **changes), arranged(match)
