"""From the results of a match to the next one: single matches, and series of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.party import Chair, Party, Series, read_party
from game.app.platform import STEP
from game.app.scene import Pop, Push, Reset, Scene
from game.match.match import Match
from game.rules.auction.spec import AuctionOptions
from game.rules.core.outcome import Line, Outcome
from game.rules.duel.spec import DuelOptions
from game.storage import library
from game.storage.folders import SaveError
from game.storage.settings import BestOf
from scenes import opening
from scenes.play import screens
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.results import ResultsScene
from scenes.seats import SeatsScene
from scenes.title import TitleScene
from tests.scenes.rig import MOUSE, PAD, Hand, laid

HANA, JIRO = (0,), (1,)
DRAW: tuple[int, ...] = ()
SERIES: list[tuple[BestOf, list[tuple[int, ...]], str]] = [
    (1, [HANA], "Hana wins"),
    (1, [DRAW], "A draw"),
    (3, [HANA, HANA], "Hana wins 2 : 0"),
    (3, [HANA, JIRO, JIRO], "Jiro wins 2 : 1"),
    (3, [DRAW, HANA, DRAW, DRAW, HANA], "Hana wins 2 : 0"),
    (5, [JIRO, HANA, JIRO, DRAW, HANA, JIRO], "Jiro wins 3 : 2"),
]


class Evening:
    """Two people at a table; who wins a match is said, not played."""

    def __init__(self, cabinet: Cabinet, best_of: BestOf, patch: pytest.MonkeyPatch) -> None:
        self.cabinet, self._patch = cabinet, patch
        options = AuctionOptions.usual(library.load("auction"), 2)
        chairs = (Chair("Hana", 1, MOUSE, None), Chair("Jiro", 2, None, "easy"))
        self.take(opening.begin(cabinet, Party("auction", chairs, options, 7, Series(best_of))))

    def take(self, scene: Scene) -> None:
        """A table that somebody sits down at."""
        assert isinstance(scene, PhaseScene)
        self.table = scene

    @property
    def sitting(self) -> Sitting:
        return self.table.sitting

    @property
    def series(self) -> Series:
        return self.sitting.party.series

    def ends(self, winners: Sequence[int]) -> ResultsScene:
        """On to the results."""
        lines = ((Line("money", 5),), (Line("money", 5),))
        outcome = Outcome((5, 5), tuple(winners), "clear", lines)
        with self._patch.context() as patched:
            patched.setattr(Match, "outcome", lambda match: outcome)
            scene = screens.results(self.sitting)
        self.table.leave()
        assert isinstance(scene, ResultsScene)
        laid(scene, self.cabinet)
        return scene

    def presses(self, results: ResultsScene) -> None:
        """Once, and the next match begins."""
        then = Hand(results, PAD).yes()
        assert isinstance(then, Reset)
        self.take(then.scene)

    def comes_back(self) -> None:
        """Another day: the title offers what was left."""
        (path,) = kept_matches.unfinished(self.cabinet.folder)
        self.take(opening.go_on(self.cabinet, path))

    def journals(self) -> list[Path]:
        return sorted((self.cabinet.folder / "matches").glob("*.journal"))


Invite = Callable[[BestOf], Evening]


@pytest.fixture
def invite(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> Iterator[Invite]:
    evenings: list[Evening] = []

    def begin(best_of: BestOf) -> Evening:
        evenings.append(Evening(cabinet, best_of, monkeypatch))
        return evenings[-1]

    yield begin
    for each in evenings:
        each.table.leave()


@pytest.fixture
def evening(invite: Invite) -> Evening:
    return invite(3)


def words(scene: ResultsScene, key: str) -> str:
    return getattr(scene.widget(key), "words", "")


@pytest.mark.parametrize(("best_of", "matches", "verdict"), SERIES)
def test_a_series_goes_on_until_it_is_decided(
    invite: Invite, best_of: BestOf, matches: list[tuple[int, ...]], verdict: str
) -> None:
    evening = invite(best_of)
    seeds = {evening.sitting.party.seed}
    for winners in matches[:-1]:
        results = evening.ends(winners)
        assert words(results, "again") == "Next match"
        evening.presses(results)
        seeds.add(evening.sitting.party.seed)
    last = evening.ends(matches[-1])
    assert (words(last, "verdict"), words(last, "again")) == (verdict, "Play again")
    assert len(seeds) == len(matches), "every match has its own luck"
    assert evening.journals() == []
    evening.presses(last)
    assert evening.series == Series(best_of)


@pytest.mark.parametrize(("best_of", "matches", "verdict"), SERIES)
def test_leaving_before_and_after_every_match_loses_nothing(
    invite: Invite, best_of: BestOf, matches: list[tuple[int, ...]], verdict: str
) -> None:
    evening = invite(best_of)
    for winners in matches[:-1]:
        evening.table.leave()
        evening.comes_back()
        evening.ends(winners)
        evening.comes_back()
    assert evening.series.played == len(matches) - 1
    assert words(evening.ends(matches[-1]), "verdict") == verdict
    assert kept_matches.unfinished(evening.cabinet.folder) == []


def test_the_results_say_how_the_series_stands(evening: Evening) -> None:
    first = evening.ends(JIRO)
    assert (words(first, "verdict"), words(first, "series")) == ("Jiro wins", "Best of 3: Hana 0 : 1 Jiro")
    evening.presses(first)
    second = evening.ends(DRAW)
    assert (words(second, "verdict"), words(second, "series")) == ("A draw", "Best of 3: Hana 0 : 1 Jiro")
    evening.presses(second)
    third = evening.ends(JIRO)
    assert words(third, "series") == "The best of 3 is decided."


def test_a_single_match_says_nothing_of_a_series(invite: Invite) -> None:
    assert invite(1).ends(HANA).widget("series") is None


def test_between_two_matches_the_title_offers_the_next(evening: Evening) -> None:
    evening.ends(HANA)
    title = opening.title(evening.cabinet)
    assert isinstance(title, TitleScene)
    assert title.focus.at == "continue"


def test_other_devices_of_the_last_match_stay(evening: Evening) -> None:
    evening.sitting.reseat(0, "left_block", None)
    evening.presses(evening.ends(HANA))
    assert evening.sitting.seating.device(0) == "left_block"


def seats(results: ResultsScene) -> SeatsScene:
    then = Hand(results, PAD).takes("seats")
    assert isinstance(then, Push)
    assert isinstance(then.scene, SeatsScene)
    return then.scene


def test_other_seats_begin_anew_and_the_old_series_is_not_offered(evening: Evening) -> None:
    lobby = seats(evening.ends(HANA))
    laid(lobby, evening.cabinet)
    (before,) = evening.journals()
    then = Hand(lobby, MOUSE).clicks("start")
    assert isinstance(then, Reset)
    evening.take(then.scene)
    assert evening.series.played == 0
    (after,) = evening.journals()
    assert after != before
    assert [file.stem for file in after.parent.glob("*.party.json")].count(f"{before.stem}.party") == 0


def test_looking_at_the_seats_alone_ends_no_series(evening: Evening) -> None:
    results = evening.ends(HANA)
    lobby = seats(results)
    laid(lobby, evening.cabinet)
    assert Hand(lobby, MOUSE).takes("out") == Pop()
    results.focus.at = "again"
    evening.presses(results)
    assert evening.series == Series(3, (1,), 1)


def test_where_nothing_can_be_saved_the_series_goes_on_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr("game.app.party.write_party", full)
        results = evening.ends(HANA)
        assert evening.journals() == []
        evening.presses(results)
    assert evening.sitting.journal is None
    assert evening.series == Series(3, (1,), 1)
    assert evening.journals() == [], "a match without its people is not left behind"
    evening.presses(evening.ends(JIRO))
    assert evening.series == Series(3, (1, 1), 2)


def test_duels_are_played_left_and_gone_on_with_until_somebody_has_won_two(cabinet: Cabinet) -> None:
    """By bots at the real table; every match is left in its middle."""
    cabinet.settings.change(speed="instant")
    chairs = (Chair("Hana", 1, None, "easy"), Chair("Jiro", 2, None, "easy"))
    loop = Loop(cabinet)
    loop.stack.apply(Push(opening.begin(cabinet, Party("duel", chairs, DuelOptions(2, False), 5, Series(3)))))
    played = 0
    while True:
        _frames(loop, 40)
        _leave(loop)
        (path,) = kept_matches.unfinished(cabinet.folder)
        assert read_party(path).series.played == played
        loop.stack.apply(Push(opening.go_on(cabinet, path)))
        _frames(loop, 3_000)
        played += 1
        results = loop.stack.top
        assert isinstance(results, ResultsScene)
        if words(results, "again") == "Play again":
            break
        loop.stack.apply(Hand(results, PAD).yes() or Pop())
    assert words(results, "verdict")[5:] in ("wins 2 : 0", "wins 2 : 1")
    assert len([*(cabinet.folder / "matches").glob("*.finished")]) == played
    assert kept_matches.unfinished(cabinet.folder) == []
    _leave(loop)


def _frames(loop: Loop, most: int) -> None:
    """Until the results, at most."""
    for _ in range(most):
        if isinstance(loop.stack.top, ResultsScene):
            return
        loop.frame(STEP)


def _leave(loop: Loop) -> None:
    while loop.stack.scenes:
        loop.stack.pop()
