"""What is written around every table: the heading, who is a bot, and the way on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.devices.glyphs import label
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.staging.pieces import Prompt
from game.table.hud import ROOMY, Words
from game.ui import signs, theme
from scenes.play.sitting import Sitting

STEPS: Final[Mapping[str, str]] = {"add": "confirm", "back": "back", "done": "hurry"}
"""The words of the bindings for what can be done to a decision of several presses."""


def header(sitting: Sitting, left: Words, heading: str, bots: bool = True) -> dict[str, Words]:
    """Where the match is, what goes on, what helps; and on the plates of bots that they are some."""
    return {
        **({Prompt(seat).slot: words for seat, words in bot_levels(sitting).items()} if bots else {}),
        "header_round": left,
        "header_phase": Words(heading, theme.LARGE, theme.WASHI, "title", "centre"),
        "header_right": Words(_help(sitting), theme.SMALL, theme.WASHI, "bold", "right"),
    }


def asked(text: str) -> Words:
    """In place of the heading while the table waits for somebody."""
    return Words(text, theme.LARGE, theme.GOLD, "bold", "centre")


def question(sitting: Sitting, seat: Seat, text: str) -> Words:
    """Put to whoever sits there; a bot is told nothing, it is told of."""
    if sitting.seating.device(seat) is None:
        return asked(_("{name} is thinking", name=sitting.seating.names[seat]))
    return asked(text)


def demonstration(sitting: Sitting) -> dict[str, Words]:
    """For whoever passes by, where otherwise is written what helps; where that is a button, at the prompt."""
    roomy = sitting.desk.layout.slot("header_right").w >= ROOMY
    line = Words(_("Demonstration: press any button"), theme.SMALL, theme.GOLD, "bold", "right")
    return {"header_right": line} if roomy else {"header_phase": replace(line, size=34, align="centre")}


def steps(sitting: Sitting, seat: Seat, said: str) -> dict[str, Words]:
    """For a decision of several presses, at the right of the header: which buttons of its seat do what.

    `said` is a message with the places {add}, {back} and {done}; whoever has a mouse clicks on things.
    """
    kind, bindings = sitting.seating.kind(seat), sitting.cabinet.devices.bindings
    if kind is None or kind == "mouse":
        return {}
    buttons = {place: label(kind, "plain", word, bindings) for place, word in STEPS.items()}
    return {"header_right": Words(_(said, **buttons), theme.SMALL, theme.WASHI, "bold", "right")}


def way_on(sitting: Sitting) -> Words:
    """Everything was counted."""
    devices = sitting.cabinet.devices
    press = label(devices.kind(devices.last), "plain", "confirm", devices.bindings)
    return asked(_("{button}: show the results", button=press))


def hold_bar(sitting: Sitting, seat: Seat, part: float) -> None:
    """A bar that fills while a button is held; it tells nothing but that."""
    key, hud, kit = f"hold:{seat}", sitting.desk.board.hud, sitting.desk.kit
    if part <= 0 or kit is None:
        hud.drop(key)
        return
    area = sitting.desk.layout.area(Prompt(seat))
    hud.picture(key, signs.bar(kit, area.w * part), area.x, area.bottom - signs.BAR)


def bot_levels(sitting: Sitting) -> dict[Seat, Words]:
    """Which bot plays each seat that nobody plays."""
    return {
        seat: Words(_bot(chair.level), theme.SMALL, theme.WASHI_DIM, "text")
        for seat, chair in enumerate(sitting.seating.chairs)
        if chair.level is not None
    }


def _bot(level: str) -> str:
    match level:
        case "easy":
            return _("bot, easy")
        case "expert":
            return _("bot, expert")
    return _("bot, normal")


def _help(sitting: Sitting) -> str:
    """What helps anywhere, in the words of the device used last; the mouse clicks on these very words."""
    devices = sitting.cabinet.devices
    kind = devices.kind(devices.last)
    if sitting.desk.layout.plan.large:
        return _("menu") if kind == "mouse" else label(kind, "plain", "menu", devices.bindings)
    if kind == "mouse":
        return _("click here: pause, rules, log")
    explain, log, pause = (
        label(kind, "plain", word, devices.bindings) for word in ("inspect", "log", "menu")
    )
    return _("{explain} explain · {log} log · {pause} pause", explain=explain, log=log, pause=pause)
