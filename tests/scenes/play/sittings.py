"""A match of the auction at the table, laid for the window, before its first offer."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.rules.auction.spec import AuctionOptions
from game.storage import library
from scenes import opening
from scenes.play.phase import PhaseScene

NAMES = ("Hana", "Jiro", "Kiku", "Masa")
BOT = "bot"


def begun(cabinet: Cabinet, devices: Sequence[str]) -> PhaseScene:
    """Its first scene; leave it in the end."""
    options = AuctionOptions.usual(library.load("auction"), len(devices))
    chairs = tuple(
        Chair(NAMES[seat], seat + 1, None, "easy")
        if device == BOT
        else Chair(NAMES[seat], seat + 1, device, None)
        for seat, device in enumerate(devices)
    )
    scene = opening.begin(cabinet, Party("auction", chairs, options, 7))
    assert isinstance(scene, PhaseScene)
    scene.lay(cabinet.window.kit)
    return scene


def watch(scene: PhaseScene) -> None:
    """Shows all that has happened."""
    sitting = scene.sitting
    while sitting.show.next_event is not None:
        sitting.show.play_next()
        sitting.show.stage.hurry()
        sitting.show.note()
