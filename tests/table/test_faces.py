from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pygame import SRCALPHA, Surface, image

from game.storage.errors import AssetError
from game.table.faces import STEPS, Faces, Store
from game.table.pose import Caption, Face, Panel, Stamp
from tests.screens import draw_picture, kit_for, screen
from tests.ui.easel import near

WHITE = (255, 255, 255)
PLATE = Panel((28, 52, 102), (92, 130, 188))


@pytest.fixture
def faces(tmp_path: Path) -> Faces:
    target = screen(1920, 1080)
    draw_picture(tmp_path, "cards/ebi", (200, 60, 40))
    draw_picture(tmp_path, "tickets/struck", (255, 0, 0))
    return Faces(kit_for(target, tmp_path))


def light(surface: Surface) -> int:
    """How bright the middle is."""
    return sum(surface.get_at(surface.get_rect().center)[:3])


def test_a_face_is_put_together_once(faces: Faces) -> None:
    face = Face("cards/ebi", (Caption("12", 40, WHITE),))
    assert faces.get(face, 150, 210) is faces.get(replace(face), 150, 210)
    assert faces.get(face, 150, 210).get_size() == (150, 210)


def test_a_plate_has_its_colours_and_round_corners(faces: Faces) -> None:
    plate = faces.get(Face(panel=PLATE), 100, 60)
    assert near(plate.get_at((50, 30)), PLATE.fill)
    assert near(plate.get_at((50, 2)), PLATE.edge)
    assert [plate.get_at(corner).a for corner in ((0, 0), (99, 0), (0, 59), (99, 59))] == [0] * 4


def test_a_picture_lies_on_its_plate(faces: Faces) -> None:
    both = faces.get(Face("cards/ebi", panel=PLATE), 100, 60)
    assert both.get_at((70, 40))[:3] == (200, 60, 40)
    assert both.get_at((99, 30))[:3] != PLATE.edge


def test_words_stand_where_they_are_told(faces: Faces) -> None:
    bare = faces.get(Face(), 200, 100)
    left, right = (
        faces.get(Face(captions=(Caption("8", 40, WHITE, dx=dx),)), 200, 100).get_bounding_rect().centerx
        for dx in (-0.3, 0.3)
    )
    assert bare.get_bounding_rect().w == 0
    assert left == pytest.approx(40, abs=3)
    assert right == pytest.approx(160, abs=3)


def test_words_at_the_rim_are_moved_inwards(faces: Faces) -> None:
    inked = faces.get(Face(captions=(Caption("1200", 40, WHITE, dx=0.5),)), 200, 100).get_bounding_rect()
    assert inked.w > 50
    assert inked.right <= 200


def test_a_name_too_long_for_its_piece_is_cut(faces: Faces) -> None:
    long = Face(captions=(Caption("A name as long as the fish market", 30, WHITE, font="text"),))
    inked = faces.get(long, 160, 40).get_bounding_rect()
    assert 100 < inked.w <= 160


def test_a_shaded_face_is_darker_and_still_to_be_seen(faces: Faces) -> None:
    face = Face("cards/ebi")
    plain, shaded = light(faces.get(face, 40, 56)), light(faces.get(replace(face, shaded=True), 40, 56))
    assert plain / 3 < shaded < plain * 2 / 3


def test_a_struck_face_has_a_cross_over_it(faces: Faces) -> None:
    plain, struck = (faces.get(Face("cards/ebi", struck=struck), 40, 56) for struck in (False, True))
    assert plain.get_at((30, 40)) != struck.get_at((30, 40))


def test_a_stamp_lies_on_its_piece_under_the_words(faces: Faces) -> None:
    bare = Face(panel=PLATE)
    stamped = faces.get(replace(bare, stamps=(Stamp("cards/ebi", 0.5, dx=0.25),)), 200, 100)
    assert stamped.get_at((160, 60))[:3] == (200, 60, 40)
    assert stamped.get_at((60, 60)) == faces.get(bare, 200, 100).get_at((60, 60))


def test_further_pictures_lie_on_the_first_and_under_the_words(tmp_path: Path, faces: Faces) -> None:
    half = Surface((40, 56), SRCALPHA)
    half.fill((20, 90, 160), (20, 0, 20, 56))
    image.save(half, tmp_path / "cards" / "half.png")
    both = faces.get(Face("cards/ebi", over=("cards/half",)), 40, 56)
    plain = faces.get(Face("cards/ebi"), 40, 56)
    assert both.get_at((5, 50)) == plain.get_at((5, 50))
    assert both.get_at((35, 50))[:3] == (20, 90, 160)
    written = faces.get(Face("cards/ebi", (Caption("8", 40, WHITE),), over=("cards/half",)), 40, 56)
    assert written.get_at((35, 50)) == both.get_at((35, 50))
    assert WHITE in {tuple(written.get_at((x, y)))[:3] for x in range(20, 40) for y in range(56)}
    assert plain.get_at((35, 50))[:3] == (200, 60, 40)


def test_a_dyed_picture_takes_the_colour_and_keeps_its_shape(faces: Faces) -> None:
    face = Face("cards/ebi", dye=(255, 128, 0))
    plain, dyed = faces.get(Face("cards/ebi"), 40, 56), faces.get(face, 40, 56)
    assert dyed.get_at((10, 10))[:3] == (250, 125, 0)
    assert [dyed.get_at((x, 50)).a for x in range(40)] == [plain.get_at((x, 50)).a for x in range(40)]
    assert faces.get(Face("cards/ebi"), 40, 56).get_at((10, 10))[:3] == (250, 250, 250)


def test_a_face_is_squeezed_in_steps(faces: Faces) -> None:
    face = Face("cards/ebi")
    half = faces.scaled(face, 48, 60, 0.5, 1.0)
    assert half.get_size() == (24, 60)
    assert faces.scaled(face, 48, 60, 0.5 + 0.4 / STEPS, 1.0) is half
    assert faces.scaled(face, 48, 60, 0.5 + 0.6 / STEPS, 1.0) is not half
    assert faces.scaled(face, 48, 60, 0.0, 1.0).get_width() == 2
    assert faces.scaled(face, 48, 60, 1.0, 1.0) is faces.get(face, 48, 60)


def test_a_missing_picture_is_one_line(faces: Faces) -> None:
    with pytest.raises(AssetError, match=r"cards/squid\.png: no picture"):
        faces.get(Face("cards/squid"), 10, 10)


def test_a_store_keeps_so_many_pixels_and_drops_the_oldest() -> None:
    store: Store[int] = Store(250)
    for number in range(4):
        store.keep(number, Surface((10, 10)))
    assert len(store) == 2
    assert store.get(0) is None
    assert store.get(3) is not None


def test_a_store_keeps_one_picture_however_large() -> None:
    store: Store[str] = Store(10)
    store.keep("small", Surface((2, 2)))
    large = store.keep("large", Surface((100, 100)))
    assert store.get("large") is large
    assert len(store) == 1
