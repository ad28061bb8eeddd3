"""What is written around the auction's table: the heading, and what each seat is asked to press."""

from __future__ import annotations

from typing import Final

from game.devices.bindings import Bindings
from game.devices.glyphs import label
from game.devices.words import Kind
from game.rules.auction.spec import AuctionSpec
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import prompts
from game.table.hud import Words
from game.ui import signs, theme
from scenes.auction import slots
from scenes.auction.ballot import Ballot
from scenes.play.sitting import Sitting

HEADINGS: Final = {
    "offer": prompts.OFFER,
    "valuation": prompts.HEADINGS[Phase.VALUATION],
    "quotation": prompts.QUOTATION,
    "purchase": prompts.HEADINGS[Phase.PURCHASE],
    "scoring": prompts.HEADINGS[Phase.ENDED],
}


def watching(sitting: Sitting, phase: str) -> dict[str, Words]:
    """Nobody is asked."""
    spec: AuctionSpec = sitting.match.kernel.spec
    number = max(1, sitting.tableau.round)
    bots = {
        f"seat_{seat + 1}_prompt": Words(f"bot, {chair.level}", theme.SMALL, theme.WASHI_DIM, "text")
        for seat, chair in enumerate(sitting.chairs)
        if chair.level is not None and phase != "scoring"
    }
    return {
        **bots,
        "header_round": Words(
            f"Round {number} of {spec.rounds}",
            theme.LARGE,
            theme.WASHI,
            "title",
            seal="seals/final" if number == spec.rounds else "seals/round",
        ),
        "header_phase": Words(HEADINGS[phase], theme.LARGE, theme.WASHI, "title", "centre"),
        "header_right": Words(_help(sitting), theme.SMALL, theme.WASHI, "bold", "right"),
    }


def purchase(sitting: Sitting, seat: Seat | None) -> dict[str, Words]:
    """One seat is asked, once what happened before was shown."""
    words = watching(sitting, "purchase")
    if seat is None or sitting.next_event is not None or not sitting.stage.idle:
        return words
    view: AuctionView = sitting.match.observe(None)
    asked = prompts.prompt(view.phase, seat, sitting.names)
    words["header_phase"] = Words(asked, theme.LARGE, theme.GOLD, "bold", "centre")
    return words


def valuation(sitting: Sitting, ballot: Ballot, open_seat: Seat | None) -> dict[str, Words]:
    """Everybody is asked at once; who has locked may still think again until the last one has."""
    words = watching(sitting, "valuation")
    if sitting.next_event is not None:
        return words
    waiting = sitting.match.waiting()
    asked = prompts.waiting_for(waiting, sitting.names)
    if len(ballot.drafts) == 1 and open_seat is not None:
        asked = prompts.prompt(Phase.VALUATION, open_seat, sitting.names)
    words["header_phase"] = Words(asked, theme.LARGE, theme.GOLD, "bold", "centre")
    for seat, draft in ballot.drafts.items():
        if seat != open_seat:
            text = _how(sitting, seat, seat in waiting, draft.complete)
            words[f"seat_{seat + 1}_prompt"] = Words(text, theme.SMALL, theme.WASHI, "bold")
    return words


def way_on(sitting: Sitting) -> Words:
    """Everything was counted."""
    devices = sitting.cabinet.devices
    press = label(devices.kind(devices.last), "plain", "confirm", devices.bindings)
    return Words(f"{press}: on to the results", theme.LARGE, theme.GOLD, "bold", "centre")


def hold(sitting: Sitting, seat: Seat, part: float) -> None:
    """A bar that fills while a button is held; it tells nothing but that."""
    key, hud, kit = f"hold:{seat}", sitting.board.hud, sitting.kit
    if part <= 0 or kit is None:
        hud.drop(key)
        return
    area = slots.seat(sitting.layout, seat, "prompt")
    hud.picture(key, signs.bar(kit, area.w * part), area.x, area.bottom - signs.BAR)


def _how(sitting: Sitting, seat: Seat, asked: bool, complete: bool) -> str:
    """Which buttons drop, take back and lock; it depends on how many tickets lie, never on which."""
    device = sitting.device(seat)
    if device is None:
        return ""
    kind: Kind = sitting.cabinet.devices.kind(device)
    bindings = sitting.cabinet.devices.bindings
    if kind in ("mouse", "keyboard"):
        return "waits for the mouse" if asked else "locked: click here to unlock"
    take_back = label(kind, "secret", "take_back", bindings)
    if not asked:
        return f"locked: {take_back} unlocks"
    if complete:
        return f"hold {label(kind, 'secret', 'lock', bindings)} to lock · {take_back} back"
    return f"{_dropping(kind, bindings)} · {take_back} back"


def _dropping(kind: Kind, bindings: Bindings) -> str:
    if kind == "pad":
        return label(kind, "secret", "drop", bindings)
    first, last = (label(kind, "secret", slot, bindings) for slot in ("slot_0", "slot_8"))
    return f"keys {first} to {last}"


def _help(sitting: Sitting) -> str:
    """What helps anywhere, in the words of the device used last; the mouse clicks on these very words."""
    devices = sitting.cabinet.devices
    kind = devices.kind(devices.last)
    if kind == "mouse":
        return "click here: pause, rules, log"
    parts = (("inspect", "explain"), ("log", "log"), ("menu", "pause"))
    return " · ".join(f"{label(kind, 'plain', word, devices.bindings)} {what}" for word, what in parts)
