"""H1, H5: what a table may agree on, and what it may not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.core.errors import BadOptions
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import HarborOptions, extra_counts, fish_counts
from game.rules.harbor.words import Market
from tests.rules.harbor.positions import house_spec

USUAL = HarborOptions.usual(house_spec(), 4)


def refused(**choices: Any) -> str:
    """The sentence with which a table's choices are turned down."""
    with pytest.raises(BadOptions) as refusal:
        HarborKernel(house_spec()).setup(replace(USUAL, **choices), 1)
    return str(refusal.value)


@pytest.mark.rules("H1")
def test_the_usual_match_leaves_everything_to_chance() -> None:
    assert HarborOptions(4, None, None, None, None) == USUAL


@pytest.mark.rules("H3", "H80")
@pytest.mark.parametrize("switch", ["always_ends", "mackerel_cap"])
@pytest.mark.parametrize("turned", [0, 1, None, "on"])
def test_a_house_switch_is_on_or_off(switch: str, turned: object) -> None:
    assert refused(**{switch: turned}) == f"{switch} {turned!r}; the switch is True or False"
    chosen: dict[str, Any] = {switch: True}
    HarborKernel(house_spec()).setup(replace(USUAL, **chosen), 1)


@pytest.mark.rules("H1")
@pytest.mark.parametrize("players", [0, 1, 7, -2, True, None, "4", 4.0, [4]])
def test_two_to_six_play(players: object) -> None:
    assert refused(players=players) == f"{players!r} players; the harbor takes 2, 3, 4, 5, 6"


@pytest.mark.rules("H5")
@pytest.mark.parametrize("first", [-1, 4, True, "0", 0.0])
def test_the_start_player_has_a_seat(first: object) -> None:
    assert refused(first=first) == f"first seat {first!r}; the seats are 0 to 3"


@pytest.mark.rules("H1")
@pytest.mark.parametrize("count", [-1, 0, 3, 9, True, "5", 5.0])
def test_the_table_may_ask_for_more_fish_markets_but_not_for_fewer(count: object) -> None:
    assert refused(further_fish=count) == f"further_fish {count!r}; with these players 4 to 8"


@pytest.mark.rules("H1")
@pytest.mark.parametrize("count", [-1, 0, 2, 6, True, "4", 4.0])
def test_the_table_may_ask_for_more_extra_markets_but_not_for_fewer(count: object) -> None:
    assert refused(extra_markets=count) == f"extra_markets {count!r}; with these players 3 to 5"


@pytest.mark.rules("H1")
@pytest.mark.parametrize(
    ("players", "fish", "extras"), [(2, 3, 2), (3, 4, 2), (4, 4, 3), (5, 5, 3), (6, 5, 4)]
)
def test_there_may_be_every_number_of_markets_from_the_usual_one_up(
    players: int, fish: int, extras: int
) -> None:
    counts = fish_counts(house_spec(), players), extra_counts(house_spec(), players)
    assert [tuple(each) for each in counts] == [tuple(range(fish, 9)), tuple(range(extras, 6))]


@pytest.mark.rules("H1")
@pytest.mark.parametrize("count", [4, 5, 8])
def test_the_limits_themselves_are_allowed(count: int) -> None:
    HarborKernel(house_spec()).setup(replace(USUAL, further_fish=count, extra_markets=min(5, count)), 1)
    HarborKernel(house_spec()).setup(replace(USUAL, extra_markets=3, first=3), 1)


@pytest.mark.rules("H1")
@pytest.mark.parametrize("markets", [[Market.EEL], (6,), ("eel",), 6])
def test_markets_are_picked_by_name(markets: object) -> None:
    assert "; markets to pick from: squid, tuna, snapper, salmon" in refused(markets=markets)


@pytest.mark.rules("H1")
@pytest.mark.parametrize(
    "markets", [(Market.EEL, Market.EEL), (Market.MACKEREL,), (Market.EEL, Market.SHIPS)]
)
def test_each_market_is_picked_once_beside_mackerel_and_ships(markets: tuple[Market, ...]) -> None:
    assert "; each once, beside mackerel and ships: squid, tuna" in refused(markets=markets)


@pytest.mark.rules("H1")
@pytest.mark.parametrize("count", [{"further_fish": 5}, {"extra_markets": 4}])
def test_markets_picked_by_hand_leave_nothing_to_draw(count: dict[str, int]) -> None:
    assert refused(markets=(), **count).startswith("markets picked by hand leave nothing to draw")
