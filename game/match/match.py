"""A match in play: the one place where actions become part of the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from game.match.errors import AlreadyLocked, NothingToUndo
from game.match.record import Header, action_from_json, action_to_json
from game.rules.core.choices import Choices, Listed
from game.rules.core.codec import Mismatch
from game.rules.core.errors import IllegalAction
from game.rules.core.happening import Happening, narrate
from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.rules.core.refusal import shown
from game.rules.core.seat import Seat

Entry: TypeAlias = dict[str, Any]
Keep: TypeAlias = Callable[[list[Entry]], None]

UNDO: Entry = {"undo": True}


@dataclass(frozen=True, slots=True)
class Step:
    """An action, the position after it, and what happened."""

    action: Any
    state: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """What everybody sees before anything is dealt, and what happened from there to the first decision."""

    before: Any
    happenings: tuple[Happening, ...]


class Match:
    """Secret choices wait here, outside the record, until the last one is in.

    `keep` stores entries (actions and takings back) before they count; if it raises, nothing happened.
    """

    def __init__(self, kernel: AnyKernel, header: Header) -> None:
        self.kernel, self.header = kernel, header
        self.keep: Keep | None = None
        self._start, told = narrate(kernel, partial(kernel.setup, header.options, header.seed))
        self.opening = Opening(told.before, tuple(told))
        self._steps: list[Step] = []
        self._sealed: dict[Seat, Any] = {}

    @property
    def state(self) -> Any:
        """The position now. Read it through `observe`, except to store or test it."""
        return self._steps[-1].state if self._steps else self._start

    @property
    def actions(self) -> tuple[Any, ...]:
        """The record's actions, without those taken back and those still secret."""
        return tuple(step.action for step in self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action with its position and events: any point of the match can be shown again."""
        return tuple(self._steps)

    @property
    def locked(self) -> frozenset[Seat]:
        """The seats whose secret choice is in; everybody may know who, nobody what."""
        return frozenset(self._sealed)

    def waiting(self) -> frozenset[Seat]:
        """The seats that still have to choose."""
        return self.kernel.to_act(self.state) - self._sealed.keys()

    def legal(self, seat: Seat) -> Choices[Any]:
        """What the seat may do now; nothing once it has locked."""
        return Listed() if seat in self._sealed else self.kernel.legal(self.state, seat)

    def observe(self, seat: Seat | None) -> Any:
        """What the seat may know (None: a spectator)."""
        return self.kernel.observe(self.state, seat)

    def outcome(self) -> Outcome | None:
        """Scores and winners once the match is over."""
        return self.kernel.outcome(self.state)

    def events(self) -> Iterator[Any]:
        """Everything that has happened so far, without what was taken back."""
        yield from (told.event for told in self.opening.happenings)
        for step in self._steps:
            yield from step.events

    def submit(self, action: Any) -> tuple[Happening, ...]:
        """Takes an action and tells what happened; a secret one happens when all of its phase are in."""
        action = self._as_recorded(action)
        if action.seat in self._sealed:
            raise AlreadyLocked(f"seat {action.seat} has locked its choice; unlock it to choose again")
        step, told = self._play(self.state, action)
        if not action.sealed:
            return self._commit([step], told)
        self._sealed[action.seat] = action
        if self.waiting():
            return ()
        return self._reveal(action.seat)

    def undo(self, seat: Seat) -> None:
        """Unlocks a secret choice, or takes back the last step of the seat's own turn."""
        if self._sealed.pop(seat, None) is not None:
            return
        refusal = self._undo_refusal(seat)
        if refusal:
            raise NothingToUndo(f"seat {seat} cannot take back: {refusal}")
        if self.keep is not None:
            self.keep([UNDO])
        self._steps.pop()

    def unlock_all(self) -> None:
        """Forgets every secret choice that is not in the record, as after a crash in mid-phase."""
        self._sealed.clear()

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would work for the seat."""
        return seat in self._sealed or not self._undo_refusal(seat)

    def _undo_refusal(self, seat: Seat) -> str:
        if not self._steps:
            return "nothing was done yet"
        last = self._steps[-1]
        if last.action.seat != seat:
            return f"seat {last.action.seat} acted last"
        if last.action.sealed or any(event.reveals for event in last.events):
            return "something was revealed"
        if seat not in self.kernel.to_act(self.state):
            return "its turn is over"
        if self._sealed:
            return "somebody has locked a choice since"
        return ""

    def _play(self, state: Any, action: Any) -> tuple[Step, tuple[Happening, ...]]:
        after, told = narrate(self.kernel, partial(self.kernel.apply, state, action))
        return Step(action, after, tuple(each.event for each in told)), tuple(told)

    def _reveal(self, last: Seat) -> tuple[Happening, ...]:
        """Secret choices enter the record in seat order, so their timing tells nothing later."""
        steps: list[Step] = []
        happened: tuple[Happening, ...] = ()
        for seat in sorted(self._sealed):
            step, told = self._play(steps[-1].state if steps else self.state, self._sealed[seat])
            steps.append(step)
            happened += told
        try:
            self._commit(steps, happened)
        except BaseException:
            del self._sealed[last]
            raise
        self._sealed.clear()
        return happened

    def _commit(self, steps: list[Step], happened: tuple[Happening, ...]) -> tuple[Happening, ...]:
        if self.keep is not None:
            self.keep([action_to_json(step.action) for step in steps])
        self._steps += steps
        return happened

    def _as_recorded(self, action: Any) -> Any:
        """The action as it will be read back; what cannot be read back is no action."""
        try:
            return action_from_json(self.header.title, action_to_json(action))
        except (Mismatch, TypeError, AttributeError) as wrong:
            raise IllegalAction(f"{shown(action)}: not an action of {self.header.title} ({wrong})") from None
