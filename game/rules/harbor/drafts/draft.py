"""What the drafts of the harbor have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
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

    def __init__(self, table: Table, view: HarborView) -> None:
        assert view.seat in view.to_act, f"seat {view.seat} is not asked"
        self.table = table
        super().__init__(view.seat, self.begun(position(view, 0)))

    @abstractmethod
    def begun(self, state: HarborState) -> S:
        """Where it starts; called once, before the draft has parts."""

    @abstractmethod
    def made(self) -> A_co:
        """The action of a draft that lacks nothing."""

    @property
    @abstractmethod
    def unoffered(self) -> Refusal:
        """Why a part that is not among the options is refused."""

    def refused(self, part: P) -> Refused:
        """For a part that the rules refuse: what `options` says of it."""
        return Refused(self.options().get(part) or self.unoffered)

    def action(self) -> A_co:
        """The decision; raises Refused while something is missing."""
        if (why := self.missing) is not None:
            raise Refused(why)
        return self.made()

    def view(self) -> HarborView:
        """A part that is still incomplete does not show in it."""
        return observe(self.table, self.position.state, self.seat)
