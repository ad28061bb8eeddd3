"""What a match refuses beyond the rules of its game."""

from __future__ import annotations

from game.rules.core.errors import RulesError


class AlreadyLocked(RulesError):
    """The seat has locked a secret choice; it must unlock before it chooses again."""


class NothingToUndo(RulesError):
    """There is no step of this seat's own turn that may be taken back."""
