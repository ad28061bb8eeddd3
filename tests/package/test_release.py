"""The release: a workflow that can be read, and a manifest that names programs which are there."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from tools.package.__main__ import TARGETS
from tools.package.contents import ROOT
from tools.package.linux.parts import NAME
from tools.package.osx import build as osx

FILE = ROOT / ".github" / "workflows" / "release.yml"
TEXT = FILE.read_text("utf-8")
FLOW: dict[Any, Any] = import_module("yaml").safe_load(TEXT)
BUILD, PUBLISH = FLOW["jobs"]["build"], FLOW["jobs"]["publish"]


def test_a_release_begins_with_a_tag() -> None:
    asked = FLOW[True]  # YAML reads the word `on` so
    assert asked == {"push": {"tags": ["v*"]}}


def test_every_package_is_built_on_a_system_that_can() -> None:
    built = {entry["package"]: entry for entry in BUILD["strategy"]["matrix"]["include"]}
    assert set(built) == {*TARGETS, "osx"}
    runners = {name: entry["runner"].partition("-")[0] for name, entry in built.items()}
    assert runners == {"linux": "ubuntu", "web": "ubuntu", "windows": "windows", "osx": "macos"}


def test_nothing_is_built_before_the_tests_have_passed() -> None:
    steps = [step.get("name", "") for step in BUILD["steps"]]
    assert steps.index("Tests") < steps.index("Build")
    assert PUBLISH["needs"] == "build"


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m ([\w.]+)", TEXT))))
def test_what_the_workflow_calls_exists(module: str) -> None:
    assert find_spec(module) is not None


@pytest.mark.parametrize("file", sorted(set(re.findall(r"requirements[\w-]*\.txt", TEXT))))
def test_what_the_workflow_installs_exists(file: str) -> None:
    assert (ROOT / file).exists()


def test_every_channel_gets_its_package() -> None:
    pushed = re.findall(r"butler push (\S+) \"\$PAGE:(\w+)\"", TEXT)
    assert pushed == [
        (f"linux/{NAME}", "linux"),
        (f"windows/{NAME}", "windows"),
        ("osx", "osx"),
        ("web", "html5"),
    ]


def test_without_a_key_nothing_is_pushed() -> None:
    steps = [step for step in PUBLISH["steps"] if "butler" in step.get("run", "")]
    assert len(steps) == 2
    assert {step["if"] for step in steps} == {"env.BUTLER_API_KEY != ''"}


def test_the_manifest_starts_the_program_of_each_system() -> None:
    actions = tomllib.loads((ROOT / ".itch.toml").read_text("utf-8"))["actions"]
    play = {action["platform"]: action["path"] for action in actions if action["name"] == "play"}
    assert play == {"linux": NAME, "windows": f"{NAME}.exe", "osx": osx.BUNDLE}
    assert [action["path"] for action in actions if action["name"] == "manual"] == ["README.txt"]
