"""How each event of the duel is shown and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.rules.duel import events
from game.rules.duel.state import Cause
from game.staging.acts import Act, Acts, Names
from game.staging.cues import Cue, sequence, together
from game.staging.duel import bidding, ending, hanging, settling, words
from game.staging.duel.following import calmed, hanging_on
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau

BY_CAUSE: Final = {
    Cause.BID: "taking",
    Cause.TIE: "taking",
    Cause.ICON: "effects",
    Cause.SPECIALTY: "effects",
    Cause.BALANCE: "balance",
}
"""The phase of a card that moves, by why it does."""


def _why(event: Any) -> str:
    return BY_CAUSE[event.cause]


def _pull(event: events.BarrelMoved) -> str:
    return "barrel" if event.cause is Cause.BID else _why(event)


def _act(
    phase: str | Callable[[Any], str],
    cue: Callable[[Any, Tableau, Tableau, Arrangement], Cue],
    said: Callable[[Any, Names, Any], Iterable[str]] | None = None,
) -> Act:
    """Whoever was asked has answered before anything else is seen."""

    def perform(event: Any, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
        return sequence(
            calmed(before, after), together(hanging_on(before, after, on), cue(event, before, after, on))
        )

    return Act(phase, perform, said)


ACTS: Final = Acts(
    {
        events.CardHung: _act("hanging", hanging.hung, words.hung),
        events.BidMade: _act("chant", bidding.made),
        events.BidsRevealed: _act("barrel", bidding.revealed, words.revealed),
        events.BarrelMoved: _act(_pull, bidding.moved, words.moved),
        events.BarrelTurned: _act("barrel", bidding.turned, words.turned),
        events.CardTaken: _act(_why, settling.taken, words.taken),
        events.CardDrawn: _act(_why, settling.drawn, words.drawn),
        events.CardStolen: _act(_why, settling.stolen, words.stolen),
        events.CardJoined: _act("effects", settling.joined, words.joined),
        events.SpecialtyReached: _act("effects", settling.reached, words.reached),
        events.CardDiscarded: _act(_why, settling.discarded, words.discarded),
        events.NothingFound: _act(_why, settling.missed, words.nothing),
        events.DrawPileEmptied: _act("turning", hanging.emptied, words.emptied),
        events.DiscardsTurned: _act("turning", hanging.turned, words.returned),
        events.MatchEnded: _act("count", ending.ended, words.ended),
    }
)
