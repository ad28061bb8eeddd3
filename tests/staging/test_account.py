"""The final count of every golden match, as the results draw it."""

from __future__ import annotations

import pytest

from game.staging.account import INKS, Account
from game.titles.shelf import TITLES
from tests.goldens import GOLDEN, golden


def counted(name: str) -> tuple[Account, tuple[int, ...]]:
    match = golden(name)
    outcome = match.outcome()
    assert outcome is not None
    script = TITLES[match.header.title].script
    return script.account(match.observe(None), outcome, match.kernel.spec), outcome.scores


@pytest.mark.parametrize("name", GOLDEN)
def test_the_bars_of_a_seat_add_up_to_its_score(name: str) -> None:
    account, scores = counted(name)
    assert tuple(sum(item.points for item in items) for items in account.seats) == scores
    for items in account.seats:
        assert len({item.name for item in items}) == len(items)
        fish = [item for item in items if item.points and item.symbol.removeprefix("symbols/") in INKS]
        assert all(item.cards > 0 for item in fish)


def test_the_legend_of_the_auction_tells_what_a_card_pays() -> None:
    account, _scores = counted("auction-2-clear")
    assert [words.partition("\N{YEN SIGN}")[2] for _symbol, words in account.legend] == [
        "10",
        "7",
        "5",
        "3",
        "1",
    ]
