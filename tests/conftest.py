"""What all tests share: no screen, no sound, the kernels with the figures of data/, and how long to run."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"  # the window never has the focus

import gc
from collections.abc import Iterator

import esper
import pytest

from game.rules.core.kernel import AnyKernel
from game.storage.library import kernel
from game.titles.shelf import TITLES
from tests.once import read_once

SOAK_FACTOR = 20


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help=f"play {SOAK_FACTOR} times as many matches and kills"
    )


def pytest_collection_finish() -> None:
    """Thousands of tests and all they import stay to the end: no collection of garbage need look at them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        read_once(patch)
        yield


@pytest.fixture(autouse=True)
def _no_world_left() -> Iterator[None]:
    """Worlds of esper are module state: a world that is not closed would leak into the next test."""
    yield
    left = [name for name in esper.list_worlds() if name != "default"]
    for name in left:
        esper.switch_world("default")
        esper.delete_world(name)
    assert not left, f"worlds left open: {left}"


@pytest.fixture(scope="session")
def often(request: pytest.FixtureRequest) -> int:
    """How many times the usual number of repetitions to run."""
    return SOAK_FACTOR if request.config.getoption("--soak") else 1


@pytest.fixture(scope="session")
def kernels() -> dict[str, AnyKernel]:
    return {title: kernel(title) for title in TITLES}
