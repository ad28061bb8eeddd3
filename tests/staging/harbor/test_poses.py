"""Where the pieces of the harbor lie: on the screen, apart from each other, and readable."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect

from game.rules.core.kernel import AnyKernel
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH
from game.rules.harbor.words import EXTRA_MARKETS, FISH_MARKETS, Kind, Market
from game.staging.harbor import pieces
from game.staging.harbor.houses import street
from game.staging.harbor.tableau import laid_out
from game.table.layout import Slot
from game.table.pose import Pose, Run
from game.ui import theme
from game.ui.frame import HEIGHT, WIDTH
from tests.matches import happenings
from tests.staging.harbor.tables import PLAYERS, arranged, layout, played

USUAL = {2: (4, 3), 3: (5, 3), 4: (5, 4), 5: (6, 4), 6: (6, 5)}
APART = (
    *(pieces.House, pieces.Lane, pieces.Port, pieces.LicenceSlot, pieces.Fresh, pieces.Old),
    *(pieces.Money, pieces.Value, pieces.Boat, pieces.Actions, pieces.Crest, pieces.Lantern),
)


def rect(pose: Pose | Slot) -> Rect:
    if isinstance(pose, Slot):
        return Rect(round(pose.x), round(pose.y), int(pose.w), int(pose.h))
    return Rect(round(pose.x - pose.w / 2), round(pose.y - pose.h / 2), int(pose.w), int(pose.h))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_piece_is_on_the_screen(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], players, 3, everything=True)
    on = arranged(match)
    for told in happenings(match):
        for id, pose in on.poses(laid_out(told.view)).items():
            assert pose.x - pose.w / 2 + 1 >= 0, (id, pose)
            assert pose.x + pose.w / 2 <= WIDTH + 1, (id, pose)
            assert pose.y + pose.h / 2 <= HEIGHT + 1, (id, pose)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_decides_never_lies_on_its_like(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], players, 4)
    on = arranged(match)
    for told in happenings(match):
        poses = on.poses(laid_out(told.view))
        found = [(id, rect(pose)) for id, pose in poses.items() if isinstance(id, APART)]
        for (one, a), (other, b) in combinations(found, 2):
            if not (isinstance(one, pieces.Boat) ^ isinstance(other, pieces.Boat)):  # ships lie in bays
                assert not a.inflate(-4, -4).colliderect(b.inflate(-4, -4)), (one, other, told.event)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_street_has_room_for_the_usual_houses(players: int) -> None:
    fish, extras = USUAL[players]
    wanted = (*FISH_MARKETS[:fish], *EXTRA_MARKETS[:extras])
    check_street(wanted)


def test_the_street_has_room_for_all_fifteen() -> None:
    slots = check_street((Market.MACKEREL, *FURTHER_FISH, Market.SHIPS, *FURTHER_EXTRAS))
    assert min(slot.w for slot in slots.values()) >= 105


def check_street(markets: tuple[Market, ...]) -> dict[Market, Slot]:
    area = layout(4).at(pieces.Street())
    slots = street(area, markets)
    assert set(slots) == set(markets)
    for slot in slots.values():
        assert area.x <= slot.x
        assert slot.x + slot.w <= area.x + area.w + 1
    for one, other in combinations(slots.values(), 2):
        assert not rect(one).colliderect(rect(other))
    return slots


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_written_smaller_than_small_type(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], players, 6, everything=True)
    on = arranged(match)
    for told in happenings(match):
        for id, pose in on.poses(laid_out(told.view)).items():
            sizes = [caption.size for caption in pose.face.captions]
            sizes += [drawn.size for drawn in pose.face.drawn if isinstance(drawn, Run)]
            assert min(sizes, default=theme.SMALL) >= theme.SMALL, id


def test_thirteen_wares_in_one_harbor_keep_their_tags(kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], 6, 1, most=4)
    view = match.observe(None)
    wares = tuple((Kind(n % 9), True, 100 * (n + 1)) for n in range(13))
    seats = (replace(view.seats[0], wares=wares), *view.seats[1:])
    poses = arranged(match).poses(laid_out(replace(view, seats=seats)))
    row = layout(6).at(pieces.Fresh(0))
    laid = [pose for id, pose in poses.items() if isinstance(id, pieces.Ware) and id.seat == 0]
    assert len(laid) == 13
    assert all(row.x - 1 <= pose.x - pose.w / 2 and pose.x + pose.w / 2 <= row.x + row.w + 1 for pose in laid)
    assert len({round(pose.x) for pose in laid}) == 13
