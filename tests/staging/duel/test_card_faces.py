"""What the cards of the duel show."""

from __future__ import annotations

import pygame
import pytest

from game.rules.duel.spec import COLOURS, Colour, Effect, Half
from game.staging.duel import card_faces, faces
from game.storage.files import ASSETS


@pytest.mark.parametrize("where", ["hook", "pile", "small"])
def test_a_face_of_one_colour_shows_points_and_icon(where: faces.Where) -> None:
    face = faces.card((Half(Colour.TAKO, 2, Effect.KNIFE),), where)
    assert face.image == "duel/faces/tako"
    assert [caption.text for caption in face.captions] == ["2"]
    assert [stamp.image for stamp in face.stamps] == ["duel/icons/knife"]
    assert face.over == ()


def test_a_face_of_two_colours_shows_both_halves() -> None:
    face = faces.card((Half(Colour.EBI, 1, Effect.BARREL), Half(Colour.SAKE, 4, None)), "hook")
    assert (face.image, face.over) == ("duel/halves/ebi_left", ("duel/halves/sake_right",))
    assert [caption.text for caption in face.captions] == ["1", "4"]
    assert [stamp.image for stamp in face.stamps] == ["duel/icons/barrel"]
    one, other = face.captions
    assert (one.dx < 0, one.dy < 0, other.dx > 0, other.dy > 0) == (True, True, True, True)


def test_in_a_pile_points_and_icon_show_beside_the_next_card() -> None:
    face = faces.half(Half(Colour.EBI, 3, Effect.WASABI), "pile")
    strip = 66 / 120 - 0.5
    icon, points = face.stamps[0], face.captions[0]
    assert icon.dx + icon.size / 2 < strip
    assert points.dx < strip
    assert icon.dy > points.dy


def test_circles_of_points_are_where_the_cards_are_printed() -> None:
    """Paper white in the middle of every circle."""
    places = {f"duel/faces/{colour.name.lower()}": (70, 70) for colour in COLOURS}
    places |= {f"duel/halves/{colour.name.lower()}_left": (58, 62) for colour in COLOURS}
    places |= {f"duel/halves/{colour.name.lower()}_right": (222, 330) for colour in COLOURS}
    for name, (x, y) in places.items():
        picture = pygame.image.load(ASSETS / "art" / f"{name}.png")
        scale = picture.get_width() / card_faces.PRINT[0]
        for dx, dy in ((0, 0), (18, 0), (-18, 0), (0, 18), (0, -18)):
            spot = round((x + dx) * scale), round((y + dy) * scale)
            assert min(picture.get_at(spot)[:3]) > 190, (name, dx, dy)
