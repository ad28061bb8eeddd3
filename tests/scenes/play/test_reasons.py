"""Why a bot chose: never before it is public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from scenes.play.reasons import Reasons

NAMES = ("Hana", "Jiro")


@dataclass(frozen=True)
class Sealed:
    seat: int
    sealed: ClassVar[bool] = True


@dataclass(frozen=True)
class Plain:
    seat: int
    sealed: ClassVar[bool] = False


@dataclass(frozen=True)
class Happening:
    reveals: bool


def test_the_reason_for_a_sealed_choice_waits_for_the_reveal() -> None:
    reasons = Reasons()
    reasons.keep(Sealed(1), "Lot 2 pays.")
    assert list(reasons.told(Happening(reveals=False), NAMES)) == []
    assert list(reasons.told(Happening(reveals=True), NAMES)) == ["Jiro: Lot 2 pays."]
    assert list(reasons.told(Happening(reveals=True), NAMES)) == []


def test_the_reason_for_an_open_choice_is_told_with_what_it_did() -> None:
    reasons = Reasons()
    reasons.keep(Plain(0), "It is cheap.")
    reasons.keep(Sealed(1), "Lot 2 pays.")
    assert list(reasons.told(Happening(reveals=False), NAMES)) == ["Hana: It is cheap."]
    assert list(reasons.told(Happening(reveals=True), NAMES)) == ["Jiro: Lot 2 pays."]
