"""The phases in which nobody decides: everybody watches."""

from __future__ import annotations

from typing import ClassVar

from game.app.scene import Transition
from game.rules.auction.events import MarketMoved
from game.staging.auction.tableau import Entry
from game.table.hud import Words
from scenes.auction import prompts
from scenes.play.last import LastScene
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

    def _proceed(self) -> Transition | None:
        """Before the fish run the table makes room for them."""
        show = self.sitting.show
        if isinstance(show.next_event, MarketMoved) and show.entry is None:
            show.note()
            show.enter(Entry(racing=True))
            return None
        return super()._proceed()


class ScoringScene(LastScene):
    """Markers slide into their niches, rows are counted out, somebody has won."""

    name: ClassVar[str] = "scoring"

    def words(self) -> dict[str, Words]:
        """The last count; once it is done, the way on."""
        return {**prompts.watching(self.sitting, self.name), **super().words()}
