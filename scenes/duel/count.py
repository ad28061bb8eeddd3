"""The end: four knives, or everything counted."""

from __future__ import annotations

from typing import ClassVar

from game.table.hud import Words
from scenes.duel import prompts
from scenes.play.last import LastScene


class CountScene(LastScene):
    """Piles, wasabi and the barrel are counted, unless knives have ended the match before."""

    name: ClassVar[str] = "count"

    def words(self) -> dict[str, Words]:
        """The last count; once it is done, the way on."""
        return {**prompts.watching(self.sitting, self.name), **super().words()}
