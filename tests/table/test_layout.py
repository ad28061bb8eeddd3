from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.storage.errors import AssetError
from game.table.layout import Slot, read_layout, scenery
from tests.screens import kit_for, screen

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="48" height="27" tilewidth="40" tileheight="40" infinite="0">
 <objectgroup id="1" name="scenery">
  <object id="5" name="tables/planks" x="0" y="0" width="1920" height="1080"/>
  <object id="6" name="tables/cloth" x="960" y="-40" width="1000" height="580"/>
 </objectgroup>
 <objectgroup id="2" name="scenery3"><object id="7" name="tables/cloth" x="0" y="540" width="96" height="54"/>
 </objectgroup>
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
GREEN, RED = (0, 90, 0), (200, 0, 0)
WANTED = ("deck", "lot_1")

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a whole map, with one thing changed, and the pictures it names."""

    def write(old: str = "", new: str = "") -> Path:
        assert old in MAP
        for name, colour in (("planks", GREEN), ("cloth", RED)):
            picture = tmp_path / "art" / "tables" / f"{name}.png"
            picture.parent.mkdir(parents=True, exist_ok=True)
            surface = pygame.Surface((64, 36))
            surface.fill(colour)
            pygame.image.save(surface, picture)
        file = tmp_path / "tables" / "auction.tmx"
        file.parent.mkdir(exist_ok=True)
        file.write_text(MAP.replace(old, new, 1), encoding="utf-8")
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


def test_pictures_are_read_in_the_order_in_which_they_are_painted(write: Write) -> None:
    two, three = (read_layout(write(), players, WANTED).pictures for players in (2, 3))
    assert [name for name, _ in two] == ["tables/planks", "tables/cloth"]
    assert three == (*two, ("tables/cloth", Slot(0, 540, 96, 54)))


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
        (
            'width="48"',
            'width="40"',
            "the map is orthogonal, 1600x1080 pixels; expected orthogonal, 1920x1080",
        ),
        ("orthogonal", "isometric", "the map is isometric, 1920x1080 pixels; expected orthogonal, 1920x1080"),
        ('name="scenery"', 'name="view"', "layer scenery: expected one object layer of that name, found 0"),
        (
            'name="scenery3"',
            'name="scenery"',
            "layer scenery: expected one object layer of that name, found 2",
        ),
        ("tables/cloth", "tables/silk", "picture tables/silk: there is no art/tables/silk.png"),
        ('x="960"', 'x="1920"', "picture tables/cloth: 1000x580 at 1920, -40 is not on the screen"),
        ('x="960"', 'x="nan"', "picture tables/cloth: 1000x580 at nan, -40 is not on the screen"),
        ('y="-40"', 'y="-580"', "picture tables/cloth: 1000x580 at 960, -580 is not on the screen"),
        ('width="1000"', 'width="0"', "picture tables/cloth: 0x580 at 960, -40 has no size"),
        ('height="580"', 'height="580" rotation="5"', "turned by 5 degrees; pictures stand upright"),
    ],
)
def test_a_fault_in_the_map_is_one_line_that_names_it(write: Write, old: str, new: str, said: str) -> None:
    assert said in refusal(write(old, new))


def test_tiles_are_refused_for_nobody_would_paint_them(write: Write) -> None:
    tiles = ",".join(["0"] * 48 * 27)
    layer = f'<layer id="9" name="floor" width="48" height="27"><data encoding="csv">{tiles}</data></layer>'
    said = refusal(write("</map>", f"{layer}</map>"))
    assert "layer floor: tiles are not painted, only pictures of scenery" in said


def test_a_missing_map_is_one_line(tmp_path: Path) -> None:
    said = refusal(tmp_path / "auction.tmx")
    assert "auction.tmx: the map cannot be read (No such file or directory)" in said


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
def test_the_scenery_is_painted_into_the_picture_and_cut_at_its_edge(
    write: Write, tmp_path: Path, size: tuple[int, int]
) -> None:
    kit = kit_for(screen(*size), tmp_path / "art")
    surface = scenery(read_layout(write(), 2, WANTED), kit)
    assert surface.get_size() == size
    picture = kit.frame.picture()
    low = picture.bottom - 1
    greens = {surface.get_at((x, low))[1] for x in range(picture.left, picture.right)}
    assert greens <= {87, 88, 89, 90}  # scaling smoothly rounds a little down
    assert surface.get_at((picture.right - 1, picture.top))[0] > 190
    if picture.top:
        assert surface.get_at((picture.right - 1, picture.top - 1))[:3] == (8, 8, 12)


def test_what_is_painted_later_lies_in_front(write: Write, tmp_path: Path) -> None:
    kit = kit_for(screen(1920, 1080), tmp_path / "art")
    shown = {
        players: scenery(read_layout(write(), players, WANTED), kit).get_at((10, 550)) for players in (2, 3)
    }
    assert shown[2][:3] == GREEN
    assert shown[3][:3] == RED


@pytest.mark.parametrize("content", [b"", b"no picture"])
def test_a_broken_picture_is_one_line(write: Write, tmp_path: Path, content: bytes) -> None:
    layout, kit = read_layout(write(), 2, WANTED), kit_for(screen(), tmp_path / "art")
    (tmp_path / "art" / "tables" / "cloth.png").write_bytes(content)
    with pytest.raises(AssetError, match=r"cloth\.png: no picture can be read from it"):
        scenery(layout, kit)
