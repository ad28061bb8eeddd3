"""The final count, shown on the stage that all titles share."""

from __future__ import annotations

from game.rules.auction.events import MatchScored
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.cues import Cue


def scored(event: MatchScored, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A60-A73: item by item for all seats at once."""
    return on.finale.cue(after.view)
