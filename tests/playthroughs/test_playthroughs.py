"""Golden matches: one per title, player count and kind of ending, replayed action by action."""

from __future__ import annotations

import json

import pytest

from game.rules.core.codec import encode
from game.rules.core.kernel import AnyKernel
from game.storage.library import data_hash
from tools.golden import FOLDER, fits, needed, path_of, replayed, trace

NEEDED = list(needed())
HINT = "if the change is meant: python -m tools.golden --anew"


def test_there_is_a_golden_match_for_every_title_player_count_and_ending() -> None:
    wanted = {path_of(*case).name for case in NEEDED}
    assert {path.name for path in FOLDER.glob("*.json")} == wanted


@pytest.mark.parametrize(("title", "players", "ending"), NEEDED)
def test_a_golden_match_replays_as_it_was_played(
    title: str, players: int, ending: str, kernels: dict[str, AnyKernel]
) -> None:
    record = json.loads(path_of(title, players, ending).read_text(encoding="utf-8"))
    assert record["header"]["data"] == data_hash(kernels[title].spec), f"other figures; {HINT}"
    match = replayed(kernels[title], record)
    for number, (found, wanted) in enumerate(zip(trace(match), record["trace"], strict=True)):
        assert found == wanted, f"action {number}, {match.actions[number]}, leads elsewhere; {HINT}"
    assert fits(match, ending)
    assert encode(match.outcome()) == record["outcome"]
    assert match.header.options.players == players
