"""Music in layers: they begin together, come and go with the tension, and pieces give way to each other."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.audio.mixer import MUSIC, ROOM
from game.audio.music import CROSS, DUCKED, DUCKING, FIRST, HELD, HUSHED, HUSHING, RECOVERY, Music
from game.audio.piece import BLEND
from game.audio.piece import ROOM as LAYER
from tests.audio.rack import SOUNDS, STEP, Rack, Reel

FULL = 1.0


@pytest.fixture
def rack() -> Rack:
    return Rack()


@pytest.fixture
def music(rack: Rack) -> Music:
    return Music(rack, SOUNDS / "music", MUSIC)


def run(music: Music, seconds: float, level: float = FULL) -> None:
    for _ in range(round(seconds / STEP)):
        music.update(STEP, level)


def reels(rack: Rack, start: int = -1) -> list[Reel]:
    return list(rack.together[start].values())


def levels(rack: Rack, start: int = -1) -> list[float]:
    return [round(reel.level, 2) for reel in reels(rack, start)]


def playing(music: Music, rack: Rack, piece: str = "auction", tension: float = 0.0) -> None:
    """Well past the first fade."""
    music.ask(piece, tension)
    run(music, FIRST + 1)
    assert levels(rack)[0] == FULL


def test_all_layers_of_a_piece_start_in_one_go(music: Music, rack: Rack) -> None:
    playing(music, rack)
    assert len(rack.together) == 1
    assert len({reel.frames for reel in reels(rack)}) == 1
    assert len(reels(rack)) == 3


def test_a_frame_decodes_at_most_one_cut(music: Music, rack: Rack) -> None:
    music.ask("auction", 0.0)
    for frame in range(200):
        before = rack.decodings
        worked = music.update(STEP, FULL)
        assert rack.decodings - before <= 1
        assert worked or frame > 50
    assert rack.decodings > 100


def test_the_first_piece_comes_in_slowly(music: Music, rack: Rack) -> None:
    music.ask("title", 0.0)
    run(music, FIRST / 2)
    assert 0.3 < levels(rack)[0] < 0.5
    run(music, FIRST)
    assert levels(rack) == [FULL, 0.0]


@pytest.mark.parametrize(
    ("tension", "wanted"),
    [
        (0.0, [1, 0, 0]),
        (0.29, [1, 0, 0]),
        (0.3, [1, 0.5, 0]),
        (0.4, [1, 0.75, 0]),
        (0.69, [1, 1, 0]),
        (0.7, [1, 1, 0.5]),
        (1.0, [1, 1, 1]),
    ],
)
def test_layers_are_heard_as_far_as_the_tension_asks(
    music: Music, rack: Rack, tension: float, wanted: list[float]
) -> None:
    playing(music, rack, tension=tension)
    assert levels(rack) == wanted


def test_a_layer_comes_and_goes_over_two_seconds(music: Music, rack: Rack) -> None:
    playing(music, rack)
    music.ask("auction", 0.5)
    run(music, BLEND / 2)
    assert 0.45 < levels(rack)[1] < 0.55
    run(music, BLEND / 2)
    assert levels(rack) == [1, 1, 0]
    music.ask("auction", 0.0)
    run(music, BLEND + STEP)
    assert levels(rack) == [1, 0, 0]
    assert len(rack.together) == 1, "the same piece begins but once"


def test_one_piece_gives_way_to_another_on_other_voices(music: Music, rack: Rack) -> None:
    playing(music, rack, "title")
    music.ask("auction", 0.0)
    run(music, CROSS / 2)
    assert 0.4 < levels(rack, 0)[0] < 0.6
    assert 0.2 < levels(rack, 1)[0] < 0.6
    assert not rack.together[0].keys() & rack.together[1].keys()
    assert max(*rack.together[0], *rack.together[1]) < MUSIC.stop
    run(music, CROSS)
    assert all(reel.stopped for reel in reels(rack, 0))
    assert levels(rack, 1)[0] == FULL


def test_many_changes_in_a_moment_leave_one_piece(music: Music, rack: Rack) -> None:
    playing(music, rack, "title")
    for piece in ("auction", "results", "duel", "title", "harbor"):
        music.ask(piece, 0.0)
        run(music, 0.2)
    run(music, 3 * CROSS)
    heard = [start for start in rack.together if any(r.level and not r.stopped for r in start.values())]
    assert heard == rack.together[-1:]


def test_without_a_piece_the_music_fades_away(music: Music, rack: Rack) -> None:
    playing(music, rack)
    music.ask(None, 0.0)
    run(music, CROSS + 2 * STEP)
    assert all(reel.stopped for reel in reels(rack))


def test_the_music_makes_room_by_six_decibels_and_comes_back(music: Music, rack: Rack) -> None:
    playing(music, rack)
    music.duck()
    run(music, DUCKING + 2 * STEP)
    assert levels(rack)[0] == DUCKED == 0.5
    run(music, HELD - DUCKING - 4 * STEP)
    assert levels(rack)[0] == DUCKED
    run(music, RECOVERY + 4 * STEP)
    assert levels(rack)[0] == FULL


def test_moments_that_follow_each_other_keep_the_music_down(music: Music, rack: Rack) -> None:
    playing(music, rack)
    for _ in range(4):
        music.duck()
        run(music, 0.75)
        assert levels(rack)[0] == DUCKED


def test_a_room_goes_on_beside_the_music_on_voices_of_its_own(rack: Rack) -> None:
    rooms = Music(rack, SOUNDS / "music", ROOM, LAYER)
    playing(rooms, rack, "night")
    rooms.ask("day", 0.0)
    run(rooms, 2 * CROSS)
    assert [set(start) <= set(ROOM) for start in rack.together] == [True, True]
    assert [reel.stopped for reel in reels(rack, 0)] == [True]
    assert levels(rack) == [FULL]


def test_in_a_pause_the_music_goes_on_quietly_until_it_is_asked_for_again(music: Music, rack: Rack) -> None:
    playing(music, rack)
    music.hush()
    run(music, HUSHING + STEP)
    assert levels(rack)[0] == HUSHED
    music.ask("auction", 0.0)
    run(music, HUSHING + STEP)
    assert levels(rack)[0] == FULL
    assert len(rack.together) == 1


def test_the_volume_counts_at_once(music: Music, rack: Rack) -> None:
    playing(music, rack)
    run(music, STEP, 0.2)
    assert levels(rack)[0] == 0.2


def test_a_broken_layer_costs_only_itself(rack: Rack, tmp_path: Path) -> None:
    for layer in ("calm", "drive", "tension"):
        shutil.copy(SOUNDS / "music" / f"duel_{layer}.ogg", tmp_path)
    (tmp_path / "duel_drive.ogg").write_bytes(b"no music")
    music = Music(rack, tmp_path, MUSIC)
    playing(music, rack, "duel", 1.0)
    assert levels(rack) == [FULL, FULL]
    assert "duel_drive.ogg: no music can be read from it (no Ogg page at byte 0)" in music.trouble


def test_a_piece_that_is_missing_is_silence_with_a_reason(rack: Rack, tmp_path: Path) -> None:
    music = Music(rack, tmp_path, MUSIC)
    music.ask("duel", 1.0)
    run(music, 2.0)
    assert rack.together == [{}]
    assert "duel_calm.ogg" in music.trouble
