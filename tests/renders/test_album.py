"""What docs/screens shows was played: no end of a match is made up for the picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.core.outcome import Outcome
from game.storage import saves
from scenes.results import ResultsScene
from tests.renders.album import ALBUM, SCREENS, SHOWN
from tests.renders.booth import Booth
from tests.renders.played import PLAYED
from tests.renders.studio import SIZES, Shoot, studio
from tests.scenes.gallery import GALLERY

WITHOUT_A_MATCH = {"title", "seats", "seats_duel", "settings", "gallery"}
"""Menus that tell nothing of one."""


@pytest.fixture(scope="module")
def shoot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shoot]:
    with studio(tmp_path_factory.mktemp("album"), (640, 360), screens=ALBUM) as opened:
        yield opened


def ends(booth: Booth) -> list[Outcome | None]:
    """Of the matches that were played to their ends, each again from its record alone."""
    files = sorted((booth.cabinet.folder / "matches").glob("*.finished"))
    return [saves.restore(file)[0].outcome() for file in files]


@pytest.mark.parametrize("name", PLAYED)
def test_the_results_are_those_of_a_match_that_was_played(shoot: Shoot, name: str) -> None:
    with shoot(name) as booth:
        scene = booth.top
        assert isinstance(scene, ResultsScene)
        played = ends(booth)
        assert scene.ending.outcome == played[-1]
        assert scene.ending.series.played == len(played)
        alone = [outcome.winners for outcome in played if outcome and len(outcome.winners) == 1]
        assert sum(scene.ending.series.won) == len(alone)


def test_menus_of_the_album_tell_nothing_of_a_match() -> None:
    assert {name for name in SHOWN if name in GALLERY} - PLAYED.keys() == WITHOUT_A_MATCH


def test_the_album_has_all_its_pictures_and_no_others() -> None:
    for _, height in SIZES:
        assert {file.stem for file in (SCREENS / f"{height}").iterdir()} == set(SHOWN)
