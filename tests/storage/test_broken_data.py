"""Files that are no data files at all, and files that a disk or an editor has damaged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.storage.errors import DataError
from game.storage.files import DATA, DEEPEST
from game.storage.library import load
from game.titles.shelf import TITLES
from tests.raw_data import (
    RAW,
    at,
    changed,
    every_title,
    key_path,
    loaded,
    one_line,
    places,
    play,
    refusal,
    write,
)

# ------------------------------------------------------------ files that are no JSON


@every_title
def test_a_file_cut_short_anywhere_is_refused(title: str, folder: Path) -> None:
    data = (DATA / f"{title}.json").read_bytes().rstrip()
    for end in range(1, len(data), 61):
        text = refusal(folder, title, data[:end])
        assert text.startswith("line ")
        assert text.endswith(", expected valid JSON")


@every_title
@pytest.mark.parametrize("content", [b"", b" ", b"\n\t \r\n", b"\xef\xbb\xbf", "\u2003\n".encode()])
def test_an_empty_file_is_refused(title: str, content: bytes, folder: Path) -> None:
    write(folder, title, content)
    with pytest.raises(DataError) as caught:
        load(title, folder)
    assert one_line(caught.value) == (
        f"{title}.json: found an empty file, expected the figures of the game as JSON"
    )


@every_title
def test_a_file_that_is_not_utf_8_is_refused_with_the_first_wrong_byte(title: str, folder: Path) -> None:
    data = (DATA / f"{title}.json").read_bytes()
    assert refusal(folder, title, data[:40] + b"\xff" + data[40:]) == (
        "byte 40: found bytes that are not UTF-8, expected UTF-8 text"
    )
    refusal(folder, title, data.decode().encode("utf-16"))


@every_title
def test_a_mark_in_front_as_some_editors_write_it_does_no_harm(title: str, folder: Path) -> None:
    write(folder, title, b"\xef\xbb\xbf" + (DATA / f"{title}.json").read_bytes())
    assert load(title, folder) == load(title)


@every_title
def test_a_missing_file_and_a_folder_in_its_place_are_refused(title: str, tmp_path: Path) -> None:
    file = tmp_path / f"{title}.json"
    for found in ("No such file or directory", "Is a directory"):
        with pytest.raises(DataError) as caught:
            load(title, tmp_path)
        assert str(caught.value) == f"{file}: cannot be read ({found})"
        file.mkdir(exist_ok=True)


def test_a_folder_with_a_line_break_in_its_name_is_still_named_on_one_line(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load("auction", tmp_path / "two\nlines")
    assert "two\\nlines" in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@every_title
def test_a_key_that_stands_twice_is_refused_with_its_key_path(title: str, folder: Path) -> None:
    for place, item in places(RAW[title]):
        if isinstance(place[-1], str) and (place[-1] != "from" or len(place) < 4):
            parent = at(RAW[title], place[:-1]) | {"@@@": item}
            text = json.dumps(changed(RAW[title], place[:-1], parent))
            line = refusal(folder, title, text.replace('"@@@"', json.dumps(place[-1])).encode())
            where, _, rest = line.partition(": ")
            assert where.replace(".is", "") == key_path(place)
            assert rest == "found the same key twice, expected each key once"


@pytest.mark.parametrize(
    "key", ["a\nb", "\u2028", "\x1b[2J", "\ud800", "\x00", pytest.param("k" * 100_000, id="long")]
)
def test_a_key_no_terminal_should_see_is_spelled_out(key: str, folder: Path) -> None:
    refusal(folder, "auction", RAW["auction"] | {key: {"is": 1, "from": "house"}})
    refusal(folder, "auction", RAW["auction"] | {key: 1})
    refusal(folder, "auction", changed(RAW["auction"], ("annul_cancels", "is"), key))


@pytest.mark.parametrize(("left", "right"), ["[]", ('{"a":', "}"), ('{"is":', ',"from":"house"}')])
def test_nesting_beyond_reason_is_refused_at_every_depth(left: str, right: str, folder: Path) -> None:
    depths = [*range(1, DEEPEST + 5), *range(3 * DEEPEST, 1_100, 41), 20_000, 100_000]
    for depth in depths:
        nest = left * depth + "7" + right * depth
        for place in (("rounds",), ("annul_cancels", "is"), ("niches", "is", 0)):
            text = json.dumps(changed(RAW["auction"], place, "@@@")).replace('"@@@"', nest)
            if left.startswith('{"is"') and place == ("rounds",) and depth == 1:
                continue
            refusal(folder, "auction", text.encode())
        refusal(folder, "auction", nest.encode())
        refusal(folder, "auction", (left * depth).encode())


# ------------------------------------------------------------ whatever else a disk or an editor may do

FUZZ = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])

WORDS = rb'{ } [ ] " , : - 0 9 . e9 null true NaN {} [] \ \u \ud800" "is" "from" "house" "note"'.split()
SNIPPETS = st.sampled_from([*WORDS, b" ", b"\n", b"\x00", b"\xff", b"\xc3"])


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, bytes]:
    """A data file into which something was inserted, of which something was removed or overwritten."""
    title = draw(st.sampled_from(list(TITLES)))
    data = (DATA / f"{title}.json").read_bytes()
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        gone = draw(st.integers(0, 12))
        data = data[:start] + draw(SNIPPETS | st.binary(max_size=6)) + data[start + gone :]
    return title, data


@FUZZ
@given(damaged())
def test_a_damaged_file_loads_or_is_refused_with_one_line(folder: Path, wrong: tuple[str, bytes]) -> None:
    loaded(folder, *wrong)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8),
    lambda below: st.lists(below, max_size=3) | st.dictionaries(st.text(max_size=8), below, max_size=3),
    max_leaves=8,
)


@st.composite
def meddled(draw: st.DrawFn) -> tuple[str, Any]:
    """A data file of which parts are replaced by other JSON, or by other parts of it."""
    title = draw(st.sampled_from(list(TITLES)))
    raw = RAW[title]
    spots = [place for place, _ in places(raw)]
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(spots))
        new = draw(ANYTHING | st.sampled_from(spots).map(lambda other: at(RAW[title], other)))
        try:
            raw = changed(raw, place, new)
        except (AttributeError, KeyError, IndexError, TypeError):
            continue  # an earlier change has removed the place
    return title, raw


@FUZZ
@given(meddled())
def test_a_file_with_other_values_can_be_played_or_is_refused_with_one_line(
    folder: Path, wrong: tuple[str, Any]
) -> None:
    if spec := loaded(folder, *wrong):
        play(wrong[0], spec, TITLES[wrong[0]].players[0], 100)
