from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from game.audio.effects import CHANT
from game.audio.effects import MOMENTS as DUCKING
from tools.sound.catalogue import BY_TIER, EFFECTS, LAYERS, MUSIC, PIECES, ROOMS, SOUNDS, TIERS, files
from tools.sound.files import decoded
from tools.sound.loudness import loudness, peak
from tools.sound.mastering import PEAK
from tools.sound.tiers import BED, MOMENTS, Tier
from tools.sound.waves import RATE, Wave, samples

SIZE = 9_000_000
heard = cache(decoded)


def effect(name: str) -> Wave:
    return heard(SOUNDS / f"{name}.ogg")


def layer(piece: str, name: str) -> Wave:
    return heard(MUSIC / f"{piece}_{name}.ogg")


def together(piece: str) -> Wave:
    return np.asarray(np.sum([layer(piece, name) for name in LAYERS[piece]], axis=0))


def level(wave: Wave) -> Wave:
    return np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)


def test_every_sound_of_the_catalogue_lies_there_and_nothing_else() -> None:
    named = {SOUNDS / f"{name}.ogg" for name in EFFECTS}
    named |= {MUSIC / f"{piece}_{name}.ogg" for piece in PIECES for name in LAYERS[piece]}
    named |= {MUSIC / f"{name}_room.ogg" for name in ROOMS}

    assert set(SOUNDS.rglob("*.ogg")) == named


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) < SIZE


def test_an_effect_has_one_tier() -> None:
    assert sum(len(recipes) for recipes in BY_TIER.values()) == len(EFFECTS)


def test_the_tiers_lie_as_far_apart_as_they_must() -> None:
    """What a moment is worth is how far it stands above what is always heard."""
    bed = Tier.MUSIC.value + BED

    assert -30 <= bed <= -24
    assert min(tier.value for tier in MOMENTS) >= -16
    assert max(tier.value for tier in Tier) == -11
    assert all(tier.value >= bed + 8 for tier in (Tier.USUAL, *MOMENTS))


def test_the_music_makes_room_for_every_moment() -> None:
    moments = {name for name, tier in TIERS.items() if tier in MOMENTS}

    assert moments | CHANT | {"dusk"} == DUCKING


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_as_loud_as_its_tier_and_stays_below_the_peak(name: str) -> None:
    assert loudness(effect(name)) == pytest.approx(TIERS[name].value, abs=0.7)
    assert peak(effect(name)) < PEAK


@pytest.mark.parametrize("name", ["throw_1", "throw_2"])
def test_a_throw_stands_far_above_the_whole_bed(name: str) -> None:
    assert loudness(effect(name)) > loudness(together("duel")) + BED + 8


def test_each_knife_is_louder_higher_or_longer_than_the_one_before() -> None:
    knives = [effect(f"knife_{number}") for number in range(1, 5)]

    assert [len(knife) for knife in knives] == sorted(len(knife) for knife in knives)
    assert loudness(knives[3]) > loudness(knives[2]) + 2 > loudness(knives[0]) + 4


def test_the_notes_of_the_count_rise() -> None:
    def pitch(wave: Wave) -> float:
        """By the shift at which the string is most like itself, of all from 200 to 1000 Hz."""
        ringing = wave[samples(0.1) : samples(0.5)]
        likeness = np.correlate(ringing, ringing[: samples(0.2)], "valid")
        return RATE / (RATE // 1000 + int(np.argmax(likeness[RATE // 1000 : RATE // 200])))

    heights = [pitch(effect(f"note_{number}")) for number in range(1, 9)]
    assert heights == sorted(heights)
    assert heights[-1] > 2 * heights[0]


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_heard_at_once(name: str) -> None:
    loud = level(effect(name))

    assert np.argmax(loud > 0.1 * loud.max()) < samples(0.010)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_in_silence(name: str) -> None:
    loud = level(effect(name))

    assert loud[0] < 0.002
    assert loud[-1] < 0.01
    assert loud[-samples(0.002) :].max() < 0.1 * loud.max()


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_carries_no_rumble_and_no_shrillness(name: str) -> None:
    wave = effect(name)

    assert share(wave, 0, 35) < 0.01
    assert share(wave, 6500, RATE / 2) < 0.15


def share(wave: Wave, low: float, high: float) -> float:
    """Of the energy between two frequencies in the whole."""
    power = np.abs(np.fft.rfft(wave if wave.ndim == 1 else wave.mean(axis=1))) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(power[(pitch >= low) & (pitch < high)].sum() / power.sum())


@pytest.mark.parametrize("name", ["focus", "hop", "count"])
def test_what_is_heard_all_the_time_is_short_and_quiet(name: str) -> None:
    assert len(effect(name)) < samples(0.1)
    assert loudness(effect(name)) < Tier.USUAL.value - 2


def test_the_chant_has_the_vowels_a_a_and_i() -> None:
    def openness(name: str) -> float:
        """An A has its second formant low, an I has it high."""
        voice = effect(name)[samples(0.13) : samples(0.35)]
        return share(voice, 550, 1500) / share(voice, 1900, 3300)

    assert openness("wa") > 3
    assert openness("sa") > 3
    assert openness("bi") < 1.5


def test_sa_begins_with_a_hiss() -> None:
    hiss = {name: share(effect(name)[: samples(0.08)], 3000, 6500) for name in ("wa", "sa", "bi")}

    assert hiss["sa"] > 3 * max(hiss["wa"], hiss["bi"])


def test_bi_is_the_strongest_beat() -> None:
    assert loudness(effect("bi")) > max(loudness(effect("wa")), loudness(effect("sa"))) + 1


@pytest.mark.parametrize("piece", PIECES)
def test_the_layers_of_a_piece_are_equally_long(piece: str) -> None:
    lengths = {layer(piece, name).shape for name in LAYERS[piece]}

    assert len(lengths) == 1
    assert 24 * RATE <= lengths.pop()[0] <= 48 * RATE


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_has_its_loudness_below_the_peak(piece: str) -> None:
    assert loudness(together(piece)) == pytest.approx(Tier.MUSIC.value, abs=0.5)
    assert peak(together(piece)) < PEAK


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_carries_no_rumble_and_no_shrillness(piece: str) -> None:
    assert share(together(piece), 0, 35) < 0.002
    assert share(together(piece), 6500, RATE / 2) < 0.01


@pytest.mark.parametrize("piece", PIECES)
def test_the_calm_layer_leads(piece: str) -> None:
    assert loudness(layer(piece, "calm")) > Tier.MUSIC.value - 4


LOOPS = [*((piece, name) for piece in PIECES for name in LAYERS[piece]), *((name, "room") for name in ROOMS)]


@pytest.mark.parametrize(("piece", "name"), LOOPS)
def test_a_loop_has_no_seam(piece: str, name: str) -> None:
    wave = layer(piece, name)
    steps = level(np.diff(wave, axis=0))

    assert np.abs(wave[0] - wave[-1]).max() <= np.quantile(steps, 0.99)


@pytest.mark.parametrize("piece", PIECES)
def test_the_calm_layer_never_falls_silent(piece: str) -> None:
    wave = layer(piece, "calm").mean(axis=1)
    blocks = wave[: len(wave) // RATE * RATE].reshape(-1, RATE)

    assert 20 * np.log10(np.sqrt((blocks**2).mean(axis=1)).min()) > -48


@pytest.mark.parametrize("name", [recipes[0].__name__ for recipes in BY_TIER.values()])
def test_an_effect_made_again_is_the_same_file(name: str) -> None:
    assert_same_files(files(name))


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_lies_far_behind_and_never_falls_silent(name: str) -> None:
    wave = layer(name, "room")
    seconds = wave[: len(wave) // RATE * RATE].reshape(-1, RATE)

    assert loudness(wave) == pytest.approx(Tier.ROOM.value, abs=0.5)
    assert peak(wave) < -6
    assert wave.ndim == 1
    assert 12 * RATE <= len(wave) <= 24 * RATE
    assert 20 * np.log10(np.sqrt((seconds**2).mean(axis=1)).min()) > -52


def test_a_piece_made_again_is_the_same_files() -> None:
    assert_same_files(files("title"))


def assert_same_files(made: dict[Path, bytes]) -> None:
    assert made
    assert [path for path, data in made.items() if path.read_bytes() != data] == []
