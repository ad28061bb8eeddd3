"""The last phase of any game: everything is counted, and somebody goes on to the results."""

from __future__ import annotations

from game.app.scene import Replace, Reset, Transition
from game.devices.intents import Click, Confirm, Intent
from game.table.hud import Words
from scenes.play import prompts, screens
from scenes.play.phase import PhaseScene


class LastScene(PhaseScene):
    """A subclass gives its name, and lays its own words under these."""

    def words(self) -> dict[str, Words]:
        """Once everything was shown, the way on; nothing before."""
        return {"header_phase": prompts.way_on(self.sitting)} if self._ready else {}

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
        return None if self.sitting.seating.people() else Replace(screens.results(self.sitting))
