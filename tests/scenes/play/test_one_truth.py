"""The screen shows one view, the one last shown, and says nothing of what is still to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.app.platform import STEP
from game.rules.core.happening import Happening
from game.storage import library, saves
from game.table.pose import Poses
from game.titles.shelf import TITLES
from game.ui.focus import Item
from game.ui.theme import REST
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tests.matches import happenings, play_on

NAMES = ("Hana", "Jiro", "Kiku", "Masa")
TABLES = [("auction", 2), ("auction", 3), ("auction", 4), ("duel", 2)]


def seated(cabinet: Cabinet, title: str, players: int, seed: int) -> Sitting:
    """People alone, so that nothing is decided unless a test does."""
    kernel = library.kernel(title, cabinet.data)
    options = TITLES[title].options.usual(kernel.spec, players)
    chairs = tuple(Chair(NAMES[seat], seat + 1, "mouse", None) for seat in range(players))
    match = saves.new_match(kernel, options, seed)
    party = Party(title, chairs, options, seed)
    return sit_down(cabinet, party, TITLES[title].script, match, opening.ways(cabinet))


def said(sitting: Sitting) -> dict[Any, Any]:
    """Everything that anything says, whoever asks."""
    guide, seats = sitting.desk.guide, (None, *range(len(sitting.seating.chairs)))
    keys = [item.key for item in sitting.show.table.explained()]
    told = {(key, seat): guide.explain(key, seat) for key in keys for seat in seats}
    return told | {"news": guide.news()}


def lying(sitting: Sitting) -> Poses:
    """The pieces with their counters, once everything has come to rest."""
    sitting.show.stage.hurry()
    return sitting.show.table.poses()


def shown(sitting: Sitting, seed: int) -> Iterator[Happening]:
    """A whole match by chance: each happening while it is being shown, and all that follows is decided."""
    match, random = sitting.match, Random(seed)
    play_on(match, random)
    for told in happenings(match):
        sitting.show.add([told])
    while sitting.show.next_event is not None:
        told = sitting.show._pending[0]
        sitting.show.play_next()
        yield told
        sitting.show.note()


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_at_every_event_the_screen_says_what_one_rebuilt_from_that_view_says(
    cabinet: Cabinet, title: str, players: int, often: int
) -> None:
    matches = often * 2 if players == 2 else often  # they are quick
    for seed in range(3, 3 + 5 * matches, 5):
        _say_the_same(cabinet, title, players, seed)


def _say_the_same(cabinet: Cabinet, title: str, players: int, seed: int) -> None:
    sitting, rebuilt = seated(cabinet, title, players, seed), seated(cabinet, title, players, seed)
    sitting.show.settle(sitting.match.opening.before)
    events = 0
    for told in shown(sitting, seed):
        rebuilt.show.settle(told.view)
        rebuilt.show.log[:] = sitting.show.log
        one, other = said(sitting), said(rebuilt)
        both = one.keys() & other.keys()  # what flies in is not there yet, what goes is there still
        assert not {key: (one[key], other[key]) for key in both if one[key] != other[key]}, told.event
        assert sitting.script.tension(sitting.show.view, sitting.match.kernel.spec) == sitting.script.tension(
            told.view, sitting.match.kernel.spec
        )
        assert lying(sitting) == lying(rebuilt), told.event
        pointed = [{i.key: i.area for i in each.show.table.explained()} for each in (sitting, rebuilt)]
        assert pointed[0] == pointed[1], told.event
        events += 1
    assert events > 40
    for each in (sitting, rebuilt):
        each.show.table.close()


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_pointer_that_rests_anywhere_reads_nothing_of_later_events(
    cabinet: Cabinet, title: str, players: int
) -> None:
    """In every frame of every event the inspector says what the view of that event knows.

    The pointer goes to everything as an event begins, then to a few things in each frame.
    """
    sitting, rebuilt = seated(cabinet, title, players, 5), seated(cabinet, title, players, 5)
    match, random, scene = sitting.match, Random(5), sitting.scene()
    assert isinstance(scene, PhaseScene)
    scene.lay(cabinet.window.kit)
    rebuilt.lay(cabinet.window.kit)
    seen: Any = None
    for _ in range(24):
        while not sitting.show.over:
            scene = _stepped(scene, cabinet)
            if not sitting.show.over:  # whoever is asked is told of what can be chosen
                items = sitting.show.table.explained()
                fresh, seen = sitting.show.showing is not seen, sitting.show.showing
                _point(scene, rebuilt, items if fresh else random.sample(items, 6))
        if not match.waiting():
            break
        seat = min(match.waiting())
        sitting.submit(match.legal(seat).sample(random))
        scene.refresh()
    scene.leave()
    rebuilt.show.table.close()


def _stepped(scene: PhaseScene, cabinet: Cabinet) -> PhaseScene:
    then = scene.update(STEP * 12)
    if then is None:
        return scene
    following = then.scene  # type: ignore[union-attr]  # another phase
    assert isinstance(following, PhaseScene)
    scene.leave()
    following.lay(cabinet.window.kit)
    return following


def _point(scene: PhaseScene, rebuilt: Sitting, items: Iterable[Item]) -> None:
    """At the middle of each of them."""
    sitting = scene.sitting
    rebuilt.show.put(sitting.show.view)
    rebuilt.show.log[:] = sitting.show.log
    table, seat = sitting.show.table, scene.seat()
    for item in items:
        x, y = item.area.x + item.area.w / 2, item.area.y + item.area.h / 2
        scene._hover(x, y)
        sitting.desk.board.update(REST)
        under = table.explained_at(x, y)
        shown = sitting.desk.board._inspector._shown
        assert under is not None, item.key
        assert shown == rebuilt.desk.guide.explain(under, seat), (under, sitting.show.showing)
