"""The auction in large type: whoever is asked has room, nothing overlaps, and the table still follows."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from pygame import Rect

from game.match.match import Match
from game.rules.auction.events import LotBought, TakusanLaid, YakuzaPaid
from game.rules.core.kernel import AnyKernel
from game.staging.auction import pieces
from game.staging.auction.choreography import ACTS
from game.staging.auction.pieces import OPEN, REST, plans
from game.staging.auction.tableau import Asked, Entry, laid_out, plan
from game.staging.schedule import schedule
from game.staging.zoom import LEAST
from game.table.layout import USUAL, Plan
from game.table.pose import PieceId, Pose, Poses, Run
from tests.matches import happenings
from tests.staging.auction.shows import played
from tests.staging.auction.tables import arranged, run, staged

PLAYERS = (2, 3, 4)
LARGE = tuple((players, each) for players in PLAYERS for each in plans(players) if each.large)
BESIDE = (
    *(pieces.Crest, pieces.Name, pieces.Lantern, pieces.Money, pieces.Worth, pieces.Row, pieces.Decline),
    *(pieces.HeldTicket, pieces.LotCard, pieces.Tile, pieces.Sum, pieces.Net, pieces.LaidTicket, pieces.Head),
)
WRITTEN = (pieces.Money, pieces.Worth, pieces.Row, pieces.Net, pieces.Sum, pieces.Tile, pieces.Decline)


def rect(pose: Pose) -> Rect:
    return Rect(round(pose.x - pose.w / 2), round(pose.y - pose.h / 2), round(pose.w), round(pose.h))


def clashes(poses: Poses) -> list[tuple[PieceId, PieceId]]:
    there = {id: rect(pose).inflate(-2, -2) for id, pose in poses.items() if isinstance(id, BESIDE)}
    return [(one, other) for one, other in combinations(there, 2) if there[one].colliderect(there[other])]


def asking(match: Match) -> list[Entry]:
    """Each seat in turn is asked, on a table as it stands."""
    seats = range(match.header.options.players)
    return [Entry(asked=Asked(seat)) for seat in seats]


def test_large_type_has_a_plan_for_rest_for_fans_and_for_each_seat_that_is_asked(
    kernels: dict[str, AnyKernel],
) -> None:
    match = played(kernels["auction"], 3, "one", True, 1)
    seen = set()
    for told in happenings(match):
        for entry in asking(match):
            tableau = laid_out(told.view, entry)
            seen.add(plan(tableau, large=True))
            assert not plan(tableau, large=False).large
    assert {Plan(True, OPEN, seat) for seat in range(3)} | {Plan(True, REST)} <= seen
    dropped = laid_out(match.opening.before, Entry(dropped=(0, 0, 0), blind=True, racing=True))
    assert plan(dropped, large=True) in plans(3)
    assert plan(laid_out(match.opening.before), large=False) == USUAL


@pytest.mark.parametrize(("players", "laid"), LARGE)
def test_nothing_covers_another_thing_and_no_line_is_small(
    players: int, laid: Plan, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["auction"], players, "one", True, 2)
    on = arranged(match, laid)
    seen = 0
    for told in happenings(match):
        entry = Entry(asked=Asked(laid.seat)) if laid.zone == OPEN and laid.seat is not None else None
        tableau = laid_out(told.view, entry)
        if tableau.niches or (entry is not None and tableau.buyer is None):
            continue
        seen += 1
        poses = on.poses(tableau)
        assert not clashes(poses)
        shown = {id: pose.face for id, pose in poses.items() if isinstance(id, WRITTEN)}
        lines = [
            (id, line.size) for id, face in shown.items() for line in face.drawn if isinstance(line, Run)
        ]
        lines += [(id, line.size) for id, face in shown.items() for line in face.captions]
        assert not [(id, size) for id, size in lines if size < LEAST]
    assert seen


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_follows_every_event(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["auction"], players, "one", True, 4)
    on, tableau = arranged(match, Plan(True, REST)), laid_out(match.opening.before)
    hurry = Random(1)
    with staged() as (table, stage):
        stage.speed = 4.0
        stage.put(on.poses(tableau))
        for told in happenings(match):
            earlier, tableau = tableau, laid_out(told.view)
            stage.perform(ACTS.perform(told.event, earlier, tableau, on), on.poses(tableau))
            if hurry.random() < 0.3:
                stage.hurry()
            run(stage, step=0.1)
            assert table.poses() == on.poses(tableau), told.event


@pytest.mark.parametrize("players", PLAYERS)
def test_a_rival_of_whoever_is_asked_shows_money_and_worth_alone(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["auction"], players, "one", True, 2)
    on = arranged(match, Plan(True, OPEN, 0))
    poses = on.poses(laid_out(match.opening.before))
    own, rival = (
        {type(id) for id in poses if getattr(id, "seat", None) == seat} - {pieces.LaidTicket}
        for seat in (0, 1)
    )
    assert {pieces.Crest, pieces.Money, pieces.Worth, pieces.Lantern} <= rival
    assert pieces.Row in own
    assert not rival & {pieces.Row, pieces.Special, pieces.HeldTicket}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_bought_goes_to_a_plate_with_rows_whoever_was_asked_last(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["auction"], players, "one", True, 4)
    before, seen = match.opening.before, 0
    for told in happenings(match):
        if isinstance(told.event, LotBought | TakusanLaid | YakuzaPaid):
            done = {told.event.seat, *range(players)} - (told.view.to_act - {told.event.seat})
            for entry in (Entry(asked=Asked(seat)) for seat in done):
                after = laid_out(told.view, entry)
                on = arranged(match, plan(after, large=True))
                assert on.seats[told.event.seat].detailed
                assert schedule(ACTS.perform(told.event, laid_out(before, entry), after, on)).seconds > 0
                seen += 1
        before = told.view
    assert seen
