"""What counts as repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.repeats import WINDOW, repeated

BODY = "\n".join(f"a{number} = work({number})" for number in range(WINDOW))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("scenes/auction", "scenes/duel", "game/staging/auction"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def put(root: Path, name: str, text: str) -> None:
    (root / name).write_text(text, encoding="utf-8")


def test_a_stretch_in_two_packages_counts_in_both_whatever_its_layout(root: Path) -> None:
    put(root, "scenes/auction/one.py", BODY)
    put(root, "scenes/duel/two.py", '"""Another."""\n# why\n' + BODY.replace("work(0)", "work(\n    0\n)"))
    found, sizes = repeated(root)
    assert len(found) == 2 * WINDOW
    assert sizes == {"scenes/auction": WINDOW, "scenes/duel": WINDOW}


def test_a_title_and_its_staging_are_two_packages(root: Path) -> None:
    put(root, "scenes/auction/one.py", BODY)
    put(root, "game/staging/auction/two.py", BODY)
    assert len(repeated(root)[0]) == 2 * WINDOW


def test_a_shorter_stretch_and_one_within_a_package_do_not_count(root: Path) -> None:
    put(root, "scenes/auction/one.py", BODY)
    put(root, "scenes/auction/two.py", BODY)
    put(root, "scenes/duel/three.py", BODY.partition("\n")[2])
    assert repeated(root)[0] == set()


def test_imports_and_docstrings_do_not_count(root: Path) -> None:
    text = "\n".join(f"from work import a{number}" for number in range(WINDOW)) + '\n"""A."""\n' * WINDOW
    put(root, "scenes/auction/one.py", text)
    put(root, "scenes/duel/two.py", text)
    found, sizes = repeated(root)
    assert (found, sizes.total()) == (set(), 0)
