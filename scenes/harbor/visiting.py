"""H30: a market visit: how it is paid, what is done there, and what it does to everybody."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.app.scene import Transition
from game.devices.intents import Intent, Move
from game.i18n.door import _
from game.rules.core.draft import Refused
from game.rules.harbor.deeds import PayWay
from game.rules.harbor.drafts.errand_sums import Sum
from game.rules.harbor.drafts.errands import Answer, Errand, SellDocked
from game.rules.harbor.drafts.parts import ConvertOctopus, PickSpot, Token
from game.rules.harbor.drafts.plan import VisitPlan
from game.rules.harbor.drafts.visit_proposals import cheapest_bundle
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Market
from game.staging.harbor.sheets import visiting as visits
from game.staging.harbor.sheets.cards import SLIM_AT_ONCE, Deal
from game.staging.pieces import Card, Less, More
from game.staging.sheets import Cell
from game.table.pose import PieceId
from scenes.harbor import visit_cards, visit_entry, visit_questions
from scenes.harbor.advising import prospects
from scenes.harbor.deciding import SheetScene
from scenes.play.drafting import Press
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button


class VisitingScene(SheetScene):
    """Errands are added and taken away in any order; a question takes the place of their cards."""

    name: ClassVar[str] = "visiting"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.plan: VisitPlan | None = None
        self._proposed = False
        """Nothing was changed yet of what it came with."""
        self._warned: Answer | None = None
        """What was pressed once, and may be regretted."""
        if sitting.opened is not None and isinstance(sitting.opened.what, Market):
            view = self.observed()
            self.plan = VisitPlan(self.table, view, sitting.opened.what)
            self._follow(proposed=self.plan.follow(prospects(self.table, view)))

    @property
    def drafting(self) -> bool:
        """While somebody is inside."""
        return self.plan is not None and super().drafting

    @property
    def visit(self) -> VisitPlan:
        """Inside; there is none while everybody only watches."""
        assert self.plan is not None
        return self.plan

    def foreseen(self) -> HarborView | None:
        """Nothing has happened before something is done."""
        return None if self.plan is None or not self.plan.sums() else super().foreseen()

    @property
    def missing(self) -> str:
        """A question that is open comes first."""
        asking = self.visit.asking
        if asking is not None and isinstance(asking.errand, SellDocked):
            return visit_questions.asked(self.visit)
        return super().missing

    def _follow(self, *, proposed: bool = False) -> None:
        """The draft is that of the plan, which is built anew; a warning holds for one question."""
        self.draft, self._warned, self._proposed = self.visit.draft, None, proposed

    # ------------------------------------------------------------ the sheet

    def sheet(self) -> tuple[Cell, ...]:
        """The house, the cards, and what it does to everybody."""
        plan, after = self.visit, self.visit.draft.view()
        income = visits.income(self.table, self.view, plan.seat, plan.market)
        lines = (*income, *visit_entry.line(plan), *visit_cards.lines(plan.sums().items(), plan.market))
        shown = visits.Visited(
            plan.seat,
            plan.market,
            visit_entry.chips(plan),
            lines,
            self.view,
            after,
            self.names,
            self.crests,
        )
        heading = "" if plan.asking is None else visit_questions.asked(plan)
        sheet = visits.visiting(self.sheet_area(), self.table, shown, heading, self.deals(), self.page)
        return self.grown(sheet)

    def deals(self) -> list[Deal]:
        """The cards, in their order."""
        plan = self.visit
        if plan.asking is not None:
            return self._asked_deals()
        done = plan.sums()
        found = [visit_cards.deal(plan, errand, done.get(errand, Sum())) for errand in plan.errands]
        if ConvertOctopus() in plan.errands:
            found.insert(1, visit_cards.price_deal(plan))
        return found

    def _asked_deals(self) -> list[Deal]:
        plan, options = self.visit, self.visit.answers()
        warnings = plan.warnings()
        found = [
            visit_questions.answer_deal(plan, answer, options[answer], self.why(warnings.get(answer)))
            for answer in visit_questions.answers(plan)
        ]
        return [*found, visit_questions.ready_deal(plan)] if plan.spot is not None else found

    # ------------------------------------------------------------ presses

    def presses(self) -> dict[PieceId, Press]:
        """The buttons, the ways in, and the cards with what adds one and takes one away."""
        plan = self.visit
        found: dict[PieceId, Press] = {
            button.piece: Press(button.do, button.refusal) for button in self._buttons
        }
        for place, way in enumerate(visit_entry.ways(self.visit)):
            found[visits.WayIn(place)] = Press(partial(self._pay, way), self.why(plan.ways[way]))
        if self.sitting.desk.layout.plan.large:
            found |= self.leafing(len(self.deals()), SLIM_AT_ONCE)
        presses = self._card_presses() if plan.asking is None else self._answer_presses()
        for place, (press, deal) in enumerate(zip(presses, self.deals(), strict=True)):
            found[Card(place)] = press
            if deal.count is not None and press.nudge is not None:
                found[More(place)] = Press(press.do, press.refusal, press.nudge)
                found[Less(place)] = Press(partial(press.nudge, -1), nudge=press.nudge)
        return found

    def _card_presses(self) -> list[Press]:
        plan = self.visit
        found = [
            Press(partial(self._add, errand), self.why(plan.why_not(errand)), partial(self._nudged, errand))
            for errand in plan.errands
        ]
        if ConvertOctopus() in plan.errands:
            found.insert(1, Press(partial(self._price, 1), nudge=self._price))
        return found

    def _answer_presses(self) -> list[Press]:
        plan, options = self.visit, self.visit.answers()
        found = [
            Press(
                partial(self._given_back, answer),
                self.why(options[answer]),
                partial(self._nudged, answer) if isinstance(answer, Token) else None,
            )
            for answer in visit_questions.answers(plan)
        ]
        return [*found, Press(self._close, self.missing)] if plan.spot is not None else found

    def start(self) -> PieceId | None:
        """At the first card that can be pressed."""
        cards = (id for id, press in self._presses.items() if isinstance(id, Card) and not press.refusal)
        return next(cards, Card(0))

    def buttons(self) -> tuple[Button, ...]:
        """Leave, empty the sheet, the most that pays, do it."""
        leave = _("Back") if self.visit.asking is None else _("Not this")
        return (
            Button("leave", leave, self._out, word="back"),
            *self._proposals(),
            Button(
                "pay",
                _("Do it"),
                self.commit,
                self.missing,
                word="hurry",
                lit=True,
                icons=visit_entry.pips(self.visit),
            ),
        )

    def _proposals(self) -> tuple[Button, ...]:
        """A single press answers other questions."""
        nothing = Button("none", _("Empty"), self._clear, word="page_back")
        if self.visit.spot is not None:
            return nothing, Button("all", _("The cheapest bundle"), self._fill, word="page_on")
        if self.visit.asking is not None:
            return ()
        return nothing, Button("all", _("The most that pays"), self._what_pays, word="page_on")

    def step_back(self) -> bool:
        """The last press; with nothing done but what it came with, out of here."""
        if not self.drafting:
            return False
        if self._proposed or not self.visit.take_back():
            self.sitting.close()
        self._follow()
        return True

    # ------------------------------------------------------------ what they do

    def _out(self) -> None:
        """Out of a question, or out of the market."""
        if self.visit.asking is None:
            self.sitting.close()
            return
        while self.visit.asking is not None:
            self.visit.take_back()
        self._follow()

    def _pay(self, way: PayWay) -> None:
        self.visit.pay(way)
        self._follow()

    def _add(self, errand: Errand) -> None:
        self.visit.add(errand)
        self._follow()

    def _nudged(self, errand: Errand, steps: int) -> None:
        """Up adds one, down takes one away; refusals are spoken."""
        if steps > 0:
            self._more(errand)
        elif not self.visit.less(errand):
            self.hear("error")
        self._follow()

    def _more(self, errand: Errand) -> None:
        try:
            if isinstance(errand, Token) and self.visit.asking is not None:
                self.visit.answer(errand)
            else:
                self.visit.add(errand)
        except Refused as refused:
            self.refuse(self.why(refused.refusal))

    def _price(self, steps: int) -> None:
        self.visit.set_price(self.visit.price + steps * self.table.spec.yen_step)
        self._follow()

    def _given_back(self, answer: Answer) -> None:
        """H25: what may be regretted is said first, and done with the next press."""
        warning = self.visit.warnings().get(answer)
        if warning is not None and self._warned != answer:
            self._warned = answer
            self.refuse(self.why(warning))
            return
        self.visit.answer(answer)
        self._follow()

    def _close(self) -> None:
        self.visit.close()
        self._follow()

    def _fill(self) -> None:
        """The bundle that costs least."""
        plan = self.visit
        assert isinstance(plan.spot, PickSpot)
        bundle = cheapest_bundle(plan.before_asked, plan.spot.spot)
        if bundle is not None:
            plan.fill(map(Token, bundle))
        self._follow()

    def _what_pays(self) -> None:
        if not self.visit.take_what_pays():
            self.refuse(_("Nothing here pays as much as it is worth."))
        self._follow()

    def _clear(self) -> None:
        self.visit.clear()
        self._follow()

    # ------------------------------------------------------------ walking

    def decide(self, intent: Intent) -> Transition | None:
        """Left and right walk from card to card, through both rows, and on to the ways in."""
        if isinstance(intent, Move) and self.drafting and self._mine(intent.device):
            target = self._beside(intent.dx, intent.dy)
            if target is not None:
                self.sitting.guard.moved(intent.device)
                if self.focus.settle(target):
                    self.hear("focus")
                self._show_focus()
                return None
        return super().decide(intent)

    def _beside(self, dx: int, dy: int) -> PieceId | None:
        """None where the table knows better."""
        at, last = self.focus.at, sum(isinstance(id, Card) for id in self._presses) - 1
        ways = visit_entry.ways(self.visit)
        if isinstance(at, visits.WayIn):
            if dy:
                return visits.WayIn(at.place + dy) if 0 <= at.place + dy < len(ways) else None
            return Card(0 if dx > 0 else last)
        if isinstance(at, Card | More | Less) and not dy:
            if 0 <= at.place + dx <= last:
                return Card(at.place + dx)
            return visits.WayIn(ways.index(self.visit.way)) if self.visit.way in ways else None
        return None
