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
from game.staging.duel.choreography import ACTS
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau, laid_out
from game.staging.schedule import schedule
from game.storage.library import kernel
from tests.matches import happenings, new_match
from tests.staging.duel.shows import GOLDEN, golden, played
from tests.staging.duel.tables import arranged


def shown(match: Match) -> Iterator[tuple[Any, Tableau, Tableau, Cue, Arrangement]]:
    on, table = arranged(match), laid_out(match.opening.before)
    for told in happenings(match):
        earlier, table = table, laid_out(told.view)
        yield told.event, earlier, table, ACTS.perform(told.event, earlier, table, on), on


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


def cue_of(event: DuelEvent, table: Tableau, on: Arrangement, **changes: Any) -> Cue:
    """On a table that changes like this."""
    return ACTS.perform(event, table, replace(table, **changes), on)


def begun(**changes: Any) -> tuple[Tableau, Arrangement]:
    """A table with a pile or two on each side, right after both bids."""
    match = new_match(kernel("duel"), 2, seed=2)
    table, cards = laid_out(match.observe(None)), match.kernel.spec.cards
    free = [card for card in range(len(cards)) if card not in [face >> 1 for face in table.hung]]
    piles: list[list[tuple[int, ...]]] = [[()] * 4, [()] * 4]
    for number, card in enumerate(free[:8]):
        colour = cards[card].front[0].colour
        piles[number % 2][colour] += (card << 2,)
    lying = replace(table, piles=tuple(map(tuple, piles)), bids=(3, 1), discards=(free[9] << 1,))
    return replace(lying, **changes), arranged(match)
