"""Elements that explain themselves, with the figures of the data file and no others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.duel.foresight import Tie
from game.rules.duel.spec import COLOURS, DuelOptions, DuelSpec, Effect
from game.staging.duel import lore
from game.staging.lore import Lore
from tests.rules.duel.positions import Game, house_spec

SPEC = house_spec()
NAMES = ("Hana", "Jiro")


def everything(spec: DuelSpec) -> list[Lore]:
    """What every element of the table says."""
    views = [
        game.kernel.observe(game.state, None)
        for day in (False, True)
        for barrel in (-3, 0, 2)
        for game in (Game(hung="ebi1 sake2", day=day, barrel=barrel),)
    ]
    return [
        *(lore.pile(colour, spec, number) for colour in COLOURS for number in (3, 9)),
        *(lore.barrel(view, spec, NAMES) for view in views),
        *(lore.balance(spec, DuelOptions(2, kind)) for kind in (False, True)),
        *(lore.draw_pile(spec.cards, top, 7) for top in (None, 0, 3)),
        *(lore.discards(count) for count in (0, 1, 9)),
        *(lore.sign(bid, spec) for bid in range(spec.lowest_bid, spec.highest_bid + 1)),
        lore.knives(spec),
        lore.seat_plate("Hana"),
        lore.points(),
        lore.lamp(),
        lore.chant(),
    ]


@pytest.mark.parametrize("told", everything(SPEC), ids=lambda told: told.title)
def test_an_element_says_who_it_is_in_a_few_short_sentences(told: Lore) -> None:
    assert told.title
    assert 1 <= len(told.sentences) <= 4
    for sentence in told.sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(sentence) <= 110
        assert "-" not in sentence
        assert " you" not in sentence.lower()


def test_every_icon_has_a_sentence_and_none_has_nothing() -> None:
    assert len({lore.icon(effect, SPEC) for effect in (*Effect, None)}) == 4
    assert lore.icon(None, SPEC) == ""


@pytest.mark.parametrize(
    ("tie", "sentence"),
    [
        (Tie("night", None), "Equal bids: discard both cards, and day comes."),
        (Tie("middle", None), "Equal bids: discard both cards, and it stays day."),
        (Tie("day", 1), "Equal bids: Jiro takes a card, Hana the other, and night comes."),
    ],
)
def test_equal_bids_are_told_by_the_barrel(tie: Tie, sentence: str) -> None:
    assert lore.tie(tie, NAMES) == sentence


def test_the_barrel_tells_its_place_and_its_worth() -> None:
    game = Game(hung="ebi1 sake2", barrel=-3)
    told = lore.barrel(game.kernel.observe(game.state, None), SPEC, NAMES)
    assert told.title == "The barrel by night"
    assert told.sentences[0] == "It stands on Hana's notch 3: 6 points for Hana."
    middle = Game(hung="ebi1 sake2", day=True)
    told = lore.barrel(middle.kernel.observe(middle.state, None), SPEC, NAMES)
    assert told.sentences[0] == "It stands in the middle."


def test_each_sign_names_its_own_direction() -> None:
    ways = [lore.sign(bid, SPEC).sentences[0].split()[1].rstrip(",") for bid in (1, 2, 3, 4)]
    assert ways == ["left", "up", "right", "down"]


def test_who_has_a_mouse_is_told_to_click_a_sign() -> None:
    told = lore.sign(2, SPEC, clicked=True).sentences
    assert told[0] == "Click it, on BI at the latest. The last click counts."
    assert told[1] == "With no click, the bid is 1."


def test_the_balance_follows_the_switch() -> None:
    steals, draws = (" ".join(lore.balance(SPEC, DuelOptions(2, kind)).sentences) for kind in (False, True))
    assert "steals a card" in steals
    assert "draws 2 cards" in draws


def test_figures_come_from_the_spec() -> None:
    other = replace(SPEC, knives_to_win=77, notch_points=78, missing_bid=79, kind_fish_cards=80)
    text = " ".join(sentence for told in everything(other) for sentence in told.sentences)
    for figure in ("77", "78", "79", "80"):
        assert figure in text
    assert "81 or more" in lore.icon(Effect.WASABI, replace(SPEC, wasabi_to_double=81))
    assert "82 wins" in lore.icon(Effect.KNIFE, replace(SPEC, knives_to_win=82))
