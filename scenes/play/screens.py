"""The overlays of a running match, and the ways out of it."""

from __future__ import annotations

from functools import partial

from game.app import kept_matches
from game.app.scene import Scene
from game.bots.levels import USUAL
from game.devices.intents import DeviceId
from game.i18n.door import _
from game.rules.core.seat import Seat
from scenes.log import LogScene
from scenes.lost import LostScene
from scenes.pause import PauseScene
from scenes.play import posters
from scenes.play.rematch import Rematch
from scenes.play.sitting import Sitting
from scenes.poster import PosterScene
from scenes.results import Ending, ResultsScene, onwards
from scenes.rules import RulesScene
from scenes.seats import SeatsScene

SUBSTITUTE = USUAL
"""The level of a bot that takes over for somebody."""


def pause(sitting: Sitting) -> Scene:
    """The match waits."""
    return PauseScene(sitting.cabinet, partial(rules, sitting), partial(log, sitting), sitting.ways.title)


def rules(sitting: Sitting) -> Scene:
    """The pages of this title."""
    return RulesScene(sitting.cabinet, sitting.script.pages(sitting.match.kernel.spec))


def log(sitting: Sitting) -> Scene:
    """What happened so far."""
    return LogScene(sitting.cabinet, sitting.show.log)


def lost(sitting: Sitting, device: DeviceId) -> Scene:
    """A pad is gone: it may come back, another device may take over, or a bot plays on."""
    seat = sitting.seating.seats_of(device)[0]
    owned = [chair.device for chair in sitting.seating.chairs if chair.device]
    return LostScene(
        sitting.cabinet,
        sitting.seating.names[seat],
        device,
        [other for other in owned if other != device],
        partial(_hand_over, sitting, seat),
        partial(sitting.reseat, seat, None, SUBSTITUTE),
    )


def _hand_over(sitting: Sitting, seat: Seat, device: DeviceId) -> None:
    sitting.reseat(seat, device, None)


def results(sitting: Sitting) -> Scene:
    """The final count; the match is no longer offered to be continued, but the next of its series is."""
    outcome = sitting.match.outcome()
    if outcome is None:
        raise ValueError("results are asked for before the match is over")
    cabinet, party = sitting.cabinet, sitting.party
    series = party.series.after(outcome.winners)
    rematch = Rematch.after(sitting, series)
    if sitting.journal is not None:
        sitting.journal.close()
        kept_matches.finish(cabinet.folder, sitting.journal.path)
    people = set(sitting.seating.people())
    ending = Ending(
        outcome,
        sitting.script.account(sitting.match.observe(None), outcome, sitting.match.kernel.spec),
        sitting.script.verdict(outcome, sitting.seating.names),
        series,
        calm=bool(people) and people.isdisjoint(outcome.winners),
    )
    return ResultsScene(
        cabinet,
        sitting.seating.names,
        [chair.crest for chair in sitting.seating.chairs],
        ending,
        rematch.begin,
        partial(_poster, sitting, ending, rematch),
        lambda: SeatsScene(cabinet, party.title, rematch.begin_with, rematch.party),
        sitting.ways.title,
    )


def _poster(sitting: Sitting, ending: Ending, rematch: Rematch) -> Scene:
    """Comes out from under the results."""
    cabinet, again = sitting.cabinet, (_(onwards(ending.series)), rematch.begin)
    poster = posters.poster(sitting.match, sitting.seating.chairs, ending)
    return PosterScene(cabinet, sitting.party.title, poster, again, cabinet.window.surface.copy())
