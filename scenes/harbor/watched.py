"""The phases of the harbor while nobody decides: everybody watches."""

from __future__ import annotations

from typing import ClassVar

from game.table.hud import Words
from scenes.harbor import prompts
from scenes.play.last import LastScene
from scenes.play.phase import PhaseScene


class Watching(PhaseScene):
    """Words only."""

    def words(self) -> dict[str, Words]:
        """Where the match is."""
        return prompts.watching(self.sitting)


class CountScene(LastScene):
    """H81: everything is counted."""

    name: ClassVar[str] = "count"

    def words(self) -> dict[str, Words]:
        """The last count; once it is done, the way on."""
        return {**prompts.watching(self.sitting), **super().words()}
