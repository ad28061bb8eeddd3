"""The kind of a piece leads to what explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.app.cabinet import Cabinet
from game.staging.duel.pieces import Barrel, Pile
from game.staging.lore import Lore
from scenes.play.guiding import Guiding, Said, plain
from scenes.play.sitting import Sitting
from tests.scenes.play.sittings import BOT, begun


class Small(Guiding):
    """Knows one kind of thing."""

    def pile(self, seat: int | None, piece: Pile) -> Said:
        return plain(Lore(f"Pile {piece.colour} of {piece.seat}", ("One.", f"Asked by {seat}.")), "coin")

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {Pile: pile}


def small(sitting: Sitting) -> Small:
    return Small(sitting.show, sitting.seating, sitting.match.kernel.spec)


def test_a_piece_leads_to_the_method_of_its_kind(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    guide = small(scene.sitting)
    said = guide.explain(Pile(1, 3), 0)
    assert said is not None
    assert (said.title, said.text, said.image) == ("Pile 3 of 1", "One. Asked by 0.", "coin")
    assert guide.explain(Barrel(), 0) is None
    assert Pile in guide.explaining
    assert Barrel not in guide.explaining
    scene.leave()


def test_the_last_lines_of_the_log_are_the_newest(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    scene.sitting.show.log[:] = ["one", "two", "three"]
    assert small(scene.sitting).log_lines(2) == "two\nthree"
    scene.leave()
