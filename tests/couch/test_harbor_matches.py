"""Whole matches of the harbor through the real event queue, with every kind of device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.match.match import Match
from game.staging.harbor.pieces import Boat
from scenes.harbor.fishing import FishingScene
from tests.couch.conftest import Sit
from tests.couch.couch import DOWN, Couch
from tests.couch.evening import AWAKE, replayed, shown_scores
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.harbor_evening import BOT, HarborEvening, by_bots, goes_on, kept, sit_down
from tests.couch.harbor_moments import FISHER, keep

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
QUESTIONS = 24


@pytest.mark.parametrize("table", TABLES)
def test_a_long_stretch_is_what_the_people_meant(sit: Sit, table: str, often: int) -> None:
    couch = sit(fuse="off")
    players, seated = TABLES[table]
    evening = sit_down(couch, seated(couch), players)
    for _ in range(QUESTIONS * often):
        if not evening.go_on():
            break
    evening.check_record(couch.match)


# ---------------------------------------------------------------- to the results

LATE: dict[str, tuple[tuple[str, ...], Callable[[Couch], list[Hand]]]] = {
    "six pads": (
        ("pad1", "pad2", "pad3", "pad4", "pad5", "pad6"),
        lambda couch: [Pad(couch, f"pad{n}") for n in range(1, 7)],
    ),
    "a block of keys, two at the mouse, and bots": (
        ("left_block", "mouse", "mouse", BOT, BOT),
        lambda couch: [Keys(couch, "left_block"), Mouse(couch), Keys(couch, "keyboard")],
    ),
    "a mouse and a bot": (("mouse", BOT), lambda couch: [Mouse(couch)]),
    "a block of keys and a bot": (("left_block", BOT), lambda couch: [Keys(couch, "left_block")]),
}


def nearly_over(match: Match) -> bool:
    """The last turns have begun."""
    return match.observe(None).trigger is not None


def check_results(evening: HarborEvening, players: int) -> None:
    """What is shown is what the record says, and nothing waits on the title screen any more."""
    couch = evening.couch
    outcome = evening.results()
    again = replayed(couch)
    evening.check_record(again)
    assert again.outcome() == outcome
    assert shown_scores(couch, players) == outcome.scores
    assert not couch.matches("journal")
    evening.anybody.take("title")
    assert couch.showing == "title"


@pytest.mark.parametrize("table", LATE)
def test_the_last_turns_lead_to_the_results_and_to_the_title(sit: Sit, tmp_path: Path, table: str) -> None:
    devices, seated = LATE[table]
    kept(tmp_path / "home", devices, by_bots(nearly_over), always_ends=True)
    couch = sit()
    evening = goes_on(couch, dict(enumerate(seated(couch))))
    evening.play()
    check_results(evening, len(devices))


def test_a_whole_match_against_a_bot_is_what_the_person_meant(sit: Sit, tmp_path: Path, often: int) -> None:
    for seed in range(8, 8 + often):
        kept(tmp_path / "home", ("pad1", BOT), lambda match: None, seed, always_ends=True)
        couch = sit(fuse="off")
        evening = goes_on(couch, {0: Pad(couch, "pad1")})
        evening.play()
        check_results(evening, 2)


def test_with_everything_moving_a_stretch_is_what_the_people_meant(sit: Sit) -> None:
    couch = sit(speed="4x", fuse="off")
    evening = sit_down(couch, [Pad(couch, "pad1"), Keys(couch, "left_block"), Mouse(couch)], 4)
    for _ in range(12):
        evening.go_on()
    evening.check_record(couch.match)


# ---------------------------------------------------------------- a tuna

BIDDERS: dict[str, tuple[tuple[str, ...], Callable[[Couch], list[Hand]]]] = {
    "three pads": (("pad1", "pad2", "pad3"), lambda couch: [Pad(couch, f"pad{n}") for n in range(1, 4)]),
    "two at the mouse and a block of keys": (
        ("mouse", "left_block", "mouse"),
        lambda couch: [Mouse(couch), Keys(couch, "left_block"), Keys(couch, "keyboard")],
    ),
    "three at the mouse": (("mouse", "mouse", "mouse"), lambda couch: [Mouse(couch)] * 3),
}


@pytest.mark.rules("H42")
@pytest.mark.parametrize("table", BIDDERS)
def test_a_tuna_is_fished_bid_for_and_fished_on(sit: Sit, tmp_path: Path, table: str) -> None:
    devices, seated = BIDDERS[table]
    keep(tmp_path / "home", "before the auction", devices)
    couch = sit()
    evening = goes_on(couch, dict(enumerate(seated(couch))))
    couch.seconds(AWAKE)
    evening.open(Boat(FISHER, 1), FishingScene)
    evening.step(DOWN)
    evening.put()
    assert evening.finish_fishing()
    asked: list[str] = []
    while len(asked) < 6:
        asked.append(evening.question)
        evening.go_on()
    assert {"auction", "fishing"} <= set(asked)
    evening.check_record(couch.match)
