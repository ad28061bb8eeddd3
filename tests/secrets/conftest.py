"""Two films of the same evening, but for what people lay in secret."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.core.seat import Seat
from tests.secrets.auction_film import FilmedAuction
from tests.secrets.film import EVERYBODY, NOBODY, Filmed, Script, differences, shoot

Compare = Callable[..., Filmed]


@pytest.fixture
def tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compare:
    """Fails at the first frame that tells one secret from another; both pictures of it are kept."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # a disk at work; nobody cuts the power here

    def film(
        name: str,
        devices: Sequence[str],
        script: Script,
        others: frozenset[Seat],
        wanted: int | None = None,
        **more: Any,
    ) -> Filmed:
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / name))
        start = more.pop("start", FilmedAuction)
        return shoot(start, tmp_path / name, devices, script, others, wanted, **more)

    def compare(
        devices: Sequence[str], script: Script, varied: frozenset[Seat] = EVERYBODY, **more: Any
    ) -> Filmed:
        one = film("one", devices, script, NOBODY, **more)
        other = film("other", devices, script, varied, **more)
        differ = differences(one.film, other.film, varied)
        if differ:
            at, found = differ[0], (one.film[differ[0]], other.film[differ[0]])
            stills = [
                film(f"{name}_again", devices, script, who, at, **more).still
                for name, who in (("one", NOBODY), ("other", varied))
            ]
            for name, still in zip(("one", "other"), stills, strict=True):
                assert still is not None
                pygame.image.save(still, tmp_path / f"{name}.png")
            pytest.fail(f"{len(differ)} frames of {len(one.film)}, from {at} on; {tmp_path}\n{found}")
        if varied:
            assert one.end != other.end, "no difference is seen or told even after the reveal"
        return one

    return compare
