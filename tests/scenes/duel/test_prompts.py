"""What is written around the duel's table: turns, causes, questions, and which key is which bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.rules.duel.actions import Bid
from game.rules.duel.spec import DuelOptions
from game.rules.duel.state import Cause, Phase
from game.staging.duel import prompts as words
from game.staging.duel.choreography import ACTS
from game.staging.duel.tableau import Entry
from game.table.hud import Words
from game.table.pose import Icon, Tinted
from game.ui import theme
from scenes import opening
from scenes.duel import prompts
from scenes.play.phase import PhaseScene
from scenes.play.prompts import asked
from scenes.play.sitting import Sitting
from tests.rules.duel.positions import house_spec
from tests.staging.duel.happenings import happened

BOT = "bot"
ASKED = (
    *product((Phase.TAKING, Phase.CHOOSING_HALF), (Cause.BID, Cause.TIE)),
    *product((Phase.CHOOSING_HALF, Phase.STEALING), (Cause.SPECIALTY, Cause.BALANCE)),
    (Phase.DISCARDING, Cause.SPECIALTY),
)
LONG = ("Hanako Sato.", "Jiro Tanaka.")
"""As long as names may be."""

PAD, LEFT, RIGHT, NUMBERS, DESK = "pad1", "left_block", "right_block", "number_block", "mouse"


def sat(cabinet: Cabinet, devices: Sequence[str], series: Series | None = None) -> tuple[PhaseScene, Sitting]:
    chairs = tuple(
        Chair(name, crest, None, "easy") if device == BOT else Chair(name, crest, device, None)
        for crest, (name, device) in enumerate(zip(("Hana", "Jiro"), devices, strict=True), 1)
    )
    scene = opening.begin(cabinet, Party("duel", chairs, DuelOptions(2, False), 7, series or Series()))
    assert isinstance(scene, PhaseScene)
    while scene.sitting.show.next_event is not None:
        scene.sitting.show.play_next()
        scene.sitting.show.stage.hurry()
        scene.sitting.show.note()
    return scene, scene.sitting


@pytest.mark.parametrize(
    ("device", "keys"),
    [(LEFT, "AWDX"), (RIGHT, "JIL,"), (NUMBERS, "4862")],
)
def test_on_each_sign_stands_what_to_press_for_it(cabinet: Cabinet, device: str, keys: str) -> None:
    scene, sitting = sat(cabinet, (BOT, device))
    written = prompts.chant(sitting, Entry(), timed=True)
    assert "".join(written[f"seat_2_key_{bid}"].text for bid in (1, 2, 3, 4)) == keys
    assert not any(slot.startswith("seat_1_key") for slot in written), "a bot presses nothing"
    assert written["seat_1_lamp"].text == "bot, easy"
    scene.leave()


@pytest.mark.parametrize(("device", "glyph"), [(PAD, "glyphs/dpad"), (DESK, "glyphs/mouse_left")])
def test_the_cross_of_whoever_needs_no_keys_shows_the_device_until_something_is_pressed(
    cabinet: Cabinet, device: str, glyph: str
) -> None:
    scene, sitting = sat(cabinet, (device, BOT))
    written = prompts.chant(sitting, Entry(), timed=True)
    assert prompts.keys(sitting, 0) == {}
    assert [part.image for part in written["seat_1_lamp"].phrases[0] if isinstance(part, Icon)] == [glyph]
    pressed = prompts.chant(sitting, Entry(presses=(1, 1)), timed=True)
    assert not {"seat_1_lamp", "seat_2_lamp"} & pressed.keys(), "a fist lies there"
    scene.leave()


def test_nothing_but_the_cloth_tells_of_whoever_bids_behind_it(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (DESK, DESK))
    written = prompts.chant(sitting, Entry(presses=(2, 0)), timed=True)
    assert not any("_key_" in slot or "_hint" in slot for slot in written)
    scene.leave()


@pytest.mark.parametrize(
    ("devices", "presses", "told"),
    [
        ((DESK, BOT), (0, 0), "Click a sign"),
        ((LEFT, PAD), (0, 0), "Bid in secret"),
        ((DESK, DESK), (1, 0), "Lift the curtain and choose a sign"),
        ((DESK, DESK), (1, 1), "Click a sign"),
        ((PAD, DESK), (0, 0), "Lift the curtain and choose a sign"),
        ((PAD, DESK), (0, 1), "Choose a sign"),
    ],
)
def test_people_are_told_to_do_what_their_devices_can(
    cabinet: Cabinet, devices: Sequence[str], presses: tuple[int, int], told: str
) -> None:
    scene, sitting = sat(cabinet, devices)
    written = prompts.chant(sitting, Entry(presses=presses), timed=True)
    assert written["header_phase"].phrases[0] == (told,)
    scene.leave()


def test_without_a_clock_whoever_is_ready_may_take_it_back(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, RIGHT))
    written = prompts.chant(sitting, Entry(ready=frozenset({0})), timed=False)
    assert written["header_phase"].phrases[0] == ("Waiting for Jiro",)
    assert written["seat_1_hint"].text == "Q: undo"
    assert written["seat_2_hint"].text == "K: ready"
    scene.leave()


def test_the_words_of_a_chant_do_not_depend_on_how_often_or_what_was_pressed(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, PAD))
    said = [
        prompts.chant(sitting, Entry(presses=presses), timed=True) for presses in ((1, 1), (2, 1), (3, 2))
    ]
    assert all(one == other for one, other in pairwise(said))
    scene.leave()


def test_while_an_event_is_shown_the_header_tells_it_with_its_cause(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, RIGHT))
    assert prompts.watching(sitting, "barrel")["header_phase"].text == "The barrel"
    sitting.submit(Bid(0, 3))
    sitting.submit(Bid(1, 1))
    told = []
    while sitting.show.next_event is not None:
        sitting.show.play_next()
        told.append(prompts.watching(sitting, "barrel")["header_phase"].text)
        sitting.show.stage.hurry()
        sitting.show.note()
    assert told[-2:] == [
        "BI! Hana bids 3, Jiro 1: Hana wins by 2.",
        "The barrel moves 2 notches towards Jiro.",
    ]
    assert prompts.choosing(sitting, "taking", 0)["header_phase"].text == "Hana, which card?"
    assert prompts.watching(sitting, "taking")["header_round"].text == "Turn 1"
    scene.leave()


def test_no_sentence_is_cut_in_the_header_however_long_the_names(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, RIGHT))
    for event in (*happened(False), *happened(True)):
        for sentence in ACTS.sentences(event, LONG, house_spec())[:1]:
            assert fits(sitting, Words(sentence)), sentence
    scene.leave()


def fits(sitting: Sitting, words: Words) -> bool:
    """Whether its place in the header has room for it in one line, if need be of the smallest type."""
    room = sitting.desk.layout.slot("header_phase").w
    return sitting.cabinet.window.kit.text.width(words.text, theme.SMALL, words.face) <= room


def test_in_a_series_the_header_tells_how_it_stands(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, RIGHT), Series(3, (1, 0), 1))
    written = prompts.watching(sitting, "taking")
    dots = [
        [part.text for part in written[f"seat_{seat}_series"].phrases[0] if isinstance(part, Tinted)]
        for seat in (1, 2)
    ]
    assert dots == [["●", "●"], ["", "●●"]]
    scene.leave()


def test_no_question_is_cut_in_the_header_however_long_the_names(cabinet: Cabinet) -> None:
    scene, sitting = sat(cabinet, (LEFT, RIGHT))
    view = sitting.match.observe(None)
    for phase, cause in ASKED:
        question = words.prompt(replace(view, phase=phase, cause=cause), 0, LONG, house_spec())
        assert fits(sitting, asked(question)), question
    assert fits(sitting, asked(words.chant(0, False, (0, 1), LONG)))
    scene.leave()
