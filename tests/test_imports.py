"""Imports make no circle: what a function imports when it is called counts as well."""

from __future__ import annotations

from copy import deepcopy
from graphlib import CycleError, TopologicalSorter

import pytest
from grimp import ImportGraph, build_graph


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
    assert graph.direct_import_exists(importer="scenes.opening", imported="scenes.play.sitting")
    closed = deepcopy(graph)
    closed.add_import(importer="scenes.play.sitting", imported="scenes.opening")
    assert set(circle(closed).split(" <- ")) == {"scenes.opening", "scenes.play.sitting"}
