"""The harbor in large type: whoever is asked has room, nothing overlaps, and the table still follows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest
from pygame import Rect

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.words import Kind
from game.staging.harbor import pieces
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.pieces import slots
from game.staging.harbor.plans import BIDDING, plan, plans
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.sheets import pages
from game.staging.harbor.sizes import sizes
from game.staging.harbor.tableau import Tableau, auctioning, laid_out
from game.staging.pieces import Card, Crest, Lantern, Name, Plate
from game.staging.zoom import LEAST
from game.table.layout import USUAL, Layout, Plan, read_layouts
from game.table.pose import NOTHING, Pose, Poses, Run
from game.ui.focus import Area
from tests.matches import happenings
from tests.rules.harbor.positions import Game, harbor
from tests.staging.harbor.rare import RARE, told
from tests.staging.harbor.tables import MAP, NAMES, PLAYERS, Sitter, golden, played, run, staged

ON_A_PLATE = (
    Crest,
    Name,
    Lantern,
    pieces.Actions,
    pieces.Money,
    pieces.Value,
    pieces.LicenceSlot,
    pieces.Papers,
)
ROWS = (pieces.Token, pieces.Fresh, pieces.Old)


@cache
def layouts(players: int) -> dict[Plan, Layout]:
    return read_layouts(MAP, players, {each: slots(players, each) for each in plans(players)})


class Large:
    """A match's arrangements for large type, by the tableau."""

    def __init__(self, players: int, kernel: AnyKernel, options: HarborOptions) -> None:
        self._players, self._kernel, self._options = players, kernel, options
        self._made: dict[Plan, Arrangement] = {}

    @classmethod
    def of(cls, match: Match) -> Large:
        return cls(match.header.options.players, match.kernel, match.header.options)

    def on(self, tableau: Tableau) -> Arrangement:
        wanted = plan(tableau, large=True)
        if wanted not in self._made:
            chairs = [Sitter(name, crest) for crest, name in enumerate(NAMES[: self._players], start=1)]
            layout = layouts(self._players)[wanted]
            self._made[wanted] = Arrangement(layout, chairs, self._kernel.spec, self._options)
        return self._made[wanted]


def rect(pose: Pose) -> Rect:
    return Rect(round(pose.x - pose.w / 2), round(pose.y - pose.h / 2), round(pose.w), round(pose.h))


def clashes(poses: Poses, kinds: tuple[type, ...]) -> list[tuple[object, object]]:
    there = {id: rect(pose).inflate(-2, -2) for id, pose in poses.items() if isinstance(id, kinds)}
    return [(one, other) for one, other in combinations(there, 2) if there[one].colliderect(there[other])]


def test_whose_turn_it_is_has_the_wide_column_and_all_bid_alike(kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], 4, 3)
    seen = set()
    for shown in happenings(match):
        tableau = laid_out(shown.view)
        assert plan(tableau, large=False) == USUAL
        wanted = plan(tableau, large=True)
        seen.add(wanted)
        assert wanted in plans(4)
        if not auctioning(shown.view):
            assert wanted == Plan(large=True, seat=shown.view.turn)
    assert {each.seat for each in seen} >= {0, 1, 2, 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_asked_seat_is_the_widest_and_every_column_keeps_its_place(players: int) -> None:
    for seat in range(players):
        layout = layouts(players)[Plan(large=True, seat=seat)]
        columns = [layout.at(Plate(each)) for each in range(players)]
        assert max(columns, key=lambda column: column.w) is columns[seat] or players == 2
        for one, other in pairwise(columns):
            assert one.x + one.w < other.x
        assert (columns[0].x, columns[-1].x + columns[-1].w) == pytest.approx((8, 1912))


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_on_a_plate_covers_another_thing(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], players, 5, everything=True)
    large = Large.of(match)
    for shown in happenings(match):
        tableau = laid_out(shown.view)
        if not auctioning(shown.view):
            poses = large.on(tableau).poses(tableau)
            assert not clashes(poses, ON_A_PLATE)
            assert not clashes(poses, ROWS)
            assert not clashes(poses, (pieces.House,))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_line_is_meant_to_be_twice_as_large(players: int, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["harbor"], players, 5, everything=True)
    tableau = laid_out(match.observe(None))
    poses = Large.of(match).on(tableau).poses(tableau)
    lines = [line for pose in poses.values() for line in pose.face.drawn if isinstance(line, Run)]
    assert lines
    assert min(line.size for line in lines) >= LEAST
    assert min(line.least for line in lines if any(isinstance(part, str) for part in line.parts)) >= LEAST
    assert min(line.size for pose in poses.values() for line in pose.face.captions) >= LEAST


@pytest.mark.parametrize("name", ["harbor-2-yen.json", "harbor-4-safety.json", "harbor-6-resources.json"])
def test_the_table_follows_every_event(name: str, kernels: dict[str, AnyKernel]) -> None:
    match = golden(kernels["harbor"], name)
    large, tableau = Large.of(match), laid_out(match.opening.before)
    hurry = Random(1)
    with staged() as (table, stage):
        stage.speed = 4.0
        stage.put(large.on(tableau).poses(tableau))
        for shown in happenings(match):
            earlier, tableau = tableau, laid_out(shown.view)
            on = large.on(tableau)
            stage.change(on.poses(earlier))  # first to the plan that the event needs
            stage.perform(ACTS.perform(shown.event, earlier, tableau, on), on.poses(tableau))
            if hurry.random() < 0.3:
                stage.hurry()
            run(stage, 0.2)
            assert table.poses() == on.poses(tableau), shown.event


@pytest.mark.parametrize("made", RARE)
def test_so_it_does_what_is_rare(made: Callable[[], tuple[Game, tuple[HarborAction, ...]]]) -> None:
    game, actions = made()
    players = len(game.state.cash)
    large = Large(players, game.kernel, HarborOptions.usual(game.kernel.spec, players))
    with staged() as (table, stage):
        first = laid_out(game.kernel.observe(game.state, None))
        stage.put(large.on(first).poses(first))
        for before, happening in told(game, *actions):
            after = laid_out(happening.view)
            on = large.on(after)
            stage.change(on.poses(laid_out(before)))
            stage.perform(ACTS.perform(happening.event, laid_out(before), after, on), on.poses(after))
            run(stage, 0.05)
            assert table.poses() == on.poses(after), happening.event


def test_a_plate_that_is_told_in_short_shows_whose_it_is_yen_r_and_how_much_is_for_sale() -> None:
    game = harbor(4).cash(2400).ware(1, Kind.MACKEREL, 300).ware(1, Kind.MACKEREL, 500)
    tableau = laid_out(game.view())
    on = Large(4, game.kernel, HarborOptions.usual(game.kernel.spec, 4)).on(tableau)
    assert sizes(4, on.layout.plan, 1).brief
    poses = on.poses(tableau)
    rival = {
        type(id) for id, pose in poses.items() if getattr(id, "seat", None) == 1 and pose.face is not NOTHING
    }
    assert {Plate, Crest, Lantern, pieces.Money, pieces.Value, pieces.Fresh, pieces.Old} <= rival
    assert not rival & {pieces.Ware, pieces.Token, pieces.LicenceSlot, pieces.Actions}
    row = poses[pieces.Fresh(1)].face.drawn
    assert [line.parts for line in row if isinstance(line, Run)] == [("2",)]


def test_hands_are_closed_beside_each_other_with_everybodys_yen_under_them() -> None:
    layout = layouts(6)[BIDDING]
    assert len({layout.at(Plate(seat)).w for seat in range(6)}) == 1
    for seat in range(6):
        fan = [layout.at(pieces.FanPlace(seat, place)) for place in range(pieces.FAN)]
        sea = layout.at(pieces.Sea(seat))
        assert all(sea.x <= coin.x and coin.x + coin.w <= sea.x + sea.w for coin in fan)
        assert max(coin.y + coin.h for coin in fan) <= layout.at(pieces.Prompt(seat)).y
        assert layout.at(pieces.Prompt(seat)).y + layout.at(pieces.Prompt(seat)).h <= layout.at(Plate(seat)).y


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize(("cards", "pages_"), [(0, 1), (1, 1), (9, 1), (10, 2), (27, 3), (60, 7)])
def test_every_card_is_on_one_page(cards: int, pages_: int) -> None:
    assert pages.count(cards, 9) == pages_
    seen = [card for page in range(pages_) for card in pages.shown(cards, 9, page)]
    assert seen == list(range(cards))
    assert pages.shown(cards, 9, 99) == pages.shown(cards, 9, pages_ - 1)


def test_what_turns_the_pages_stands_under_the_cards() -> None:
    area = Area(10, 10, 600, 400)
    assert list(pages.turners(area, 9, 9, 0)) == []
    cells = {cell.id: cell for cell in pages.turners(area, 10, 9, 0)}
    assert {pages.Leaf(-1), pages.Leaf(1)} <= cells.keys()
    room = pages.room(area, 10, 9)
    assert all(cell.area.y >= room.bottom and cell.area.bottom <= area.bottom for cell in cells.values())
    spots = pages.grid(room, 3, 3, 10)
    assert len(spots) == 9
    assert max(spot.bottom for spot in spots) <= room.bottom
    assert Card(0) not in cells
