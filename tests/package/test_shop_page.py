"""The page of the shop says what is so: keys as in bindings.json, screens that are there, the right names."""

from __future__ import annotations

import json
import re

import pytest
from PIL import Image

from game.titles.shelf import TITLES
from tools.package.contents import ROOT

TEXT = (ROOT / "docs" / "itch.md").read_text("utf-8")
BINDINGS = json.loads((ROOT / "data" / "bindings.json").read_text("utf-8"))
COLUMNS = ("pad", "left_block", "right_block", "number_block")
WORDS = {
    "confirm": "confirm",
    "back": "back",
    "explain (hold)": "inspect",
    "hurry": "hurry",
    "log": "log",
    "pause": "menu",
}


def cells(row: str) -> dict[str, str]:
    """What the page names for each kind of device, in a row of its table."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"> | {row} |"))
    return dict(zip(COLUMNS, [cell.strip() for cell in line.split("|")[2:]], strict=False))


def key(device: str, word: str, mode: str = "plain") -> str:
    """The first input of a word, as the page writes it."""
    name: str = BINDINGS[device][mode][word][0].removeprefix("keypad ")
    return name.capitalize()


@pytest.mark.parametrize("row", WORDS)
def test_the_buttons_on_the_page_are_those_of_the_game(row: str) -> None:
    assert cells(row) == {device: key(device, WORDS[row]) for device in COLUMNS}


def test_the_directions_on_the_page_are_those_of_the_game() -> None:
    shown = cells("choose")
    for device in COLUMNS[1:]:
        assert shown[device] == " ".join(key(device, way) for way in ("up", "left", "down", "right"))


def test_the_secret_keys_on_the_page_are_those_of_the_game() -> None:
    tickets, rest = cells("place a ticket in secret"), cells("undo, undo all, hold to lock")
    for device in COLUMNS[1:]:
        assert tickets[device] == " ".join(key(device, f"slot_{slot}", "secret") for slot in range(9))
    for device in COLUMNS:
        assert rest[device] == ", ".join(
            key(device, word, "secret") for word in ("take_back", "clear", "lock")
        )


def test_the_screenshots_are_there_in_the_size_the_page_says() -> None:
    listed = next(line for line in TEXT.splitlines() if line.startswith("| Screenshots"))
    names = re.findall(r"`(\w+)`", listed)
    assert len(names) >= 5
    for name in names:
        with Image.open(ROOT / "docs" / "screens" / "720" / f"{name}.jpg") as picture:
            assert picture.size == (1280, 720)


@pytest.mark.parametrize("name", TITLES)
def test_every_game_is_named_with_its_designer(name: str) -> None:
    assert f"**{TITLES[name].heading}**, designed by {TITLES[name].designer}" in TEXT


def test_links_of_the_documents_lead_somewhere() -> None:
    for name in ("README.md", "docs/itch.md", "docs/packaging.md", "THIRD_PARTY.md"):
        file = ROOT / name
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", file.read_text("utf-8")):
            assert (file.parent / link).exists(), f"{name}: {link}"
