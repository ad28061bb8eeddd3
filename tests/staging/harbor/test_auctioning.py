"""H42: a tuna auction on the table: its sheet, the hands, and how they open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.app.party import Chair
from game.match.match import Match
from game.rules.harbor.actions import BidTuna, PickBuyer
from game.rules.harbor.events import BidPlaced, BidsRevealed, TunaDrawn, TunaSold
from game.staging.cues import Cue, Turn
from game.staging.harbor import pieces
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Entry, Openly, laid_out, revealed
from game.staging.schedule import schedule
from game.staging.stage import Stage
from game.storage import library, saves
from game.storage.files import ASSETS
from game.table.layout import read_layout
from game.table.pose import Poses
from game.table.table import Table
from game.ui import theme
from tests import tuna

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def arrangement(players: int) -> Arrangement:
    layout = read_layout(ASSETS / "tables" / "harbor.tmx", players, pieces.slots(players))
    chairs = [Chair(NAMES[seat], seat + 1, None, "easy") for seat in range(players)]
    return Arrangement(layout, chairs, library.load("harbor"), tuna.options(players))


def auction(players: int, broke: int | None = None) -> Match:
    match = saves.new_match(library.kernel("harbor"), tuna.options(players), 7)
    tuna.to_the_auction(match, broke)
    return match


def shown(poses: Poses, kind: type) -> dict[Any, str]:
    """All that is drawn on pieces of a kind."""
    return {id: repr(pose.face) for id, pose in poses.items() if isinstance(id, kind)}


def bid(match: Match, *yen: int) -> Iterator[tuple[Any, Any]]:
    """Every seat that is asked; what happened, with the view right after it."""
    for seat, sum_ in zip(sorted(match.waiting()), yen, strict=True):
        for told in match.submit(BidTuna(seat, sum_)):
            yield told.event, told.view


# ---------------------------------------------------------------- what lies there


@PLAYERS
def test_the_sheet_tells_r_with_the_tuna_and_yen_of_every_seat(players: int) -> None:
    match, on = auction(players), arrangement(players)
    view = match.observe(None)
    poses = on.poses(laid_out(view))
    cards = shown(poses, pieces.Bidder)
    assert view.tuna is not None
    for seat, own in enumerate(view.seats):
        card = cards[pieces.Bidder(seat)]
        assert f"'{own.resources + view.worth[view.tuna]}'" in card
        assert f"'{own.cash:,}'" in card
    assert pieces.Catch() in poses
    assert all(pieces.Lamp(seat) in poses for seat in range(players))


def test_whoever_reaches_the_goal_with_the_tuna_has_the_seal() -> None:
    match, on = auction(2), arrangement(2)
    view = match.observe(None)
    goal = on.table.size.end.resources
    seats = (replace(view.seats[0], resources=goal - view.worth[view.tuna]), view.seats[1])
    cards = shown(on.poses(laid_out(replace(view, seats=seats))), pieces.Bidder)
    assert "seals/final" in cards[pieces.Bidder(0)]
    assert "seals/final" not in cards[pieces.Bidder(1)]
    fewer = (replace(seats[0], resources=seats[0].resources - 1), seats[1])
    cards = shown(on.poses(laid_out(replace(view, seats=fewer))), pieces.Bidder)
    assert "seals/final" not in cards[pieces.Bidder(0)]


@PLAYERS
def test_a_fan_lies_before_whoever_bids_and_a_fist_once_closed(players: int) -> None:
    match, on = auction(players), arrangement(players)
    entry = Entry(fans=frozenset({0}), locked=frozenset({1}))
    poses = on.poses(laid_out(match.observe(None), entry))
    fans = [id for id in poses if isinstance(id, pieces.FanPlace)]
    assert fans == [pieces.FanPlace(0, place) for place in range(pieces.FAN)]
    fists = shown(poses, pieces.Fist)
    assert "hand closed" not in fists[pieces.Fist(0)]
    assert "hand closed" in fists[pieces.Fist(1)]
    assert [id for id in poses if isinstance(id, pieces.Sum | pieces.CloseHand)] == []


def test_the_sum_is_drawn_for_whoever_bids_openly() -> None:
    match, on = auction(2), arrangement(2)
    poses = on.poses(laid_out(match.observe(None), Entry(openly=Openly(0, 1300, "Close"))))
    assert "'1,300'" in repr(poses[pieces.Sum(0)].face)
    assert pieces.CloseHand(0) in poses
    assert pieces.Sum(1) not in poses


def test_a_seat_without_yen_has_neither_fan_nor_fist() -> None:
    match, on = auction(3, broke=2), arrangement(3)
    poses = on.poses(laid_out(match.observe(None)))
    assert "no yen" in repr(poses[pieces.Mat(2)].face)
    assert "no yen" in repr(poses[pieces.Bidder(2)].face)
    assert pieces.Fist(2) not in poses
    assert pieces.Lamp(2) not in {id for id in poses if poses[id].z > on.sheet.catch.z}


def test_nothing_of_the_auction_is_left_once_the_tuna_is_sold() -> None:
    match, on = auction(3), arrangement(3)
    views = {type(event): view for event, view in bid(match, 300, 200, 100)}
    poses = on.poses(laid_out(views[TunaSold]))
    left = (pieces.Mat, pieces.Fist, pieces.Catch, pieces.Bidder, pieces.Lamp, pieces.FanPlace)
    assert [id for id in poses if isinstance(id, left)] == []


# ---------------------------------------------------------------- secrets


@pytest.mark.rules("H42")
def test_no_piece_tells_a_bid_before_all_hands_open() -> None:
    on, faces = arrangement(3), []
    for yen in ((100, 200, 300), (1900, 0, 1700)):
        match = auction(3)
        poses = [on.poses(laid_out(view)) for event, view in bid(match, *yen) if isinstance(event, BidPlaced)]
        faces.append(poses)
    assert len(faces[0]) == 3
    assert faces[0] == faces[1]


@pytest.mark.rules("H42")
def test_open_hands_show_their_yen_and_the_highest_is_golden() -> None:
    on, match = arrangement(3), auction(3)
    views = {type(event): view for event, view in bid(match, 1500, 200, 1700)}
    assert revealed(views[BidsRevealed]) == (1500, 200, 1700)
    fists = shown(on.poses(laid_out(views[BidsRevealed])), pieces.Fist)
    for seat, yen in enumerate(("1,500", "200", "1,700")):
        assert f"'{yen}'" in fists[pieces.Fist(seat)]
    assert [repr(theme.GOLD) in fist for fist in fists.values()] == [False, False, True]


@pytest.mark.rules("H42")
def test_open_hands_stay_until_the_fisher_has_picked() -> None:
    on, match = arrangement(3), auction(3)
    last = [view for _event, view in bid(match, 1700, 200, 1700)][-1]
    poses = on.poses(laid_out(last))
    assert len(shown(poses, pieces.Fist)) == 3
    assert pieces.Catch() in poses
    (told,) = [each for each in match.submit(PickBuyer(tuna.FISHER, 2)) if isinstance(each.event, TunaSold)]
    assert not shown(on.poses(laid_out(told.view)), pieces.Fist)


# ---------------------------------------------------------------- cues


def cue_of(event: Any, before: Any, after: Any, on: Arrangement) -> Cue:
    return ACTS.perform(event, laid_out(before), laid_out(after), on)


@PLAYERS
def test_hands_open_in_two_seconds_at_most(players: int) -> None:
    """From the lowest to the highest; all can be read for a moment after it."""
    on, match = arrangement(players), auction(players)
    yen = [100 * (seat + 1) for seat in range(players)]
    yen[tuna.FISHER] = 0
    happened = list(bid(match, *yen))
    at = next(n for n, (event, _) in enumerate(happened) if isinstance(event, BidsRevealed))
    cue = cue_of(happened[at][0], happened[at - 1][1], happened[at][1], on)
    order = [pieces.Fist(seat) for seat in sorted(range(players), key=lambda seat: yen[seat])]
    turns = [(start, atom.piece) for start, atom in schedule(cue).starts if isinstance(atom, Turn)]
    assert [piece for _, piece in turns] == order
    assert turns[-1][0] == turns[-2][0]
    assert turns[-1][0] + 0.35 <= 2.0


@PLAYERS
@pytest.mark.parametrize("tie", [False, True])
@pytest.mark.parametrize("reduced", [False, True])
def test_the_animated_table_ends_as_it_must_after_every_event(players: int, tie: bool, reduced: bool) -> None:
    on, match = arrangement(players), saves.new_match(library.kernel("harbor"), tuna.options(players), 7)
    tuna.to_the_auction(match)
    drawing = match.steps[-1]
    before = match.kernel.observe(match.steps[-2].state, None)
    happened = [(event, match.observe(None)) for event in drawing.events if isinstance(event, TunaDrawn)]
    happened += list(bid(match, *([200] * players if tie else range(0, 100 * players, 100))))
    if tie:
        told = match.submit(PickBuyer(tuna.FISHER, 0))
        happened += [(each.event, each.view) for each in told]
    table = Table()
    stage = Stage(table, lambda name: None)
    stage.reduced = reduced
    stage.put(on.poses(laid_out(before)))
    mine = (TunaDrawn, BidPlaced, BidsRevealed, TunaSold)
    assert {type(event) for event, _ in happened} >= set(mine)
    for event, view in happened:
        poses = on.poses(laid_out(view))
        stage.perform(cue_of(event, before, view, on), poses)
        for _frame in range(600):
            stage.update(1 / 60)
        assert stage.idle
        assert table.poses() == poses
        before = view
    table.close()
