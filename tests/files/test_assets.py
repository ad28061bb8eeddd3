"""Every file of assets/, bad in every way: one line names it, and the game stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.staging.auction.pieces import slots
from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.table.layout import read_layout, scenery
from game.table.life_map import read_life
from game.ui.frame import Frame
from game.ui.kit import Kit
from scenes.auction import script
from tests.files.damage import DAMAGES, damaged
from tests.screens import screen

FRAME = Frame.fit(1920, 1080)
ALL = sorted(str(file.relative_to(ASSETS)) for file in ASSETS.rglob("*") if file.is_file())
READ = [name for name in ALL if not name.endswith((".md", ".txt", ".ogg", ".ico"))]
"""Credits and licences are for people, icon.ico for Windows; a sound that cannot be read is not heard."""

SAMPLE = [*{Path(name).parent: name for name in READ if name.startswith("art/")}.values()]
"""Of pictures one from each folder: all are read by the same few lines."""
SPOILT = [*SAMPLE, *(name for name in READ if not name.startswith("art/"))]


def use(name: str) -> None:
    """As the game does, fresh from the disk."""
    kit = Kit.of(FRAME)
    folder, _, rest = name.partition("/")
    if folder == "art":
        kit.images.get(rest.removesuffix(".png"), 100, 100)
    elif folder == "fonts":
        kit.text.line("0", 30, (0, 0, 0), rest.removesuffix(".ttf"))
    else:
        read_life(script.SCRIPT.map.with_name(rest))
        scenery(read_layout(script.SCRIPT.map, 4, slots(4)), kit)


@pytest.mark.parametrize("name", READ)
def test_a_good_file_is_used(assets: Path, name: str) -> None:
    screen()
    use(name)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", SPOILT)
def test_one_line_names_a_bad_file(assets: Path, name: str, damage: str) -> None:
    screen()
    with damaged(assets / name, damage), pytest.raises(AssetError) as trouble:
        use(name)
    told = str(trouble.value)
    assert Path(name).name in told
    assert len(told.splitlines()) == 1
    assert 20 < len(told) < 250


def test_every_file_is_of_a_known_kind() -> None:
    """A new kind of file needs a way to read it above."""
    kinds = {(Path(name).parts[0], Path(name).suffix) for name in ALL}
    assert kinds <= {
        ("CREDITS.md", ".md"),
        ("art", ".png"),
        ("fonts", ".ttf"),
        ("fonts", ".txt"),
        ("icon.ico", ".ico"),
        ("sounds", ".ogg"),
        ("tables", ".tmx"),
    }
