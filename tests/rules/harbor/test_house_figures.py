"""H95: which figures are the house's, to be tuned, and which come from the box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.titles.harbor import TITLE
from tests.raw_data import RAW, key_path, places
from tests.rules.harbor.positions import house_spec

FIGURES: dict[str, Any] = {
    key_path(place): item for place, item in places(RAW["harbor"]) if isinstance(item, dict) and "is" in item
}
"""Every figure with its provenance, by its path in data/harbor.json."""

GIVEN_WITH_3 = "mackerel|eel|fugu|salmon|tuna"
HOUSE = (
    # H3: stocks, ships and rentals but those given for 3 players, and the 18 snapper
    r"sizes\.[2456]\.stocks\.\w+\.(barrels|licences)",
    r"sizes\.[2456]\.stocks\.(?!snapper)\w+\.fish",
    rf"sizes\.3\.stocks\.(?!{GIVEN_WITH_3})\w+\.(barrels|licences)",
    rf"sizes\.3\.stocks\.(?!{GIVEN_WITH_3}|snapper)\w+\.fish",
    r"sizes\.\d\.takoyaki",
    r"sizes\.[2456]\.(ships\.\w+|freezers|carts)",
    r"licences\.most_mackerel",
    # H23, H27, H83, H80
    r"fishing\.(highest_price|barge_slots)",
    r"rounds",
    r"sizes\.\d\.end\.(yen|resources)_always",
    r"always_ends|mackerel_cap",
    # H32: Mackerel, Eel, Fugu, Tuna and the markets not named; H33: all licences but Mackerel
    r"entries\.(mackerel|tuna|snapper|eel|fugu|crab|ships|government|trading|bank)\.\w+",
    r"sizes\.2\.entry_actions\.mackerel",
    r"licences\.prices\.(?!mackerel)\w+",
    # H40, H48, H54, H55, H57
    r"worth\.(mackerel_yen|crab\.(last|fall))",
    r"extras\.subsidies",
    r"spots\[\d\]\.\w+",
    r"aquarium\.\w+\.\w+",
)
REVIEW = (r"fishing\.port_cost", r"entries\.salmon\.\w+")


def expected(path: str) -> str:
    """Where the rules page says a figure comes from."""
    if any(re.fullmatch(pattern, path) for pattern in HOUSE):
        return "house"
    return "review" if any(re.fullmatch(pattern, path) for pattern in REVIEW) else "rulebook"


@pytest.mark.rules("H95", "H3", "H32", "H33", "H57")
def test_exactly_the_house_figures_of_the_rules_page_are_the_houses_in_the_data() -> None:
    told = {path: figure["from"] for path, figure in FIGURES.items()}
    assert told == {path: expected(path) for path in told}


@pytest.mark.rules("H95")
def test_every_pattern_of_house_figures_finds_some() -> None:
    for pattern in (*HOUSE, *REVIEW):
        assert any(re.fullmatch(pattern, path) for path in FIGURES), pattern


@pytest.mark.rules("H95")
@pytest.mark.parametrize(
    ("path", "figure"),
    [
        ("rounds", 60),
        ("fishing.highest_price", 5000),
        ("fishing.barge_slots", 6),
        ("licences.most_mackerel", 2),
        ("licences.prices.octopus", 200),
        ("entries.mackerel.actions", 2),
        ("sizes.2.entry_actions.mackerel", 1),
        ("entries.fugu.yen", 100),
        ("entries.tuna.yen", 200),
        ("worth.mackerel_yen", 100),
        ("worth.crab.last", 10),
        ("extras.subsidies", 2),
        ("sizes.2.end.yen_always", 6000),
        ("sizes.6.end.resources_always", 70),
    ],
)
def test_a_house_figure_can_be_told_by_its_path(path: str, figure: int) -> None:
    assert FIGURES[path]["is"] == figure
    assert FIGURES[path]["from"] == "house"


@pytest.mark.rules("H95", "H4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_starting_money_is_a_figure_for_each_seat(players: int) -> None:
    money = FIGURES[f"sizes.{players}.money"]["is"]
    assert house_spec().sizes[players].money == tuple(money)
    assert money == [2000] * players


@pytest.mark.rules("H95", "H3", "H80")
@pytest.mark.parametrize("switch", ["always_ends", "mackerel_cap"])
def test_a_switch_against_the_print_is_off_and_gives_its_reason(switch: str) -> None:
    assert FIGURES[switch]["is"] is False
    assert "because" in FIGURES[switch]["note"]
    assert switch in [one.field for one in TITLE.switches]
