"""The named moments of the auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.devices.intents import Lock, Secret
from game.match.match import Match
from game.rules.auction import events
from game.rules.auction.spec import NORMALS, Ticket
from game.staging.auction.pieces import FAN
from tests.renders.booth import BOT, Booth
from tests.renders.screens import HELD, PADS

BOTS: Final = (BOT,) * 4
FROM: Final = 2
"""The round from which it is looked for."""

LOTS: Final = len(BOTS) + 1
LIT: Final = 0.4
"""Seconds from the reveal until the light is on the first lot."""


def _far_enough(round: int, match: Match) -> bool:
    view = match.observe(None)
    return bool(view.phase.name == "VALUATION" and view.round >= round)


def _shown(kind: type, booth: Booth) -> None:
    """The frame in which it begins."""
    booth.sit(BOTS, partial(_far_enough, FROM), "1x")
    booth.until(lambda: isinstance(booth.sitting.show.showing, kind))


def _laid(first: Ticket, second: Ticket, booth: Booth) -> None:
    """The first two have laid these on the first lot, and it is being counted."""
    booth.sit(PADS, partial(_far_enough, 1), "1x")
    booth.asked()
    for seat, pad in enumerate(PADS):
        mine = (first, second, Ticket.ONE, Ticket.TWO)[seat]
        rest = [ticket for ticket in NORMALS if ticket is not mine][: LOTS - 1]
        booth.tell(*(Secret(pad, FAN.index(ticket)) for ticket in (mine, *rest)), Lock(pad, True))
        booth.seconds(HELD)
        booth.tell(Lock(pad, False))
    show = booth.sitting.show
    booth.until(lambda: isinstance(show.showing, events.TicketsRevealed))
    booth.seconds(LIT)


MOMENTS: Final[Mapping[str, Callable[[Booth], None]]] = {
    "reveal": partial(_shown, events.TicketsRevealed),
    "annul": partial(_laid, Ticket.ANNUL, Ticket.FOUR),
    "double": partial(_laid, Ticket.DOUBLE, Ticket.FOUR),
    "tiles": partial(_shown, events.LotsPriced),
    "market": partial(_shown, events.MarketMoved),
    "sold": partial(_shown, events.LotBought),
    "summary": partial(_shown, events.LotsDiscarded),
}
