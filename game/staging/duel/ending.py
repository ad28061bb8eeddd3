"""The end: four knives at once, or every pile counted out for both, on the stage that all titles share."""

from __future__ import annotations

from game.rules.duel.events import MatchEnded
from game.staging.cues import Cue
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau


def ended(event: MatchEnded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D32, D70-D73."""
    return on.finale.cue(after)
