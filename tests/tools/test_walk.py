"""The way of a press: it is told, and the press was taken; no test here depends on how long the way is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.app.loop import Loop
from game.rules.auction.actions import BuyLot
from game.rules.duel.actions import Bid
from tools.presses import ME, PRESSES
from tools.walk import NothingCameOfIt, Walk, called, functions, listing, main, table, walk

NEVER_BOUND = pygame.K_F6


def watched(name: str) -> tuple[Walk, list[tuple[bool, tuple[Any, ...], list[str]]]]:
    """The way, and what was seen each time somebody asked whether the press was taken."""
    press, seen = PRESSES[name], []

    def taken(loop: Loop, gained: Sequence[Any]) -> bool:
        found = press.taken(loop, gained)
        seen.append((found, tuple(gained), [type(scene).__name__ for scene in loop.stack.scenes]))
        return found

    return walk(press._replace(taken=taken)), seen


def is_a_way(found: Walk) -> None:
    assert "Loop.frame" in found["game.app.loop"]
    assert all(found.values())
    assert {module.partition(".")[0] for module in found} == {"game", "scenes"}


def test_somebody_buys_a_lot_and_the_way_of_it_is_told() -> None:
    found, ((early, _, _), *_, (late, gained, _)) = watched("buy")
    is_a_way(found)
    assert (early, late) == (False, True)
    assert isinstance(gained[0], BuyLot)
    assert gained[0].seat == ME


def test_somebody_presses_a_bid_and_the_way_of_it_is_told() -> None:
    found, ((early, _, _), *_, (late, gained, _)) = watched("bid")
    is_a_way(found)
    assert (early, late) == (False, True)
    assert Bid(ME, 3) in gained


def test_somebody_goes_on_and_the_way_of_it_is_told() -> None:
    found, ((early, _, (table, menu)), *_, (late, gained, uncovered)) = watched("resume")
    is_a_way(found)
    assert (early, late) == (False, True)
    assert menu == "PauseScene"
    assert uncovered == [table]
    assert gained == ()


def test_a_press_that_nothing_comes_of_is_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.walk.PATIENCE", 3)
    with pytest.raises(NothingCameOfIt, match=r"^nothing came of f6 at the auction$"):
        walk(PRESSES["buy"]._replace(keys=(NEVER_BOUND,)))


def test_what_was_so_before_the_press_did_not_come_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.walk.PATIENCE", 3)
    with pytest.raises(NothingCameOfIt, match="return"):
        walk(PRESSES["resume"]._replace(keys=(pygame.K_RETURN,)))


def test_only_what_the_game_calls_counts() -> None:
    found = called(lambda: (functions(["x"]), BuyLot(0, 1) == BuyLot(0, 2), PRESSES["buy"].moment))
    assert found == {}


def test_small_code_belongs_to_the_function_it_stands_in() -> None:
    names = [
        "A.f",
        "A.f.<locals>.<listcomp>",
        "A.<lambda>",
        "g.<locals>.<genexpr>",
        "g.<locals>.h",
        "<lambda>",
    ]
    assert functions(names) == ["A", "A.f", "g", "g.<locals>.h"]


def test_the_table_has_the_counts_of_each_press() -> None:
    ways = {
        "buy": {"game.a": ["f", "f.<locals>.<lambda>", "g"], "scenes.b": ["h"]},
        "bid": {"main": ["main"]},
    }
    assert [row.split() for row in table(ways).splitlines()[1:]] == [
        ["buy", "2", "3", "4"],
        ["bid", "1", "1", "1"],
    ]
    assert listing("buy", ways["buy"]).split() == ["buy", "game.a", "f", "g", "scenes.b", "h"]


def test_it_is_printed_as_a_table_and_on_request_as_a_list(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.walk.walk", lambda _: {"game.a": ["f", "g"]})
    assert main([]) is None
    assert [row.split() for row in capsys.readouterr().out.splitlines()[1:]] == [
        [name, "1", "2", "2"] for name in PRESSES
    ]
    assert main(["bid", "--list"]) is None
    assert capsys.readouterr().out.split()[:4] == ["bid", "game.a", "f", "g"]


def test_a_press_that_went_wrong_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.walk.PRESSES", {"buy": PRESSES["buy"]._replace(keys=(NEVER_BOUND,))})
    monkeypatch.setattr("tools.walk.PATIENCE", 3)
    assert main(["buy"]) == "nothing came of f6 at the auction"
