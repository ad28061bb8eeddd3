"""Imports go one way: what a function imports when it is called counts as well."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from graphlib import CycleError, TopologicalSorter

import pytest
from grimp import ImportGraph, build_graph

from game.storage.files import BASE
from game.titles.shelf import TITLES

TOOLS = tomllib.loads((BASE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
CONTRACTS = TOOLS["importlinter"]["contracts"]
EXCEPTIONS = {"ignore_imports", "exhaustive_ignores", "skip_descendants"}


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """Of the whole game; what is imported for types alone is never run."""
    return build_graph("game", "scenes", exclude_type_checking_imports=True, cache_dir=None)


def circle(graph: ImportGraph) -> str:
    """Modules that need each other, each imported by the one after it; empty if there are none."""
    needed = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as found:
        return " <- ".join(found.args[1])
    return ""


def test_no_module_needs_itself_by_way_of_others(graph: ImportGraph) -> None:
    assert circle(graph) == ""


def test_a_circle_would_be_found_inside_a_function_too(graph: ImportGraph) -> None:
    assert graph.direct_import_exists(importer="scenes.opening", imported="scenes.play.sitting_down")
    closed = deepcopy(graph)
    closed.add_import(importer="scenes.play.sitting_down", imported="scenes.opening")
    assert set(circle(closed).split(" <- ")) == {"scenes.opening", "scenes.play.sitting_down"}


def test_no_contract_has_an_exception() -> None:
    assert [each["name"] for each in CONTRACTS if EXCEPTIONS & each.keys()] == []


@pytest.mark.parametrize("title", TITLES)
def test_what_is_a_titles_is_known_to_that_title_alone(title: str) -> None:
    own = [f"game.*.{title}", f"game.storage.{title}_data", f"scenes.{title}"]
    assert {
        "name": f"Only the {title} knows the {title}",
        "type": "protected",
        "protected_modules": own,
        "allowed_importers": own,
    } in CONTRACTS
