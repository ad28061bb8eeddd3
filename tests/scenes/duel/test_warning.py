"""What people are told before their first chant."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from game.ui import signs
from game.ui.kit import Kit
from scenes.duel import warning
from tests.scenes.duel.test_prompts import DESK, LEFT, RIGHT, sat
from tests.scenes.rig import Reading, cabinet_in


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Text and width of every card that was printed."""
    printed: list[tuple[str, float]] = []
    card = signs.card

    def spy(kit: Kit, text: str, width: float) -> Surface:
        printed.append((text, width))
        return card(kit, text, width)

    monkeypatch.setattr(signs, "card", spy)
    return printed


def warn(folder: Path, devices: tuple[str, str], scale: Reading = 100) -> None:
    with cabinet_in(folder, (1280, 720), scale) as cabinet:
        scene, sitting = sat(cabinet, devices)
        sitting.lay(cabinet.window.kit)
        warning.show(sitting, cabinet.window.kit)
        scene.leave()


@pytest.mark.parametrize(("scale", "width"), [(100, 640), (150, 840), (200, 840)])
def test_the_warning_is_wider_for_larger_type_but_stays_between_the_seats(
    tmp_path: Path, cards: list[tuple[str, float]], scale: Reading, width: float
) -> None:
    warn(tmp_path, (LEFT, RIGHT), scale)
    assert [found for _, found in cards] == [width]


@pytest.mark.parametrize(
    ("devices", "told"),
    [
        ((LEFT, RIGHT), "Press a direction, on BI at the latest. With no press, the bid is 1."),
        ((DESK, DESK), "Choose a sign, on BI at the latest. With no choice, the bid is 1."),
    ],
)
def test_the_warning_speaks_of_what_people_have_in_their_hands(
    tmp_path: Path, cards: list[tuple[str, float]], devices: tuple[str, str], told: str
) -> None:
    warn(tmp_path, devices)
    assert [text for text, _ in cards] == [told]
