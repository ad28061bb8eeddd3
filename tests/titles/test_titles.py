"""What the light modules say is so, and saying it loads nothing."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import asdict, replace
from importlib import import_module
from random import Random

import pytest

from game.rules.core.kernel import AnyKernel
from game.storage import saves
from game.storage.files import BASE
from game.titles.agreed import Picker, Stepper, part
from game.titles.shelf import NAMES, TITLES
from tests.matches import play_on

FOLDER = BASE / "game" / "titles"
WORDS = ("game.i18n", "game.i18n.door")
PLACES = [
    (name, part, place) for name in NAMES for part, place in asdict(TITLES[name].parts).items() if place
]


def printed(lines: str) -> list[str]:
    """By an interpreter that has loaded nothing yet."""
    run = subprocess.run([sys.executable, "-c", lines], check=True, capture_output=True, text=True, cwd=BASE)
    return run.stdout.split()


def test_every_module_beside_the_shelf_stands_on_it_under_its_name() -> None:
    modules = {file.stem for file in FOLDER.glob("*.py")} - {"__init__", "agreed", "shelf", "title"}
    assert modules == set(NAMES)
    assert [title.name for title in TITLES.values()] == list(NAMES)


def test_telling_of_the_games_loads_neither_their_parts_nor_a_screen() -> None:
    """Beside the titles themselves and the door for words: no module of the game, nothing installed."""
    names = ", ".join(f"game.titles.{file.stem}" for file in FOLDER.glob("[a-z]*.py"))
    lines = f"import sys\nbefore = set(sys.modules)\nimport {names}\nprint(*(set(sys.modules) - before))"
    loaded = {name for name in printed(lines) if name.partition(".")[0] not in sys.stdlib_module_names}
    assert {name for name in loaded if not name.startswith("game.titles")} == {"game", *WORDS}
    assert "game.titles.shelf" in loaded


def test_whoever_plays_one_game_does_not_wait_for_the_others() -> None:
    lines = "import sys\nfrom game.storage.library import kernel\nkernel('duel')\nprint(*sys.modules)"
    rules = {name.split(".")[2] for name in printed(lines) if name.startswith("game.rules.")}
    assert rules == {"core", "duel"}


@pytest.mark.parametrize(("name", "part", "place"), PLACES)
def test_every_part_is_where_the_title_says(name: str, part: str, place: str) -> None:
    module, colon, attribute = place.partition(":")
    assert colon
    assert getattr(TITLES[name], part) is getattr(import_module(module), attribute)
    assert name in module, "a part of another game"


@pytest.mark.parametrize("name", NAMES)
def test_a_switch_is_a_field_of_the_options_and_knows_its_usual_value(
    name: str, kernels: dict[str, AnyKernel]
) -> None:
    title = TITLES[name]
    for players in title.players:
        usual = title.options.usual(kernels[name].spec, players)
        for switch in title.switches:
            assert getattr(usual, switch.field) in switch.values
            assert len(switch.values) == len(switch.named)


SUPPLIES = [(name, supply) for name in NAMES for supply in TITLES[name].supplies]


PICKERS = [(name, supply) for name, supply in SUPPLIES if isinstance(supply, Picker)]


def steppers(supply: Stepper | Picker) -> tuple[Stepper, ...]:
    return supply.steppers if isinstance(supply, Picker) else (supply,)


@pytest.mark.parametrize(("name", "supply"), SUPPLIES)
def test_a_supply_is_a_field_of_the_options_and_every_number_of_it_can_be_played(
    name: str, supply: Stepper | Picker, kernels: dict[str, AnyKernel]
) -> None:
    title, kernel = TITLES[name], kernels[name]
    for players in title.players:
        usual = title.options.usual(kernel.spec, players)
        assert getattr(usual, supply.field) is None
        for stepper in steppers(supply):
            assert getattr(usual, stepper.field) is None
            assert name in stepper.counts, "figures of another game"
            counts = part(stepper.counts)(kernel.spec, players)
            assert counts
            for count in counts:
                kernel.setup(replace(usual, **{stepper.field: count}), 1)


@pytest.mark.parametrize(("name", "picker"), PICKERS)
def test_what_can_be_picked_is_counted_by_a_stepper_and_every_piece_can_be_played(
    name: str, picker: Picker, kernels: dict[str, AnyKernel]
) -> None:
    title, kernel = TITLES[name], kernels[name]
    assert name in picker.tray, "a tray of another game"
    for players in title.players:
        pieces = part(picker.tray).pieces(kernel.spec, players)
        usual = title.options.usual(kernel.spec, players)
        for stepper in picker.steppers:
            free = [each for each in pieces if each.field == stepper.field and not each.fixed]
            assert len(free) == part(stepper.counts)(kernel.spec, players)[-1]
        for piece in pieces:
            if not piece.fixed:
                kernel.setup(replace(usual, **{picker.field: (piece.value,)}), 1)


def test_how_many_can_play_is_said_in_words() -> None:
    assert [TITLES[name].company for name in NAMES] == ["2 to 4 players", "2 players", "2 to 6 players"]


@pytest.mark.parametrize("name", NAMES)
def test_every_item_that_is_counted_has_a_name(name: str, kernels: dict[str, AnyKernel]) -> None:
    title, kernel, seen = TITLES[name], kernels[name], set[str]()
    for seed in range(12):
        options = title.options.usual(kernel.spec, title.players[0])
        options = replace(options, **{switch.field: switch.values[-1] for switch in title.switches})
        match = saves.new_match(kernel, options, seed)
        play_on(match, Random(seed))
        outcome = match.outcome()
        assert outcome is not None
        seen |= {line.item for lines in outcome.lines for line in lines}
    assert seen <= dict(title.counted).keys()
    assert len(seen) > len(title.counted) / 2
