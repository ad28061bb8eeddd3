"""Who sits where lies beside the journal, and comes back with the match."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.party import Chair, Party, PartyError, Series, read_party, write_party
from game.rules.core.codec import Mismatch
from game.rules.core.kernel import AnyKernel
from game.storage.folders import SaveError, party_beside
from game.titles.shelf import TITLES

CHAIRS = (Chair("Hana", 1, "pad1", None), Chair("Jiro", 4, None, "normal"))


def party(kernels: dict[str, AnyKernel], title: str) -> Party:
    return Party(title, CHAIRS, TITLES[title].options.usual(kernels[title].spec, 2), 77, Series(3, (0, 1), 2))


@pytest.mark.parametrize("title", TITLES)
def test_a_party_of_every_title_comes_back_from_json(kernels: dict[str, AnyKernel], title: str) -> None:
    before = party(kernels, title)
    assert Party.from_json(json.loads(json.dumps(before.to_json()))) == before


def test_a_party_lies_beside_its_journal(kernels: dict[str, AnyKernel], tmp_path: Path) -> None:
    journal = tmp_path / "matches" / "auction-00001.journal"
    before = party(kernels, "auction")
    write_party(journal, before)
    assert party_beside(journal).name == "auction-00001.party.json"
    assert read_party(journal) == before


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"title": "poker"}, "title"),
        ({"seed": "7"}, "seed"),
        ({"options": None}, "options"),
        ({"chairs": []}, "chairs"),
        ({"chairs": [{"name": "Hana"}]}, "chairs[0].crest"),
        ({"colour": 1}, "colour"),
        ({"series": None}, "series"),
        ({"series": {"best_of": 2, "won": [], "played": 0}}, "series.best_of"),
        ({"series": {"best_of": 3, "won": [0, -1], "played": 1}}, "series.won[1]"),
        ({"series": {"best_of": 3, "won": [0, 0, 1], "played": 1}}, "series.won (number of entries)"),
        ({"series": {"best_of": 3, "won": [1, 1], "played": 1}}, "series.played"),
    ],
)
def test_a_wrong_party_is_refused_with_its_place(
    kernels: dict[str, AnyKernel], change: dict[str, Any], where: str
) -> None:
    with pytest.raises(Mismatch) as wrong:
        Party.from_json(party(kernels, "auction").to_json() | change)
    assert wrong.value.path == where


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"x"', "[" * 100_000])
def test_a_damaged_file_gives_one_line(tmp_path: Path, content: str) -> None:
    journal = tmp_path / "auction-00001.journal"
    party_beside(journal).write_text(content)
    with pytest.raises(PartyError) as trouble:
        read_party(journal)
    assert str(trouble.value).startswith("auction-00001.party.json: ")
    assert "\n" not in str(trouble.value)


def test_a_file_that_is_no_text_gives_one_line(tmp_path: Path) -> None:
    journal = tmp_path / "x.journal"
    party_beside(journal).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PartyError, match="bytes that are not UTF-8"):
        read_party(journal)


def test_a_missing_file_gives_one_line(tmp_path: Path) -> None:
    with pytest.raises(PartyError, match=r"x\.party\.json: cannot be read"):
        read_party(tmp_path / "x.journal")


def test_a_party_that_cannot_be_written_is_a_clear_error(
    kernels: dict[str, AnyKernel], tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("a file in the way")
    with pytest.raises(SaveError, match="cannot be written"):
        write_party(tmp_path / "matches" / "x.journal", party(kernels, "auction"))


def test_a_bot_saved_with_the_former_name_of_its_level_has_the_new_one(kernels: dict[str, AnyKernel]) -> None:
    found = party(kernels, "auction").to_json()
    found["chairs"][1]["level"] = "fair"
    assert Party.from_json(found).chairs == CHAIRS


def test_a_party_from_before_there_were_series_plays_one_match(kernels: dict[str, AnyKernel]) -> None:
    before = party(kernels, "duel")
    found = before.to_json()
    del found["series"]
    assert Party.from_json(found) == replace(before, series=Series(1, (), 0))
