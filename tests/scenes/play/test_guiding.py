"""Keys lead to what explains them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.app.cabinet import Cabinet
from game.staging.lore import Lore
from scenes.play.guiding import Guiding, Said, plain
from scenes.play.sitting import Sitting
from tests.scenes.play.sittings import BOT, begun


class Small(Guiding):
    """Knows one kind of thing."""

    def pile(self, seat: int | None, owner: int, colour: int) -> Said:
        return plain(Lore(f"Pile {colour} of {owner}", ("One.", f"Asked by {seat}.")), "coin")

    said: ClassVar[Mapping[str, Callable[..., Said]]] = {"pile": pile}


def small(sitting: Sitting) -> Small:
    return Small(sitting.show, sitting.seating, sitting.desk.layout, sitting.match.kernel.spec)


def test_a_key_leads_to_the_method_of_its_kind_with_its_numbers(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    guide = small(scene.sitting)
    said = guide.explain("pile:1:3", 0)
    assert said is not None
    assert (said.title, said.text, said.image) == ("Pile 3 of 1", "One. Asked by 0.", "coin")
    assert guide.explain("barrel", 0) is None
    scene.leave()


def test_the_last_lines_of_the_log_are_the_newest(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    scene.sitting.show.log[:] = ["one", "two", "three"]
    assert small(scene.sitting).log_lines(2) == "two\nthree"
    scene.leave()
