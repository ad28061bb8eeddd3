from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game.app import kept_matches
from game.app.party import Chair, Party, Series, read_party
from game.rules.auction.spec import AuctionOptions
from game.storage import library, saves
from game.storage.files import DATA
from game.storage.folders import SaveError, party_beside


def party(seed: int = 7) -> Party:
    options = AuctionOptions.usual(library.load("auction"), 2)
    chairs = (Chair("Hana", 1, "pad1", None), Chair("Jiro", 2, None, "normal"))
    return Party("auction", chairs, options, seed)


def begin(folder: Path, seed: int = 7) -> Path:
    saved = kept_matches.begin(folder, party(seed), DATA)
    saved.journal.close()
    return saved.journal.path


def test_a_new_match_is_kept_with_the_people_at_it(tmp_path: Path) -> None:
    path = begin(tmp_path)
    assert read_party(path) == party()
    match, _, damage = saves.restore(path)
    assert (match.header.seed, damage) == (7, None)


def test_a_match_whose_people_cannot_be_written_down_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveError("The disk is full.")

    monkeypatch.setattr("game.app.party.write_party", full)
    with pytest.raises(SaveError, match="full"):
        begin(tmp_path)
    assert [file for file in (tmp_path / "matches").iterdir() if file.is_file()] == []


def test_the_next_match_of_a_series_waits_with_its_score(tmp_path: Path) -> None:
    later = replace(party(9), series=Series(3, (1, 0), 1))
    path = kept_matches.prepare(tmp_path, later, DATA)
    assert kept_matches.unfinished(tmp_path) == [path]
    assert read_party(path) == later


def test_without_matches_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert kept_matches.unfinished(tmp_path) == []


def test_the_matches_left_are_told_from_the_last_one_on_whatever_the_clock_says(tmp_path: Path) -> None:
    first, second = begin(tmp_path, 1), begin(tmp_path, 2)
    os.utime(first, (9_000_000_000, 9_000_000_000))
    os.utime(second, (1, 1))
    assert kept_matches.unfinished(tmp_path) == [second, first]


def test_what_only_looks_like_a_match_is_no_reason_to_stop(tmp_path: Path) -> None:
    path = begin(tmp_path)
    folder = path.parent
    (folder / "duel-00009.journal").mkdir()
    (folder / "duel-00008.journal").symlink_to(folder / "nowhere")
    os.mkfifo(folder / "duel-00007.journal")
    (folder / "duel-0000\N{SUPERSCRIPT TWO}.journal").write_bytes(b"")
    found = kept_matches.unfinished(tmp_path)
    assert found[0] == path
    assert [file.name for file in found[1:]] == ["duel-0000\N{SUPERSCRIPT TWO}.journal"]
    assert begin(tmp_path).name == "auction-00010.journal"


def test_a_finished_match_is_kept_but_no_longer_offered(tmp_path: Path) -> None:
    path = begin(tmp_path)
    kept_matches.finish(tmp_path, path)
    assert kept_matches.unfinished(tmp_path) == []
    assert path.with_suffix(kept_matches.FINISHED).exists()
    assert begin(tmp_path) != path


def test_of_many_finished_matches_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_matches, "MOST_FINISHED", 2)
    paths = [begin(tmp_path, seed) for seed in range(4)]
    for age, path in enumerate(paths):
        os.utime(path, (age, age))
        kept_matches.finish(tmp_path, path)
    left = sorted(file.stem for file in (tmp_path / "matches").glob(f"*{kept_matches.FINISHED}"))
    assert left == [path.stem for path in paths[2:]]
    assert not party_beside(paths[0]).exists()
    assert party_beside(paths[3]).exists()


def test_a_record_from_elsewhere_stays_what_it_is(tmp_path: Path) -> None:
    path = begin(tmp_path / "elsewhere")
    kept_matches.finish(tmp_path, path)
    assert path.exists()
