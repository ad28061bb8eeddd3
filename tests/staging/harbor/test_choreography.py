"""How each event is shown: seen and heard, not for long, and with nothing that is not there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from game.rules.harbor.events import HarborEvent, MatchScored
from game.staging.cues import Appear, Atom, Bump, Cue, Flourish, Move, Pause, Show, Sound, Vanish
from game.staging.finale.pieces import Fan, Gain, Leading
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.pieces import Bag, Catch, Flying, Paid
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Tableau, laid_out
from game.staging.schedule import schedule
from game.storage.library import kernel
from tests.matches import happenings
from tests.staging.harbor.rare import RARE, told
from tests.staging.harbor.rare import arranged as arranged_rarely
from tests.staging.harbor.tables import GOLDEN, arranged, golden, played

PASSING = (Flying, Bag, Catch, Paid, Fan, Gain)
"""They come and go within an event."""

LONGEST = 2.6
"""Seconds at 1x for any event but the last."""

Told = tuple[Any, Tableau, Tableau, Cue, Arrangement]


@cache
def many() -> tuple[Told, ...]:
    rules = kernel("harbor")
    matches = [golden(rules, name) for name in GOLDEN]
    matches += [played(rules, players, seed, everything=True) for players in (2, 4, 6) for seed in range(3)]
    return (*(each for match in matches for each in _shown(match)), *_rare())


def _rare() -> Iterator[Told]:
    for made in RARE:
        game, actions = made()
        on = arranged_rarely(game)
        for before, happening in told(game, *actions):
            earlier, later = laid_out(before), laid_out(happening.view)
            yield happening.event, earlier, later, ACTS.perform(happening.event, earlier, later, on), on


def _shown(match: Any) -> Iterator[Told]:
    on, tableau = arranged(match), laid_out(match.opening.before)
    for shown in happenings(match):
        earlier, tableau = tableau, laid_out(shown.view)
        yield shown.event, earlier, tableau, ACTS.perform(shown.event, earlier, tableau, on), on


def atoms(cue: Cue) -> list[Atom]:
    return [atom for _, atom in schedule(cue).starts]


def test_every_kind_of_event_is_seen_and_heard() -> None:
    kinds = set()
    for event, _, _, cue, _ in many():
        kinds.add(type(event))
        assert any(isinstance(atom, Sound) for atom in atoms(cue)), event
        assert any(not isinstance(atom, Sound | Pause) for atom in atoms(cue)), event
    assert kinds == set(get_args(HarborEvent)), set(get_args(HarborEvent)) - kinds


def test_the_table_of_acts_holds_every_event() -> None:
    assert set(ACTS.by_kind) == set(get_args(HarborEvent))


def test_cues_name_only_pieces_there_are() -> None:
    for event, earlier, later, cue, on in many():
        known = on.poses(earlier).keys() | on.poses(later).keys()
        for atom in atoms(cue):
            match atom:
                case Move() | Appear() | Vanish() | Show() | Bump() | Flourish():
                    assert atom.piece in known or isinstance(atom.piece, (*PASSING, Leading)), (event, atom)


def test_no_event_but_the_last_takes_long() -> None:
    longest: dict[type, float] = {}
    for event, _, _, cue, _ in many():
        longest[type(event)] = max(longest.get(type(event), 0.0), schedule(cue).seconds)
    assert longest.pop(MatchScored) < 9
    assert max(longest.values()) <= LONGEST, longest


@pytest.mark.parametrize("name", GOLDEN)
def test_what_flies_is_gone_when_its_event_is_over(name: str) -> None:
    for _, _, cue in (
        (earlier, later, cue) for _, earlier, later, cue, _ in _shown(golden(kernel("harbor"), name))
    ):
        appeared = [atom.piece for atom in atoms(cue) if isinstance(atom, Appear)]
        flown = {piece for piece in appeared if isinstance(piece, PASSING)}
        gone = {atom.piece for atom in atoms(cue) if isinstance(atom, Vanish)}
        assert flown <= gone
