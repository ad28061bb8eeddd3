"""Every screen of the game, each in a state worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.devices.intents import (
    Click,
    Confirm,
    Inspect,
    Intent,
    Lock,
    Log,
    Menu,
    Move,
    PadLost,
    Release,
    Secret,
)
from game.i18n.door import _
from game.match.match import Match
from game.table.hud import Hud
from tests.renders.booth import BOT, Booth
from tests.renders.duel_screens import DUEL, ENTERED
from tests.renders.harbor_screens import HARBOR, KEPT, LED
from tests.scenes.gallery import GALLERY

HELD = 0.7
PADS = ("pad1", "pad2", "pad3", "pad4")
SHARED = ("mouse", "pad1", "mouse", BOT)
LONE = ("mouse", BOT, BOT)


def played(actions: int) -> Callable[[Match], bool]:
    return lambda match: len(match.actions) >= actions


def asked(phase: str, round: int = 3) -> Callable[[Match], bool]:
    """Some way into the match, so that there are cards in rows and tickets out of the game."""

    def reached(match: Match) -> bool:
        view = match.observe(None)
        return bool(view.phase.name.lower() == phase and view.round >= round)

    return reached


# ---------------------------------------------------------------- the table


def offer(players: int, booth: Booth) -> None:
    """Cards are being dealt."""
    booth.sit((BOT,) * players, played(0), "1x")
    booth.seconds(1.5)
    assert booth.showing == "offer"


def valuation(players: int, booth: Booth) -> None:
    """One has laid two tickets, one has locked, one holds the button, one has a ticket refused."""
    booth.sit(PADS[:players], asked("valuation"))
    booth.asked()
    lots = players + 1
    booth.tell(Secret("pad1", 0), Secret("pad1", 3))
    booth.tell(*(Secret("pad2", slot) for slot in range(lots)), Lock("pad2", True))
    booth.seconds(HELD)
    if players > 2:
        booth.tell(*(Secret("pad3", slot) for slot in range(lots)), Lock("pad3", True))
        booth.seconds(HELD / 2)
    if players > 3:
        booth.tell(Secret("pad4", 1), Secret("pad4", 1))


def quotation(players: int, booth: Booth) -> None:
    """Tickets lie open, tiles fall."""
    booth.sit((BOT,) * players, asked("valuation"), "1x")
    booth.until(lambda: booth.showing == "quotation")
    booth.seconds(4.0)
    booth.until(lambda: booth.sitting.show.table._jolt is None)
    assert booth.showing == "quotation"


def purchase(players: int, booth: Booth) -> None:
    """A pad's cursor is on a lot that is worth something."""
    booth.sit(PADS[:players], asked("purchase"))
    booth.asked()


def scoring(players: int, booth: Booth) -> None:
    """Everything was counted."""
    booth.sit(PADS[:players], asked("purchase", 7))
    while booth.showing != "scoring":
        booth.asked()
        booth.seconds(0.5)
        booth.tell(*(Confirm(PADS[seat]) for seat in booth.sitting.match.waiting()))
    booth.asked()


def choosing(phase: str, booth: Booth) -> None:
    """Which row a Takusan joins, or which card a Yakuza takes."""
    booth.sit(PADS, asked(phase))
    booth.asked()
    assert booth.showing == "purchase"


def curtain(booth: Booth) -> None:
    booth.sit(SHARED, asked("valuation"))
    booth.asked()


def lifted(booth: Booth) -> None:
    """Two tickets lie, the mouse is on a third; the pad has laid three backs."""
    curtain(booth)
    booth.tell(*(Secret("pad1", slot) for slot in range(3)))
    cloth = booth.seat_area(0)
    booth.tell(Click("mouse", cloth.x + 50, cloth.y + 50))
    booth.seconds(HELD)
    lay_openly(booth, 0, 2)
    booth.point(booth.seat_area(0, "fan_4"))


def lay_openly(booth: Booth, *tickets: int) -> None:
    for slot in tickets:
        cell = booth.seat_area(0, f"fan_{slot + 1}")
        for _press in range(2):  # into the hand, onto the next lot
            booth.tell(Click("mouse", cell.x + 9, cell.y + 9), Release("mouse", cell.x + 9, cell.y + 9))


def open_entry(booth: Booth) -> None:
    """Nobody else looks: all tickets of a lone human lie open."""
    booth.sit(LONE, asked("valuation"))
    booth.asked()
    lay_openly(booth, 1, 3, 0, 4)


def looked_at(slot: str, booth: Booth, otherwise: str = "") -> None:
    """The mouse explains something during a valuation; in large type it may have no place there."""
    booth.sit(PADS, asked("valuation"))
    booth.asked()
    booth.point(booth.area(slot if slot in booth.sitting.desk.layout.slots else otherwise))
    booth.seconds(HELD)


def walked(booth: Booth) -> None:
    """The button is held and the cursor goes over the table."""
    booth.sit(PADS, asked("purchase"))
    booth.asked()
    booth.tell(Inspect("pad1", True), Move("pad1", 1, 0), Move("pad1", 0, 1))


def noticed(booth: Booth) -> None:
    """The longest thing that is ever said over the table."""
    booth.sit(PADS, asked("purchase"))
    booth.asked()
    hud: Hud = booth.sitting.desk.board.hud
    file = "/home/hana/.local/share/tsukiji-arcade/matches/auction-00012.journal"
    why = _("{file}: cannot be written ({reason})", file=file, reason=_("no reason was given"))
    hud.notice(_("This match is not saved for now: {reason}", reason=why))


def over_the_table(what: str, booth: Booth) -> None:
    purchase(4, booth)
    intents: dict[str, Intent] = {"pause": Menu("pad1"), "log": Log("pad1"), "lost": PadLost("pad2")}
    booth.tell(intents[what])
    assert booth.showing == what


def menu(name: str, booth: Booth) -> None:
    booth.show(GALLERY[name](booth.cabinet))


TABLE: Mapping[str, Callable[[Booth], None]] = {
    **{
        f"{phase.__name__}_{players}": partial(phase, players)
        for phase in (offer, valuation, quotation, purchase, scoring)
        for players in (2, 3, 4)
    },
    "takusan": partial(choosing, "takusan"),
    "yakuza": partial(choosing, "yakuza"),
    "curtain": curtain,
    "curtain_lifted": lifted,
    "open_entry": open_entry,
    "explained_card": partial(looked_at, "lot_2_card_3"),
    "explained_row": partial(looked_at, "seat_2_row_3", otherwise="seat_2"),
    "explained_ticket": partial(looked_at, "seat_3_fan_3"),
    "explained_board": partial(looked_at, "plaque_3"),
    "walked": walked,
    "notice": noticed,
    "paused": partial(over_the_table, "pause"),
    "log_of_a_match": partial(over_the_table, "log"),
    "lost_in_a_match": partial(over_the_table, "lost"),
}

SCREENS: Mapping[str, Callable[[Booth], None]] = {
    **{name: partial(menu, name) for name in GALLERY if name not in ("pause", "lost")},
    **TABLE,
    **DUEL,
    **HARBOR,
}

COMPARED = tuple(
    name
    for name in SCREENS
    if (name not in HARBOR or name in KEPT) and (not name.startswith("poster_") or name == "poster_draw")
)
"""Those with a reference picture; the others are only read."""

REBUILT = ENTERED | LED | {"curtain_lifted", "open_entry"}
"""Laid anew they would not be the same: the curtain falls, the cursor goes back to the middle."""
