"""H30: a visit as whoever decides builds it: errands in any order, with the draft that they come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.harbor import worth
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, PayYen
from game.rules.harbor.drafts.advice import advisable
from game.rules.harbor.drafts.begun import Begun, Berthing
from game.rules.harbor.drafts.carrying import begin, carried_out, in_order, inside
from game.rules.harbor.drafts.errand_sums import Sum, sums
from game.rules.harbor.drafts.errands import (
    Addition,
    Answer,
    Errand,
    SellDocked,
    berths,
    errands,
    why_not,
)
from game.rules.harbor.drafts.parts import EnterMarket, GiveBack, PickPort, PickSpot, Token
from game.rules.harbor.drafts.prospects import Prospects
from game.rules.harbor.drafts.reasons import RESOURCE_NAMES
from game.rules.harbor.drafts.visit import NOT_OFFERED, VisitDraft
from game.rules.harbor.drafts.visit_proposals import cheapest_way, most_that_pays, takoyaki_price
from game.rules.harbor.drafts.visiting import Inside
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Market, Ware


class VisitPlan:
    """What was added can be taken away in any order: the draft is built anew, and what no longer fits goes.

    `asking` is an addition that waits for an answer; as far as it is, it is the last one in the draft.
    `arrived` is the visit before all of them, `before_asked` after all but that one.
    """

    def __init__(self, table: Table, view: HarborView, market: Market) -> None:
        assert view.seat is not None
        self.table, self.market, self.seat, self._view = table, market, view.seat, view
        self.additions: list[Addition] = []
        self.asking: Addition | None = None
        self.price = takoyaki_price(table, view)
        entering = VisitDraft(table, view)
        entering.add(EnterMarket(market))
        self.ways: Mapping[PayWay, Refusal | None] = {
            way: why
            for way, why in entering.options().items()
            if isinstance(way, PayActions | PayToken | PayYen)
        }
        self.way = cheapest_way(table, entering.position.state, self.seat, market, self.ways)
        self.draft = self._entered()
        self.before_asked = self.stay
        self.arrived = self.stay.fork()
        self.errands = errands(self.arrived)

    # ------------------------------------------------------------ what there is

    @property
    def stay(self) -> Stay:
        """The visit after all that is whole."""
        return self._inside.ahead

    @property
    def wares(self) -> tuple[Ware, ...]:
        """What the visitor has for sale before anything is done."""
        return self._view.seats[self.seat].wares

    @property
    def _inside(self) -> Inside:
        return inside(self.draft)

    @property
    def missing(self) -> Refusal | None:
        """Why it cannot be committed."""
        if self.asking is not None and isinstance(self.asking.errand, SellDocked):
            return NOT_OFFERED
        return self.draft.missing

    def sums(self) -> dict[Errand, Sum]:
        """What each errand comes to."""
        return sums(self.arrived, self._inside.all_deeds)

    def why_not(self, errand: Errand) -> Refusal | None:
        """Why it cannot be done once more; the bundle of a spot can be opened again."""
        if isinstance(errand, PickSpot) and self._last(errand) is not None:
            return None
        return why_not(errand, self.draft.options(), self.stay.state, self.seat)

    def answers(self) -> Mapping[Answer, Refusal | None]:
        """To what is asked."""
        if self.asking is None:
            return {}
        if isinstance(self.asking.errand, SellDocked):
            return dict.fromkeys(berths(self.stay.state, self.seat))
        if self._inside.begun is None:  # H55: all tokens there are lie in the bundle
            return {
                token: refusal("H55", "none left", resource=RESOURCE_NAMES[token.resource])
                for token in self.asking.answers
                if isinstance(token, Token)
            }
        options = self.draft.options()
        return {part: options[part] for part in options if isinstance(part, GiveBack | PickPort | Token)}

    def warnings(self) -> Mapping[Answer, Refusal]:
        """H25: of the answers, what somebody may come to regret."""
        found = self.draft.warnings()
        return {part: found[part] for part in found if isinstance(part, GiveBack)}

    @property
    def at_hand(self) -> tuple[int, ...]:
        """H55: the tokens there are for the bundle that is open."""
        return worth.owned(self.before_asked.state, self.seat)

    @property
    def spot(self) -> PickSpot | None:
        """H55: the one whose bundle is being put together."""
        errand = None if self.asking is None else self.asking.errand
        return errand if isinstance(errand, PickSpot) else None

    # ------------------------------------------------------------ what can be done

    def pay(self, way: PayWay) -> None:
        """Another way in; raises Refused."""
        if (why := self.ways[way]) is not None:
            raise Refused(why)
        self.way = way
        self._rebuild()

    def set_price(self, yen: int) -> None:
        """H45: of all takoyaki made in this visit."""
        prices = self.table.price_range
        self.price = min(max(yen, prices[0]), prices[-1])
        self._rebuild()

    def add(self, errand: Errand) -> None:
        """Once more; raises Refused. What needs an answer then asks for it."""
        if (why := self.why_not(errand)) is not None:
            raise Refused(why)
        last = self._last(errand) if isinstance(errand, PickSpot) else None
        if last is not None:
            self.additions.remove(last)
            self._rebuild()
        self._ask(last or Addition(errand))

    def answer(self, answer: Answer) -> None:
        """What is asked; raises Refused. A bundle stays open until it is closed."""
        assert self.asking is not None
        if (why := self.answers().get(answer, NOT_OFFERED)) is not None:
            raise Refused(why)
        asked = Addition(self.asking.errand, (*self.asking.answers, answer))
        if isinstance(answer, Token):
            self._ask(asked)
        else:
            self._put(asked)

    def close(self) -> None:
        """H55: the bundle is as it is to be; raises Refused while it is worth too little."""
        assert self.asking is not None
        if (why := self.missing) is not None:
            raise Refused(why)
        self._put(self.asking)

    def less(self, errand: Errand) -> bool:
        """Without the last one, of the bundle that is open or else of the visit; false if there is none."""
        if self.asking is not None:
            answers = [*self.asking.answers]
            places = [place for place, one in enumerate(answers) if one == errand]
            if places:
                del answers[places[-1]]
                self._ask(Addition(self.asking.errand, tuple(answers)))
        else:
            places = [place for place, one in enumerate(self.additions) if one.errand == errand]
            if places:
                del self.additions[places[-1]]
                self._rebuild()
        return bool(places)

    def take_back(self) -> bool:
        """The last press: an answer, a question, or an addition; false if there was none."""
        if self.asking is not None:
            if self.asking.answers:
                self._ask(Addition(self.asking.errand, self.asking.answers[:-1]))
            else:
                self._rebuild()
            return True
        if not self.additions:
            return False
        self.additions.pop()
        self._rebuild()
        return True

    def clear(self) -> None:
        """Nothing but the entry; of an open bundle, its tokens."""
        if self.asking is not None:
            self._ask(Addition(self.asking.errand))
            return
        self.additions = []
        self._rebuild()

    def fill(self, bundle: Iterable[Token]) -> None:
        """The open bundle with these."""
        assert self.asking is not None
        self._ask(Addition(self.asking.errand, tuple(bundle)))

    def take_what_pays(self) -> bool:
        """In place of all that was added; false where nothing does."""
        return self.take(most_that_pays(self._entered_stay()))

    def follow(self, prospects: Prospects) -> bool:
        """What is proposed to somebody with these prospects; false where nothing is."""
        return self.take(advisable(self._entered_stay(), prospects).additions)

    def take(self, additions: Sequence[Addition]) -> bool:
        """These, in place of all that was added, unless there are none."""
        if additions:
            self.additions = [*additions]
            self._rebuild()
        return bool(additions)

    # ------------------------------------------------------------ how it is built

    def _entered_stay(self) -> Stay:
        return inside(self._entered()).ahead

    def _entered(self) -> VisitDraft:
        draft = VisitDraft(self.table, self._view)
        draft.add(EnterMarket(self.market))
        draft.add(self.way)
        return draft

    def _last(self, errand: Errand) -> Addition | None:
        return next((one for one in reversed(self.additions) if one.errand == errand), None)

    def _put(self, addition: Addition) -> None:
        self.additions.append(addition)
        self._rebuild()

    def _ask(self, addition: Addition) -> None:
        """Goes on with an addition after all others; what is whole needs no answer."""
        self._rebuild()
        if isinstance(addition.errand, SellDocked):
            found = berths(self.stay.state, self.seat)
            if len(found) == 1:
                self._put(Addition(addition.errand, found))
            else:
                self.asking = addition
            return
        begin(self.draft, addition, self.price)
        begun = self._inside.begun
        only = None if self._inside.lack is None or begun is None else self._only(begun)
        if only is not None:
            self._put(Addition(addition.errand, (only,)))
        elif isinstance(addition.errand, PickSpot) or self._inside.lack is not None:
            self.asking = addition
        else:
            self._put(addition)

    def _only(self, begun: Begun) -> Answer | None:
        """H50: a ship goes to the only port there is for it; nothing is given back unasked."""
        if not isinstance(begun, Berthing):
            return None
        found = [part for part, why in begun.options(self._inside.stay).items() if why is None]
        return found[0] if len(found) == 1 and isinstance(found[0], PickPort) else None

    def _rebuild(self) -> None:
        self.asking, self.draft = None, self._entered()
        self.arrived = self.stay.fork()
        kept = {
            place
            for place in in_order(self.additions)
            if carried_out(self.draft, self.additions[place], self.price)
        }
        self.additions = [one for place, one in enumerate(self.additions) if place in kept]
        self.before_asked = self.stay
