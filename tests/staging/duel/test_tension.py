"""The tension of a match, as the music is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.audio.piece import LAYERS
from game.rules.core.kernel import AnyKernel
from game.staging.duel.tension import tension
from tests.matches import happenings
from tests.rules.duel.positions import Game
from tests.staging.duel.shows import played


@pytest.mark.parametrize("seed", range(4))
def test_it_begins_calm_and_ends_at_its_highest(kernels: dict[str, AnyKernel], seed: int) -> None:
    kernel = kernels["duel"]
    match = played(kernel, False, seed)
    assert tension(match.opening.happenings[-1].view, kernel.spec) < LAYERS["drive"]
    assert tension(match.observe(None), kernel.spec) == 1.0
    assert all(0 <= tension(told.view, kernel.spec) <= 1 for told in happenings(match))


@pytest.mark.parametrize(("turn", "layer"), [(3, "calm"), (7, "drive"), (13, "tension")])
def test_it_grows_from_turn_to_turn(turn: int, layer: str) -> None:
    game = Game(hung="ebi1 sake2", draw="tako1", turn=turn)
    reached = tension(game.kernel.observe(game.state, None), game.kernel.spec)
    assert [name for name, least in LAYERS.items() if reached >= least][-1] == layer


def test_knives_make_it_tenser_whoever_owns_them() -> None:
    armed = "ebi1k sake1k tako1k"
    for seats in ({"first": armed}, {"second": armed}):
        game = Game(hung="ebi1 sake2", draw="tako1", turn=1, **seats)  # type: ignore[arg-type]  # kept short
        assert tension(game.kernel.observe(game.state, None), game.kernel.spec) == 3 / 4


def test_the_last_turn_is_as_tense_as_can_be() -> None:
    game = Game(hung="ebi1 sake2", turn=4, emptied=2)
    assert tension(game.kernel.observe(game.state, None), game.kernel.spec) == 1.0


def test_it_tells_nothing_of_secret_bids(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["duel"]
    for view in (told.view for told in happenings(played(kernel, True, 4))):
        hidden = replace(view, bids=(None, None), committed=(True, True))
        assert tension(hidden, kernel.spec) == tension(view, kernel.spec)
