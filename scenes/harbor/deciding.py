"""What every decision of the harbor shares: who is asked, and the sheet that everybody sees."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.view import HarborView
from game.staging import zoom
from game.staging.harbor.pieces import Port, Strip
from game.staging.harbor.refusals import refused
from game.staging.harbor.sheets import pages
from game.staging.harbor.sheets.strip import A_ROW
from game.staging.harbor.tableau import Entry
from game.staging.pieces import Sheet
from game.staging.sheets import Cell
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui.focus import Area
from scenes.harbor import prompts
from scenes.play.drafting import Drafting, Press
from scenes.play.sitting import Sitting


class HarborScene(Drafting):
    """One seat is asked after another, but for bids."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.table: Table = table_for(sitting.match.kernel.spec, len(sitting.seating.chairs))
        self.page = 0

    @property
    def view(self) -> HarborView:
        """What is shown."""
        view: HarborView = self.sitting.show.view
        return view

    @property
    def names(self) -> tuple[str, ...]:
        """Of all seats."""
        return self.sitting.seating.names

    @property
    def crests(self) -> tuple[int, ...]:
        """Of all seats."""
        return tuple(chair.crest for chair in self.sitting.seating.chairs)

    def seat(self) -> Seat | None:
        """Whose turn it is."""
        return min(self.view.to_act, default=None)

    def words(self) -> dict[str, Words]:
        """Where the match is; the header's middle and the ribbon's place belong to whoever decides."""
        words = prompts.watching(self.sitting)
        if self.drafting and self.sheet():
            words.pop("ribbon", None)
        return words

    def entry(self, cells: tuple[Cell, ...]) -> Any:
        """With the table as the draft would leave it."""
        return Entry(seat=self.seat(), view=self.foreseen(), cells=cells)

    def foreseen(self) -> HarborView | None:
        """What a draft would lead to; None where there is none."""
        return None

    def why(self, refusal: Refusal | None) -> str:
        """In words; nothing where there is no reason."""
        seat = self.seat()
        return "" if refusal is None or seat is None else refused(refusal, self.names, seat)

    def sheet_area(self) -> Area:
        """Of a large sheet, before it is as large as the type wants it."""
        layout = self.sitting.desk.layout
        return zoom.half(layout.area(Sheet())) if layout.plan.large else layout.area(Sheet())

    def strip_area(self, answers: int) -> Area:
        """Of a question over the race; in large type down to the quay, or as low as its answers need."""
        layout = self.sitting.desk.layout
        if not layout.plan.large:
            return layout.area(Strip())
        sheet, quay = layout.area(Sheet()), layout.area(Port(self.seat() or 0, 0))
        high = quay.y - 4 - sheet.y if answers <= A_ROW else sheet.h
        return zoom.half(Area(sheet.x, sheet.y, sheet.w, high))

    def grown(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """What was laid out on such an area, as large as the type."""
        return zoom.cells(cells) if self.sitting.desk.layout.plan.large else cells

    def leafing(self, cards: int, at_once: int) -> dict[PieceId, Press]:
        """What turns the pages of a sheet that has some."""
        last = pages.count(cards, at_once) - 1
        self.page = min(self.page, last)
        possible = {step: self.page + step for step in (-1, 1) if 0 <= self.page + step <= last}
        return {pages.Leaf(step): Press(partial(self._turn_to, page)) for step, page in possible.items()}

    def _turn_to(self, page: int) -> None:
        self.page = page

    def observed(self) -> HarborView:
        """What whoever is asked may know."""
        view: HarborView = self.sitting.match.observe(self.seat())
        return view


class SheetScene(HarborScene):
    """A decision of many presses: a draft, the way out, and the button that does it."""

    draft: HarborDraft[Any, Any, Any] | None = None

    def commit(self) -> None:
        """Gives the whole draft to the match."""
        if self.draft is not None:
            action = self.draft.action()
            self.draft = None
            self.lay_down()
            self.sitting.decide(action)

    def foreseen(self) -> HarborView | None:
        """As far as the draft is."""
        if self.draft is None or not self.draft.parts:
            return None
        view: HarborView = self.draft.view()
        return view

    @property
    def missing(self) -> str:
        """What the draft lacks, in words."""
        return "" if self.draft is None else self.why(self.draft.missing)
