"""What is written around the harbor's table: where the match is, and what goes on."""

from __future__ import annotations

from collections.abc import Collection

from game.devices.glyphs import label
from game.i18n.door import _
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.staging.pieces import Prompt
from game.staging.prompts import waiting_for
from game.table.hud import Words
from game.ui import theme
from scenes.play.prompts import asked as asked_for
from scenes.play.prompts import header
from scenes.play.sitting import Sitting


def watching(sitting: Sitting, heading: str = "") -> dict[str, Words]:
    """Nobody is asked."""
    view: HarborView = sitting.show.view
    seal = "seals/round" if view.trigger is None else "seals/final"
    left = Words(_round(view), theme.LARGE, theme.WASHI, "title", seal=seal)
    return {
        **header(sitting, left, heading, bots=False),
        "ribbon": Words(_last(sitting), theme.BODY, theme.WASHI, "text"),
    }


def _round(view: HarborView) -> str:
    if view.phase is Phase.ENDED:
        return _("The end")
    if view.turns_left is not None:
        return _("Last turns: {count}", count=number(view.turns_left))
    return _("Round {round}", round=number(view.round))


def _last(sitting: Sitting) -> str:
    return sitting.show.log[-1] if sitting.show.log else ""


def auction(sitting: Sitting, asked: Collection[Seat], open_seat: Seat | None) -> dict[str, Words]:
    """H42: everybody at once; the sheet lies over the ribbon."""
    words = watching(sitting, _("Tuna auction: everybody bids in secret"))
    words.pop("ribbon")
    if not asked:
        return words
    waiting = sitting.match.waiting()
    words["header_phase"] = asked_for(waiting_for(waiting, sitting.seating.names))
    for seat in asked:
        if seat != open_seat:
            line = _how(sitting, seat, seat in waiting)
            words[Prompt(seat).slot] = Words(line, theme.SMALL, theme.WASHI, "bold", "centre")
    return words


def _how(sitting: Sitting, seat: Seat, waiting: bool) -> str:
    """Which buttons put coins in, take them out and close; it is the same whatever is in the hand."""
    kind = sitting.seating.kind(seat)
    if kind is None:
        return ""
    bindings = sitting.cabinet.devices.bindings
    if kind in ("mouse", "keyboard"):
        return _("waiting for the mouse") if waiting else _("click here to open the hand again")
    out, close = (label(kind, "secret", word, bindings) for word in ("take_back", "lock"))
    if not waiting:
        return _("{button}: open the hand again", button=out)
    if kind == "pad":
        drop = label(kind, "secret", "drop", bindings)
        return _("{buttons}: coin in · {out}: out · hold {close}: close", buttons=drop, out=out, close=close)
    first, last = (label(kind, "secret", slot, bindings) for slot in ("slot_0", "slot_8"))
    return _(
        "{first} to {last}: coin in · {out}: out · hold {close}: close",
        first=first,
        last=last,
        out=out,
        close=close,
    )
