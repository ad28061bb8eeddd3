"""The named moments of the duel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from game.rules.duel import events
from game.rules.duel.actions import Bid
from game.rules.duel.spec import KNIFE
from game.rules.duel.state import Cause
from game.storage import library
from tests.renders.booth import Booth
from tests.renders.chance import about_to
from tests.renders.duel_screens import PADS, decide

FROM: Final = 6
"""The turn from which it is looked for."""


def _knife(event: Any) -> bool:
    if not isinstance(event, events.CardJoined):
        return False
    card = library.kernel("duel").spec.cards[event.half >> 2]
    return (card.back if event.half & 2 else card.front)[event.half & 1].effect is KNIFE


def _shown(happens: Callable[[Any], bool], booth: Booth) -> None:
    """The frame in which it begins."""
    booth.sit(PADS, about_to(happens, Bid, FROM), "1x", "duel")
    decide(booth)
    booth.until(lambda: booth.sitting.show.showing is not None and happens(booth.sitting.show.showing))


HAPPENS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "throw": lambda event: isinstance(event, events.BidsRevealed) and len(set(event.bids)) == 2,
    "equal": lambda event: isinstance(event, events.BidsRevealed) and len(set(event.bids)) == 1,
    "shove": lambda event: (
        isinstance(event, events.BarrelMoved)
        and event.cause is Cause.BID
        and abs(event.end - event.start) > 1
    ),
    "sweep": lambda event: isinstance(event, events.BarrelTurned),
    "steal": lambda event: isinstance(event, events.CardStolen),
    "knife": _knife,
    "end": lambda event: isinstance(event, events.BarrelMoved) and event.cause is Cause.BALANCE,
    "last": lambda event: isinstance(event, events.DrawPileEmptied) and event.times == 2,
}

MOMENTS: Final[Mapping[str, Callable[[Booth], None]]] = {
    name: partial(_shown, happens) for name, happens in HAPPENS.items()
}
