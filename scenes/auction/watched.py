"""The phases in which nobody decides: everybody watches."""

from __future__ import annotations

from typing import ClassVar

from game.app.scene import Replace, Reset, Transition
from game.devices.intents import Click, Confirm, Intent
from game.table.hud import Words
from scenes.auction import prompts
from scenes.play import screens
from scenes.play.phase import PhaseScene


class OfferScene(PhaseScene):
    """The lots are dealt, card by card."""

    name: ClassVar[str] = "offer"

    def words(self) -> dict[str, Words]:
        """The round and its first player."""
        return prompts.watching(self.sitting, self.name)


class QuotationScene(PhaseScene):
    """Tickets turn, sums count up, tiles fall in order, markers hop."""

    name: ClassVar[str] = "quotation"

    def words(self) -> dict[str, Words]:
        """What is being worked out."""
        return prompts.watching(self.sitting, self.name)


class ScoringScene(PhaseScene):
    """Markers slide into their niches, rows are counted out, somebody has won."""

    name: ClassVar[str] = "scoring"

    def words(self) -> dict[str, Words]:
        """The last count; once it is done, the way on."""
        words = prompts.watching(self.sitting, self.name)
        return {**words, "header_phase": prompts.way_on(self.sitting)} if self._ready else words

    def decide(self, intent: Intent) -> Transition | None:
        """Everything was shown: anybody goes on to the results."""
        if self._ready and isinstance(intent, Confirm | Click):
            return Replace(screens.results(self.sitting))
        return super().decide(intent)

    def finish(self) -> Transition | None:
        """Without people at the table nobody needs time to look."""
        self.refresh()
        if self.sitting.on_input is not None:
            return Reset(self.sitting.on_input())
        return None if self.sitting.people() else Replace(screens.results(self.sitting))
