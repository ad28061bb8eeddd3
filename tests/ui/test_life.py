from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.storage.files import ASSETS
from game.ui import life_ways as ways
from game.ui.canvas import Canvas
from game.ui.focus import Area
from game.ui.kit import Kit
from game.ui.life import OVER, UNDER, Kind, Life, Luck, Spot, Way
from game.ui.life_kinds import KINDS
from tests.screens import draw_picture, kit_for, screen

STEP = 1 / 60
ROOM = Area(400, 200, 800, 600)
PICTURES = ("mote_1", "mote_2", "mote_3")
MOTES = Kind(PICTURES, ways.hover, (2, 3), (24, 24), many=6)
BURST = Kind(PICTURES, ways.scatter, (0.4, 0.6), (24, 24), many=8, spread=0.2, once=True)
WAYS = (
    *(ways.flicker, ways.drift, ways.soar, ways.bob, ways.flutter, ways.rise, ways.hover, ways.twinkle),
    *(ways.unfold, ways.scatter, ways.burst, ways.shower),
)


@pytest.fixture
def kit(tmp_path: Path) -> Iterator[Kit]:
    for name in PICTURES:
        draw_picture(tmp_path, name, (200, 60, 40))
    yield kit_for(screen(960, 540), tmp_path)
    pygame.quit()


def living(life: Life, kit: Kit, seconds: float = 2.0) -> Canvas:
    canvas = Canvas(Surface((960, 540)))
    life.lay(kit, canvas)
    run(life, seconds)
    return canvas


def run(life: Life, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        life.update(STEP)


def test_life_comes_one_by_one_and_keeps_its_number(kit: Kit) -> None:
    life = Life([Spot(MOTES, ROOM)])
    canvas = living(life, kit, STEP)
    assert len(canvas) < 6
    run(life, 1.0)
    assert len(canvas) == len(life) == 6
    run(life, 30.0)
    assert len(canvas) == 6


def test_all_of_a_second_is_shared_between_the_frames(kit: Kit) -> None:
    life = Life([Spot(MOTES, ROOM)])
    canvas = living(life, kit)
    painted = []
    for _ in range(60):
        life.update(STEP)
        painted.append(len(canvas.paint(Surface((960, 540)))))
    assert 0 < max(painted) <= 4


def test_what_lives_once_is_gone_when_it_has_lived_and_costs_nothing_then(kit: Kit) -> None:
    life = Life()
    canvas = living(life, kit)
    life.add(Spot(BURST, ROOM), 7)
    run(life, 0.3)
    assert len(canvas) > 4
    run(life, 1.0)
    canvas.paint(Surface((960, 540)))
    life.update(STEP)
    assert (len(life), len(canvas), canvas.still) == (0, 0, True)


def test_reduced_motion_has_no_life_and_taking_it_back_brings_it_back(kit: Kit) -> None:
    life, canvas = Life([Spot(MOTES, ROOM)]), Canvas()
    life.lay(kit, canvas, reduced=True)
    run(life, 2.0)
    assert len(canvas) == 0
    life.lay(kit, canvas, reduced=False)
    run(life, 2.0)
    assert len(canvas) == 6
    life.lay(kit, canvas, reduced=True)
    assert len(canvas) == 0


def test_laying_it_again_on_its_own_canvas_changes_nothing(kit: Kit) -> None:
    life = Life([Spot(MOTES, ROOM)])
    canvas = living(life, kit)
    canvas.paint(Surface((960, 540)))
    life.lay(kit, canvas)
    assert canvas.still


def test_on_another_canvas_of_the_window_it_is_there_at_once(kit: Kit) -> None:
    life = Life([Spot(MOTES, ROOM)])
    before, other = living(life, kit), Canvas()
    life.lay(kit, other)
    assert (len(before), len(other)) == (6, 6)


def test_another_window_reads_its_pictures_anew(kit: Kit, tmp_path: Path) -> None:
    life = Life([Spot(MOTES, ROOM)])
    living(life, kit)
    larger = kit_for(screen(1920, 1080), tmp_path)
    canvas = Canvas()
    life.lay(larger, canvas)
    assert len(canvas) == 0
    run(life, 1.0)
    assert {sprite.rect.w for sprite in canvas._sprites} == {24}


def test_clearing_leaves_nothing_behind(kit: Kit) -> None:
    life = Life([Spot(MOTES, ROOM)])
    canvas = living(life, kit)
    life.clear()
    run(life, 1.0)
    assert (len(life), len(canvas)) == (0, 0)


def test_the_same_seed_lives_the_same(kit: Kit) -> None:
    seen = []
    for seed in (3, 3, 4):
        canvas = living(Life([Spot(MOTES, ROOM)], seed), kit)
        seen.append(sorted(tuple(sprite.rect) for sprite in canvas._sprites))
    assert seen[0] == seen[1] != seen[2]


def test_it_lies_below_or_above_the_pieces(kit: Kit) -> None:
    above = Kind(PICTURES, ways.rise, (2, 3), (24, 24), over=True)
    canvas = living(Life([Spot(MOTES, ROOM), Spot(above, ROOM)]), kit)
    assert sorted({sprite.key[0] for sprite in canvas._sprites}) == [UNDER, OVER]


def test_without_a_size_it_fills_its_room(kit: Kit) -> None:
    canvas = living(Life([Spot(Kind(PICTURES, ways.flicker, (0.1, 0.3)), Area(100, 100, 60, 40))]), kit)
    (sprite,) = canvas._sprites
    assert tuple(sprite.rect) == (50, 50, 30, 20)


def test_what_is_framed_comes_in_and_goes_out_behind_the_edges_of_its_room(kit: Kit) -> None:
    birds = Kind(PICTURES, ways.drift, (2, 2), (80, 24), many=4, framed=True)
    canvas = Canvas()
    life = Life([Spot(birds, ROOM)])
    life.lay(kit, canvas)
    widths = set()
    for _ in range(300):
        life.update(STEP)
        for sprite in canvas._sprites:
            assert not sprite.rect.w or kit.frame.rect(*ROOM).contains(sprite.rect)
            widths.add(sprite.rect.w)
    assert {0, 40} < widths


@pytest.mark.parametrize("way", WAYS)
def test_every_way_shows_a_picture_there_is_in_or_near_its_room(way: Way) -> None:
    for luck in lucks():
        for hundredth in range(100):
            part = hundredth / 100
            for pictures in (3, 12):
                x, y, number = way(part, part * 9, luck, pictures)
                assert 0 <= number < pictures
                assert -0.2 <= x <= 1.2
                assert -0.2 <= y <= 1.6


def lucks() -> Iterator[Luck]:
    steps = (0.0, 0.3, 0.7, 0.999)
    return ((a, b, c) for a in steps for b in steps for c in steps)


@pytest.mark.parametrize("way", [ways.hover, ways.twinkle])
def test_what_comes_and_goes_does_so_on_its_faintest_picture(way: Way) -> None:
    luck = (0.5, 0.5, 0.5)
    assert way(0.0, 0.0, luck, 3)[2] == way(0.999, 9.0, luck, 3)[2] == 0
    assert way(0.5, 4.0, luck, 3)[2] == 2


def test_a_scrap_of_paper_keeps_its_colour_while_it_turns() -> None:
    for luck in lucks():
        seen = {ways.scrap(tenth / 10, luck, 12) for tenth in range(60)}
        assert len({number // 3 for number in seen}) == 1
        assert {number % 3 for number in seen} == {0, 1, 2}


def test_one_swell_ends_where_the_next_begins() -> None:
    luck = (0.1, 0.2, 0.3)
    assert ways.bob(0.0, 0.0, luck, 3) == pytest.approx(ways.bob(1.0, 5.0, luck, 3))


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_its_pictures_and_is_looked_at_ten_to_twenty_times_a_second(name: str) -> None:
    kind = KINDS[name]
    assert all((ASSETS / "art" / f"{picture}.png").is_file() for picture in kind.pictures)
    assert 1 / 20 <= kind.beat <= 1 / 10
