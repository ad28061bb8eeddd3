"""What led to what: one sign for each link of a chain of effects, on the stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.rules.duel import events
from game.rules.duel.spec import BARREL, KNIFE, Bonus, DuelSpec
from game.rules.duel.state import Cause
from game.staging.duel import card_faces, terms
from game.staging.duel.side_faces import sign
from game.table.hud import Words
from game.table.pose import Icon, Parts, Tinted
from game.ui import theme
from scenes.play.sitting import Sitting

SLOT: Final = "stand"
TYPE: Final = 60
SMALL: Final = 1.4
LARGE: Final = 2.3
"""How high links are that are done, and the one that is shown, in sizes of the type."""

MOST: Final = 6
ROPE: Final = "—"


def chain(sitting: Sitting) -> dict[str, Words]:
    """Of the turn that is shown; a single link is no chain."""
    spec: DuelSpec = sitting.match.kernel.spec
    told = [*sitting.show.history, *(() if sitting.show.showing is None else (sitting.show.showing,))]
    links = [link for event in _of_this_turn(told) for link in _links(event, spec)][-MOST:]
    if len(links) < 2:
        return {}
    return {SLOT: Words("", TYPE, align="centre", phrases=(tuple(_signs(links)),))}


def _of_this_turn(told: list[Any]) -> list[Any]:
    """Since the cards for it were hung; nothing while they are."""
    starts = [at for at, event in enumerate(told) if isinstance(event, events.BidsRevealed | events.CardHung)]
    return told[starts[-1] + 1 :] if starts else told


def _signs(links: list[str]) -> Parts:
    rope = Tinted(ROPE, theme.GOLD)
    parts: list[str | Tinted | Icon] = []
    for number, link in enumerate(links):
        last = number == len(links) - 1
        parts += [*((rope,) if number else ()), Icon(link, LARGE if last else SMALL)]
    return tuple(parts)


def _links(event: Any, spec: DuelSpec) -> Iterator[str]:
    """The picture of what happened; most events are no links."""
    match event:
        case events.CardJoined(half=half) if terms.half(spec.cards, half).effect is KNIFE:
            yield card_faces.icon(KNIFE)
        case events.SpecialtyReached(colour=colour):
            yield f"symbols/{card_faces.name(colour)}"
        case events.CardStolen():
            yield sign(Bonus.STEAL)
        case events.CardDrawn():
            yield sign(Bonus.DRAW)
        case events.CardDiscarded(owner=owner) if owner is not None:
            yield sign(Bonus.DISCARD)
        case events.BarrelMoved(cause=Cause.ICON):
            yield card_faces.icon(BARREL)
        case events.BarrelMoved(cause=Cause.SPECIALTY | Cause.BALANCE):
            yield sign(Bonus.BARREL)
