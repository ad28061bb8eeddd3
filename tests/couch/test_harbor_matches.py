"""Whole matches of the harbor through the real event queue, with every kind of device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.harbor_evening import sit_down

TABLES: dict[str, tuple[int, Callable[[Couch], list[Hand]]]] = {
    "six pads": (6, lambda couch: [Pad(couch, f"pad{n}") for n in range(1, 7)]),
    "three blocks of keys and three at the mouse": (
        6,
        lambda couch: [
            *(Keys(couch, "left_block"), Keys(couch, "right_block"), Keys(couch, "number_block")),
            *[Mouse(couch)] * 3,
        ],
    ),
    "a pad and five bots": (6, lambda couch: [Pad(couch, "pad1")]),
    "a block of keys and five bots": (6, lambda couch: [Keys(couch, "right_block")]),
    "a mouse and five bots": (6, lambda couch: [Mouse(couch)]),
    "arrows and five bots": (6, lambda couch: [Keys(couch, "keyboard")]),
    "four people and two bots": (
        6,
        lambda couch: [
            *(Pad(couch, "pad1"), Keys(couch, "left_block"), Keys(couch, "number_block"), Mouse(couch))
        ],
    ),
}
QUESTIONS = 40


@pytest.mark.parametrize("table", TABLES)
def test_a_long_stretch_is_what_the_people_meant(sit: Sit, table: str, often: int) -> None:
    couch = sit(fuse="off")
    players, seated = TABLES[table]
    evening = sit_down(couch, seated(couch), players)
    for _ in range(QUESTIONS * often):
        if not evening.go_on():
            break
    evening.check_record(couch.match)
