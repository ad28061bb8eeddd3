"""A cabinet for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.cabinet import Cabinet
from tests.scenes.rig import cabinet_in


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Cabinet]:
    with cabinet_in(tmp_path) as made:
        yield made
