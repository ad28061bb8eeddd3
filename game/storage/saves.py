"""Matches and their journals: begin, resume, and what to say when a file is not what it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.i18n.door import _, ngettext
from game.match.match import UNDO, Match
from game.match.record import Header, action_from_json, header_from_json
from game.rules.core.codec import Mismatch
from game.rules.core.errors import BadOptions, RulesError
from game.rules.core.kernel import AnyKernel
from game.storage import journal, library
from game.storage.errors import DataError, ForeignRecord, JournalError, unreadable, unwritable
from game.storage.files import DATA
from game.storage.folders import SaveError, write_whole
from game.titles.shelf import TITLES

FIGURES: Final = "figures"


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that is kept on disk; `notice` is a sentence if not everything could be brought back."""

    match: Match
    journal: journal.Journal
    notice: str | None


class Unwritable(JournalError):
    """A good match whose file can only be read: it may go on unsaved until `reopen` works."""

    def __init__(self, trouble: JournalError, match: Match, reopen: Callable[[], journal.Journal]) -> None:
        super().__init__(str(trouble))
        self.match, self.reopen = match, reopen


def begin(path: Path, title: str, options: Any, seed: int, data: Path = DATA) -> Saved:
    """A new match and its journal."""
    match = new_match(library.kernel(title, data), options, seed)
    kept = journal.Journal.create(path, match.header.to_json())
    match.keep = kept.append
    return Saved(match, kept, None)


def new_match(kernel: AnyKernel, options: Any, seed: int) -> Match:
    """A match that knows its figures and rules but is not kept on disk."""
    header = Header(kernel.title, options, library.data_hash(kernel.spec), kernel.rules_version, seed)
    return Match(kernel, header)


def resume(path: Path, data: Path = DATA) -> Saved:
    """The match as it was after its last good action; the journal goes on from there."""
    match, last, damage = restore(path, data)
    reopen = partial(_reopen, path, last, damage)
    try:
        kept = reopen()
    except journal.InUse:
        raise
    except JournalError as trouble:
        raise Unwritable(trouble, match, reopen) from None
    match.keep = kept.append
    return Saved(match, kept, _notice(path, damage, len(match.actions)) if damage else None)


def _reopen(path: Path, last: journal.Line, damage: str | None) -> journal.Journal:
    """What is damaged is cut off, so the file as it was is kept beside it first."""
    if damage:
        try:
            shutil.copyfile(path, _aside(path))
        except OSError as trouble:
            raise JournalError(unwritable(_aside(path), trouble)) from None
    return journal.Journal.reopen(path, last)


def _aside(path: Path) -> Path:
    return path.with_name(path.name + ".damaged")


def _notice(path: Path, damage: str, actions: int) -> str:
    return ngettext(
        "{file}: {damage}. {count} action before it is restored. The old file is kept as {copy}.",
        "{file}: {damage}. {count} actions before it are restored. The old file is kept as {copy}.",
        actions,
        file=path.name,
        damage=damage,
        copy=_aside(path).name,
    )


def restore(path: Path, data: Path = DATA) -> tuple[Match, journal.Line, str | None]:
    """Reads only: the match, the last line that counts, and what is wrong after it."""
    reading = journal.read(path)
    if not reading.lines:
        raise JournalError(_("{file}: not a saved match, or damaged in its first line", file=path.name))
    header = _header(path, reading.lines[0].entry)
    kernel = _kernel_for(path, header, data)
    try:
        match = Match(kernel, header)
    except BadOptions as wrong:
        raise ForeignRecord(
            _("{file}: the match cannot be continued ({reason})", file=path.name, reason=wrong)
        ) from None
    last, damage = reading.lines[0], reading.damage
    for number, line in enumerate(reading.lines[1:], start=2):
        try:
            _replay(match, line.entry)
        except (Mismatch, RulesError) as wrong:
            damage = _("line {line} is not a legal action ({reason})", line=number, reason=wrong)
            break
        if not match.locked:
            last = line
    match.unlock_all()
    return match, last, damage


def _replay(match: Match, entry: Any) -> None:
    if entry == UNDO:
        match.undo(match.actions[-1].seat if match.actions else 0)
    else:
        match.submit(action_from_json(match.header.title, entry))


def _header(path: Path, entry: Any) -> Header:
    try:
        return header_from_json(entry)
    except Mismatch as wrong:
        place = _("{file}, line {line}", file=path.name, line=1)
        raise ForeignRecord(str(DataError.of(place, wrong))) from None


def _kernel_for(path: Path, header: Header, data: Path) -> AnyKernel:
    """The rules and figures the match was begun with, or a refusal."""
    kernel = library.kernel(header.title, data)
    if header.rules_version != kernel.rules_version:
        raise ForeignRecord(
            _(
                "{file}: this match uses version {theirs} of the rules, and this game has version {ours}. "
                "To continue the match, use the version of the game it was started with.",
                file=path.name,
                theirs=header.rules_version,
                ours=kernel.rules_version,
            )
        )
    if header.data_hash == library.data_hash(kernel.spec):
        return kernel
    if header.data_hash.isalnum():  # it comes from a file, and becomes a part of a path
        with suppress(DataError):
            kept = library.kernel(header.title, figures(path, header.data_hash))
            if header.data_hash == library.data_hash(kept.spec):
                return kept
    raise ForeignRecord(
        _(
            "{file}: the figures of {title} have changed since this match started, and the old ones are not "
            "kept.",
            file=path.name,
            title=TITLES[header.title].heading,
        )
    )


def figures(path: Path, named: str) -> Path:
    """The folder beside a journal where figures of this name are kept, as in data/."""
    return path.parent / FIGURES / named


def keep_figures(path: Path, header: Header, data: Path) -> None:
    """Those a match is played with, so that a later change of data/ does not end it; raises SaveError."""
    kept = figures(path, header.data_hash) / f"{header.title}.json"
    if kept.is_file():
        return
    try:
        text = (data / kept.name).read_text(encoding="utf-8-sig")
    except OSError as trouble:
        raise SaveError(unreadable(data / kept.name, trouble)) from None
    write_whole(kept, text)
