from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.ui.frame import Frame
from game.ui.text import MOST_KEPT, NARROWEST, Typesetter
from tests.screens import screen

INK = (20, 22, 34)


def typesetter(width: int = 1920, height: int = 1080, reading: float = 1.0) -> Typesetter:
    screen()
    return Typesetter(Frame.fit(width, height), reading)


def test_lines_are_broken_between_words_and_no_wider_than_asked() -> None:
    text = typesetter()
    words = "The lot nobody buys is discarded, and the first player passes the clock on."
    lines = text.wrapped(words, 30, 300)
    assert len(lines) > 2
    assert " ".join(lines) == words
    assert all(text.width(line, 30) <= 300 for line in lines)
    assert all(text.width(f"{line} {after.split()[0]}", 30) > 300 for line, after in pairwise(lines))


def test_a_line_break_stays_one_and_an_empty_line_too() -> None:
    assert typesetter().wrapped("one\n\ntwo", 30, 500) == ["one", "", "two"]


def test_a_word_wider_than_the_line_is_cut_where_it_must_be() -> None:
    text = typesetter()
    lines = text.wrapped("a /home/hana/matches/auction-00012.journal b", 30, 200)
    assert "".join(lines).replace(" ", "") == "a/home/hana/matches/auction-00012.journalb"
    assert all(text.width(line, 30) <= 200 for line in lines)
    assert text.wrapped("ab", 30, 1) == ["a", "b"]


def test_a_line_too_wide_is_smaller_then_narrower_and_cut_only_then() -> None:
    text = typesetter()
    assert text.fitted("Aki", 30, INK, 200) is text.line("Aki", 30, INK)
    wide = text.width("Wilhelmina-M", 30)
    assert text.fitted("Wilhelmina-M", 30, INK, wide - 1) is text.line("Wilhelmina-M", 28, INK)
    narrow = text.fitted("Wilhelmina-M", 30, INK, wide * 0.5)
    assert narrow.get_size() == (round(wide * 0.5), text.line("Wilhelmina-M", 26, INK).get_height())
    assert text.cut("Wilhelmina-M", 26, wide * 0.5 / NARROWEST) == "Wilhelmina-M"
    cut = text.fitted("A very long name for a fishmonger", 30, INK, 100)
    assert cut.get_width() <= 100
    assert text.cut("A very long name for a fishmonger", 26, 100 / NARROWEST).endswith("…")


@pytest.mark.parametrize("face", ["text", "bold", "title"])
def test_the_ink_of_a_line_is_no_higher_than_its_room(face: str) -> None:
    text = typesetter()
    inked = text.fit("Àüng: Yükigy?", 200, INK, (1_400, 66), face).get_bounding_rect()
    assert 40 < inked.h <= 66
    assert text.fit("Aki", 30, INK, (400, 66), face) is text.line("Aki", 30, INK, face)


def test_nothing_but_an_ellipsis_is_left_where_there_is_no_room() -> None:
    text = typesetter()
    assert text.cut("Aki", 26, 1) == "…"
    assert text.fitted("Aki", 30, INK, 1).get_width() == 1


def test_a_line_is_rendered_once() -> None:
    text = typesetter()
    assert text.line("35", 40, INK, "number") is text.line("35", 40, INK, "number")
    assert text.line("35", 40, INK, "number") is not text.line("35", 40, (1, 2, 3), "number")


def test_the_oldest_words_are_forgotten_when_there_are_too_many() -> None:
    text = typesetter(96, 54)
    first = text.line("0", 26, INK)
    for number in range(MOST_KEPT + 2):
        text.line(str(number), 26, INK)
    assert text.line("0", 26, INK) is not first


def test_text_is_as_large_as_the_window_asks() -> None:
    large, small = (typesetter(*size).line("築地", 40, INK) for size in ((1920, 1080), (960, 540)))
    assert large.get_height() == pytest.approx(2 * small.get_height(), abs=3)


def test_who_wants_larger_running_text_gets_it() -> None:
    words = "Tickets turn lot by lot."
    plain = typesetter().block(words, 30, INK, 200)
    larger = typesetter(reading=2.0).block(words, 30, INK, 200)
    assert plain.get_width() == larger.get_width() == 200
    assert larger.get_height() >= 2 * plain.get_height()


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_block_is_aligned_as_asked(align: str) -> None:
    block = typesetter().block("Sake", 30, INK, 400, align=align)
    inked = block.get_bounding_rect()
    left, right = inked.x, 400 - inked.right
    assert {"left": left < 5, "centre": abs(left - right) < 6, "right": right < 5}[align]


@pytest.mark.parametrize("face", ["text", "bold", "title", "number"])
def test_every_face_has_its_font(face: str) -> None:
    assert typesetter().line("¥ 12", 30, INK, face).get_width() > 10


TRUNCATED = (ASSETS / "fonts" / "text.ttf").read_bytes()[:5000]


@pytest.mark.parametrize(
    "content", [None, b"", b"no font at all", TRUNCATED], ids=("missing", "empty", "text", "cut")
)
def test_a_bad_font_gives_one_line_with_its_name(tmp_path: Path, content: bytes | None) -> None:
    screen()
    if content is not None:
        (tmp_path / "text.ttf").write_bytes(content)
    with pytest.raises(AssetError) as trouble:
        Typesetter(Frame.fit(640, 360), folder=tmp_path).line("Aki", 30, INK)
    assert "text.ttf: no font can be read from it" in str(trouble.value)
    assert "\n" not in str(trouble.value)
