"""Every screen in two languages that nobody speaks: all words come through the door, and all have room."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from typing import Final

import pygame
import pytest

from game.i18n import door
from game.i18n.pseudo import speak_pseudo
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from scenes.play.phase import PhaseScene
from tests.renders import booth
from tests.renders.screens import SCREENS
from tests.renders.spoken import BRACKETS, Spoken, is_figure, stray
from tests.renders.studio import Shoot, studio
from tests.scenes import gallery

NAMES: Final = ("Wilhelmina-M", "Mwmwmwmwmwmw", "Kiku", "Bartholomaeu", "Wwwwmmmmwwww", "Oyuki")
"""As long as the game allows; the menus in the pictures have names of their own, one of them half typed."""
LARGE_TABLES: Final = (
    *("turn_2", "turn_6", "every_market_6", "fishing_4", "pricing_6", "visiting_4", "aquarium_4", "buying_6"),
    *("auction_2", "auction_4", "auction_6", "tie_6", "harbor_menu", "freezer"),
    *(
        "valuation_2",
        "valuation_3",
        "valuation_4",
        "quotation_4",
        "open_entry",
        "purchase_2",
        "purchase_4",
        "takusan",
    ),
)
"""Of the harbor, most crowded first of all, and of the auction."""

MENU_NAMES: Final = (*gallery.NAMES, "Wilhelmina-M", "Nori", "Sen", "ana", "Ha")


@pytest.fixture(scope="module", params=BRACKETS)
def rooms(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Shoot, Kit]]:
    """Screens of a large window in that language, and the kit of a small one."""
    usual = booth.NAMES
    with studio(tmp_path_factory.mktemp(request.param)) as shoot:
        speak_pseudo(request.param)
        booth.NAMES = NAMES  # type: ignore[misc]  # longer ones, for these screens only
        try:
            yield shoot, Kit.of(Frame.fit(1280, 720))
        finally:
            booth.NAMES = usual  # type: ignore[misc]  # as they were
            door.speak(door.SOURCE, NullTranslations())


@pytest.fixture(scope="module", params=BRACKETS)
def grown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shoot]:
    """The same in the largest type."""
    usual = booth.NAMES
    with studio(tmp_path_factory.mktemp(request.param), reading=200) as shoot:
        speak_pseudo(request.param)
        booth.NAMES = NAMES  # type: ignore[misc]  # longer ones, for these screens only
        try:
            yield shoot
        finally:
            booth.NAMES = usual  # type: ignore[misc]  # as they were
            door.speak(door.SOURCE, NullTranslations())


def explain_all(shown: booth.Booth) -> None:
    """Every piece that says something says it."""
    if isinstance(shown.top, PhaseScene):
        sitting = shown.top.sitting
        for item in sitting.show.table.explained():
            sitting.desk.board.explain(item.key, 0)


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_comes_through_the_door_and_has_room(
    rooms: tuple[Shoot, Kit], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shoot, little = rooms
    large, small = Spoken(), Spoken()
    large.listen(monkeypatch)
    with shoot(name) as shown:
        explain_all(shown)
        monkeypatch.undo()
        small.listen(monkeypatch)
        shown.relay(little)
        explain_all(shown)
    for heard in (large, small):
        assert heard.settings
        found = heard.faults(door.language(), (*NAMES, *MENU_NAMES))
        assert not found, f"FAULTS {found} END"


@pytest.mark.parametrize("name", LARGE_TABLES)
def test_every_word_has_room_on_a_table_in_large_type(
    grown: Shoot, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    large, less = Spoken(), Spoken()
    large.listen(monkeypatch)
    with grown(name) as shown:
        explain_all(shown)
        monkeypatch.undo()
        less.listen(monkeypatch)
        shown.cabinet.settings.change(text_scale=150)
        shown.relay(Kit.of(Frame.fit(1280, 720), 1.5))
        explain_all(shown)
        shown.cabinet.settings.change(text_scale=200)
    for heard in (large, less):
        assert heard.settings
        found = heard.faults(door.language(), (*NAMES, *MENU_NAMES))
        assert not found, f"FAULTS {found} END"


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("[Bàçk ö]", "en_XA", []),
        ("[Hana büÿs [[Ébî] àñd [Täkö]].]", "en_XA", []),
        ("A: [läÿ]", "en_XA", []),
        ("Hana", "en_XA", []),
        ("Tsukiji Market", "en_XA", []),
        ("[Bàçk] to", "en_XA", ["to"]),
        ("[Bàçk", "en_XA", ["Bàçk"]),
        ("「海港」 Back 12", "zh_XA", ["Back"]),
    ],
)
def test_words_around_the_door_are_noticed(text: str, language: str, found: list[str]) -> None:
    assert stray(text, language, ("Hana",)) == found


def test_a_cut_text_and_a_shrunken_figure_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    heard, kit = Spoken(), Kit.of(Frame.fit(1280, 720))
    heard.listen(monkeypatch)
    kit.text.fit("1,234", 96, theme.WASHI, (90, 40))
    kit.text.fitted("[à löñg séñtéñçé för à smàll plàçé]", theme.BODY, theme.WASHI, 60)
    assert heard.faults("en_XA", ()) == {
        "cut": {"[à löñg séñtéñçé för à smàll plàçé]"},
        "shrunk": {"1,234"},
    }
    assert is_figure("+12")
    assert not is_figure("12 cards")
