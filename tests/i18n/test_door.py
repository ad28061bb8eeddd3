"""Every word goes through one door, and a new language needs nothing but its catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from game.app import language
from game.i18n import door, formats, pseudo
from game.i18n.door import N_, _, ngettext, pgettext
from tools import texts


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    door.speak_from(Path(), [door.SOURCE])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A made-up German, translated in part."""
    catalogue = Catalog(locale="de")
    catalogue.add("English", "Deutsch", context="this language, as its speakers call it")
    catalogue.add("{name} buys lot {lot}.", "Los {lot} geht an {name}.")
    catalogue.add(("{count} card", "{count} cards"), ("{count} Karte", "{count} Karten"))
    catalogue.add("Sake", "Lachs", context="fish")
    with (tmp_path / "de.po").open("wb") as stream:
        write_po(stream, catalogue)
    assert texts.compile_all(tmp_path) == []
    return tmp_path


def test_english_is_the_source() -> None:
    assert _("{name} buys lot {lot}.", name="Aki", lot=2) == "Aki buys lot 2."
    assert [ngettext("{count} card", "{count} cards", count) for count in (1, 2)] == ["1 card", "2 cards"]
    assert pgettext("fish", "Sake") == N_("Sake")


def test_a_language_needs_nothing_but_its_catalogue(folder: Path) -> None:
    assert door.languages(folder) == {"en": "English", "de": "Deutsch"}
    door.speak_from(folder, ["fr", "de_AT", "en"])
    assert door.language() == "de"
    assert _("{name} buys lot {lot}.", name="{lot}", lot=2) == "Los 2 geht an {lot}."
    assert [ngettext("{count} card", "{count} cards", count) for count in (1, 2)] == ["1 Karte", "2 Karten"]
    assert pgettext("fish", "Sake") == "Lachs"
    assert _("not translated yet") == "not translated yet"


@pytest.mark.parametrize("wanted", ["", "tlh", "xx_YY"])
def test_what_nobody_has_translated_is_english(folder: Path, wanted: str) -> None:
    door.speak_from(folder, [wanted])
    assert (door.language(), _("Settings")) == ("en", "Settings")


def test_a_damaged_catalogue_leaves_the_game_in_english(folder: Path) -> None:
    (folder / "de" / "LC_MESSAGES" / "tsukiji.mo").write_bytes(b"no catalogue")
    door.speak_from(folder, ["de"])
    assert pgettext("fish", "Sake") == "Sake"
    assert door.languages(folder) == {"en": "English"}


def test_a_catalogue_with_an_unknown_place_is_refused(tmp_path: Path) -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("{name} wins.", "{nmae} gewinnt.")
    with (tmp_path / "de.po").open("wb") as stream:
        write_po(stream, catalogue)
    faults = texts.compile_all(tmp_path)
    assert len(faults) == 1
    assert "{name} wins." in faults[0]
    assert door.languages(tmp_path) == {"en": "English"}


def test_the_system_says_what_its_user_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [{"language": "pt", "country": "BR"}, {"language": "de", "country": None}]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: known)
    assert language.of_the_system() == ["pt_BR", "de"]


def test_the_wish_of_a_player_comes_before_the_system(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "of_the_system", lambda: ["de"])
    language.follow("", folder)
    assert door.language() == "de"
    language.follow("en", folder)
    assert door.language() == "en"


def test_numbers_yen_and_lists_are_written_in_one_way() -> None:
    assert [formats.number(value) for value in (0, -3, 2_000)] == ["0", "\N{MINUS SIGN}3", "2,000"]
    assert [formats.signed(value) for value in (4, 0, -4)] == ["+4", "0", "\N{MINUS SIGN}4"]
    assert formats.yen(1_500) == "1,500 yen"
    lists = [[], ["Ebi"], ["Ebi", "Tako"], ["Ebi", "Tako", "Sake"]]
    assert [formats.listed(items) for items in lists] == ["", "Ebi", "Ebi and Tako", "Ebi, Tako and Sake"]
    assert formats.either(["Ebi", "Tako", "Sake"]) == "Ebi, Tako or Sake"


def test_the_longer_language_is_two_fifths_longer_bracketed_and_keeps_its_places() -> None:
    said = "{name} lays the Takusan in the {fish} row."
    longer = pseudo.longer(said)
    assert longer[0] + longer[-1] == "[]"
    assert pseudo.PLACE.findall(longer) == pseudo.PLACE.findall(said)
    assert 1.3 < len(longer) / len(said) < 1.5


def test_the_han_language_has_no_letters_but_in_its_places() -> None:
    written = pseudo.han("{name} lays the Takusan in the {fish} row.")
    assert written[0] + written[-1] == "「」"
    assert not any(sign.isascii() and sign.isalpha() for sign in pseudo.PLACE.sub("", written))


def test_the_template_has_every_text_of_the_code() -> None:
    """`python -m tools.texts --write` renews it."""
    assert texts.TEMPLATE.read_text(encoding="utf-8") == texts.template(texts.extracted())
