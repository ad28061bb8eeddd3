"""What a title tells the shared screen: functions from views and events to poses, cues and words."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from game.app.party import Chair
from game.app.scene import Scene
from game.match.match import Match
from game.rules.core.draft import Draft
from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.account import Account
from game.staging.acts import Acts, Names
from game.staging.memory import Memory
from game.staging.pages import Page
from game.table.layout import USUAL, Layout, Plan
from scenes.play.board import Guide
from scenes.play.plans import Arrangement
from scenes.play.seating import Seating
from scenes.play.show import Show


def _nobody(view: Any) -> None:
    """Where turns are short, or nobody has one."""


def _one_plan(players: int) -> tuple[Plan, ...]:
    return (USUAL,)


def _usual(tableau: Any, large: bool) -> Plan:
    return USUAL


@dataclass(frozen=True, slots=True)
class Script:
    """`tableau` is what lies on the table by a view, and by what everybody may see of what is being entered.

    `scenes` are the classes of the phases by name; `phase_now` names the one that asks for the next decision.
    `explaining` are the kinds of pieces that have something to say. `ends_turn` are the kinds of actions that
    end a turn of many steps: they can be taken back for longer.

    `plans` are all arrangements of the map that a match of so many players may need, `plan` is the one for a
    tableau, for large type or not; `slots` are the places that each of them must name.

    `tension` and `room` choose what is heard under a view: how much of the music, and in which room.

    `turn_of` tells whose turn a view shows; of a bot it takes at most `longest_turn` seconds of the screen.
    """

    map: Path
    slots: Callable[[int, Plan], tuple[str, ...]]
    arrange: Callable[[Layout, Sequence[Chair], Any, Any], Arrangement]
    tableau: Callable[[Any, Any], Any]
    acts: Acts
    verdict: Callable[[Outcome, Names], str]
    account: Callable[[Any, Outcome, Any], Account]
    remember: Callable[[Match, Names, Sequence[int]], Memory]
    draft: Callable[[AnyKernel, Any, Seat], Draft[Any, Any, Any, Any]]
    tension: Callable[[Any, Any], float]
    room: Callable[[Any], str]
    pages: Callable[[Any], Sequence[Page]]
    explaining: Container[type]
    guide: Callable[[Show, Seating, Any], Guide]
    scenes: Mapping[str, Callable[[Any], Scene]]
    phase_now: Callable[[Any], str]
    ends_turn: Container[type] = frozenset()
    turn_of: Callable[[Any], Seat | None] = _nobody
    longest_turn: float = inf
    plans: Callable[[int], Sequence[Plan]] = _one_plan
    plan: Callable[[Any, bool], Plan] = _usual
