"""What the drafts of the harbor have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

from game.rules.core.draft import Draft, Refusal, Refused
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.position import position
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView, observe


class Shown(Protocol):
    """A decision in progress, with the position it has led to."""

    @property
    def state(self) -> HarborState:
        """As far as it can be foreseen; nobody changes it."""


P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Shown)
A_co = TypeVar("A_co", bound=HarborAction, covariant=True)


class HarborDraft(Draft[P, S, A_co, HarborView]):
    """Of the seat whose view it is; that seat must be to act."""

    def __init__(self, table: Table, view: HarborView, begin: Callable[[HarborState], S]) -> None:
        assert view.seat in view.to_act, f"seat {view.seat} is not asked"
        self.table = table
        super().__init__(view.seat, begin(position(view, 0)))

    def view(self) -> HarborView:
        """A part that is still incomplete does not show in it."""
        return observe(self.table, self.position.state, self.seat)

    def check_complete(self) -> None:
        """Raises Refused while something is missing."""
        if (why := self.missing) is not None:
            raise Refused(why)

    def refused(self, part: P, unoffered: Refusal) -> Refused:
        """For a part that the rules refuse: what `options` says of it, if it is among them."""
        return Refused(self.options().get(part) or unoffered)
