"""The journal: one checked line per entry, good up to its last whole line."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random

import pytest

from game.match.match import Match
from game.rules.auction.actions import Decline, PlaceTickets
from game.rules.auction.spec import Ticket
from game.rules.core.kernel import AnyKernel
from game.storage import journal, saves
from game.storage.errors import ForeignRecord, JournalError
from game.storage.files import DATA
from game.storage.library import load
from game.titles.shelf import TITLES
from tests.matches import play_on, step


def begun(path: Path, title: str = "auction", players: int = 2, seed: int = 3) -> saves.Saved:
    return saves.begin(path, title, TITLES[title].options.usual(load(title), players), seed)


def played(path: Path, actions: int, title: str = "auction", players: int = 2) -> Match:
    saved = begun(path, title, players)
    play_on(saved.match, Random(5), actions)
    saved.journal.close()
    return saved.match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.journal"


def test_a_match_comes_back_as_it_was_and_goes_on(path: Path, kernels: dict[str, AnyKernel]) -> None:
    for title in kernels:
        for players in TITLES[title].players:
            file = path.with_name(f"{title}{players}")
            match = played(file, 60, title, players)
            saved = saves.resume(file)
            assert saved.notice is None
            assert saved.match.state == match.state
            assert saved.match.actions == match.actions
            play_on(saved.match, Random(6), 90)
            saved.journal.close()
            assert saves.restore(file)[0].state == saved.match.state


def test_one_line_is_added_per_action_and_earlier_lines_never_change(path: Path) -> None:
    saved = begun(path)
    content = path.read_bytes()
    random = Random(4)
    for _ in range(30):
        known = len(saved.match.actions)
        step(saved.match, random)
        now = path.read_bytes()
        assert now.startswith(content)
        assert now.count(b"\n") - content.count(b"\n") == len(saved.match.actions) - known
        content = now
    saved.journal.close()


def test_pending_secret_choices_are_not_on_disk_before_the_reveal(path: Path) -> None:
    saved = begun(path)
    empty = path.read_bytes()
    saved.match.submit(PlaceTickets(0, (Ticket.ZERO, Ticket.FOUR, Ticket.DOUBLE)))
    assert path.read_bytes() == empty
    assert {file.name for file in path.parent.iterdir()} == {path.name}
    saved.match.submit(PlaceTickets(1, (Ticket.ZERO, Ticket.FOUR, Ticket.DOUBLE)))
    assert path.read_bytes().count(b"PlaceTickets") == 2
    saved.journal.close()


def test_secret_choices_that_reached_the_disk_only_in_part_are_forgotten(path: Path) -> None:
    played(path, 2)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    saved = saves.resume(path)
    assert saved.match.actions == ()
    assert saved.match.locked == frozenset()
    assert saved.notice is None
    assert path.read_bytes() == lines[0]
    saved.journal.close()


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(path: Path) -> None:
    match = played(path, 12)
    content = path.read_bytes()
    last = len(content.splitlines(keepends=True)[-1])
    for cut in range(1, last + 1):
        path.write_bytes(content[:-cut])
        found, _, damage = saves.restore(path)
        assert damage is None
        assert match.actions[: len(found.actions)] == found.actions
        assert len(found.actions) >= len(match.actions) - 2
    path.write_bytes(content[:-3])
    saved = saves.resume(path)
    assert saved.notice is None
    play_on(saved.match, Random(8), 14)
    saved.journal.close()
    assert saves.restore(path)[0].state == saved.match.state


def test_damage_in_any_byte_falls_back_to_the_last_good_action_and_says_so(path: Path) -> None:
    match = played(path, 10)
    content = path.read_bytes()
    header = content.index(b"\n") + 1
    for place in range(header, len(content) - 1):
        for bit in (1, 128) if place % 7 == 0 else (4,):
            damaged = bytearray(content)
            damaged[place] ^= bit
            path.write_bytes(damaged)
            found, _, damage = saves.restore(path)
            assert damage is not None or b"\n" not in damaged[place:]
            assert match.actions[: len(found.actions)] == found.actions
            assert len(found.actions) < len(match.actions)


def test_a_damaged_file_is_kept_aside_and_the_match_goes_on(path: Path) -> None:
    played(path, 10)
    content = path.read_bytes()
    lines = content.splitlines(keepends=True)
    broken = b"".join(lines[:7]) + b"nonsense\n" + b"".join(lines[8:])
    path.write_bytes(broken)
    saved = saves.resume(path)
    assert saved.notice is not None
    assert "line 8 is damaged" in saved.notice
    assert "6 actions before it are restored" in saved.notice
    assert "\n" not in saved.notice
    assert path.with_name("match.journal.damaged").read_bytes() == broken
    assert path.read_bytes() == b"".join(lines[:7])
    step(saved.match, Random(1))
    saved.journal.close()
    assert saves.restore(path)[2] is None


@pytest.mark.parametrize("change", ["lost", "doubled", "swapped"])
def test_lines_that_are_lost_doubled_or_swapped_are_noticed(path: Path, change: str) -> None:
    match = played(path, 10)
    lines = path.read_bytes().splitlines(keepends=True)
    if change == "lost":
        del lines[5]
    elif change == "doubled":
        lines.insert(5, lines[5])
    else:
        lines[5], lines[6] = lines[6], lines[5]
    path.write_bytes(b"".join(lines))
    found, _, damage = saves.restore(path)
    assert damage is not None
    assert len(found.actions) <= 6
    assert match.actions[: len(found.actions)] == found.actions


def test_a_whole_line_that_is_no_legal_action_ends_the_record_there(path: Path) -> None:
    match = played(path, 10)
    last = journal.read(path).lines[-1]
    kept = journal.Journal.reopen(path, last)
    kept.append([{"do": "Decline", "seat": 9}, {"undo": True}])
    kept.close()
    found, line, damage = saves.restore(path)
    assert found.actions == match.actions
    assert line == last
    assert damage is not None
    assert f"line {len(match.actions) + 2} is not a legal action" in damage


def test_taking_back_is_an_entry_of_its_own(path: Path) -> None:
    for seed in range(60):
        file = path.with_name(str(seed))
        saved = begun(file, seed=seed)
        random = Random(seed)
        while saved.match.waiting():
            (*_, seat) = sorted(saved.match.waiting())
            if not saved.match.locked and saved.match.can_undo(seat):
                known = len(file.read_bytes())
                saved.match.undo(seat)
                assert file.read_bytes()[known:].endswith(b'{"undo":true}\n')
                step(saved.match, random)
                saved.journal.close()
                assert saves.restore(file)[0].state == saved.match.state
                return
            step(saved.match, random)
        saved.journal.close()
    raise AssertionError("nothing could be taken back in 60 matches")


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"hello\n", b"\n", b"\x00" * 500, b"00000000 {}\n", b"ffffffff \n"],
)
def test_a_file_that_is_no_journal_is_refused_in_one_line(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(JournalError, match="not a saved match") as caught:
        saves.resume(path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_header_of_another_shape_is_refused(path: Path) -> None:
    journal.Journal.create(path, {"title": "chess", "seed": 1}).close()
    with pytest.raises(ForeignRecord, match=r", line 1: .*found "):
        saves.resume(path)


def test_a_header_with_options_that_cannot_be_played_is_refused(path: Path) -> None:
    saved = begun(path)
    saved.journal.close()
    header = saved.match.header.to_json()
    for change in ({"seed": -1}, {"options": header["options"] | {"players": 9}}):
        other = path.with_name(f"other-{next(iter(change))}")
        journal.Journal.create(other, header | change).close()
        with pytest.raises(ForeignRecord, match=r"the seed is|9 players"):
            saves.resume(other)


def test_a_record_made_with_other_figures_is_refused(path: Path, tmp_path: Path) -> None:
    played(path, 4)
    other = tmp_path / "data"
    other.mkdir()
    text = (DATA / "auction.json").read_text(encoding="utf-8")
    (other / "auction.json").write_text(text.replace('"is": 48', '"is": 50', 1), encoding="utf-8")
    content = path.read_bytes()
    with pytest.raises(ForeignRecord, match=r"match\.journal: the figures of Tsukiji have changed"):
        saves.resume(path, other)
    assert path.read_bytes() == content


def test_a_record_made_by_other_rules_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path, 4)
    kernel_class = TITLES["auction"].kernel
    monkeypatch.setattr(kernel_class, "rules_version", 99)
    with pytest.raises(ForeignRecord, match="version 1 of the rules, and this game has version 99"):
        saves.resume(path)


def test_an_existing_file_is_never_overwritten_by_a_new_match(path: Path) -> None:
    played(path, 4)
    with pytest.raises(JournalError, match="cannot be created"):
        begun(path)


def test_a_missing_file_is_one_clear_line(path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be read"):
        saves.resume(path)


def test_if_the_disk_is_full_the_action_did_not_happen_and_the_file_stays_good(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = begun(path)
    play_on(saved.match, Random(1), 6)
    content, state = path.read_bytes(), saved.match.state

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    seat = min(saved.match.waiting())
    action = saved.match.legal(seat).sample(Random(2))
    with pytest.raises(JournalError, match="No space left"):
        saved.match.submit(action)
    assert saved.match.state == state
    assert path.read_bytes() == content
    monkeypatch.undo()
    saved.match.submit(action)
    saved.journal.close()
    assert saves.restore(path)[0].state == saved.match.state


def test_a_journal_that_cannot_be_begun_leaves_no_file_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalError, match="No space left"):
        begun(path)
    assert not path.exists()
    monkeypatch.undo()
    begun(path).journal.close()


def test_a_closed_journal_refuses_and_nothing_happens(path: Path) -> None:
    saved = begun(path)
    play_on(saved.match, Random(1), 2)
    saved.journal.close()
    (buyer,) = saved.match.waiting()
    before = saved.match.state
    with pytest.raises(JournalError, match="cannot be written"):
        saved.match.submit(Decline(buyer))
    assert saved.match.state == before


def test_a_match_that_another_window_has_open_is_left_to_it(path: Path) -> None:
    """A second file of the same process stands for another process: the system tells them apart alike."""
    saved = begun(path)
    play_on(saved.match, Random(1), 4)
    content = path.read_bytes()
    with pytest.raises(JournalError, match="another window"):
        saves.resume(path)
    assert path.read_bytes() == content
    play_on(saved.match, Random(1), 8)
    saved.journal.close()
    again = saves.resume(path)
    assert again.match.actions == saved.match.actions
    again.journal.close()


@pytest.mark.parametrize("named", ["\0", "../../data", "", "no such figures"])
def test_whatever_a_file_calls_its_figures_it_is_refused_in_words(path: Path, named: str) -> None:
    saved = begun(path)
    header = saved.match.header.to_json() | {"data": named}
    saved.journal.close()
    other = path.with_name("other.journal")
    journal.Journal.create(other, header).close()
    with pytest.raises(ForeignRecord, match="the figures of Tsukiji have changed"):
        saves.resume(other)
