"""Perft: how many ways there are to go on from known positions, per title and player count."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.titles.shelf import TITLES
from tools.perft import COUNTS, count, wanted

KNOWN: list[dict[str, Any]] = json.loads(COUNTS.read_text(encoding="utf-8"))


def test_every_title_and_player_count_is_counted() -> None:
    counted = {(line["title"], line["players"]) for line in KNOWN}
    assert counted == {(title.name, players) for title in TITLES.values() for players in title.players}
    keys = ("title", "players", "played", "depth")
    assert [tuple(line[key] for key in keys) for line in KNOWN] == list(wanted())


@pytest.mark.parametrize(
    "known", KNOWN, ids=lambda line: f"{line['title']}-{line['players']}-{line['played']}"
)
def test_the_ways_to_go_on_are_as_many_as_before(known: dict[str, Any]) -> None:
    found = count(known["title"], known["players"], known["played"], known["depth"])
    parts, before = found.get("parts", {}), known.get("parts", {})
    different = [part for part in sorted({*parts, *before}) if parts.get(part) != before.get(part)]
    assert not different, f"the count changed below {different}"
    assert found["count"] == known["count"]


@pytest.mark.parametrize(("players", "ways"), [(2, 504), (3, 3_024), (4, 15_120)])
@pytest.mark.rules("A30", "A31")
def test_a_full_hand_can_be_laid_in_so_many_ways(players: int, ways: int) -> None:
    assert count("auction", players, 0, 1)["count"] == ways
