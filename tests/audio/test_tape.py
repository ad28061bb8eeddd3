"""Loops are decoded cut by cut, and nobody can hear where."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.audio.mixer import FRAME, RATE, Mixer
from game.audio.tape import NoTape, Tape
from tests.audio.rack import SOUNDS

FILES = sorted((SOUNDS / "music").glob("*.ogg"))
DATA = (SOUNDS / "music" / "title_calm.ogg").read_bytes()


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    mixer = Mixer()
    assert mixer.open() == ""
    yield mixer
    pygame.mixer.quit()


@pytest.mark.parametrize("about", [1, RATE // 2, 5 * RATE])
def test_the_cuts_join_to_exactly_what_the_whole_file_holds(mixer: Mixer, about: int) -> None:
    file = SOUNDS / "music" / "duel_calm.ogg"
    tape = Tape(file.read_bytes(), RATE)
    clip = mixer.blank(tape.frames)
    for begin, end, encoded in tape.cuts(about):
        mixer.write(clip, begin, mixer.decoded(encoded)[-(end - begin) * FRAME :])
    assert clip.get_raw() == mixer.load(file).get_raw()


def test_where_nothing_can_be_read_from_memory_a_file_gives_the_same(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    encoded = next(Tape(DATA, RATE).cuts(RATE))[2]
    heard = mixer.decoded(encoded)
    monkeypatch.setattr("game.audio.mixer.SCRATCH", tmp_path / "cut.ogg")
    assert mixer.decoded(encoded) == heard
    assert (tmp_path / "cut.ogg").read_bytes() == encoded


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_every_layer_can_be_cut(file: Path) -> None:
    tape = Tape(file.read_bytes(), RATE)
    cuts = [(begin, end) for begin, end, _ in tape.cuts(RATE // 2)]
    assert cuts[0][0] == 0
    assert cuts[-1][1] == tape.frames
    assert all(before[1] == after[0] for before, after in pairwise(cuts))
    assert max(end - begin for begin, end in cuts) < 2 * RATE, "a cut this long would hold a frame up"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no sound in it"),
        (b"RIFF" + bytes(40), "no Ogg page at byte 0"),
        (DATA[:-100], "the end is missing"),
        (DATA[:20], "no Ogg page at byte 0"),
        (DATA[:5] + b"\x03" + DATA[6:], "the page at byte 0 begins in the middle of a packet"),
        (DATA.replace(b"\x01vorbis", b"\x01tremor"), "not Vorbis"),
        (
            DATA.replace(RATE.to_bytes(4, "little"), (48_000).to_bytes(4, "little"), 1),
            "48000 frames a second",
        ),
    ],
)
def test_what_cannot_be_cut_is_refused_with_the_reason(data: bytes, why: str) -> None:
    with pytest.raises(NoTape, match=why):
        Tape(data, RATE)
