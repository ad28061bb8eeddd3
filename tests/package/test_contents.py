from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.package.contents import CODE, ROOT, archive, shipped

MODULES = [(path, name) for path, name in shipped() if name.endswith(".py")]


def imported(path: Path) -> set[str]:
    """Every name in an import statement, wherever it stands."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def in_the_tree(name: str) -> Path | None:
    """The file of a module of this tree, if it is one."""
    place = ROOT / name.replace(".", "/")
    found = [file for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists()]
    return found[0] if found else None


def test_what_a_shipped_module_imports_ships_too() -> None:
    ships = {path for path, _ in shipped()}
    needs = {
        (name, file) for path, name in MODULES for other in imported(path) if (file := in_the_tree(other))
    }
    assert len(needs) > len(MODULES)
    assert [need for need in needs if need[1] not in ships] == []


def test_every_module_of_the_game_ships() -> None:
    everything = {file for folder in CODE for file in (ROOT / folder).rglob("*.py")}
    assert everything <= {path for path, _ in MODULES}


@pytest.mark.parametrize("name", ["main.py", "LICENSE", "data/auction.json", "assets/CREDITS.md"])
def test_the_folder_of_a_package_is_laid_out_as_the_tree(name: str) -> None:
    assert (ROOT / name, name) in shipped()


@pytest.mark.parametrize("part", ["__pycache__", ".DS_Store", "tests", "tools", ".git"])
def test_what_no_player_needs_stays_at_home(part: str) -> None:
    assert [name for _, name in shipped() if part in name.split("/")] == []


def test_the_name_of_a_package_tells_version_and_system() -> None:
    from game.version import VERSION

    assert archive("linux").name == f"tsukiji-arcade-{VERSION}-linux.zip"
