"""Everything the rules can refuse, one class per cause."""

from __future__ import annotations


class RulesError(Exception):
    """Base of all refusals; its text is a sentence fit for a player."""


class IllegalAction(RulesError):
    """The action is not allowed here; the state is as it was before."""


class NotYourTurn(IllegalAction):
    """The seat named by the action has nothing to decide now."""


class WrongPhase(IllegalAction):
    """The seat may act, but not with this kind of action."""


class BadOptions(RulesError):
    """A match cannot be set up like this (players, switches, first seat, seed)."""
