"""Trials of the house figures: what can be asked, what is printed and kept, and the page that holds it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.titles.shelf import TITLES
from game.version import VERSION
from tools.balance import __main__ as balance
from tools.balance.arguments import command, parse
from tools.balance.document import NoPlace, entered, marks
from tools.balance.titles import TRIALS
from tools.ledger import ROOT

EVERY_TABLE = [(title, players) for title, about in TITLES.items() for players in about.players]
DOCUMENT = (ROOT / "docs" / "balance.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
BLANK = "before\n<!-- duel-2 -->\nold\n<!-- /duel-2 -->\nafter\n"


def asked_for(title: str, players: int, *more: str) -> list[str]:
    """In this process, so that no other has to start."""
    table = ["--title", title, "--players", str(players), "--workers", "1"]
    return [*table, "--bots", "easy", "--matches", "3", *more]


def test_every_title_is_put_on_trial() -> None:
    assert set(TRIALS) == set(TITLES)


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_a_report_names_what_was_played_and_judges_every_wish(
    title: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(asked_for(title, players)) is None
    headline, verdicts, rest = capsys.readouterr().out.split("\n\n", 2)
    assert headline == f"{title}, {players} players, all easy: 3 matches, seed 0, version {VERSION}"
    assert all(re.match(r"(met    |MISSED ) [ADH]\d+ +\w", line) for line in verdicts.splitlines())
    assert {"wins", "spread", "ending", "fired"} <= {block.split()[0] for block in rest.split("\n\n")}


def test_the_same_seed_gives_the_same_figures_and_another_gives_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = []
    for seed in ("1", "1", "2"):
        balance.main(asked_for("duel", 2, "--seed", seed))
        printed.append(capsys.readouterr().out.split("\n", 1)[1])
    assert printed[0] == printed[1] != printed[2]


@pytest.mark.parametrize("title", TITLES)
def test_figures_can_be_kept_as_json_and_drawn(title: str, tmp_path: Path) -> None:
    kept, players = tmp_path / "figures.json", TITLES[title].players[0]
    balance.main(asked_for(title, players, "--json", str(kept), "--plots", str(tmp_path / "plots")))
    figures = json.loads(kept.read_text("utf-8"))
    assert figures["common"]["matches"] == 3
    assert sum(seat["value"] for seat in figures["common"]["seats"]) == pytest.approx(1)
    assert [path.name for path in (tmp_path / "plots").iterdir()] == [f"{title}-{players}.svg"]


def test_a_report_takes_its_place_in_a_document(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(BLANK, "utf-8")
    for _ in range(2):  # the second replaces the first
        balance.main(asked_for("duel", 2, "--document", str(document), "--plots", str(tmp_path / "charts")))
    text = document.read_text("utf-8")
    assert text.startswith("before\n<!-- duel-2 -->\n```\npython -m tools.balance --title duel --players 2")
    assert text.endswith("<!-- /duel-2 -->\nafter\n")
    assert text.count("![duel, 2 players](charts/duel-2.svg)") == text.count("<details>") == 1
    assert "old" not in text


def test_a_document_without_a_place_is_told_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tmp_path / "page.md"
    document.write_text(BLANK.replace("<!-- /duel-2 -->", ""), "utf-8")
    monkeypatch.setattr(balance, "tried", lambda asked, pairing: pytest.fail("played"))
    wrong = balance.main(asked_for("duel", 2, "--document", str(document)))
    begin, end = marks("duel", 2)
    assert wrong == f"{document} has no place for the report: {begin} and {end} on lines of their own"
    missing = balance.main(asked_for("duel", 2, "--document", str(tmp_path / "none.md")))
    assert missing is not None
    assert "none.md" in missing


def test_the_command_of_a_report_asks_for_the_same_again() -> None:
    told = command(parse(["--title", "harbor", "--players", "5", "--effort", "0.25", "--workers", "1"]))
    asked = "--title harbor --players 5 --matches 200 --bots expert --effort 0.25 --seed 0"
    assert told == f"python -m tools.balance {asked}"
    assert command(parse(told.split()[3:])) == told


def test_only_an_expert_has_an_effort() -> None:
    given = ["--title", "duel", "--effort", "0.5"]
    assert parse([*given, "--bots", "normal"]).effort == 1
    assert parse(given).effort == 0.5


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--title", "duel", "--players", "3"], "argument --players: duel takes 2 players, not 3"),
        (["--title", "duel", "--effort", "0"], "argument --effort: a number above 0 is needed, not '0'"),
        (["--title", "duel", "--bots", "uniform"], "argument --bots: invalid choice: 'uniform'"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse(given)
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_the_page_of_the_house_figures_has_a_place_for_every_table(title: str, players: int) -> None:
    asked = parse(["--title", title, "--players", str(players)])
    assert entered(DOCUMENT, asked, "a\n\nb\n\nc") != DOCUMENT
    assert all(DOCUMENT.count(mark) == 1 for mark in marks(title, players))
    with pytest.raises(NoPlace):
        entered("", asked, "a\n\nb\n\nc")


def test_make_balance_judges_every_table() -> None:
    (tables,) = re.findall(r"^balance: +TABLES \?= (.*)$", MAKEFILE, re.MULTILINE)
    assert tables.split() == [f"{title}-{players}" for title, players in EVERY_TABLE]


def test_commands_on_the_page_can_be_given_and_stand_above_their_charts() -> None:
    told = re.findall(r"^python -m tools\.balance (.*)$", DOCUMENT, re.MULTILINE)
    asked = [parse(line.split()) for line in told]
    charts = re.findall(r"\((balance/.*?\.svg)\)", DOCUMENT)
    assert charts == [f"balance/{one.title}-{one.players}.svg" for one in asked]
    assert all((ROOT / "docs" / chart).is_file() for chart in charts)
