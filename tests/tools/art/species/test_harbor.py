"""The ten kinds of the harbor: told apart by shape alone."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from game.rules.harbor.words import Kind
from tools.art.press.block import mask
from tools.art.press.brush import placed
from tools.art.species.harbor import KINDS
from tools.art.species.style import FULL, SIGN

APART = 0.33
"""The least part of their joint area that two silhouettes of 60 pixels must not share."""


def silhouette(kind: str) -> NDArray[np.bool_]:
    """As it stands in the middle of a token, 60 pixels wide."""
    drawn = KINDS[kind]
    dx, dy, scale, degrees = drawn.poise
    form = placed(drawn.figure(SIGN).silhouette, 360 + dx, 360 + dy, scale, degrees)
    return mask(form, (720, 720), (60, 60)) > 0.5


def test_every_kind_of_the_game_is_drawn() -> None:
    assert set(KINDS) == {kind.name.lower() for kind in Kind}


def test_no_two_silhouettes_are_alike_at_sixty_pixels() -> None:
    forms = {kind: silhouette(kind) for kind in KINDS}
    shares = {
        (one, other): (forms[one] ^ forms[other]).sum() / (forms[one] | forms[other]).sum()
        for one, other in combinations(forms, 2)
    }
    assert {pair: share for pair, share in shares.items() if share < APART} == {}


def test_no_two_kinds_share_letter_or_ink() -> None:
    assert len({drawn.letter for drawn in KINDS.values()}) == len(KINDS)
    assert len({drawn.ink for drawn in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_figure_fills_its_circle_and_stays_near_it(kind: str) -> None:
    form = silhouette(kind)
    edge = np.concatenate([form[0], form[-1], form[:, 0], form[:, -1]])
    assert not edge.any()
    assert max(np.ptp(np.nonzero(form), axis=1)) > 42


@pytest.mark.parametrize("kind", KINDS)
def test_signs_leave_out_small_marks(kind: str) -> None:
    figure = KINDS[kind].figure
    assert len(figure(SIGN).blocks[-1].svg) < len(figure(FULL).blocks[-1].svg)
