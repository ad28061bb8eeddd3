"""Matches and their journals: begin, resume, and what to say when a file is not what it was."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.match.match import UNDO, Match
from game.match.record import Header, action_from_json, header_from_json
from game.rules.core.codec import Mismatch
from game.rules.core.errors import BadOptions, RulesError
from game.rules.core.kernel import AnyKernel
from game.storage import journal, library
from game.storage.errors import ForeignRecord, JournalError
from game.storage.files import DATA


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that is kept on disk; `notice` is a sentence if not everything could be brought back."""

    match: Match
    journal: journal.Journal
    notice: str | None


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
    notice = None
    if damage:
        aside = path.with_name(path.name + ".damaged")
        shutil.copyfile(path, aside)
        goes_on = f"the match goes on after its action {len(match.actions)}"
        notice = f"{path.name}: {damage}; {goes_on}, the file is kept as {aside.name}"
    kept = journal.Journal.reopen(path, last)
    match.keep = kept.append
    return Saved(match, kept, notice)


def restore(path: Path, data: Path = DATA) -> tuple[Match, journal.Line, str | None]:
    """Reads only: the match, the last line that counts, and what is wrong after it."""
    reading = journal.read(path)
    if not reading.lines:
        raise JournalError(f"{path}: not the journal of a match, or damaged from its first line on")
    header = _header(path, reading.lines[0].entry)
    kernel = _kernel_for(path, header, data)
    try:
        match = Match(kernel, header)
    except BadOptions as wrong:
        raise ForeignRecord(f"{path}: {wrong}") from None
    last, damage = reading.lines[0], reading.damage
    for number, line in enumerate(reading.lines[1:], start=2):
        try:
            _replay(match, line.entry)
        except (Mismatch, RulesError) as wrong:
            damage = f"line {number} is no legal action ({wrong})"
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
        raise ForeignRecord(f"{path}: its first line is not the header of a match ({wrong})") from None


def _kernel_for(path: Path, header: Header, data: Path) -> AnyKernel:
    """The rules and figures the match was begun with, or a refusal."""
    kernel = library.kernel(header.title, data)
    if header.rules_version != kernel.rules_version:
        raise ForeignRecord(
            f"{path}: played by version {header.rules_version} of the rules of {header.title}, "
            f"this game has version {kernel.rules_version}; the match cannot go on"
        )
    if header.data_hash != library.data_hash(kernel.spec):
        raise ForeignRecord(
            f"{path}: played with other figures than data/{header.title}.json holds now; "
            "put the old file back to go on with this match"
        )
    return kernel
