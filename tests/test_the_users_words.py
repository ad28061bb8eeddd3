"""What was asked for at the very beginning, word for word: this stays true whatever else changes."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any, get_args

import esper
import pygame
import pytest
import pytmx

from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.party import Chair, Party
from game.app.platform import STEP
from game.app.scene import Push, Quit
from game.match.match import Match
from game.rules.core.happening import Happening
from game.rules.core.kernel import AnyKernel
from game.storage import library
from game.storage.files import ASSETS, BASE
from game.table import maps
from game.table.components import Identity
from game.titles.shelf import PLAYABLE, TITLES
from game.version import VERSION
from scenes import opening
from tests.matches import happenings, new_match, play_on
from tests.scenes.rig import cabinet_in
from tests.staging.harbor.rare import every_kind

TABLES = PLAYABLE
"""The titles that can be played on the screen."""

PHASES = {
    "auction": ("offer", "valuation", "quotation", "purchase", "scoring"),
    "duel": ("hanging", "chant", "barrel", "taking", "effects", "balance", "turning", "count"),
    "harbor": ("turn", "fishing", "visiting", "buying", "harbor", "freezer", "auction", "tie", "count"),
}
"""A round or a turn, as the rulebook divides it."""

SELDOM = {"harbor": ("auction", "tie", "freezer", "harbor")}

RUNTIME = ("pygame-ce", "pytmx", "esper")
IMPORTED_BY = {
    "pygame": "game/app/window.py",
    "esper": "game/table/world.py",
    "pytmx": "game/table/maps.py",
    "pytest": "tests/conftest.py",
}
PLAYERS = [(title, players) for title in TABLES for players in TITLES[title].players]
SEEDS = range(60)
DEMOS = range(7, 17)
LONGEST = 20_000
"""Frames."""


def matches(kernel: AnyKernel) -> Iterator[Match]:
    """By chance, to their ends."""
    players = TITLES[kernel.title].players
    for seed in SEEDS:
        match = new_match(kernel, players[seed % len(players)], seed)
        play_on(match, Random(seed))
        yield match


def told_of(kernel: AnyKernel) -> Iterator[Happening]:
    """What happens in them; in the harbor chance alone leads nowhere, so there it was arranged."""
    if kernel.title == "harbor":
        yield from every_kind()
        return
    for match in matches(kernel):
        yield from happenings(match)


def imports(file: Path) -> set[str]:
    """The packages a module loads."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def required(file: str) -> dict[str, str]:
    """Names and pinned versions."""
    lines = (BASE / file).read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if "==" in line and not line.startswith("#"))


# ---------------------------------------------------------------- the tree


@pytest.mark.parametrize("name", ["main.py", "requirements.txt"])
def test_the_file_is_at_the_top_of_the_tree(name: str) -> None:
    assert (BASE / name).is_file()


@pytest.mark.parametrize("name", ["game", "scenes", "assets", "data", "tests"])
def test_the_folder_is_at_the_top_of_the_tree_and_holds_something(name: str) -> None:
    assert any((BASE / name).iterdir())


def test_the_game_is_started_by_main() -> None:
    asked = [sys.executable, str(BASE / "main.py"), "--version"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False, cwd=BASE.parent)
    assert (done.returncode, done.stdout.strip()) == (0, f"Tsukiji Arcade {VERSION}")


def test_main_only_starts_the_game() -> None:
    assert len((BASE / "main.py").read_text("utf-8").splitlines()) < 60


# ---------------------------------------------------------------- pygame-ce, pytmx, esper, pytest


@pytest.mark.parametrize("package", RUNTIME)
def test_playing_requires_the_package_in_the_version_that_is_here(package: str) -> None:
    assert required("requirements.txt")[package] == version(package)


def test_testing_requires_pytest_in_the_version_that_is_here() -> None:
    assert required("requirements-dev.txt")["pytest"] == version("pytest") == pytest.__version__
    assert "pytest" not in required("requirements.txt")


@pytest.mark.parametrize(("package", "file"), IMPORTED_BY.items())
def test_the_package_is_used_by_what_is_named_after_its_work(package: str, file: str) -> None:
    assert package in imports(BASE / file)


def test_it_is_the_community_edition() -> None:
    assert pygame.IS_CE


# ---------------------------------------------------------------- a scene per phase


def test_every_title_with_a_table_has_its_phases_listed_here() -> None:
    assert PHASES.keys() == set(TABLES)


@pytest.mark.parametrize("title", TABLES)
def test_every_phase_has_a_scene_of_its_own(title: str) -> None:
    scenes = TITLES[title].script.scenes
    assert scenes.keys() == set(PHASES[title])
    assert len(set(scenes.values())) == len(scenes)
    assert {scene.__module__.rpartition(".")[0] for scene in scenes.values()} == {f"scenes.{title}"}


@pytest.mark.parametrize("title", TABLES)
def test_every_event_is_shown_in_the_scene_of_a_phase_and_no_phase_is_without(
    title: str, kernels: dict[str, AnyKernel]
) -> None:
    """Or without a question."""
    script, shown, asked = TITLES[title].script, dict[type, set[str]](), set[str]()
    for told in told_of(kernels[title]):
        shown.setdefault(type(told.event), set()).add(script.acts.phase(told.event))
        asked.add(script.phase_now(told.view))
    assert shown.keys() == script.acts.by_kind.keys() == set(get_args(TITLES[title].events))
    assert asked.union(*shown.values()) == script.scenes.keys()


@pytest.mark.parametrize("title", TABLES)
def test_whatever_the_rules_wait_for_is_asked_in_the_scene_of_a_phase(
    title: str, kernels: dict[str, AnyKernel]
) -> None:
    script, asked = TITLES[title].script, dict[Any, set[str]]()
    before = new_match(kernels[title], TITLES[title].players[0], 1).opening.before
    for view in (before, *(told.view for told in told_of(kernels[title]))):
        asked.setdefault(view.phase, set()).add(script.phase_now(view))
    assert asked.keys() == set(import_module(f"game.rules.{title}.state").Phase)
    assert set().union(*asked.values()) <= script.scenes.keys()


@pytest.mark.parametrize("title", TABLES)
def test_bots_at_play_go_through_the_scenes_of_all_phases(title: str, tmp_path: Path) -> None:
    """Not every match has every phase, a few have; some of them bots reach too seldom."""
    seen: set[type] = set()
    scenes = TITLES[title].script.scenes
    wanted = {scene for name, scene in scenes.items() if name not in SELDOM.get(title, ())}
    with cabinet_in(tmp_path, (640, 360)) as cabinet:
        cabinet.settings.change(speed="instant", chant="fast")
        for seed in DEMOS:
            seen |= demo(cabinet, title, seed)
            if seen >= wanted:
                return
    raise AssertionError(f"never shown: {wanted - seen}")


def demo(cabinet: Cabinet, title: str, seed: int) -> set[type]:
    """What is on the screen while bots play, to the results."""
    seen: list[type] = []
    loop = Loop(cabinet, lambda scene, _: seen.append(type(scene)))
    loop.stack.apply(Push(opening.demo(cabinet, title, None, seed)))
    while cabinet.match is not None and len(seen) < LONGEST:
        loop.frame(STEP)
    loop.stack.apply(Quit())
    assert seen[-1].__name__ == "ResultsScene"
    return set(seen)


# ---------------------------------------------------------------- the world of cards and markers


@contextmanager
def table(cabinet: Cabinet, title: str, players: int) -> Iterator[Match]:
    """Somebody sits there, and is asked for the first time."""
    cabinet.settings.change(speed="instant", chant="untimed")
    bot = Chair("Hana", 1, None, "easy")
    chairs = (replace(bot, device="mouse", level=None), *(bot for _ in range(players - 1)))
    options = TITLES[title].options.usual(library.load(title), players)
    loop = Loop(cabinet)
    loop.stack.apply(Push(opening.begin(cabinet, Party(title, chairs, options, 7))))
    for _ in range(240):
        loop.frame(STEP)
    assert cabinet.match is not None
    try:
        yield cabinet.match
    finally:
        loop.stack.apply(Quit())


def pieces() -> Counter[str]:
    """Those that are entities of esper, by kind."""
    found: Counter[str] = Counter()
    for name in esper.list_worlds():
        esper.switch_world(name)
        found.update(type(each.id).__name__ for _, each in esper.get_component(Identity))
    return found


def laid_open(title: str, view: Any) -> Mapping[str, int]:
    """The cards on the table and the markers beside them, as the rules have it."""
    if title == "auction":
        return {"LotCard": sum(map(len, view.lots)), "Marker": len(view.spaces)}
    if title == "harbor":
        slots, seats = 4, len(view.seats)
        return {"House": len(view.markets), "LicenceSlot": slots * seats, "Runner": 2 * seats, "Boat": seats}
    return {"FishCard": len(view.hung) + (view.draw_left > 0), "Barrel": 1}


@pytest.mark.parametrize(("title", "players"), PLAYERS)
def test_every_card_and_every_marker_is_an_entity(title: str, players: int, tmp_path: Path) -> None:
    with cabinet_in(tmp_path, (640, 360)) as cabinet:
        assert pieces() == {}
        with table(cabinet, title, players) as match:
            wanted, found = laid_open(title, match.observe(None)), pieces()
            assert {kind: found[kind] for kind in wanted} == wanted
            assert min(wanted.values()) > 0
        assert pieces() == {}


# ---------------------------------------------------------------- maps of Tiled


@pytest.mark.parametrize(("title", "players"), PLAYERS)
def test_the_table_is_read_through_pytmx(
    title: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    class Spied(pytmx.TiledMap):  # type: ignore[misc]  # pytmx ships no types
        def __init__(self, file: str) -> None:
            read.append(Path(file))
            super().__init__(file)

    monkeypatch.setattr(maps, "TiledMap", Spied)
    with cabinet_in(tmp_path, (640, 360)) as cabinet, table(cabinet, title, players):
        assert ASSETS / "tables" / f"{title}.tmx" in read


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_map(title: str) -> None:
    found = maps.read_map(ASSETS / "tables" / f"{title}.tmx")
    assert isinstance(found, pytmx.TiledMap)
    assert any(thing.name for thing in found.objects)
