"""Everybody takes their seats: the parts of a sitting are made, and told of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from game.app.cabinet import Cabinet
from game.app.keeping import Keeping
from game.app.party import Party
from game.app.scene import Scene
from game.match.controllers import Controller
from game.match.match import Match
from game.rules.core.seat import Seat
from game.staging.stage import Stage
from game.table.layout import read_layouts
from game.table.table import Table
from scenes.play.desk import Desk
from scenes.play.opponents import Opponents
from scenes.play.plans import Plans
from scenes.play.script import Script
from scenes.play.seating import Seating
from scenes.play.show import Show
from scenes.play.sitting import USUAL_SCALE, Sitting, Ways

NOBODY: Final[Mapping[Seat, Controller]] = MappingProxyType({})


def sit_down(
    cabinet: Cabinet,
    party: Party,
    script: Script,
    match: Match,
    ways: Ways,
    keeping: Keeping | None = None,
    players: Mapping[Seat, Controller] = NOBODY,
    on_input: Callable[[], Scene] | None = None,
) -> Sitting:
    """Everybody takes their seats; raises AssetError if the map cannot be read."""
    spec, seats = match.kernel.spec, len(party.chairs)
    wanted = {plan: script.slots(seats, plan) for plan in script.plans(seats)}
    plans = Plans(
        read_layouts(script.map, seats, wanted),
        lambda layout: script.arrange(layout, party.chairs, spec, match.header.options),
        script.plan,
        cabinet.settings.text_scale > USUAL_SCALE,
    )
    seating, opponents = Seating(party.chairs, cabinet.devices), Opponents(players, cabinet.clock)
    opponents.join(party.chairs, party.title, party.seed, spec)
    table, asides = Table(script.explaining), list[str]()

    def tell(event: Any) -> Iterator[str]:
        yield from script.acts.sentences(event, seating.names, spec)
        reasons = list(opponents.reasons(event, seating.names))
        if cabinet.settings.bots_say_why:
            yield from reasons
        while event.reveals and asides:
            yield asides.pop(0)

    stage = Stage(table, cabinet.sound.play)
    show = Show(stage, table, plans, script.tableau, script.acts.perform, tell)
    guide = script.guide(show, seating, spec)
    desk = Desk(cabinet, plans, guide, table)
    stage.noise = partial(_noise, desk, match, seating)
    if keeping is not None:
        match.keep, keeping.say = keeping.keep, desk.board.hud.notice
    cabinet.match = match
    show.open(match)
    return Sitting(
        cabinet, party, script, match, keeping, seating, opponents, show, desk, ways, asides, on_input
    )


def _noise(desk: Desk, match: Match, seating: Seating, name: str) -> None:
    """Of a cue; where people have lost to bots alone, nobody cheers."""
    if name == "win":
        outcome, people = match.outcome(), set(seating.people())
        beaten = outcome is not None and bool(people) and people.isdisjoint(outcome.winners)
        desk.hear("dusk" if beaten else "win")
    else:
        desk.hear(name)
