from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.table.life_map import read_life
from game.ui.focus import Area
from game.ui.life import Spot
from game.ui.life_kinds import KINDS

LIFE = """ <objectgroup id="1" name="life" offsetx="10" offsety="5">
  <object id="1" name="dust" x="500" y="100" width="1010" height="600"/>
  <object id="2" x="0" y="0" width="5" height="5"/>
  <object id="3" name="gull" x="-100" y="40" width="2120" height="200"/>
 </objectgroup>"""


def written(folder: Path, layers: str) -> Path:
    file = folder / "table.tmx"
    size = 'width="48" height="27" tilewidth="40" tileheight="40"'
    file.write_text(f'<map orientation="orthogonal" {size} infinite="0">\n{layers}\n</map>', encoding="utf-8")
    return file


def test_every_named_object_is_a_kind_and_its_room(tmp_path: Path) -> None:
    assert read_life(written(tmp_path, LIFE)) == (
        Spot(KINDS["dust"], Area(510, 105, 1010, 600)),
        Spot(KINDS["gull"], Area(-90, 45, 2120, 200)),
    )


@pytest.mark.parametrize("name", ["auction", "title"])
def test_the_maps_of_the_house_have_life(name: str) -> None:
    assert read_life(ASSETS / "tables" / f"{name}.tmx")


def test_a_map_without_the_layer_has_no_life(tmp_path: Path) -> None:
    assert read_life(written(tmp_path, LIFE.replace('"life"', '"common"'))) == ()


def test_an_unknown_kind_is_named_with_those_that_are_known(tmp_path: Path) -> None:
    file = written(tmp_path, LIFE.replace("gull", "crow"))
    with pytest.raises(AssetError, match=r"table\.tmx: layer life: crow is no kind of life; known are"):
        read_life(file)


def test_life_needs_room(tmp_path: Path) -> None:
    file = written(tmp_path, LIFE.replace('width="1010"', 'width="0"'))
    with pytest.raises(AssetError, match=r"layer life: dust at 500, 100 has no room"):
        read_life(file)
