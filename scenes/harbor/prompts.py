"""What is written around the harbor's table: where the match is, and what has just happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.devices.bindings import Bindings
from game.devices.glyphs import button, label
from game.devices.words import Kind
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.harbor.view import HarborView
from game.staging.harbor import prompts
from game.staging.harbor.ribbon import Picture, sentence
from game.staging.prompts import waiting_for
from game.table.hud import Words
from game.table.pose import Icon, Parts
from game.ui import theme
from scenes.play.prompts import asked as asked_for
from scenes.play.prompts import header
from scenes.play.sitting import Sitting

SIGN = 1.25
"""The height of pictures in the ribbon, in sizes of its type."""


def watching(sitting: Sitting, heading: str = "") -> dict[str, Words]:
    """Nobody is asked."""
    view: HarborView = sitting.show.view
    seal = "seals/round" if view.trigger is None else "seals/final"
    left = Words(prompts.header(view), theme.LARGE, theme.WASHI, "title", seal=seal)
    phrases = tuple(_newest_first(sitting))
    ribbon = {"ribbon": Words("", theme.BODY, theme.WASHI, "text", phrases=phrases)} if phrases else {}
    return {**header(sitting, left, heading, bots=False), **ribbon}


def _newest_first(sitting: Sitting) -> Iterator[Parts]:
    now = sitting.show.showing
    for event in (*([] if now is None else [now]), *reversed(sitting.show.history)):
        if (parts := _phrase(sitting, event)) is not None:
            yield parts


def _phrase(sitting: Sitting, event: Any) -> Parts | None:
    crests = [chair.crest for chair in sitting.seating.chairs]
    said = sentence(event, crests, sitting.seating.names, sitting.match.kernel.spec)
    if said is None:
        return None
    return tuple(Icon(part.image, SIGN) if isinstance(part, Picture) else part.strip() for part in said)


def auction(sitting: Sitting, asked: bool) -> dict[str, Words]:
    """H42: everybody at once; the sheet lies over the ribbon."""
    words = watching(sitting, _("Tuna auction"))
    words.pop("ribbon", None)
    if asked:
        words["header_phase"] = asked_for(waiting_for(sitting.match.waiting(), sitting.seating.names))
    return words


def hand(sitting: Sitting, seat: Seat) -> tuple[str, ...]:
    """What to press for coins and for closing, in lines; it is the same whatever is in the hand."""
    kind, waiting = sitting.seating.kind(seat), seat in sitting.match.waiting()
    if kind is None:
        return ()
    if kind in ("mouse", "keyboard"):
        return (_("waiting for the mouse"),) if waiting else (_("click: open the hand"),)
    bindings = sitting.cabinet.devices.bindings
    out, empty, close = (label(kind, "secret", word, bindings) for word in ("take_back", "clear", "lock"))
    if not waiting:
        return (_("{button}: open the hand", button=out),)
    if sitting.desk.layout.plan.large:
        return _coins(kind, bindings, short=True), _("hold {button}: close", button=close)
    return (
        _coins(kind, bindings),
        _("{out}: out · {empty}: empty", out=out, empty=empty),
        _("hold {button}: close", button=close),
    )


def _coins(kind: Kind, bindings: Bindings, *, short: bool = False) -> str:
    if kind == "pad" and short:
        return _("{button}: coin", button=button(kind, "secret", "drop", bindings))
    if kind == "pad":
        return _("{buttons}: coin", buttons=label(kind, "secret", "drop", bindings))
    first, last = (label(kind, "secret", slot, bindings) for slot in ("slot_0", "slot_8"))
    return _("{first} to {last}: coin", first=first, last=last)
