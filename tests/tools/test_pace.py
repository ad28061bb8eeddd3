"""People at the harbor, simulated: they press what is proposed, and the match comes to its results."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Party
from game.app.scene import Scene
from game.match.match import Match
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.state import Phase
from game.staging.pieces import Card, Verb
from game.storage import library, saves
from game.ui.focus import Area, Focus, Item
from scenes import opening
from scenes.harbor.script import SCRIPT
from scenes.play.sitting_down import sit_down
from tests.tuna import options, to_the_auction
from tools.pace import evening
from tools.pace.__main__ import main
from tools.pace.evening import Stuck, Told, play
from tools.pace.hands import NoWay, step
from tools.pace.report import against_bots, all_people


def told(**facts: Any) -> Told:
    usual: dict[str, Any] = {
        "scores": (5000, 4000, 6000, 5000),
        "people": frozenset({0}),
        "ending": "yen",
        "seconds": 600.0,
        "turns": 40,
        "bots": [2.0, 5.0],
        "presses": [4, 6],
    }
    return Told(**usual | facts)


@pytest.mark.parametrize("device", ["right_block", "mouse"])
def test_somebody_plays_by_what_is_proposed_to_the_results(device: str) -> None:
    found = play((None, device), 3, 0.8, speed="instant")
    assert found.people == {1}
    assert found.ending
    assert len(found.scores) == 2
    assert 0 <= len(found.presses) - found.done[1, "EndTurn"] <= 1
    assert sum(found.presses) == sum(found.words.values())
    assert len(found.bots) + len(found.presses) == found.turns
    assert found.done[1, "Fish"] > 0
    assert found.words["hurry"] >= found.done[1, "Fish"]


def test_people_share_keyboard_and_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "LONGEST", 120.0)
    with pytest.raises(Stuck, match="nothing ends it"):
        play(("left_block", "mouse", "mouse"), 1, 1.5, speed="instant")


def test_people_bid_with_keys_and_behind_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[Match] = []

    def at_an_auction(cabinet: Cabinet, party: Party) -> Scene:
        match = saves.new_match(library.kernel("harbor"), options(len(party.chairs)), 7)
        to_the_auction(match)
        matches.append(match)
        return sit_down(cabinet, party, SCRIPT, match, opening.ways(cabinet)).scene()

    monkeypatch.setattr(evening, "LONGEST", 40.0)
    monkeypatch.setattr(opening, "begin", at_an_auction)
    with pytest.raises(Stuck):
        play(("left_block", "mouse", "mouse"), 1, 0.8, speed="instant")
    (match,) = matches
    assert {action.seat for action in match.actions if isinstance(action, BidTuna)} == {0, 1, 2}
    assert match.observe(None).phase is Phase.TURN


def test_a_press_that_leads_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "MOST", 0)
    with pytest.raises(Stuck, match="presses lead nowhere at"):
        play(("left_block", None), 1, 0.8, speed="instant")


def test_a_step_is_the_first_of_the_shortest_way() -> None:
    items = [Item(Verb(key), Area(x, 0, 10, 10)) for key, x in (("fish", 0), ("market", 20), ("buy", 40))]
    focus = Focus(items, Verb("fish"))
    assert step(focus, Verb("market")) == "right"
    assert step(focus, Verb("fish")) == "confirm"
    assert focus.at == Verb("fish")
    with pytest.raises(NoWay, match="there is no way"):
        step(focus, Verb("end"))


def test_cards_are_walked_in_their_order() -> None:
    focus = Focus([Item(Card(place), Area(0, 20.0 * place, 10, 10)) for place in range(3)], Card(1))
    assert [step(focus, Card(place)) for place in range(3)] == ["left", "confirm", "right"]


def test_what_is_wanted_is_met_or_missed() -> None:
    lines = list(against_bots("plan", [told(), told(scores=(5000, 5000, 5000, 5000))]))
    assert [line.split()[0] for line in lines] == ["plan,", "met", "met", "met", "a", "0.0"]
    assert "at least the bots' median in 2 of 2" in lines[1]
    lines = list(against_bots("plan", [told(scores=(1, 2, 3, 4), presses=[9, 12], bots=[6.1])]))
    assert [line.split()[0] for line in lines] == ["plan,", "missed", "missed", "missed", "a", "0.0"]


def test_the_length_of_an_evening_is_told_as_played_and_for_the_usual_rounds() -> None:
    long = told(seconds=6000.0, turns=240, ending="safety")
    lines = list(all_people([long], 1.5))
    assert [line.split()[0] for line in lines] == ["4", "missed", "met"]
    assert "100.0 min, 60.0 rounds, ended by safety" in lines[1]
    assert "30.3 min for 18.2 rounds; a turn 25.0 s" in lines[2]


def test_it_is_printed_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.pace.__main__.play", lambda devices, *_, **__: told())
    assert main(["--matches", "2", "--evenings", "0"]) is None
    assert capsys.readouterr().out.splitlines()[0] == "one person, left_block, easy bots, 2 matches"


def test_what_does_not_end_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "LONGEST", 1.0)
    assert str(main(["--matches", "1", "--evenings", "0"])).startswith("nothing ends it")
