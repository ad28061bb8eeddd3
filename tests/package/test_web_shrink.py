"""What ships to the browser is smaller, and nothing is missing."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import soundfile
from PIL import Image

from tools.package.contents import shipped
from tools.package.web import music, pictures, shrink

PIECE = "assets/sounds/music/duel_calm.ogg"


def planned(tmp_path: Path, *names: str) -> dict[str, shrink.Job]:
    return shrink.plan([(tmp_path / Path(name).name, name) for name in names])


def picture(mode: str, size: tuple[int, int]) -> bytes:
    stream = BytesIO()
    Image.effect_noise(size, 60).convert(mode).save(stream, "PNG")
    return stream.getvalue()


def piece(seconds: float = 2.0) -> bytes:
    noise = np.random.default_rng(7).normal(0, 0.2, (round(44_100 * seconds), 2))
    stream = BytesIO()
    soundfile.write(stream, noise, 44_100, format="OGG", subtype="VORBIS")
    return stream.getvalue()


def test_of_a_pair_the_small_picture_ships_under_the_name_of_the_large(tmp_path: Path) -> None:
    jobs = planned(tmp_path, "assets/art/title.png", "assets/art/title@720.png")
    assert list(jobs) == ["assets/art/title.png"]
    assert jobs["assets/art/title.png"].source.name == "title@720.png"


def test_a_small_picture_is_not_made_smaller_again(tmp_path: Path) -> None:
    jobs = planned(
        tmp_path, "assets/art/tables/day.png", "assets/art/tables/day@720.png", "assets/art/tables/x.png"
    )
    assert [job.how for job in jobs.values()] == ["picture 1", "picture 1/2"]


def test_icons_stay_at_home(tmp_path: Path) -> None:
    assert not planned(tmp_path, "assets/art/icon/256.png")


def test_music_is_encoded_anew_and_effects_are_not(tmp_path: Path) -> None:
    jobs = planned(tmp_path, PIECE, "assets/sounds/bell.ogg", "main.py")
    assert [job.how for job in jobs.values()] == [f"music {music.QUALITY}", "", ""]


def test_every_folder_with_a_scale_has_pictures() -> None:
    names = [name for _, name in shipped()]
    for folder in shrink.SCALES:
        assert any(name.startswith(folder) and name.endswith(".png") for name in names), folder


def test_nothing_else_of_the_tree_is_lost() -> None:
    files = shipped()
    lost = {name for _, name in files} - set(shrink.plan(files))
    assert all(shrink.SMALL in name or name.startswith(shrink.LEFT_OUT) for name in lost)


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P", "L"])
def test_a_picture_at_its_own_size_keeps_every_pixel(mode: str) -> None:
    content = picture(mode, (24, 10))
    with (
        Image.open(BytesIO(content)) as before,
        Image.open(BytesIO(pictures.smaller(content, Fraction(1)))) as after,
    ):
        assert after.convert("RGBA").tobytes() == before.convert("RGBA").tobytes()


def test_a_picture_at_a_fraction_keeps_its_proportions() -> None:
    small = pictures.smaller(picture("RGB", (90, 60)), Fraction(2, 3))
    with Image.open(BytesIO(small)) as opened:
        assert opened.size == (60, 40)


def test_a_see_through_picture_stays_see_through() -> None:
    stream = BytesIO()
    Image.new("RGBA", (40, 40), (255, 0, 0, 90)).save(stream, "PNG")
    with Image.open(BytesIO(pictures.smaller(stream.getvalue(), Fraction(1, 2)))) as opened:
        assert opened.convert("RGBA").getpixel((5, 5)) == (255, 0, 0, 90)


def test_a_piece_of_music_is_smaller_and_exactly_as_long() -> None:
    before = piece()
    after = music.softer(before)
    assert len(after) < len(before)
    assert soundfile.info(BytesIO(after)).frames == soundfile.info(BytesIO(before)).frames


def test_what_was_shrunk_once_is_not_shrunk_again(tmp_path: Path) -> None:
    file = tmp_path / "coin.png"
    file.write_bytes(picture("RGB", (20, 20)))
    first = shrink.shrunk([(file, "assets/art/coin.png")], tmp_path / "kept")
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(b"as kept")
    assert first["assets/art/coin.png"].startswith(b"\x89PNG")
    assert shrink.shrunk([(file, "assets/art/coin.png")], tmp_path / "kept") == {
        "assets/art/coin.png": b"as kept"
    }


def test_a_changed_file_another_way_and_other_code_are_shrunk_anew(tmp_path: Path) -> None:
    for name in shrink.RECIPE:
        (tmp_path / f"{name}.py").touch()
    keys = {shrink.key(b"a", "picture 1"), shrink.key(b"b", "picture 1"), shrink.key(b"a", "picture 1/2")}
    assert len(keys | {shrink.key(b"a", "picture 1", tmp_path)}) == 4
