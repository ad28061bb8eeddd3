"""A disk that is really full, and a file that fails at any call: the match is whole before and after."""

from __future__ import annotations

import errno
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match.match import Match
from game.storage import saves
from game.storage.errors import JournalError
from tests.matches import play_on
from tests.storage.test_journal import begun

ACTIONS = 12


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """The system refuses to let any file of this process grow beyond it."""
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)


def play(match: Match, seed: int) -> None:
    """On by some actions."""
    play_on(match, Random(seed), len(match.actions) + ACTIONS)


def assert_whole(path: Path, match: Match) -> None:
    again, _, damage = saves.restore(path)
    assert damage is None
    assert again.actions == match.actions


def test_a_match_cannot_begin_where_no_byte_fits_and_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    for size in (0, 1, 40):
        with room_for(size), pytest.raises(JournalError, match="cannot be written"):
            begun(path)
        assert not path.exists()


def test_a_disk_that_fills_up_takes_nothing_or_all_of_an_action(tmp_path: Path) -> None:
    refused = 0
    for room in range(0, 400, 7):
        path = tmp_path / f"{room}.journal"
        saved = begun(path)
        play(saved.match, 1)
        known = saved.match.actions
        with room_for(path.stat().st_size + room):
            try:
                play(saved.match, 2)
            except JournalError:
                refused += 1
                saved.journal.close()  # and this writes nothing more
        assert saved.match.actions[: len(known)] == known
        assert_whole(path, saved.match)
        saved.journal.close()
    assert refused > 20


def test_a_match_goes_on_in_the_same_file_once_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    saved = begun(path)
    play(saved.match, 1)
    with room_for(path.stat().st_size + 10), pytest.raises(JournalError):
        play(saved.match, 2)
    play(saved.match, 3)
    saved.journal.close()
    assert_whole(path, saved.match)


class Faulty(FileIO):
    """Fails at its n-th call, and stays as broken as the system would leave it."""

    calls = 0
    at = 0

    def _count(self) -> None:
        Faulty.calls += 1
        if Faulty.calls == Faulty.at:
            raise OSError(errno.EIO, "Input/output error")

    def write(self, block: Any) -> int:
        self._count()
        return super().write(block)

    def truncate(self, size: int | None = None) -> int:
        self._count()
        return super().truncate(size)

    def seek(self, offset: int, whence: int = 0) -> int:
        self._count()
        return super().seek(offset, whence)

    def fileno(self) -> int:
        self._count()
        return super().fileno()

    def close(self) -> None:
        super().close()
        self._count()


def test_whichever_call_of_a_save_fails_the_file_holds_what_the_match_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Path.open

    def opened(path: Path, mode: str = "r", buffering: int = -1, **ways: Any) -> Any:
        """The journal alone is faulty: it is the one file without a buffer."""
        return whole(path, mode, buffering, **ways) if buffering else Faulty(path, mode.replace("b", ""))

    failed = 0
    for at in range(1, 45):
        path = tmp_path / f"{at}.journal"
        Faulty.calls, Faulty.at = 0, at
        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", opened)
            try:
                saved = begun(path)
            except JournalError:
                assert not path.exists()
                failed += 1
                continue
            try:
                play(saved.match, at)
            except JournalError:
                failed += 1
                play(saved.match, at)  # whatever failed once works again
            saved.journal.close()
        assert_whole(path, saved.match)
    assert failed >= 20
