"""A match on disk while it is played: where it cannot be written it goes on, and is made up for later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.app import platform
from game.i18n.door import _
from game.match.match import Entry
from game.storage.errors import JournalError
from game.storage.folders import SaveError
from game.storage.journal import Journal


def _to_nobody(words: str) -> None:
    """Before anybody sits at the table."""


@dataclass(slots=True)
class Keeping:
    """Where there is no journal yet `open` tries again with every step; `say` tells people of it."""

    open: Callable[[], Journal]
    journal: Journal | None = None
    say: Callable[[str], None] = _to_nobody
    _owed: list[Entry] = field(default_factory=list, init=False)
    _failing: bool = field(init=False)

    def __post_init__(self) -> None:
        self._failing = self.journal is None

    def keep(self, entries: list[Entry]) -> None:
        """With them goes what could not be written before: the file is whole as soon as there is room."""
        self._owed += entries
        try:
            if self.journal is None:
                self.journal = self.open()
            self.journal.append(self._owed)
        except (JournalError, SaveError) as trouble:
            if not self._failing:
                self.say(_("This match is not saved for now: {reason}", reason=trouble))
            self._failing = True
            return
        if self._failing:
            self.say(_("This match is saved again."))
        self._failing = False
        self._owed.clear()
        platform.sync()

    def close(self) -> None:
        """The match is left; its file stays for another day."""
        if self.journal is not None:
            self.journal.close()
