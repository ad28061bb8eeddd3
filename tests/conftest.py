"""What all tests share: the kernels with the figures of data/, and how long to run."""

from __future__ import annotations

import pytest

from game.rules.core.kernel import AnyKernel
from game.rules.titles import TITLES
from game.storage.library import kernel

SOAK_FACTOR = 20


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help=f"play {SOAK_FACTOR} times as many matches and kills"
    )


@pytest.fixture(scope="session")
def often(request: pytest.FixtureRequest) -> int:
    """How many times the usual number of repetitions to run."""
    return SOAK_FACTOR if request.config.getoption("--soak") else 1


@pytest.fixture(scope="session")
def kernels() -> dict[str, AnyKernel]:
    return {title: kernel(title) for title in TITLES}
