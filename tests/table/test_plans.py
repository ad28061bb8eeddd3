"""The arrangements of one map: zones, large type, and a row of seats of which one is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.errors import AssetError
from game.table.layout import USUAL, Layout, Plan, Slot, read_layouts

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="48" height="27" tilewidth="40" tileheight="40" infinite="0">
"""
LAYERS = {
    "scenery": {"tables/planks": (0, 0, 1920, 1080)},
    "common": {"deck": (1600, 120, 150, 210), "race": (8, 80, 900, 200)},
    "players3": {
        "seat_1": (8, 800, 600, 200),
        "seat_2": (616, 800, 600, 200),
        "seat_3": (1224, 800, 600, 200),
    },
    "common_market": {"race": (8, 80, 1904, 452)},
    "common_large": {"deck": (1500, 120, 300, 420), "race": (8, 170, 1904, 250)},
    "players3_large": {
        "seats": (10, 700, 1900, 300),
        "asked": (100, 700, 1000, 300),
        "asked_money": (120, 720, 200, 80),
        "other": (0, 600, 400, 300),
        "other_money": (30, 620, 100, 80),
    },
    "players3_large_market": {"deck": (0, 0, 50, 50)},
}
WANTED = ("deck", "race", "seat_1", "seat_2", "seat_3")
MARKET, LARGE = Plan(zone="market"), Plan(large=True)


def written(folder: Path, **changed: dict[str, tuple[int, ...]] | None) -> Path:
    """The whole map, with some layers in place of its own, or without them."""
    (folder / "art" / "tables").mkdir(parents=True)
    for name in ("planks", "cloth"):
        (folder / "art" / "tables" / f"{name}.png").touch()
    layers = []
    for number, (layer, objects) in enumerate((LAYERS | changed).items()):
        drawn = [
            f'<object id="{n}" name="{name}" x="{x}" y="{y}" width="{w}" height="{h}"/>'
            for n, (name, (x, y, w, h)) in enumerate((objects or {}).items())
        ]
        if objects is not None:
            layers.append(f'<objectgroup id="{number}" name="{layer}">{"".join(drawn)}</objectgroup>')
    file = folder / "tables" / "auction.tmx"
    file.parent.mkdir()
    file.write_text(f"{HEAD}{''.join(layers)}</map>", encoding="utf-8")
    return file


def read(file: Path, plan: Plan) -> Layout:
    return read_layouts(file, 3, dict.fromkeys((USUAL, plan), WANTED))[plan]


def test_a_zone_replaces_the_places_it_names_and_leaves_the_others(tmp_path: Path) -> None:
    layout = read(written(tmp_path), MARKET)
    assert layout.slot("race") == Slot(8, 80, 1904, 452)
    assert layout.slot("deck") == Slot(1600, 120, 150, 210)
    assert layout.plan == MARKET


def test_large_type_has_places_of_its_own_alone(tmp_path: Path) -> None:
    layout = read(written(tmp_path), LARGE)
    assert layout.slot("deck") == Slot(1500, 120, 300, 420)
    assert layout.slot("seat_1") == Slot(10, 600, 400, 300)


def test_a_place_that_large_type_lacks_is_no_place_of_the_small_one(tmp_path: Path) -> None:
    file = written(tmp_path, common_large={"race": (8, 170, 1904, 250)})
    with pytest.raises(AssetError, match=r"slot deck: not in the map for 3 players, large type"):
        read(file, LARGE)


def test_a_zone_has_places_of_its_own_for_large_type(tmp_path: Path) -> None:
    layout = read(written(tmp_path), Plan(large=True, zone="market"))
    assert layout.slot("deck") == Slot(0, 0, 50, 50)
    assert layout.slot("race") == Slot(8, 170, 1904, 250)


@pytest.mark.parametrize(
    ("seat", "lefts"),
    [(None, (10, 760, 1510)), (0, (10, 1060, 1510)), (1, (10, 460, 1510)), (2, (10, 460, 910))],
)
def test_the_seat_that_is_asked_has_the_wide_column(
    tmp_path: Path, seat: int | None, lefts: tuple[int, ...]
) -> None:
    layout = read(written(tmp_path), Plan(large=True, seat=seat))
    found = [layout.slot(f"seat_{number}") for number in (1, 2, 3)]
    assert tuple(place.x for place in found) == lefts
    assert [place.w for place in found] == [1000 if n == seat else 400 for n in range(3)]
    assert [place.y for place in found] == [700 if n == seat else 600 for n in range(3)]
    for number, place in enumerate(found):
        money = layout.slot(f"seat_{number + 1}_money")
        assert (money.x - place.x, money.w) == ((20, 200) if number == seat else (30, 100))


def test_what_is_drawn_once_for_all_seats_is_no_place_itself(tmp_path: Path) -> None:
    layout = read(written(tmp_path), LARGE)
    assert set(layout.slots) == {*WANTED, *(f"seat_{number}_money" for number in (1, 2, 3))}


@pytest.mark.parametrize(
    ("changed", "plan", "said"),
    [
        ({"common_market": None}, MARKET, "layer common_market: expected one object layer of that name"),
        ({"common_large": None}, LARGE, "layer common_large: expected one object layer of that name"),
        ({"players3_market": {"race": (0, 0, 9, 9)}}, MARKET, "slot race: twice in the map"),
        (
            {"common_market": {"race": (8, 80, 1990, 452)}},
            MARKET,
            "slot race: 1990x452 at 8, 80 is not inside",
        ),
        (
            {"players3_large": {"seats": (10, 700, 1900, 300), "asked": (0, 0, 9, 9)}},
            Plan(large=True, seat=1),
            "layer players3_large: slot other is not there, but a row of seats",
        ),
    ],
)
def test_a_fault_in_one_arrangement_is_one_line_that_names_it(
    tmp_path: Path, changed: dict[str, dict[str, tuple[int, ...]] | None], plan: Plan, said: str
) -> None:
    with pytest.raises(AssetError) as trouble:
        read(written(tmp_path, **changed), plan)
    assert said in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_large_type_may_have_scenery_of_its_own(tmp_path: Path) -> None:
    file = written(tmp_path, scenery_large={"tables/cloth": (0, 0, 1920, 500)})
    assert [name for name, _ in read(file, LARGE).pictures] == ["tables/cloth"]
    assert [name for name, _ in read(file, MARKET).pictures] == ["tables/planks"]
