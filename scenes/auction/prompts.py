"""What is written around the auction's table: the heading, and what each seat is asked to press."""

from __future__ import annotations

from typing import Final

from game.devices.bindings import Bindings
from game.devices.glyphs import label
from game.devices.words import Kind
from game.i18n.door import N_, _, ngettext
from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import prompts
from game.staging.pieces import Prompt
from game.staging.prompts import waiting_for
from game.table.hud import Words
from game.ui import theme
from scenes.auction.ballot import Ballot
from scenes.play.prompts import asked, header, question, steps
from scenes.play.sitting import Sitting

LAYING: Final = N_("{add} twice: place · {back} undo · {done} lock")
LAYING_AT_ONCE: Final = N_("{add} place · {back} undo · {done} lock")
"""What the buttons do while tickets are laid openly: the first press takes a ticket in hand."""


def watching(sitting: Sitting, phase: str) -> dict[str, Words]:
    """Nobody is asked."""
    return header(sitting, Words(""), _(prompts.HEADINGS[phase]), bots=False)


def purchase(sitting: Sitting, seat: Seat | None) -> dict[str, Words]:
    """One seat is asked, once what happened before was shown."""
    words = watching(sitting, "purchase")
    if seat is None or not sitting.show.over:
        return words
    view: AuctionView = sitting.show.view
    text = prompts.prompt(view.phase, seat, sitting.seating.names)
    words["header_phase"] = question(sitting, seat, text)
    return words


def valuation(sitting: Sitting, ballot: Ballot, open_seat: Seat | None) -> dict[str, Words]:
    """Everybody is asked at once; who has locked may still think again until the last one has."""
    words = watching(sitting, "valuation")
    if sitting.show.next_event is not None:
        return words
    waiting = sitting.match.waiting()
    line = waiting_for(waiting, sitting.seating.names)
    if len(ballot.drafts) == 1 and open_seat is not None:
        line = prompts.prompt(Phase.VALUATION, open_seat, sitting.seating.names)
        at_once = sitting.cabinet.settings.one_press
        words |= steps(sitting, open_seat, LAYING_AT_ONCE if at_once else LAYING)
    words["header_phase"] = asked(line)
    narrow = sitting.desk.layout.plan.large and not sitting.show.tableau.blind
    for seat, draft in () if narrow else ballot.drafts.items():
        if seat != open_seat:
            text = _how(sitting, seat, seat in waiting, draft)
            words[Prompt(seat).slot] = Words(text, theme.SMALL, theme.WASHI, "bold")
    return words


def _how(sitting: Sitting, seat: Seat, waiting: bool, draft: TicketsDraft) -> str:
    """Which buttons drop, take back and lock; it depends on how many tickets lie, never on which."""
    kind = sitting.seating.kind(seat)
    if kind is None:
        return ""
    bindings = sitting.cabinet.devices.bindings
    if kind in ("mouse", "keyboard"):
        return _("waiting for the mouse") if waiting else _("locked: click here to unlock")
    take_back = label(kind, "secret", "take_back", bindings)
    if not waiting:
        return _("locked: {button} to unlock", button=take_back)
    if draft.complete:
        return _("hold {lock} to lock", lock=label(kind, "secret", "lock", bindings))
    if draft.landed:
        left = len(draft.position) - draft.landed
        return ngettext("{count} to go · {back}: undo", "{count} to go · {back}: undo", left, back=take_back)
    return _laying(kind, bindings)


def _laying(kind: Kind, bindings: Bindings) -> str:
    if kind == "pad":
        return _("{buttons} to place", buttons=label(kind, "secret", "drop", bindings))
    first, last = (label(kind, "secret", slot, bindings) for slot in ("slot_0", "slot_8"))
    return _("keys {first} to {last}", first=first, last=last)
