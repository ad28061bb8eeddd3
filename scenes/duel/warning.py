"""What people must know before their first chant: nothing pressed is a bid, too."""

from __future__ import annotations

from typing import Final

from game.devices.glyphs import label
from game.i18n.door import _
from game.staging.duel.prompts import warning
from game.staging.duel.tableau import Entry
from game.table.hud import Words
from game.ui import signs
from game.ui.kit import Kit
from scenes.duel.prompts import bidding
from scenes.play.prompts import asked
from scenes.play.sitting import Sitting

KEY: Final = "warning"
WIDTH: Final = 640
WIDEST: Final = 840


def wanted(sitting: Sitting) -> bool:
    """Before the first turn of a series, where people play by the clock."""
    first = not sitting.party.series.started and sitting.show.view.turn == 1
    return first and bool(sitting.seating.people()) and sitting.cabinet.settings.chant != "untimed"


def show(sitting: Sitting, kit: Kit) -> None:
    """On a card over the stand."""
    slot = sitting.desk.layout.slot("stand")
    text = warning(sitting.match.kernel.spec, bidding(sitting, Entry()))
    card = signs.card(kit, text, min(WIDTH * kit.text.reading, WIDEST))
    width, height = (side / kit.frame.scale for side in card.get_size())
    sitting.desk.board.hud.picture(KEY, card, slot.cx - width / 2, slot.cy - height / 2)


def drop(sitting: Sitting) -> None:
    """It was read, or the time for it is over."""
    sitting.desk.board.hud.drop(KEY)


def words(sitting: Sitting) -> dict[str, Words]:
    """How to go on."""
    devices = sitting.cabinet.devices
    press = label(devices.kind(devices.last), "plain", "confirm", devices.bindings)
    return {"header_phase": asked(_("{key}: start", key=press))}
