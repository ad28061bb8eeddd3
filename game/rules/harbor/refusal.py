"""Why an action is refused, in a sentence; only worked out once it is."""

from __future__ import annotations

from typing import NoReturn

from game.rules.core.errors import IllegalAction
from game.rules.core.refusal import refuse_unasked, shown
from game.rules.harbor.play import ASKED
from game.rules.harbor.state import HarborState


def check_asked(state: HarborState, action: object) -> None:
    """Raises for an action that is not asked for now."""
    refuse_unasked(state.waiting, action, ASKED[state.phase], f"round {state.round}")


def explain(action: object, why: IllegalAction) -> NoReturn:
    """For an action that broke a rule on its way: what was tried, and the rule's own words."""
    raise IllegalAction(f"{shown(action)}: {why}") from None
