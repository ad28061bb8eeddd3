"""Here sounds are decoded as often as anybody asks."""

from __future__ import annotations

import pytest

from tests.once import hear_each_time


@pytest.fixture(autouse=True)
def _decoded_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hear_each_time(monkeypatch)
