"""Which input means what, on each kind of device and in each mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.devices.binding_checks import Table, check, decoded, read
from game.devices.deeds import KEYS, deed
from game.devices.inputs import KNOWN, label
from game.devices.words import KEY_KINDS, WORDS, Kind, Mode
from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.errors import DataError


class BindingRefused(Exception):
    """Base of all reasons not to bind an input; the text is for the player who asked."""


class InputTaken(BindingRefused):
    """The input already does something else."""


class InputUnknown(BindingRefused):
    """The device has no such input."""


class InputMissing(BindingRefused):
    """Every word needs an input."""


class Bindings:
    """A whole and sound set of bindings; a change makes a new one."""

    def __init__(self, table: Table) -> None:
        """Takes what `check` has passed."""
        self._table = table
        self._words: dict[tuple[Kind, Mode], dict[str, str]] = {
            (kind, mode): {name: word for word, names in words.items() for name in names}
            for kind, modes in table.items()
            for mode, words in modes.items()
        }
        self._owners = {
            name: kind for kind, mode in self._words if kind in KEY_KINDS for name in self._words[kind, mode]
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bindings) and self._table == other._table

    __hash__ = None  # type: ignore[assignment]  # a settings value, never a key

    def inputs(self, kind: Kind, mode: Mode, word: str) -> tuple[str, ...]:
        """The inputs of a word, the first one being the one to show; empty if the device has no such word."""
        return self._table[kind][mode].get(word, ())

    def word(self, kind: Kind, mode: Mode, name: str) -> str:
        """What an input means; empty if nothing."""
        return self._words[kind, mode].get(name, "")

    def owner(self, key: str) -> Kind | None:
        """The block, or the rest of the keyboard, that a key belongs to."""
        return self._owners.get(key)

    def changed(self, kind: Kind, mode: Mode, word: str, names: Sequence[str]) -> Bindings:
        """The same with other inputs for one word; raises BindingRefused with a sentence."""
        if word not in WORDS[kind, mode]:
            raise InputUnknown(_('This device has no action called "{action}".', action=word))
        if not names:
            raise InputMissing(_('"{action}" needs at least one input.', action=deed(word)))
        for name in names:
            self._refuse(kind, mode, word, name)
        return Bindings(merged(self._table, {kind: {mode: {word: tuple(dict.fromkeys(names))}}}))

    def _refuse(self, kind: Kind, mode: Mode, word: str, name: str) -> None:
        if name not in KNOWN[kind]:
            raise InputUnknown(_('This device has no input called "{input}".', input=name))
        taken = self.word(kind, mode, name)
        if taken and taken != word:
            text = _('{input} is already used for "{action}".', input=label(name), action=deed(taken))
            raise InputTaken(text)
        owner = self.owner(name)
        if kind in KEY_KINDS and owner is not None and owner != kind:
            raise InputTaken(
                _('{input} already belongs to "{keys}".', input=label(name), keys=_(KEYS[owner]))
            )

    def overrides(self, base: Bindings) -> dict[str, Any]:
        """What differs from the base, as JSON values for the settings file."""
        found: dict[str, Any] = {}
        for kind, mode in WORDS:
            for word, names in self._table[kind][mode].items():
                if names != base.inputs(kind, mode, word):
                    found.setdefault(kind, {}).setdefault(mode, {})[word] = list(names)
        return found

    def with_overrides(self, overrides: Any, file: str) -> Bindings:
        """This base with a player's changes over it, all at once; raises DataError naming that file."""
        try:
            return Bindings(check(merged(self._table, decoded(overrides))))
        except Mismatch as wrong:
            raise DataError.of(file, wrong) from None


def read_bindings(file: Path) -> Bindings:
    """The bindings of a file; raises DataError with one clear line."""
    found = read(file)
    try:
        if isinstance(found, dict):
            found.pop("note", None)
        return Bindings(check(decoded(found)))
    except Mismatch as wrong:
        raise DataError.of(file.name, wrong) from None


def merged(table: Table, changes: Table) -> Table:
    """The table with the words of the changes in place of its own."""
    empty: Mapping[str, tuple[str, ...]] = {}
    return {
        kind: {mode: {**words, **changes.get(kind, {}).get(mode, empty)} for mode, words in modes.items()}
        for kind, modes in table.items()
    }
