"""Tokens and barrel labels."""

from __future__ import annotations

import numpy as np

from game.rules.harbor.words import Kind
from tools.art.pieces.catch import TOKENS, token
from tools.art.pieces.labels import LABELLED, label
from tools.art.press.block import mask
from tools.art.press.brush import placed
from tools.art.press.sheet import Sheet


def test_a_token_is_a_disc_on_nothing() -> None:
    alpha = np.asarray(token("eel"))[..., 3]
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert alpha[64, 2:126].min() == 255


def test_a_token_comes_out_the_same_each_time() -> None:
    assert token("crab").tobytes() == token("crab").tobytes()


def test_tunas_of_three_sizes_differ_by_their_pips() -> None:
    assert [TOKENS[f"tuna_{size}"][1] for size in ("small", "medium", "large")] == [1, 2, 3]


def test_all_that_is_fished_has_a_barrel_label() -> None:
    assert set(LABELLED) == {kind.name.lower() for kind in Kind if kind is not Kind.TAKOYAKI}


def test_a_label_keeps_within_ninety_units() -> None:
    drawn = label("octopus")
    printed = mask(placed(drawn.blocks[0].svg, 60, 60), (120, 120), (120, 120))
    assert printed[:, :14].max() == printed[:14].max() == printed[:, 106:].max() == printed[106:].max() == 0


def test_a_label_shows_the_fish_light_on_dark() -> None:
    sheet = Sheet((96, 96), (96, 96))
    sheet.print(label("fugu"), 48, 48)
    shown = np.asarray(sheet.picture().convert("L"))
    assert shown[48, 48] > 180
    assert shown[20, 24] < 90
