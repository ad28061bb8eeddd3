"""Everything on the auction's table explains itself, at any moment of a match."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.rules.auction import foresight
from game.rules.auction.spec import AuctionOptions
from game.staging.auction import pieces
from game.storage import library
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting


def sat(cabinet: Cabinet, players: int) -> tuple[PhaseScene, Sitting]:
    options = AuctionOptions.usual(library.load("auction"), players)
    names = ("Hana", "Jiro", "Kiku", "Masa")
    chairs = tuple(Chair(names[seat], seat + 1, None, "easy") for seat in range(players))
    scene = opening.begin(cabinet, Party("auction", chairs, options, 7))
    assert isinstance(scene, PhaseScene)
    return scene, scene.sitting


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_element_has_a_title_and_words_at_every_moment(cabinet: Cabinet, players: int) -> None:
    scene, sitting = sat(cabinet, players)
    guide = sitting.desk.guide
    moments = 0
    while True:
        for key in (item.key for item in sitting.show.table.explained()):
            for seat in (None, 0):
                said = guide.explain(key, seat)
                assert said is not None, key
                assert said.title, key
                assert said.text.endswith((".", "?")), (key, said.text)
        deck = guide.explain(pieces.Round(), None)
        assert deck is not None
        assert deck.figures is not None
        moments += 1
        if sitting.show.next_event is not None:
            sitting.show.play_next()
            sitting.show.stage.hurry()
            sitting.show.note()
        elif sitting.match.outcome() is not None:
            break
        else:
            seat = min(sitting.match.waiting())
            sitting.submit(next(iter(sitting.match.legal(seat))))
    assert moments > 50
    scene.leave()


def test_an_unknown_element_has_nothing_to_say(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, 2)
    assert sitting.desk.guide.explain("nothing:1", None) is None
    scene.leave()


def test_of_two_elements_the_one_in_front_is_looked_at(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, 2)
    sitting.show.settle(sitting.match.observe(None))
    table = sitting.show.table
    front, lot = table.area(pieces.LotCard(0, 2)), table.area(pieces.Lot(0))
    assert front is not None
    assert lot is not None
    assert lot.holds(front.x + 1, front.y + 1)
    assert table.explained_at(front.x + 1, front.y + 1) == pieces.LotCard(0, 2)
    assert table.explained_at(5, 5) is None
    scene.leave()


def test_a_row_tells_its_cards_and_what_one_of_them_is_worth(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, 2)
    guide = sitting.desk.guide
    best = foresight.niches_today(sitting.match.observe(None))[0]
    said = guide.explain(pieces.Row(0, int(best)), 0)
    assert said is not None
    assert said.text.startswith("It is empty.")
    assert said.text.endswith("1 more card adds 10.")
    tuna = guide.explain(pieces.Row(0, 5), 0)
    assert tuna is not None
    assert tuna.text.endswith("1 more card adds 3.")
    scene.leave()
