"""One seat chooses: a hung card, a half of it, or a card of the other."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.devices.intents import Back, Click, Confirm, Menu, Move
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, StealCard, TakeCard
from game.rules.duel.state import Cause, Phase
from game.staging.duel import pieces
from game.ui.focus import Area
from scenes.play.choosing import Choosing
from tests.scenes.duel.table import BLOCKS, LEFT, MOUSE, RIGHT, Table, pressing

SHARED = (MOUSE, MOUSE)
PRESSED = 0.8
"""Seconds after which a press is no longer taken for one that hurried an animation."""


def asked(table: Table, kind: type) -> bool:
    """Plays on with the first that is offered until such a choice is asked; true then."""
    if table.moment is not None:
        table.tell(pressing(LEFT, 4 if table.sitting.match.observe(None).turn % 3 else 1))
        table.tell(pressing(RIGHT, 2), Confirm(LEFT), Confirm(RIGHT))
    elif isinstance(table.stack.top, Choosing) and not table.sitting.show.stirred:
        choices = table.scene._choices
        if any(isinstance(choice.action, kind) for choice in choices.values()):
            return True
        table.seconds(PRESSED)
        table.tell(Confirm(LEFT), Confirm(RIGHT))
    return False


def table_asking(cabinet: Cabinet, kind: type, speed: str = "instant") -> Table:
    """The first match in which somebody is asked that."""
    for seed in range(40):
        table = Table(cabinet, BLOCKS, pace="fast", speed=speed, seed=seed)
        while table.sitting.match.outcome() is None:
            if asked(table, kind):
                return table
            table.steps()
        table.close()
    raise AssertionError(f"nobody was ever asked to {kind.__name__}")


KINDS: dict[type, Phase] = {
    TakeCard: Phase.TAKING,
    ChooseHalf: Phase.CHOOSING_HALF,
    StealCard: Phase.STEALING,
    DiscardCard: Phase.DISCARDING,
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_legal_action_is_something_on_the_table_that_explains_itself(
    cabinet: Cabinet, kind: type
) -> None:
    table = table_asking(cabinet, kind)
    match, scene = table.sitting.match, table.scene
    seat = scene.seat()
    assert seat is not None
    assert match.observe(None).phase is KINDS[kind]
    assert [choice.action for choice in scene._choices.values()] == list(match.legal(seat))
    guide = table.sitting.desk.guide
    assert scene._choices.keys() <= {item.key for item in table.sitting.show.table.explained()}
    assert all(guide.explain(key, seat) for key in scene._choices)
    table.close()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_two_choices_share_a_place(cabinet: Cabinet, kind: type) -> None:
    table = table_asking(cabinet, kind)
    places = [item.area for item in table.sitting.show.table.choosable()]
    shared = [a.common(b) for n, a in enumerate(places) for b in places[:n]]
    assert not [common for common in shared if common.w > 0.01 and common.h > 0.01]
    assert min(min(place.w, place.h) for place in places) > 30
    table.close()


def test_a_half_is_chosen_where_its_points_are_printed(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, ChooseHalf)
    arriving = table.sitting.show.tableau.arriving
    assert arriving is not None
    card = table.sitting.show.table.heading(pieces.FishCard(arriving[1] >> 1))
    chosen = [item.area for item in table.sitting.show.table.choosable()]
    for half, points in enumerate(card.face.captions):
        x, y = card.x + points.dx * card.w, card.y + points.dy * card.h
        assert [area.holds(x, y) for area in chosen] == [half == 0, half == 1]
    table.close()


@pytest.mark.parametrize("way", [(1, 0), (0, 1)])
def test_halves_lie_across_so_that_right_and_down_both_lead_to_the_other(
    cabinet: Cabinet, way: tuple[int, int]
) -> None:
    table = table_asking(cabinet, ChooseHalf)
    assert table.scene.focus.at == pieces.Half(0)
    table.tell(Move(BLOCKS[table.scene.seat() or 0], *way))
    assert table.scene.focus.at == pieces.Half(1)
    table.close()


def test_the_lantern_of_whoever_is_asked_burns(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, TakeCard)
    assert table.sitting.show.tableau.acting == {table.scene.seat()}
    table.close()


def test_a_card_taken_can_be_laid_back_while_its_half_is_asked(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, ChooseHalf)
    seat = table.scene.seat()
    assert table.sitting.match.observe(None).cause in (Cause.BID, Cause.TIE)
    table.tell(Back(BLOCKS[seat or 0]))
    assert table.sitting.match.observe(None).phase is Phase.TAKING
    assert table.sitting.show.tableau.acting == {seat}
    table.steps(2)
    assert all(isinstance(choice.action, TakeCard) for choice in table.scene._choices.values())
    assert len(table.scene._choices) == 2
    table.close()


def test_only_whoever_is_asked_can_choose(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, TakeCard)
    seat = table.scene.seat()
    assert seat is not None
    made = len(table.sitting.match.actions)
    table.seconds(PRESSED)
    table.tell(Confirm(BLOCKS[1 - seat]))
    table.steps(2)
    assert len(table.sitting.match.actions) == made
    table.tell(Confirm(BLOCKS[seat]))
    table.steps(2)
    assert len(table.sitting.match.actions) == made + 1
    table.close()


def test_after_a_pause_the_same_is_asked(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, TakeCard, speed="1x")
    table.tell(Menu(LEFT))
    table.come_back()
    assert len(table.scene._choices) == 2
    assert table.sitting.show.tableau.acting == {table.scene.seat()}
    table.close()


def test_the_mouse_takes_what_it_clicks_on(cabinet: Cabinet) -> None:
    table = Table(cabinet, (MOUSE, "bot"), pace="fast")
    table.until_phase("chant")
    table.click_sign(0, 4)
    table.until(lambda: table.scene.name == "taking" and table.scene.seat() == 0 and table.scene._choices)
    table.seconds(PRESSED)
    item = table.sitting.show.table.choosable()[-1]
    action = table.scene._choices[item.key].action
    x, y = _middle(item.area)
    before = len(table.sitting.match.actions)
    table.tell(Click(MOUSE, x, y))
    table.steps(2)
    assert table.sitting.match.actions[before] == action
    table.close()


@pytest.mark.rules("D34")
def test_a_click_on_an_own_card_says_whose_cards_can_be_stolen(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, StealCard)
    seat = table.scene.seat()
    assert seat is not None
    table.sitting.reseat(seat, MOUSE, None)
    shown, before = table.sitting.show, len(table.sitting.match.actions)
    own = next(half >> 2 for pile in shown.tableau.piles[seat] for half in pile)
    assert pieces.FishCard(own) not in {item.key for item in shown.table.choosable()}
    table.seconds(PRESSED)
    area = next(item.area for item in shown.table.explained() if item.key == pieces.FishCard(own))
    table.tell(Click(MOUSE, area.x + 8, area.y + area.h / 2))
    table.steps(2)
    names = table.sitting.seating.names
    said = f"{names[seat]} can only choose one of {names[1 - seat]}'s cards."
    assert table.sitting.desk.board.hud._notice == said
    assert "error" in table.ears.heard
    assert len(table.sitting.match.actions) == before
    table.close()


def _middle(area: Area) -> tuple[float, float]:
    return area.x + area.w / 2, area.y + area.h / 2


def test_a_bid_is_no_choice_of_these(cabinet: Cabinet) -> None:
    table = table_asking(cabinet, TakeCard)
    assert isinstance(table.scene, Choosing)
    with pytest.raises(ValueError, match="in the chant"):
        table.scene.piece(Bid(0, 1))
    table.close()
