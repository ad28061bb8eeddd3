"""What is written around the duel's table: turn, whose choice it is, and which key is which bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.devices.glyphs import label
from game.devices.inputs import KEYPAD
from game.devices.intents import DESK
from game.devices.words import Kind
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.duel.events import MatchEnded
from game.rules.duel.spec import DuelSpec
from game.staging.duel import prompts
from game.staging.duel.pieces import Prompt, Sign
from game.staging.duel.tableau import Entry
from game.staging.duel.terms import WAYS
from game.table.hud import Words
from game.ui import theme
from scenes.play.prompts import asked, header
from scenes.play.sitting import Sitting

ARROWS: Final[Mapping[str, str]] = {"left": "←", "up": "↑", "right": "→", "down": "↓"}


def watching(sitting: Sitting, phase: str) -> dict[str, Words]:
    """Nobody is asked: what is shown is told with its cause, or else the phase is named."""
    tableau = sitting.show.tableau
    seal = "seals/final" if tableau.last or tableau.ended else "seals/round"
    title = prompts.header(tableau.turn, tableau.last, tableau.ended) + _standing(sitting)
    left = Words(title, theme.LARGE, theme.WASHI, "title", seal=seal)
    words = header(sitting, left, prompts.heading(phase), bots=phase != "count")
    told = _told(sitting)
    if not told:
        return words
    return {**words, "header_phase": Words(told, theme.BODY, align="centre")}


def _standing(sitting: Sitting) -> str:
    """Of a series, before this match."""
    series = sitting.party.series
    return "" if series.best_of == 1 else f" · {series.wins(0)} : {series.wins(1)}"


def choosing(sitting: Sitting, phase: str, seat: Seat | None) -> dict[str, Words]:
    """One seat is asked, once what happened before was shown."""
    words = watching(sitting, phase)
    if seat is None or not sitting.show.over:
        return words
    question = prompts.prompt(sitting.show.view, seat, sitting.seating.names, _spec(sitting))
    return {**words, "header_phase": asked(question)}


def chant(sitting: Sitting, entry: Entry, timed: bool) -> dict[str, Words]:
    """Everybody is asked at once; it depends on who is ready or has pressed at all, never on what."""
    words = watching(sitting, "chant")
    late = [seat for seat in sitting.seating.people() if seat not in entry.ready]
    way = bidding(sitting, entry)
    if (text := prompts.chant(entry.beat, timed, late, sitting.seating.names, way)) and not _told(sitting):
        words["header_phase"] = asked(text)
    for seat in sitting.seating.people():
        how = Words(_how(sitting, seat, entry, timed), theme.SMALL)
        words |= {**keys(sitting, seat), Prompt(seat).slot: how}
    return words


def bidding(sitting: Sitting, entry: Entry) -> prompts.Way:
    """How people bid now: behind a cloth, as long as somebody is awaited there."""
    people = sitting.seating.people()
    if any(_behind_the_cloth(sitting, seat) and not entry.presses[seat] for seat in people):
        return "lift"
    clicking = {sitting.seating.kind(seat) == "mouse" for seat in people}
    return "either" if len(clicking) > 1 else "click" if True in clicking else "press"


def keys(sitting: Sitting, seat: Seat) -> dict[str, Words]:
    """Beside each sign of a seat, what to press for it; nothing for whoever clicks on signs."""
    kind = sitting.seating.kind(seat)
    if kind is None or kind == "mouse" or _behind_the_cloth(sitting, seat):
        return {}
    return {
        Sign(seat, bid).slot: Words(_key(sitting, kind, way), theme.SMALL, align="right")
        for bid, way in enumerate(WAYS, 1)
    }


def _key(sitting: Sitting, kind: Kind, way: str) -> str:
    """A letter or figure; an arrow where a name would not fit beside the sign."""
    pressed = sitting.cabinet.devices.bindings.inputs(kind, "plain", way)[0].removeprefix(KEYPAD)
    return pressed.upper() if len(pressed) == 1 else ARROWS[way]


def _how(sitting: Sitting, seat: Seat, entry: Entry, timed: bool) -> str:
    kind, bindings = sitting.seating.kind(seat), sitting.cabinet.devices.bindings
    if kind is None:
        return ""
    if _behind_the_cloth(sitting, seat):
        return _("has chosen") if entry.presses[seat] else _("waiting for the mouse")
    confirm, back = (label(kind, "plain", word, bindings) for word in ("confirm", "back"))
    if seat in entry.ready:
        return _("ready") if timed else _("ready · {key}: undo", key=back)
    if kind == "mouse":
        return _("click a sign before BI") if timed else _("click a sign")
    if kind == "pad":
        return _("D-pad: bid · {key}: ready", key=confirm)
    if kind == "keyboard":
        return _("arrow keys: bid · {key}: ready", key=confirm)
    return _("these keys: bid · {key}: ready", key=confirm)


def _behind_the_cloth(sitting: Sitting, seat: Seat) -> bool:
    """Whoever clicks while others look on, and whoever shares the desk."""
    if sitting.seating.device(seat) != DESK or len(sitting.seating.people()) == 1:
        return False
    return sitting.seating.kind(seat) == "mouse" or len(sitting.seating.seats_of(DESK)) > 1


def _told(sitting: Sitting) -> str:
    """The first sentence of what is being shown; the end is told by what lies on the table."""
    event = sitting.show.showing
    if event is None or isinstance(event, MatchEnded):
        return ""
    return next(iter(sitting.script.acts.sentences(event, sitting.seating.names, _spec(sitting))), "")


def _spec(sitting: Sitting) -> DuelSpec:
    spec: DuelSpec = sitting.match.kernel.spec
    return spec
