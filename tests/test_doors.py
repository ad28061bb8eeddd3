"""Some things have few doors, and some cannot be had in a browser at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.storage.files import BASE

SOURCES = sorted([BASE / "main.py", *(BASE / "game").rglob("*.py"), *(BASE / "scenes").rglob("*.py")])


def found(pattern: str) -> list[str]:
    return [
        path.relative_to(BASE).as_posix()
        for path in SOURCES
        if re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize(
    ("what", "pattern", "doors"),
    [
        ("entities", r"^\s*(import|from) esper\b", ["game/table/world.py"]),
        ("maps", r"^\s*(import|from) pytmx\b", ["game/table/maps.py"]),
        ("the mixer", r"pygame\.mixer\.", ["game/audio/mixer.py"]),
        ("events", r"event\.get\(", ["game/devices/devices.py"]),
        ("folders of the system", r"^\s*(import|from) platformdirs\b", ["game/storage/folders.py"]),
    ],
)
def test_what_has_few_doors_has_no_others(what: str, pattern: str, doors: list[str]) -> None:
    assert found(pattern) == doors


@pytest.mark.parametrize(
    "pattern",
    [
        r"^\s*(import|from) (threading|multiprocessing|subprocess|sqlite3|numpy)\b",
        r"pygame\.freetype|SysFont|pygame\.scrap|set_timer",
        r"time\.sleep|event\.wait\(",
    ],
)
def test_what_a_browser_does_not_have_is_not_used(pattern: str) -> None:
    assert found(pattern) == []


def test_controllers_of_the_desktop_are_asked_for_only_there() -> None:
    assert found(r"pygame\._sdl2") == ["game/devices/sdl_pads.py"]


def test_scenes_draw_nothing_themselves() -> None:
    """What is drawn comes from the loaders, the widgets and the table; `Surface` as a type is no drawing."""
    drawing = found(r"\.blit\(|pygame\.draw\b|smoothscale|\bSurface\(")
    assert [path for path in drawing if path.startswith("scenes/")] == []
    assert "game/ui/widgets.py" in drawing


def test_the_search_looks_at_the_whole_game() -> None:
    assert len(SOURCES) > 200
    assert Path(BASE / "scenes/play/phase.py") in SOURCES


def test_main_stays_wiring() -> None:
    assert len((BASE / "main.py").read_text(encoding="utf-8").splitlines()) < 60
