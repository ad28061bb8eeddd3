"""What is found in a match comes back from JSON as it was."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

import pytest

from game.rules.auction.spec import Card
from game.titles.shelf import TITLES
from tools.arena import play as arena
from tools.arena.pairing import Pairing, Side
from tools.balance import play as balance
from tools.balance.harbor.ledger import Way
from tools.harbor_weights.play import Seated
from tools.runner.form import decode, encode
from tools.simulation import play as simulation

EASY = Side("easy")


class Pair(NamedTuple):
    left: int
    right: str | None


def returned(hint: Any, value: Any) -> Any:
    return decode(hint, json.loads(json.dumps(encode(value))))


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (int, 3),
        (float, 0.1 + 0.2),
        (str, "ö"),
        (Any, [1, None]),
        (Card, Card.EBI),
        (int | None, None),
        (Card | None, Card.TAKO),
        (tuple[int, ...], (1, 2, 3)),
        (tuple[int, Card], (1, Card.SAKE)),
        (list[Pair], [Pair(1, "a"), Pair(2, None)]),
        (frozenset[int], frozenset({3, 1})),
        (dict[Card, float], {Card.TAKO: 0.5, Card.EBI: 1.0}),
        (
            Counter[tuple[int, Way, Card | None]],
            Counter({(1, Way.TUNA, None): -3, (0, Way.KEPT, Card.EBI): 2}),
        ),
        (Side, Side("expert", 0.25)),
        (Seated, Seated((0.5, -1.25), 40.0)),
    ],
)
def test_a_value_comes_back_as_it_was(hint: Any, value: Any) -> None:
    back = returned(hint, value)
    assert back == value
    assert type(back) is type(value)
    assert repr(back) == repr(value)


def test_the_order_of_a_mapping_is_kept_since_sums_and_ties_depend_on_it() -> None:
    fired = Counter({"b": 1, "a": 1})
    assert list(returned(Counter[str], fired).most_common()) == [("b", 1), ("a", 1)]


@pytest.mark.parametrize("title", TITLES)
def test_a_match_of_every_tool_comes_back_as_it_was(title: str) -> None:
    players = TITLES[title].players[-1]
    pairing = Pairing(title, players, 4, EASY, EASY)
    assert returned(Pairing, pairing) == pairing
    for number in range(2):
        fought = arena.play(pairing, number)
        assert returned(arena.Played, fought) == fought
        tried = balance.play(pairing, number)
        assert balance.read(title, json.loads(json.dumps(encode(tried)))) == tried
        simulated = simulation.play(simulation.Series(title, players, 4), number)
        assert returned(simulation.Played, simulated) == simulated


def test_what_has_no_form_is_refused_and_so_is_what_was_not_written_as_its_type() -> None:
    with pytest.raises(TypeError, match="object has no JSON form"):
        encode(object())
    with pytest.raises(KeyError):
        decode(Side, {"name": "easy"})
    with pytest.raises(ValueError, match="99 is not a valid Card"):
        decode(Card, 99)
