"""The count as a show: the same stage for every title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.staging.cues import Appear, Cue, Flourish, Move, Pause, Sound
from game.staging.finale import pieces, show
from game.staging.finale.finale import Finale
from game.staging.finale.stage import Towers
from game.staging.finale.steps import Count, Step, leaders
from game.staging.schedule import schedule
from game.staging.stage import Stage
from game.storage.files import ASSETS
from game.table.flourishes import Flair
from game.table.layout import Plan, read_layout
from game.table.table import Table
from game.titles.shelf import TITLES
from game.ui.frame import HEIGHT, WIDTH
from tests.goldens import GOLDEN, golden
from tests.matches import happenings

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nori", "Sen")
SECONDS = {"auction": (6, 14), "duel": (2.5, 7.5), "harbor": (2.5, 12)}
"""At least and at most, by title: 11 are meant for the auction, 5.5 for the duel."""


@dataclass(frozen=True)
class Sitter:
    name: str
    crest: int
    device: str | None = None


def arranged(match: Match, person: int | None = None) -> Any:
    script, players = TITLES[match.header.title].script, match.header.options.players
    layout = read_layout(script.map, players, script.slots(players, Plan()))
    chairs = [Sitter(NAMES[seat], seat + 1, "mouse" if seat == person else None) for seat in range(players)]
    return script.arrange(layout, chairs, match.kernel.spec, match.header.options)


def ended(name: str, person: int | None = None) -> tuple[Cue, Any, Any]:
    """The last cue of a golden match, with its arrangement and its tableau."""
    match = golden(name)
    script, on = TITLES[match.header.title].script, arranged(match, person)
    before, last = list(happenings(match))[-2:]
    tableau = script.tableau(last.view, None)
    return script.acts.perform(last.event, script.tableau(before.view, None), tableau, on), on, tableau


def atoms(cue: Cue, kind: type) -> Iterator[Any]:
    yield from (atom for _start, atom in schedule(cue).starts if isinstance(atom, kind))


def heard(cue: Cue) -> list[str]:
    return [sound.name for sound in atoms(cue, Sound)]


@pytest.mark.parametrize("name", GOLDEN)
def test_the_towers_of_every_match_end_at_the_scores(name: str) -> None:
    outcome = golden(name).outcome()
    assert outcome is not None
    cue, on, tableau = ended(name)
    poses = on.poses(tableau)
    texts = [poses[pieces.Total(seat)].face.captions[0].text for seat in range(len(outcome.scores))]
    shown = [
        int(text.replace(",", "").replace("\N{YEN SIGN}", "").replace("\N{MINUS SIGN}", "-"))
        for text in texts
    ]
    assert tuple(shown) == outcome.scores
    sealed = {piece.seat for piece in poses if isinstance(piece, pieces.Seal)}
    assert sealed == (set() if outcome.ending == "knives" else set(outcome.winners))
    assert ("win" in heard(cue)) is bool(outcome.winners)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_count_takes_as_long_as_it_should(name: str) -> None:
    cue, *_ = ended(name)
    least, most = SECONDS[name.partition("-")[0]]
    assert least <= schedule(cue).seconds <= most


@pytest.mark.parametrize("name", GOLDEN)
def test_everything_stands_on_the_stage_and_bricks_do_not_overlap(name: str) -> None:
    _cue, on, tableau = ended(name)
    area = on.finale.towers.area
    towers: dict[int, list[tuple[float, float]]] = {}
    for piece, pose in on.poses(tableau).items():
        assert pose.x - pose.w / 2 >= 0, piece
        assert pose.x + pose.w / 2 <= WIDTH, piece
        assert pose.y - pose.h / 2 >= area.y, piece
        assert pose.y + pose.h / 2 <= area.bottom, piece
        if isinstance(piece, pieces.Brick):
            towers.setdefault(piece.seat, []).append((pose.y - pose.h / 2, pose.y + pose.h / 2))
    assert area.bottom <= HEIGHT
    steps = on.finale.count(getattr(tableau, "view", tableau)).steps
    for seat, bricks in towers.items():
        if any(step.points[seat] < 0 for step in steps):
            continue  # what is taken lies over what there was
        for (_top, foot), (top, _foot) in pairwise(sorted(bricks)):
            assert foot <= top + 9  # the least of all is drawn higher than it is


@pytest.mark.parametrize("name", ["auction-4-clear", "duel-2-points", "duel-2-knives", "harbor-6-resources"])
def test_the_table_ends_as_the_view_has_it_whenever_somebody_hurries(name: str) -> None:
    cue, on, tableau = ended(name)
    for wait in (0.0, 0.4, 1.7, 4.0, 60.0):
        table = Table()
        try:
            stage = Stage(table, lambda _name: None)
            stage.perform(cue, on.poses(tableau))
            for _frame in range(round(min(wait, 20.0) * 60)):
                stage.update(1 / 60)
            stage.hurry()
            assert table.poses() == on.poses(tableau)
        finally:
            table.close()


def test_four_knives_strike_one_after_the_other_and_nothing_is_counted() -> None:
    cue, on, tableau = ended("duel-2-knives")
    assert [name for name in heard(cue) if name.startswith("knife")] == [
        "knife_1",
        "knife_2",
        "knife_3",
        "knife_4",
    ]
    poses = on.poses(tableau)
    assert len([piece for piece in poses if isinstance(piece, pieces.Blade)]) == 4
    assert pieces.Cry() in poses
    assert not [piece for piece in poses if isinstance(piece, pieces.Brick)]


def test_a_doubled_pile_grows_twice() -> None:
    names = [name for name in GOLDEN if name.startswith("duel")]
    doubled = []
    for name in names:
        _cue, on, tableau = ended(name)
        doubled += [step for step in on.finale.count(tableau).steps if step.doubles]
    assert doubled
    assert all(step.name.endswith("doubled") for step in doubled)


def test_the_auction_counts_money_first_then_the_cheapest_fish_and_the_maguro_last() -> None:
    _cue, on, tableau = ended("auction-4-clear")
    steps = on.finale.count(tableau.view).steps
    assert [step.note.partition(" ")[0] for step in steps[:-1]] == [
        "",
        *(f"\N{YEN SIGN}{worth}" for worth in (1, 3, 5, 7, 10)),
    ]
    assert (steps[0].name, steps[-1].name) == ("Money", "Maguro")


def test_paper_flies_for_people_and_for_bots_among_themselves_but_not_for_a_bot_that_beat_people() -> None:
    (winner,) = golden("auction-2-clear").outcome().winners  # type: ignore[union-attr]  # it is over
    for person, paper in ((winner, True), (None, True), (1 - winner, False)):
        cue, *_ = ended("auction-2-clear", person)
        assert (Flourish(Flair.PAPER, pieces.Stand(winner)) in atoms(cue, Flourish)) is paper


# ------------------------------------------------------------ the lead


def step(*points: int) -> Step:
    return Step(
        "Ebi", "", "symbols/ebi", (150, 26, 24), "prints/ebi", "cards/ebi", points, (1,) * len(points)
    )


def show_of(*points: tuple[int, ...]) -> tuple[Cue, Towers]:
    steps = tuple(step(*each) for each in points)
    scores = tuple(map(sum, zip(*points, strict=True)))
    top = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == top)
    count = Count(Outcome(scores, winners, "clear", ((),) * len(scores)), steps, "", str)
    script = TITLES["auction"].script
    layout = read_layout(ASSETS / "tables" / "auction.tmx", 3, script.slots(3, Plan()))
    finale = Finale(layout, [Sitter(name, 1) for name in NAMES[:3]], lambda _view, _names: count)
    return show.shown(count, finale.towers), finale.towers


def test_the_lantern_hops_to_whoever_gets_ahead_and_that_is_heard() -> None:
    cue, towers = show_of((9, 5, 1), (1, 8, 1), (5, 0, 0))
    hops = [atom.to for atom in atoms(cue, Move) if atom.piece == pieces.Leading()]
    assert hops == [towers.lantern(1), towers.lantern(0)]
    assert heard(cue).count("lead") == 2


def test_whoever_leads_from_the_start_gets_the_lantern_in_silence() -> None:
    cue, towers = show_of((9, 5, 1), (9, 5, 1))
    assert [atom.at for atom in atoms(cue, Appear) if atom.piece == pieces.Leading()] == [towers.lantern(0)]
    assert "lead" not in heard(cue)


def test_while_several_lead_the_lantern_is_gone() -> None:
    cue, _towers = show_of((9, 5, 1), (0, 4, 0), (0, 0, 9))
    last = [
        type(atom).__name__
        for _at, atom in schedule(cue).starts
        if getattr(atom, "piece", 0) == pieces.Leading()
    ]
    assert last[:2] == ["Appear", "Vanish"]
    assert leaders((9, 9, 1)) == {0, 1}
    assert leaders((0, 0)) == frozenset()


def test_before_the_last_item_a_drum_rolls_and_the_blow_ends_it() -> None:
    cue, _towers = show_of((9, 5, 1), (1, 8, 1))
    noises = heard(cue)
    assert noises.index("roll") < noises.index("hit") < noises.index("win")
    assert [atom.seconds for atom in atoms(cue, Pause)].count(show.ROLLS) == 1
