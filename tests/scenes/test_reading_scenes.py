from __future__ import annotations

from functools import partial

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Series
from game.app.scene import Pop, Push, Reset
from game.devices.intents import Click, Log, Menu, Page, Release
from game.rules.core.outcome import Line, Outcome
from game.staging.account import Account, items, legend
from game.staging.auction.account import LOOKS
from game.titles.shelf import TITLES
from game.ui.widgets_scroll import Scroll
from scenes.credits import Leaf, pages
from scenes.log import NOTHING, LogScene
from scenes.results import BETWEEN, Ending, ResultsScene
from scenes.rules import RulesScene
from scenes.scores import ALONE, behind, ranking, standing, verdict
from tests.scenes.rig import DOWN, KEYS, LEFT, MOUSE, PAD, RIGHT, UP, Blank, Hand, laid

LONG = Leaf("Long", ("The tickets are laid face down, one on each lot, by all players at once." * 3,) * 20)
PAGES = (Leaf("Aim", ("Short.",)), LONG, Leaf("End", ("Short, too.",)))


@pytest.fixture
def rules(cabinet: Cabinet) -> RulesScene:
    made = RulesScene(cabinet, PAGES)
    laid(made, cabinet)
    return made


def offset(scene: RulesScene | LogScene, key: str) -> float:
    text = scene.widget(key)
    assert isinstance(text, Scroll)
    return text.offset


@pytest.mark.parametrize("device", [PAD, KEYS, "right_block", "number_block", MOUSE])
def test_sideways_turns_pages_and_stops_at_both_ends(rules: RulesScene, device: str) -> None:
    hand = Hand(rules, device)
    hand.steps(LEFT)
    assert rules.at == 0
    hand.steps(RIGHT, RIGHT, RIGHT)
    assert rules.at == 2
    hand.steps(LEFT)
    assert rules.at == 1


@pytest.mark.parametrize("device", [PAD, KEYS])
def test_confirming_reads_on_to_the_end_and_closes(rules: RulesScene, device: str) -> None:
    hand = Hand(rules, device)
    hand.yes()
    assert rules.at == 1
    for _ in range(40):
        if rules.at == 1:
            hand.yes()
    assert rules.at == 2
    assert hand.yes() == Pop()


def test_confirming_at_the_end_of_a_long_last_page_closes(cabinet: Cabinet) -> None:
    scene = RulesScene(cabinet, (LONG,))
    laid(scene, cabinet)
    hand = Hand(scene, PAD)
    for _ in range(40):
        assert hand.does(Page(PAD, 1)) is None
    assert hand.yes() == Pop()


def test_steps_read_on_wherever_the_mouse_has_been(rules: RulesScene) -> None:
    rules.focus.settle("before")
    Hand(rules, PAD).steps(DOWN)
    assert rules.focus.at == "next"


def test_up_and_down_scroll_a_long_page(rules: RulesScene) -> None:
    hand = Hand(rules, PAD)
    hand.steps(RIGHT)
    assert rules.focus.at == "text"
    hand.steps(DOWN, DOWN, UP)
    assert 0 < offset(rules, "text") < 200


def test_pages_scroll_to_the_end_and_then_turn(rules: RulesScene) -> None:
    hand = Hand(rules, PAD)
    hand.does(Page(PAD, 1))
    assert rules.at == 1
    for _ in range(40):
        hand.does(Page(PAD, 1))
    assert rules.at == 2
    hand.does(Page(PAD, -1))
    assert rules.at == 1
    assert offset(rules, "text") == 0


def test_the_mouse_turns_pages_with_the_buttons(rules: RulesScene) -> None:
    hand = Hand(rules, MOUSE)
    hand.clicks("before")
    assert rules.at == 0
    hand.clicks("next")
    assert rules.at == 1
    text = rules.widget("text")
    assert text is not None
    hand.does(Click(MOUSE, text.area.right - 12, text.area.bottom - 20))
    hand.does(Release(MOUSE, 0, 0))
    assert offset(rules, "text") > 0
    hand.clicks("before")
    assert rules.at == 0
    assert hand.clicks("close") == Pop()


@pytest.mark.parametrize("intent", [Menu(PAD), Log(PAD)])
def test_rules_and_log_close_with_the_button_that_opened_them(
    cabinet: Cabinet, rules: RulesScene, intent: Menu | Log
) -> None:
    assert rules.handle(intent) == Pop()
    log = LogScene(cabinet, ())
    laid(log, cabinet)
    assert log.handle(intent) == Pop()
    assert Hand(log, PAD).back() == Pop()


def test_the_credits_name_every_designer_and_what_this_is() -> None:
    text = " ".join(paragraph for leaf in pages() for paragraph in leaf.paragraphs)
    assert all(title.designer in text for title in TITLES.values())
    assert "unofficial adaptation" in text
    assert "MIT" in text


def test_the_log_opens_at_the_newest_line(cabinet: Cabinet) -> None:
    log = LogScene(cabinet, [f"Line {number}." for number in range(100)])
    laid(log, cabinet)
    newest = offset(log, "lines")
    assert newest > 0
    hand = Hand(log, PAD)
    hand.steps(UP, UP)
    assert offset(log, "lines") < newest
    hand.does(Page(PAD, 1))
    assert offset(log, "lines") == newest
    assert hand.takes("close") == Pop()


def test_an_empty_log_says_so(cabinet: Cabinet) -> None:
    log = LogScene(cabinet, ())
    assert log._lines == (NOTHING,)
    laid(log, cabinet)
    assert Hand(log, MOUSE).clicks("close") == Pop()


# ------------------------------------------------------------ results

NAMES = ("Hana", "Jiro", "Kiku")


def outcome(*winners: int) -> Outcome:
    lines = tuple((Line("money", 20 + seat), Line("ebi", -3)) for seat in range(3))
    return Outcome((17, 18, 19), winners, "clear", (*lines[:2], (*lines[2], Line("safe", 5))))


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((1,), "Jiro wins"),
        ((0, 2), "Hana and Kiku share the victory"),
        ((0, 1, 2), "Hana, Jiro and Kiku share the victory"),
        ((), "A draw"),
    ],
)
def test_the_verdict_names_who_won(winners: tuple[int, ...], words: str) -> None:
    assert verdict(NAMES, outcome(*winners)) == words


@pytest.mark.parametrize(
    ("series", "words", "stands"),
    [
        (Series(1, (0, 1), 1), "Jiro wins", ""),
        (Series(3, (0, 1), 1), "Jiro wins", "Best of 3: Hana 0, Jiro 1, Kiku 0"),
        (Series(3, (1, 2), 4), "Jiro wins 2 : 1 : 0", "The best of 3 is decided."),
        (Series(5, (2, 2, 1), 5), "Jiro wins", "Best of 5: Hana 2, Jiro 2, Kiku 1"),
    ],
)
def test_of_a_series_it_is_said_how_it_stands(series: Series, words: str, stands: str) -> None:
    assert verdict(NAMES, outcome(1), series) == words
    assert standing(NAMES, series) == stands


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((17, 18, 19), (2,), [(1, 2), (2, 1), (3, 0)]),
        ((17, 19, 19), (1,), [(1, 1), (2, 2), (3, 0)]),
        ((19, 17, 19), (0, 2), [(1, 0), (1, 2), (3, 1)]),
        ((19, 17, 17), (0,), [(1, 0), (2, 1), (2, 2)]),
        ((12, 30), (0,), [(1, 0), (2, 1)]),
        ((21, 21), (), [(1, 0), (1, 1)]),
    ],
)
def test_the_winners_stand_first_and_equal_scores_share_a_place(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[tuple[int, int]]
) -> None:
    assert ranking(Outcome(scores, winners, "clear", ((),) * len(scores))) == places


def test_who_has_more_points_than_the_winner_of_four_knives_is_not_behind() -> None:
    ended = Outcome((12, 30), (0,), "knives", ((), ()))
    assert [behind(ended, seat) for seat in range(2)] == [0, 0]
    assert [behind(outcome(2), seat) for seat in range(3)] == [2, 1, 0]


def ending(winner: int, series: Series = ALONE, calm: bool = False) -> Ending:
    seats = items(outcome(winner), LOOKS, lambda _seat, _item: 2)
    return Ending(outcome(winner), Account(seats, legend(seats)), series=series, calm=calm)


@pytest.fixture
def results(cabinet: Cabinet) -> ResultsScene:
    again, poster, seats, title = (partial(Blank, name) for name in ("again", "poster", "seats", "title"))
    made = ResultsScene(cabinet, NAMES, (1, 2, 3), ending(1), again, poster, seats, title)
    laid(made, cabinet)
    return made


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_one_press_begins_the_next_match(results: ResultsScene, device: str) -> None:
    hand = Hand(results, device)
    then = hand.clicks("again") if device == MOUSE else hand.yes()
    assert isinstance(then, Reset)
    assert getattr(then.scene, "name", "") == "again"


def test_between_the_matches_of_a_series_every_way_says_what_it_means(cabinet: Cabinet) -> None:
    made = ResultsScene(
        cabinet, NAMES, (1, 2, 3), ending(1, Series(3, (0, 1), 1)), Blank, Blank, Blank, Blank
    )
    hand = Hand(laid(made, cabinet), PAD)
    told = {}
    for key in ("again", "seats", "title"):
        hand.goes_to(key)
        told[key] = getattr(made.widget("note"), "words", "")
    assert told == {"again": "", **BETWEEN}
    assert getattr(made.widget("again"), "words", "") == "Next match"


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
@pytest.mark.parametrize("key", ["poster", "seats", "title"])
def test_the_other_ways_out_of_the_results(results: ResultsScene, device: str, key: str) -> None:
    then = Hand(results, device).takes(key)
    assert isinstance(then, Reset if key == "title" else Push)
    assert getattr(then.scene, "name", "") == key


def test_back_does_not_tear_the_results_away(results: ResultsScene) -> None:
    assert Hand(results, PAD).back() is None
    assert results.focus.at == "title"


def rim(results: ResultsScene, cabinet: Cabinet, seat: int) -> tuple[int, ...]:
    """The colour on the left rim of a row."""
    row, frame = results.widget(f"seat{seat}"), cabinet.window.frame
    assert row is not None
    spot = frame.x(row.area.x + 3), frame.y(row.area.y + row.area.h / 2)
    return tuple(cabinet.window.surface.get_at(spot))[:3]


def test_only_the_winner_has_a_golden_rim_and_stands_first(results: ResultsScene, cabinet: Cabinet) -> None:
    rims = [rim(results, cabinet, seat) for seat in range(3)]
    assert [red > 190 and 140 < green < 200 for red, green, _blue in rims] == [False, True, False]
    assert results.screen is not None
    rows = {key: widget.area.y for key, widget in results.screen.widgets.items() if key.startswith("seat")}
    del rows["seats"]
    assert sorted(rows, key=rows.__getitem__) == ["seat1", "seat2", "seat0"]


def test_the_foot_tells_what_made_up_the_score_of_a_focused_row(results: ResultsScene) -> None:
    Hand(results, PAD).goes_to("seat2")
    assert getattr(results.widget("note"), "words", "") == "Kiku: Money 22, Safe 5, Ebi \N{MINUS SIGN}3"


def test_no_paper_falls_where_people_lost_to_bots_alone(cabinet: Cabinet) -> None:
    made = [
        ResultsScene(cabinet, NAMES, (1, 2, 3), ending(1, calm=calm), Blank, Blank, Blank, Blank)
        for calm in (False, True)
    ]
    for scene in made:
        laid(scene, cabinet)
    moving = []
    for scene in made:
        scene.canvas.paint(cabinet.window.surface)
        for _frame in range(30):
            scene.update(1 / 60)
        moving.append(not scene.canvas.still)
    assert moving == [True, False]
