from __future__ import annotations

from functools import partial

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Series
from game.app.scene import Pop, Push, Reset
from game.devices.intents import Click, Log, Menu, Page, Release
from game.rules.core.outcome import Line, Outcome
from game.titles.shelf import TITLES
from game.ui.widgets_scroll import Scroll
from scenes.credits import Leaf, pages
from scenes.log import NOTHING, LogScene
from scenes.results import BETWEEN, ResultsScene
from scenes.rules import RulesScene
from scenes.scores import rows, standing, verdict
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


def test_every_item_anybody_scored_has_a_row_with_what_each_seat_got() -> None:
    assert rows(outcome(0)) == [
        ("Money", [20, 21, 22]),
        ("Ebi", [-3, -3, -3]),
        ("Safe", [None, None, 5]),
    ]


def test_what_only_one_seat_scored_stands_where_it_was_counted() -> None:
    counts = ("ebi", "sake", "barrel"), ("ebi", "ebi_doubled", "sake", "sake_doubled", "barrel")
    lines = tuple(tuple(Line(item, 1) for item in each) for each in counts)
    assert [item for item, _ in rows(Outcome((3, 5), (1,), "points", lines))] == [
        "Ebi",
        "Ebi doubled",
        "Sake",
        "Sake doubled",
        "Barrel",
    ]


@pytest.fixture
def results(cabinet: Cabinet) -> ResultsScene:
    again, seats, title = (partial(Blank, name) for name in ("again", "seats", "title"))
    made = ResultsScene(cabinet, NAMES, (1, 2, 3), outcome(1), again, seats, title)
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
        cabinet, NAMES, (1, 2, 3), outcome(1), Blank, Blank, Blank, series=Series(3, (0, 1), 1)
    )
    hand = Hand(laid(made, cabinet), PAD)
    told = {}
    for key in ("again", "seats", "title"):
        hand.goes_to(key)
        told[key] = getattr(made.widget("note"), "words", "")
    assert told == {"again": "", **BETWEEN}
    assert getattr(made.widget("again"), "words", "") == "Next match"


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
@pytest.mark.parametrize("key", ["seats", "title"])
def test_the_other_ways_out_of_the_results(results: ResultsScene, device: str, key: str) -> None:
    then = Hand(results, device).takes(key)
    assert isinstance(then, Push if key == "seats" else Reset)
    assert getattr(then.scene, "name", "") == key


def test_back_does_not_tear_the_results_away(results: ResultsScene) -> None:
    assert Hand(results, PAD).back() is None
    assert results.focus.at == "title"


def test_only_the_winner_stands_on_gold(results: ResultsScene, cabinet: Cabinet) -> None:
    golden = []
    for seat in range(3):
        plate = results.widget(f"seat{seat}")
        assert plate is not None
        frame = cabinet.window.frame
        spot = frame.x(plate.area.right - 20), frame.y(plate.area.y + 20)
        golden.append(cabinet.window.surface.get_at(spot)[0] > 200)
    assert golden == [False, True, False]
