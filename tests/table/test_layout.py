from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.storage.errors import AssetError
from game.table.layout import Slot, read_layout, scenery
from tests.screens import kit_for, screen

TILES = ",".join(["1"] * (48 * 27 - 1) + ["2"])
MAP = f"""<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="48" height="27" tilewidth="40" tileheight="40" infinite="0">
 <tileset firstgid="1" source="market.tsx"/>
 <layer id="1" name="floor" width="48" height="27"><data encoding="csv">{TILES}</data></layer>
 <layer id="2" name="stall" width="48" height="27"><data encoding="csv">0{TILES[1:]}</data></layer>
 <objectgroup id="3" name="common">
  <object id="1" name="deck" x="1600" y="120" width="150" height="210"/>
  <object id="2" x="0" y="0" width="5" height="5"/>
 </objectgroup>
 <objectgroup id="4" name="players2"><object id="3" name="lot_1" x="500.5" y="120" width="200" height="500"/>
 </objectgroup>
 <objectgroup id="5" name="players3" offsetx="10" offsety="20">
  <object id="4" name="lot_1" x="400" y="120" width="180" height="500"/></objectgroup>
</map>
"""
TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="market" tilewidth="40" tileheight="40" tilecount="2" columns="2">
 <image source="market.png" width="80" height="40"/>
</tileset>
"""
WANTED = ("deck", "lot_1")

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a whole map, with one thing changed."""

    def write(
        old: str = "", new: str = "", tileset: str = TILESET, picture: tuple[int, int] = (80, 40)
    ) -> Path:
        assert old in MAP
        file = tmp_path / "auction.tmx"
        file.write_text(MAP.replace(old, new, 1), encoding="utf-8")
        (tmp_path / "market.tsx").write_text(tileset, encoding="utf-8")
        surface = pygame.Surface(picture)
        surface.fill((0, 90, 0))
        surface.fill((200, 0, 0), (40, 0, 40, 40))
        pygame.image.save(surface, tmp_path / "market.png")
        return file

    return write


def refusal(file: Path, players: int = 2) -> str:
    with pytest.raises(AssetError) as trouble:
        read_layout(file, players, WANTED)
    said = str(trouble.value)
    assert "\n" not in said
    assert f"{file.parent.name}/" in said
    return said


def test_slots_are_read_for_the_number_of_players(write: Write) -> None:
    two, three = (read_layout(write(), players, WANTED) for players in (2, 3))
    assert two.slot("deck") == three.slot("deck") == Slot(1600, 120, 150, 210)
    assert two.slot("lot_1") == Slot(500.5, 120, 200, 500)
    assert (two.slot("deck").cx, two.slot("deck").cy) == (1675, 225)


def test_moving_a_layer_in_tiled_moves_its_slots(write: Write) -> None:
    assert read_layout(write(), 3, WANTED).slot("lot_1") == Slot(410, 140, 180, 500)


def test_a_tileset_may_stand_in_the_map_itself(write: Write) -> None:
    inner = TILESET.split("\n", 1)[1].replace("<tileset ", '<tileset firstgid="1" ')
    file = write('<tileset firstgid="1" source="market.tsx"/>', inner)
    assert read_layout(file, 2, WANTED).slot("deck") == Slot(1600, 120, 150, 210)


def test_asking_for_a_slot_that_is_not_there_names_it(write: Write) -> None:
    layout = read_layout(write(), 2, WANTED)
    with pytest.raises(AssetError, match=r"auction\.tmx: slot bank: not in the map"):
        layout.slot("bank")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name="deck"', 'name="dock"', "slot deck: not in the map for 2 players"),
        ('name="lot_1" x="500.5"', 'name="deck" x="500.5"', "slot deck: twice in the map"),
        ('x="1600"', 'x="1800"', "slot deck: 150x210 at 1800, 120 is not inside the 1920x1080 picture"),
        ('y="120" width="150"', 'y="-1" width="150"', "slot deck: 150x210 at 1600, -1 is not inside"),
        ('width="150"', 'width="0"', "slot deck: 0x210 at 1600, 120 has no size"),
        ('height="210"', "", "slot deck: 150x0 at 1600, 120 has no size"),
        ('x="1600"', 'x="nan"', "slot deck: 150x210 at nan, 120 is not inside"),
        ('width="150"', 'width="nan"', "slot deck: nanx210 at 1600, 120 has no size"),
        ('x="1600"', 'x="far"', "the map cannot be read (ValueError: could not convert"),
        ('height="210"', 'height="210" rotation="90"', "is turned by 90 degrees; slots stand upright"),
        (
            'name="players2"',
            'name="players7"',
            "layer players2: expected one object layer of that name, found 0",
        ),
        ('name="common"', 'name="players2"', "layer common: expected one object layer of that name, found 0"),
        (
            'name="players3"',
            'name="players2"',
            "layer players2: expected one object layer of that name, found 2",
        ),
        ('name="stall"', 'name="roof"', "layer stall: expected one tile layer of that name, found 0"),
        ('name="stall"', 'name="floor"', "layer floor: expected one tile layer of that name, found 2"),
        ("1,1,", "1,", "layer floor: 1295 tiles, expected 1296"),
        ("1,1,", "1,1,1,", "layer floor: 1297 tiles, expected 1296"),
        ("1,1,", "1,9,", "layer floor: tile 9 at 1, 0 is in no tileset"),
        ("1,1,", "1,one,", "the map cannot be read (ValueError: invalid literal"),
        ('encoding="csv"', 'encoding="runes"', "the map cannot be read (ValueError: layer encoding runes"),
        (
            'width="48"',
            'width="40"',
            "the map is orthogonal, 1600x1080 pixels; expected orthogonal, 1920x1080",
        ),
        ("orthogonal", "isometric", "the map is isometric, 1920x1080 pixels; expected orthogonal, 1920x1080"),
        ("market.tsx", "fish.tsx", "fish.tsx: the tileset cannot be read (No such file or directory)"),
    ],
)
def test_a_fault_in_the_map_is_one_line_that_names_it(write: Write, old: str, new: str, said: str) -> None:
    assert said in refusal(write(old, new))


@pytest.mark.parametrize(
    ("tileset", "said"),
    [
        ("", "market.tsx: the tileset is broken (no element found"),
        (TILESET[:150], "market.tsx: the tileset is broken (unclosed token"),
        (TILESET.replace("tileset", "tiles"), "market.tsx: no Tiled tileset, but <tiles>"),
        (re.sub("<image.*/>", "", TILESET), "market.tsx: the tileset has no picture"),
        (TILESET.replace("market.png", "fish.png"), "market.tsx: the tileset's picture fish.png is missing"),
        (TILESET.replace('tilewidth="40"', 'tilewidth="80"'), "tile 2 at 47, 26 is in no tileset"),
        (TILESET.replace('tilewidth="40"', 'tilewidth="wide"'), "the map cannot be read (ValueError"),
    ],
)
def test_a_fault_in_the_tileset_is_one_line_that_names_it(write: Write, tileset: str, said: str) -> None:
    assert said in refusal(write(tileset=tileset))


def test_a_missing_map_is_one_line(tmp_path: Path) -> None:
    assert refusal(tmp_path / "auction.tmx").endswith(
        "auction.tmx: the map cannot be read (No such file or directory)"
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the map is empty"),
        (b" \n", "the map is empty"),
        (MAP.encode()[:400], "the map is broken"),
        (MAP.encode()[:-8], "the map is broken"),
        (b"\x89PNG\r\n\x1a\n", "the map is broken"),
        (b'{"type": "map"}', "the map is broken"),
        (b'<?xml version="1.0" encoding="runes"?><map/>', "the map is broken"),
        (b"<svg/>", "no Tiled map, but <svg>"),
        (b"<map/>", "the map is orthogonal, 0x0 pixels"),
    ],
)
def test_what_is_no_map_is_refused_in_one_line(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "auction.tmx"
    file.write_bytes(content)
    assert said in refusal(file)


def test_reading_a_layout_needs_no_window(write: Write) -> None:
    pygame.display.quit()
    assert read_layout(write(), 2, WANTED).slots.keys() == {"deck", "lot_1"}


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1001, 777)])
def test_the_scenery_fills_the_picture_without_a_seam(
    write: Write, tmp_path: Path, size: tuple[int, int]
) -> None:
    kit = kit_for(screen(*size), tmp_path)
    surface = scenery(read_layout(write(), 2, WANTED), kit)
    assert surface.get_size() == size
    picture = kit.frame.picture()
    greens = {surface.get_at((x, picture.centery))[1] for x in range(picture.left, picture.right)}
    assert greens <= {87, 88, 89, 90}  # scaling smoothly rounds a little down
    assert surface.get_at((picture.right - 1, picture.bottom - 1))[0] > 190
    if picture.top:
        assert surface.get_at((5, picture.top - 1))[:3] == (8, 8, 12)


def test_a_mirrored_tile_is_painted_mirrored(write: Write, tmp_path: Path) -> None:
    file = write("0,1,", f"0,{1 << 31 | 1},")
    surface = pygame.Surface((80, 40))
    surface.fill((255, 255, 255), (0, 0, 10, 40))
    kit = kit_for(screen(1920, 1080), tmp_path)
    pygame.image.save(surface, tmp_path / "market.png")
    painted = scenery(read_layout(file, 2, WANTED), kit)
    assert [painted.get_at((x, 20))[0] for x in (2, 38, 42, 78)] == [255, 0, 0, 255]


@pytest.mark.parametrize("content", [b"", b"no picture"])
def test_a_broken_tileset_picture_is_one_line(write: Write, tmp_path: Path, content: bytes) -> None:
    layout, kit = read_layout(write(), 2, WANTED), kit_for(screen(), tmp_path)
    (tmp_path / "market.png").write_bytes(content)
    with pytest.raises(AssetError, match=r"market\.png: no picture can be read from it"):
        scenery(layout, kit)


def test_a_tileset_picture_that_is_too_small_is_one_line(write: Write, tmp_path: Path) -> None:
    layout, kit = read_layout(write(picture=(60, 40)), 2, WANTED), kit_for(screen(), tmp_path)
    with pytest.raises(AssetError, match=r"market\.png: the picture is too small for its tileset"):
        scenery(layout, kit)
