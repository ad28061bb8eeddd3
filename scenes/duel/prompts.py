"""What is written around the duel's table: turn, whose choice it is, and which key is which bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.devices.glyphs import label
from game.devices.inputs import KEYPAD
from game.devices.intents import DESK
from game.devices.words import Kind
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.events import MatchEnded
from game.rules.duel.spec import SEATS, DuelSpec
from game.staging.duel import prompts, ribbon
from game.staging.duel.pieces import Lamp
from game.staging.duel.tableau import Entry
from game.staging.duel.terms import WAYS
from game.table.hud import Words
from game.table.pose import Icon, Parts, Tinted
from game.ui import theme
from scenes.duel.chain import SLOT as CHAIN
from scenes.duel.chain import chain
from scenes.play.prompts import bot_levels, question
from scenes.play.sitting import Sitting

ARROWS: Final[Mapping[str, str]] = {"left": "←", "up": "↑", "right": "→", "down": "↓"}
GLYPHS: Final[Mapping[str, str]] = {"pad": "glyphs/dpad", "mouse": "glyphs/mouse_left"}
TYPE: Final = 34
"""Of the ribbon."""

CHAINED: Final = ("effects", "balance")
"""The phases in which one thing leads to another."""

WON: Final = "●"


def watching(sitting: Sitting, phase: str) -> dict[str, Words]:
    """Nobody is asked: what is shown is told with its cause, or else the phase is named."""
    tableau = sitting.show.tableau
    title = prompts.header(tableau.turn, tableau.last, tableau.ended)
    told = _told(sitting) or prompts.heading(phase)
    words = {
        "header_round": Words(title, theme.BODY, theme.WASHI, "bold", "centre", plate=True),
        "header_phase": Words(told, TYPE, align="centre"),
        **_standing(sitting),
    }
    if phase in CHAINED:
        words |= chain(sitting)
    if phase != "count":
        levels = bot_levels(sitting)
        words |= {Lamp(seat).slot: replace(line, align="centre") for seat, line in levels.items()}
    return words


def _standing(sitting: Sitting) -> dict[str, Words]:
    """Of a series, before this match: a dot for each match that has to be won."""
    series = sitting.party.series
    if series.best_of == 1:
        return {}
    needed = series.best_of // 2 + 1
    return {
        f"seat_{seat + 1}_series": Words(
            "", TYPE, face="text", align="centre", phrases=(_pips(series.wins(seat), needed),)
        )
        for seat in SEATS
    }


def _pips(won: int, needed: int) -> Parts:
    return (Tinted(WON * won, theme.GOLD), Tinted(WON * (needed - won), theme.INDIGO_LIGHT))


def choosing(sitting: Sitting, phase: str, seat: Seat | None) -> dict[str, Words]:
    """One seat is asked, once what happened before was shown."""
    words = watching(sitting, phase)
    if seat is None or not sitting.show.over:
        return words
    words.pop(CHAIN, None)  # the stand tells what is chosen
    text = prompts.prompt(sitting.show.view, seat, sitting.seating.names, _spec(sitting))
    return {**words, "header_phase": replace(question(sitting, seat, text), size=TYPE)}


def chant(sitting: Sitting, entry: Entry, timed: bool) -> dict[str, Words]:
    """Everybody is asked at once; it depends on who is ready or has pressed at all, never on what."""
    words = watching(sitting, "chant")
    late = [seat for seat in sitting.seating.people() if seat not in entry.ready]
    way = bidding(sitting, entry)
    if (text := prompts.chant(entry.beat, timed, late, sitting.seating.names, way)) and not _told(sitting):
        words["header_phase"] = _asked_with_tie(sitting, text, entry)
    for seat in SEATS:
        if entry.presses[seat] or seat in entry.ready:
            words.pop(Lamp(seat).slot, None)
    for seat in sitting.seating.people():
        words |= {
            **keys(sitting, seat),
            **_device(sitting, seat, entry),
            **_hint(sitting, seat, entry, timed),
        }
    return words


def _asked_with_tie(sitting: Sitting, text: str, entry: Entry) -> Words:
    """While there is time to look, also what equal bids would do."""
    crests = [chair.crest for chair in sitting.seating.chairs]
    tie = ribbon.tie(foresight.tie(sitting.show.view), crests)
    phrases = ((text,), tie) if entry.beat == 0 else ((text,),)
    return Words("", TYPE, theme.GOLD, "bold", "centre", phrases=phrases)


def bidding(sitting: Sitting, entry: Entry) -> prompts.Way:
    """How people bid now: behind a cloth, as long as somebody is awaited there."""
    people = sitting.seating.people()
    if not people:
        return "watch"
    if any(_behind_the_cloth(sitting, seat) and not entry.presses[seat] for seat in people):
        return "lift"
    clicking = {sitting.seating.kind(seat) == "mouse" for seat in people}
    return "either" if len(clicking) > 1 else "click" if True in clicking else "press"


def keys(sitting: Sitting, seat: Seat) -> dict[str, Words]:
    """On each sign of a seat, what to press for it; nothing for whoever clicks on signs."""
    kind = sitting.seating.kind(seat)
    if kind is None or kind in GLYPHS or _behind_the_cloth(sitting, seat):
        return {}
    return {
        f"seat_{seat + 1}_key_{bid}": Words(_key(sitting, kind, way), theme.BODY, align="centre", plate=True)
        for bid, way in enumerate(WAYS, 1)
    }


def _key(sitting: Sitting, kind: Kind, way: str) -> str:
    """A letter or figure; an arrow where a name would not fit on the sign."""
    pressed = sitting.cabinet.devices.bindings.inputs(kind, "plain", way)[0].removeprefix(KEYPAD)
    return pressed.upper() if len(pressed) == 1 else ARROWS[way]


def _device(sitting: Sitting, seat: Seat, entry: Entry) -> dict[str, Words]:
    """In the middle of the cross, until the seat has pressed: what it bids with."""
    glyph = GLYPHS.get(sitting.seating.kind(seat) or "")
    if glyph is None or entry.presses[seat] or seat in entry.ready:
        return {}
    sign = ((Icon(glyph, 2.6),),)
    return {Lamp(seat).slot: Words("", theme.BODY, align="centre", phrases=sign)}


def _hint(sitting: Sitting, seat: Seat, entry: Entry, timed: bool) -> dict[str, Words]:
    """In a corner of the cross, while there is time to look: how to be ready, or not to be after all."""
    kind, bindings = sitting.seating.kind(seat), sitting.cabinet.devices.bindings
    if kind is None or kind == "mouse" or entry.beat or _behind_the_cloth(sitting, seat):
        return {}
    if seat in entry.ready:
        text = "" if timed else _("{key}: undo", key=label(kind, "plain", "back", bindings))
    else:
        text = _("{key}: ready", key=label(kind, "plain", "confirm", bindings))
    return {f"seat_{seat + 1}_hint": Words(text, theme.SMALL, align="right" if seat else "left")}


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
