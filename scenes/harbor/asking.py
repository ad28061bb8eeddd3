"""Decisions of one press: the first one chooses and shows what it would do, the same again does it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from game.i18n.door import _
from game.rules.core.draft import Refusal
from game.rules.harbor.drafts.press import OnePress, press
from game.rules.harbor.view import HarborView
from game.staging.pieces import Card
from game.table.pose import PieceId
from scenes.harbor.deciding import HarborScene
from scenes.play.drafting import Press
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button


@dataclass(frozen=True, slots=True)
class Offered:
    """An action, why it cannot be done now, or what may be regretted of it."""

    action: OnePress
    refusal: Refusal | None = None
    warning: Refusal | None = None


class AskingScene(HarborScene):
    """A subclass says what is offered, which of it is proposed, and draws it."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.chosen: OnePress | None = None
        self._warned = False

    def offers(self) -> tuple[Offered, ...]:
        """In their order."""
        raise NotImplementedError

    def preset(self) -> OnePress | None:
        """What is done if nothing else is chosen."""
        return None

    def of_kind(self, kind: Any) -> tuple[Offered, ...]:
        """All that the rules offer of a kind of action."""
        single = press(self.table, self.observed(), kind)
        warnings = single.warnings()
        return tuple(Offered(one, why, warnings.get(one)) for one, why in single.options().items())

    def foreseen(self) -> HarborView | None:
        """Once something is chosen."""
        if self.chosen is None:
            return None
        single = press(self.table, self.observed(), type(self.chosen))
        single.add(self.chosen)
        view: HarborView = single.view()
        return view

    # ------------------------------------------------------------ presses

    def presses(self) -> dict[PieceId, Press]:
        """The buttons and the answers."""
        found: dict[PieceId, Press] = {
            button.piece: Press(button.do, button.refusal) for button in self._buttons
        }
        for place, offered in enumerate(self.offers()):
            found[Card(place)] = Press(partial(self._press_offer, offered), self.why(offered.refusal))
        return found

    def buttons(self) -> tuple[Button, ...]:
        """Does what is chosen, or else what is proposed."""
        nothing = "" if self._meant_offer() else _("Nothing is chosen yet.")
        return (Button("do", _("Do it"), self._do_it, nothing, word="hurry", lit=True),)

    def start(self) -> PieceId | None:
        """At what is proposed, else at the first that is possible."""
        preset, offers = self.preset(), self.offers()
        places = [place for place, one in enumerate(offers) if one.action == preset]
        places += [place for place, one in enumerate(offers) if one.refusal is None]
        return Card(places[0]) if places else None

    def step_back(self) -> bool:
        """Nothing is chosen any more; false if nothing was."""
        had, self.chosen, self._warned = self.chosen is not None, None, False
        return had and self.drafting

    def _meant_offer(self) -> Offered | None:
        wanted = self.chosen or self.preset()
        return next((one for one in self.offers() if one.action == wanted and one.refusal is None), None)

    def _do_it(self) -> None:
        offered = self._meant_offer()
        if offered is not None:
            self._do_offer(offered)

    def _press_offer(self, offered: Offered) -> None:
        if self.chosen == offered.action or self.sitting.cabinet.settings.one_press:
            self._do_offer(offered)
        else:
            self.chosen, self._warned = offered.action, False

    def _do_offer(self, offered: Offered) -> None:
        """H25: what may be regretted is said first, and done with the next press."""
        if offered.warning is not None and not (self._warned and self.chosen == offered.action):
            self.chosen, self._warned = offered.action, True
            self.refuse(self.why(offered.warning))
            return
        self.chosen, self._warned = None, False
        self.sitting.show.enter(None)
        self.sitting.decide(offered.action)
