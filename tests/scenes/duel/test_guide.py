"""Everything on the duel's table explains itself, at any moment of a match, and fits the panel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.rules.duel.actions import Bid
from game.rules.duel.spec import DuelOptions
from game.staging.duel import pieces, terms
from game.table.inspector import Explanation, Inspector
from game.table.pose import Face, PieceId
from game.ui.text import Typesetter
from scenes import opening
from scenes.duel.guide import DuelGuide
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from tests.scenes.rig import Reading, cabinet_in

LONG = ("Hanako Sato.", "Jiro Tanaka.")
"""As long as names may be."""


def sat(cabinet: Cabinet, kind_fish: bool = False, seed: int = 7) -> tuple[PhaseScene, Sitting]:
    chairs = tuple(Chair(name, seat + 1, None, "easy") for seat, name in enumerate(LONG))
    scene = opening.begin(cabinet, Party("duel", chairs, DuelOptions(2, kind_fish), seed))
    assert isinstance(scene, PhaseScene)
    return scene, scene.sitting


def moments(sitting: Sitting) -> Iterator[None]:
    """After every event and before every decision of a match played at random."""
    random = Random(3)
    while True:
        yield
        if sitting.show.next_event is not None:
            sitting.show.play_next()
            sitting.show.stage.hurry()
            sitting.show.note()
        elif sitting.match.outcome() is not None:
            return
        else:
            seat = min(sitting.match.waiting())
            sitting.submit(random.choice(list(sitting.match.legal(seat))))


@pytest.mark.parametrize("kind_fish", [False, True])
def test_every_element_has_a_title_and_words_at_every_moment(cabinet: Cabinet, kind_fish: bool) -> None:
    scene, sitting = sat(cabinet, kind_fish)
    guide = sitting.desk.guide
    kinds: set[type] = set()
    for _ in moments(sitting):
        for key in (item.key for item in sitting.show.table.explained()):
            kinds.add(type(key))
            for seat in (None, 1):
                said = guide.explain(key, seat)
                assert said is not None, key
                assert said.title, key
                assert said.text.endswith("."), (key, said.text)
    assert kinds == set(DuelGuide.said)
    scene.leave()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_all_of_it_fits_the_panel(
    tmp_path: Path, size: tuple[int, int], scale: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    fitted = Typesetter.fitted

    def spy(self: Typesetter, text: str, size: float, colour: object, width: float, face: str) -> object:
        if self.width(text, size, face) > width:
            cut.append(text)
        return fitted(self, text, size, colour, width, face)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(Typesetter, "fitted", spy)
    with cabinet_in(tmp_path, size, scale) as cabinet:
        scene, sitting = sat(cabinet)
        sitting.lay(cabinet.window.kit)
        inspector, seen = sitting.desk.board._inspector, set()
        for _ in moments(sitting):
            for said in explanations(sitting):
                if said not in seen:
                    seen.add(said)
                    assert fits(inspector, said, cabinet), said
        assert len(seen) > 100
        scene.leave()
    assert cut == []


def explanations(sitting: Sitting) -> Iterator[Explanation]:
    """All that can be read at a moment."""
    guide = sitting.desk.guide
    for item in sitting.show.table.explained():
        said = guide.explain(item.key, None)
        assert said is not None
        yield said


def fits(inspector: Inspector, said: Explanation, cabinet: Cabinet) -> bool:
    """Nothing stands below the panel's lower edge."""
    most = cabinet.window.kit.frame.length(inspector._area.h)
    columns = inspector._fitting(said, most)
    return all(column.top + inspector._height(column.parts) <= most for column in columns)


def test_an_unknown_element_and_a_card_out_of_sight_are_no_trouble(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    guide = sitting.desk.guide
    assert guide.explain("nothing:1", None) is None
    hidden = next(card for card in map(pieces.FishCard, range(18)) if card not in sitting.show.table)
    draw = guide.explain(pieces.DrawPile(), None)
    assert guide.explain(hidden, None) == guide.explain(pieces.Half(1), None) == draw
    scene.leave()


def test_a_hung_card_tells_what_it_brings_to_both_whoever_asks_first(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    show_all(sitting)
    guide, face = sitting.desk.guide, sitting.show.tableau.hung[0]
    for seat, order in ((None, LONG), (0, LONG), (1, LONG[::-1])):
        said = guide.explain(pieces.FishCard(face >> 1), seat)
        assert said is not None
        assert [line.partition(":")[0] for line in said.text.split("\n")][:2] == list(order)
    scene.leave()


def test_the_stand_is_free_for_the_chant_when_nothing_is_looked_at(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    sitting.lay(cabinet.window.kit)
    show_all(sitting)
    assert sitting.desk.guide.news() is None
    hud = sitting.desk.board.hud
    sitting.desk.board.explain(pieces.Barrel(), None)
    assert {"inspector", "inspector_sheet"} <= hud._sprites.keys()
    sitting.desk.board.explain(None, None)
    assert not {"inspector", "inspector_sheet"} & hud._sprites.keys()
    scene.leave()


def test_every_print_of_a_card_has_its_points_on_it(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    seen = set()
    for _ in moments(sitting):
        for said in explanations(sitting):
            name = said.image.image if isinstance(said.image, Face) else said.image
            if name.startswith(("duel/faces/", "duel/halves/")):
                assert isinstance(said.image, Face), said
                seen.add(tuple(caption.text for caption in said.image.captions))
    assert {len(points) for points in seen} == {1, 2}
    scene.leave()


def test_the_table_is_explained_as_it_is_shown_not_as_it_will_be(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    show_all(sitting)
    guide = sitting.desk.guide
    before = guide.explain(pieces.Barrel(), None)
    sitting.submit(Bid(0, 4))
    sitting.submit(Bid(1, 1))
    assert sitting.match.observe(None).barrel == 3
    assert guide.explain(pieces.Barrel(), None) == before
    show_all(sitting)
    assert guide.explain(pieces.Barrel(), None) != before
    scene.leave()


def test_of_two_cards_in_a_pile_the_one_on_top_is_looked_at(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    sitting.lay(cabinet.window.kit)
    below, above = next(found for _ in moments(sitting) for found in overlapping(sitting))
    table = sitting.show.table
    low, high = table.area(below), table.area(above)
    assert low is not None
    assert high is not None
    assert table.explained_at(low.x + 2, low.y + 2) == below
    assert low.holds(high.x + 2, high.y + 2)
    assert table.explained_at(high.x + 2, high.y + 2) == above
    scene.leave()


def overlapping(sitting: Sitting) -> Iterator[tuple[PieceId, PieceId]]:
    """The last two cards of a pile, where there is one of two."""
    for pile in (pile for piles in sitting.show.tableau.piles for pile in piles if len(pile) > 1):
        yield pieces.FishCard(pile[-2] >> 2), pieces.FishCard(pile[-1] >> 2)


def show_all(sitting: Sitting) -> None:
    """All that has happened."""
    while sitting.show.next_event is not None:
        sitting.show.play_next()
        sitting.show.stage.hurry()
        sitting.show.note()


def test_whoever_looks_at_a_card_that_goes_is_not_stopped(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet)
    sitting.lay(cabinet.window.kit)
    show_all(sitting)
    sitting.desk.board.look(sitting.show.table.explained(), None)
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))
    random = Random(1)
    for _ in moments(sitting):
        for _ in range(6):
            sitting.desk.board.step(*random.choice(ways), None)
    sitting.desk.board.look(None, None)
    scene.leave()


def test_a_half_that_is_looked_at_while_another_card_comes_is_no_trouble(cabinet: Cabinet) -> None:
    """It was chosen; then a card of one colour is settled."""
    scene, sitting = sat(cabinet)
    single = 0
    for _ in moments(sitting):
        arriving = sitting.show.tableau.arriving
        if arriving is not None and len(terms.halves(sitting.match.kernel.spec.cards, arriving[1])) == 1:
            single += 1
            said = sitting.desk.guide.explain(pieces.Half(1), None)
            assert said == sitting.desk.guide.explain(pieces.FishCard(arriving[1] >> 1), arriving[0])
    assert single > 3
    scene.leave()
