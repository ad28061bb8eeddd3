"""The ribbon: what just happened in crests, barrels and figures."""

from __future__ import annotations

import re
from gettext import NullTranslations
from typing import get_args

import pytest

from game.i18n import door
from game.i18n.pseudo import Pseudo
from game.rules.core.outcome import Outcome
from game.rules.harbor import events as ev
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.words import CART, Kind, Market, Resource, Slot
from game.staging.harbor.parts import Picture, in_row, joined, phrase
from game.staging.harbor.ribbon import TOLD, sentence
from tests.staging.harbor.happened import NAMES, SPEC, happened

CRESTS = (4, 2, 6, 1, 3, 5)
LEFT_OUT = {ev.BidPlaced, ev.TrackMoved, ev.RentalSpent}
EEL, SALMON, TUNA = Kind.EEL, Kind.SALMON, Kind.TUNA


def read(event: HarborEvent, players: int = 3) -> str | None:
    """A picture as its name in pointed brackets."""
    parts = sentence(event, CRESTS[:players], NAMES[:players], SPEC)
    if parts is None:
        return None
    return "".join(part if isinstance(part, str) else f"<{part.image}>" for part in parts)


def test_every_kind_of_event_is_in_the_ribbon_or_known_to_be_left_out() -> None:
    assert list(TOLD) == [*get_args(HarborEvent)]
    assert {kind for kind, told in TOLD.items() if told is None} == LEFT_OUT


@pytest.mark.parametrize("players", range(2, 7))
def test_phrases_of_real_matches_are_tidy(players: int) -> None:
    seen = set()
    for event in happened(players):
        said = read(event, players)
        if said is None:
            assert type(event) in LEFT_OUT or event.returned == (), event  # type: ignore[union-attr]
            continue
        seen.add(type(event))
        assert not re.search(r"[{}]|  |^ | $|None|seat", said), said
        assert "<" in said, said
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("event", "phrase"),
    [
        (ev.MatchBegan((Market.EEL,), 1), "<crests/2> goes first"),
        (ev.TurnBegan(0, 9), "<crests/4> Hana, round 9"),
        (ev.EndTriggered(2, "yen", 3), "<crests/6> ends the game: last turns"),
        (
            ev.EndHeldBack(2, "resources"),
            "<crests/6> Oyuki has 5,000 yen or more but alone the least R: the game goes on.",
        ),
        (ev.FreezerUsed(0), "<crests/4> used <harbor/slots/freezer_2>"),
        (
            ev.WaresDegraded(0, (EEL, Kind.SQUID, EEL)),
            "<crests/4> returned <harbor/barrels/squid>, 2 <harbor/barrels/eel> unsold",
        ),
        (
            ev.ShipDocked(0, 0, 1, (TUNA, EEL, EEL, EEL), (500, 500, 400)),
            ("<crests/4> docked <harbor/barrels/tuna>, 2 <harbor/barrels/eel> 500, <harbor/barrels/eel> 400"),
        ),
        (ev.ShipDocked(0, 0, 1, (), ()), "<crests/4> docked"),
        (ev.BidsRevealed((300, None, 0)), "Bids: <crests/4> 300, <crests/2> 0, <crests/6> 0"),
        (
            ev.TunaSold(1, 0, Resource.LARGE_TUNA, 900),
            "<crests/2> won <harbor/small/tuna_large> 25 R for 900",
        ),
        (ev.MarketEntered(0, Market.BANK, None), "<crests/4> entered <harbor/emblems/bank>"),  # type: ignore[arg-type]
        (
            ev.LicencesPaid(Market.EEL, (100, 0, 200)),
            "<harbor/slots/eel> earns: <crests/4> +100, <crests/6> +200",
        ),
        (ev.SlotReturned(0, Slot.SUBSIDY), "<crests/4> returned <harbor/slots/subsidy>"),
        (ev.Rented(0, CART, 300), "<crests/4> bought <harbor/slots/cart_2> for 300"),
        (
            ev.TokensSold(0, Market.EEL, Resource.EEL, 3, 1500),
            "<crests/4> sold 3 <harbor/small/eel>: +1,500",
        ),
        (
            ev.TakoyakiMade(0, (500, 500, 400)),
            (
                "<crests/4> turned <harbor/small/octopus> into 2 <harbor/barrels/takoyaki> 500, "
                "<harbor/barrels/takoyaki> 400"
            ),
        ),
        (
            ev.SpotTraded(0, 1, (Resource.EEL,), (0, 0, 0, 0, 1, *[0] * 8), 0),
            "<crests/4> swapped <harbor/small/eel> for old <harbor/small/salmon_old>",
        ),
        (
            ev.WareBought(0, 1, 0, 400, Resource.EEL),
            "<crests/4> bought <harbor/small/eel> from <crests/2> for 400",
        ),
        (ev.MarketOverfished(EEL, 2), "<harbor/small/eel>: empty sea"),
        (
            ev.MatchScored(Outcome((5, 7, 6), (1,), "yen", ())),
            "Final scores: <crests/2> 7, <crests/6> 6, <crests/4> 5",
        ),
    ],
)
def test_an_event_is_told_in_a_phrase_of_signs(event: HarborEvent, phrase: str) -> None:
    assert read(event) == phrase


def test_the_texts_and_what_stands_for_the_pictures_make_the_sentence() -> None:
    template = "{who} docked {wares} at {port}."
    parts = phrase(template, who=Picture("a"), wares=(Picture("b"), " 500"), port="port 1")
    assert parts == (Picture("a"), " docked ", Picture("b"), " 500 at port 1.")
    spoken = "".join(part if isinstance(part, str) else part.image for part in parts)
    assert spoken == template.format(who="a", wares="b 500", port="port 1")


def test_neighbouring_texts_are_joined_and_lists_have_separators() -> None:
    assert joined(("a", "", "b", Picture("c"), "")) == ("ab", Picture("c"))
    assert in_row([("a",), (Picture("b"),), ("c",)]) == ("a, ", Picture("b"), ", c")
    assert in_row([]) == ()


def test_a_language_may_put_the_crest_elsewhere() -> None:
    door.speak("xx", Pseudo(lambda message: "from {seller} {thing} for {who} at {price}"))
    try:
        parts = sentence(ev.WareBought(0, 1, 0, 400, Resource.EEL), CRESTS, NAMES, SPEC)
    finally:
        door.speak(door.SOURCE, NullTranslations())
    assert parts is not None
    assert [part.image for part in parts if isinstance(part, Picture)] == [
        "crests/2",
        "harbor/small/eel",
        "crests/4",
    ]
