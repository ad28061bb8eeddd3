"""What a poster says, by its formulas, on golden matches."""

from __future__ import annotations

import pytest

from game.rules.core.outcome import Line, Outcome
from game.staging import memory
from game.staging.auction import memory as auction
from game.staging.duel import memory as duel
from game.staging.harbor import memory as harbor
from game.staging.memory import Chapter, Memory
from game.titles.shelf import TITLES
from tests.goldens import GOLDEN, golden

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nori", "Sen")
CRESTS = (1, 2, 3, 4, 5, 6)


def remembered(name: str) -> Memory:
    match = golden(name)
    players = match.header.options.players
    found: Memory = TITLES[match.header.title].script.remember(match, NAMES[:players], CRESTS)
    return found


def said(name: str) -> list[str]:
    return [moment.words for moment in remembered(name).moments]


@pytest.mark.parametrize("name", GOLDEN)
def test_every_match_has_a_print_for_each_champion_and_something_to_tell(name: str) -> None:
    outcome = golden(name).outcome()
    assert outcome is not None
    found = remembered(name)
    assert len(found.prints) == min(2, len(outcome.winners) or len(outcome.scores))
    assert 2 <= len(found.moments) <= 3


def test_the_moments_of_an_auction() -> None:
    assert remembered("auction-3-clear").prints == ("posters/maguro",)
    assert said("auction-3-clear") == [
        "Maguro: 3 cards brought Kiku \N{YEN SIGN}12, Hana \N{YEN SIGN}3.",
        "Tako, Tako and Sake for \N{YEN SIGN}12 in round 4: worth \N{YEN SIGN}25 at the end.",
        "After round 5 Kiku was \N{YEN SIGN}3 ahead of Hana.",
    ]


def test_a_shared_victory_has_two_prints_and_no_closest_moment() -> None:
    assert remembered("auction-2-shared").prints == ("posters/fugu", "posters/tako")
    assert [moment.heading for moment in remembered("auction-2-shared").moments] == [
        "Strongest fish",
        "Strongest fish",
        "Greatest gain",
    ]


def test_a_duel_won_by_four_knives_shows_the_fish_of_the_fourth() -> None:
    assert remembered("duel-2-knives").prints == ("posters/tako",)
    assert said("duel-2-knives")[0] == "Hana's fourth knife came in turn 11: Tako 1 with a knife."


def test_a_duel_won_by_the_barrel_says_so() -> None:
    assert said("duel-2-barrel")[0] == "Hana was ahead by the barrel alone."


def test_a_draw_shows_the_strongest_fish_of_both() -> None:
    assert remembered("duel-2-draw").prints == ("posters/maguro", "posters/sake")
    assert said("duel-2-draw") == [
        "Maguro: 4 cards brought Hana 5, Jiro 0.",
        "Sake: 2 cards brought Jiro 4, Hana 0.",
        "Turn 7: 4 against 2, and Hana gained 5 points.",
    ]


def test_equal_bids_are_told_as_such() -> None:
    assert "equal bids of 3" in said("duel-2-stopped_icon")[1]


def test_at_the_harbor_the_fish_that_earned_most_above_the_second_decides() -> None:
    assert remembered("harbor-6-resources").prints == ("harbor/prints/squid",)
    assert said("harbor-6-resources")[0] == "Squid earned Hana \N{YEN SIGN}1,000, Masa \N{YEN SIGN}100."


def test_where_no_fish_earned_more_the_item_of_the_greatest_lead_is_told() -> None:
    assert remembered("harbor-2-resources").prints == (harbor.CASH,)
    assert said("harbor-2-resources")[0].startswith("Resources: Hana")


# ------------------------------------------------------------ the formulas


def chapter(key: int, *after: int) -> Chapter:
    return Chapter(key, (), (0,) * len(after), after)


def test_the_closest_moment_lies_in_the_second_half_and_is_not_the_end() -> None:
    told = [chapter(1, 5, 5), chapter(2, 9, 1), chapter(3, 12, 8), chapter(4, 15, 19), chapter(5, 20, 20)]
    found = memory.closest(told, 0)
    assert found is not None
    assert (found[0].key, found[1]) == (4, 1)
    assert memory.closest(told[:1], 0) is None


def test_the_rival_is_the_best_of_those_who_have_not_won() -> None:
    shared = Outcome((30, 30, 28, 29), (0, 1), "shared", ((),) * 4)
    assert [memory.rival(shared, seat) for seat in (0, 1)] == [3, 3]
    assert memory.rival(Outcome((9, 9), (0, 1), "shared", ((), ())), 0) == 1


def test_takusan_count_with_their_row_and_money_wins_where_no_fish_leads() -> None:
    lines = (
        (Line("money", 40), Line("ebi", 10), Line("sake", 5)),
        (Line("money", 3), Line("ebi", 10), Line("sake", 9)),
    )
    assert auction.leading(Outcome((55, 22), (0,), "clear", lines), 0) is None
    ahead = (Line("money", 0), Line("ebi", 30), Line("sake", 9)), lines[1]
    found = auction.leading(Outcome((39, 22), (0,), "clear", ahead), 0)
    assert found is not None
    assert found.name == "EBI"


def test_a_doubled_pile_counts_twice_when_the_deciding_one_is_sought() -> None:
    lines = (
        (Line("ebi", 6), Line("sake", 4), Line("sake_doubled", 4)),
        (Line("ebi", 0), Line("sake", 1)),
    )
    outcome = Outcome((14, 1), (0,), "points", lines)
    spec = golden("duel-2-points").kernel.spec
    found = duel.deciding(outcome, spec, (), 0)
    assert found is not None
    assert found.name == "SAKE"


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.startswith("auction")])
def test_the_greatest_gain_is_no_smaller_than_that_of_any_other_lot(name: str) -> None:
    match = golden(name)
    outcome, view, spec = match.outcome(), match.observe(None), match.kernel.spec
    assert outcome is not None
    told = memory.chapters(
        match, lambda view: view.round, lambda view: tuple(seat.money for seat in view.seats)
    )
    assert [part.key for part in told] == list(range(1, spec.rounds + 1))
    for seat in outcome.winners:
        best = auction.best_lot(told, view, outcome, spec, seat)
        assert best is not None
        for before in range(1, len(told)):
            other = auction.best_lot(told[:before], view, outcome, spec, seat)
            assert other is None or other.worth - other.price <= best.worth - best.price


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.startswith("duel")])
def test_the_gains_of_all_turns_add_up_to_the_final_difference(name: str) -> None:
    match = golden(name)
    outcome = match.outcome()
    assert outcome is not None
    told = memory.chapters(match, lambda view: view.turn, lambda view: duel.scores(match.kernel.spec, view))
    gains = [memory.ahead(turn.after, 0) - memory.ahead(turn.before, 0) for turn in told]
    assert sum(gains) == outcome.scores[0] - outcome.scores[1]
    best = duel.swing(told, 0)
    assert memory.ahead(best.after, 0) - memory.ahead(best.before, 0) == max(gains)
