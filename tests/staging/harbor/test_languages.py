"""All words of the harbor in languages that nobody speaks: nothing goes around the door."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from game.i18n import door
from game.i18n.door import _
from game.i18n.pseudo import LANGUAGES, speak_pseudo
from game.rules.core.outcome import Outcome
from game.rules.harbor.words import HULLS, KINDS, MARKETS, RESOURCES, SLOTS
from game.staging.harbor import terms
from game.staging.harbor.prompts import HEADINGS, header, prompt
from game.staging.harbor.refusals import refused
from game.staging.harbor.ribbon import sentence
from game.staging.harbor.rules_pages import rules_pages
from game.staging.harbor.words import remark, sentences
from tests.renders.spoken import stray
from tests.staging.harbor.elements import asking, everything
from tests.staging.harbor.happened import NAMES, SPEC, happened, views
from tests.staging.harbor.test_refusals import EXAMPLES

CRESTS = range(1, 7)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak_pseudo(request.param)
    yield request.param
    door.speak(door.SOURCE, NullTranslations())


def strays(texts: list[str], language: str) -> list[str]:
    assert len(texts) > 5
    return [text for text in texts if stray(text, language, NAMES)]


@pytest.mark.parametrize("players", [2, 6])
def test_the_log_and_the_ribbon(language: str, players: int) -> None:
    names, crests = NAMES[:players], CRESTS[:players]
    texts = [line for event in happened(players) for line in sentences(event, names, SPEC)]
    for event in happened(players):
        parts = sentence(event, crests, names, SPEC) or ()
        texts.append("".join(part if isinstance(part, str) else "" for part in parts))
    assert strays(texts, language) == []


def test_names(language: str) -> None:
    texts = [name(kind) for name in (terms.kind_name, terms.kind_short, terms.fish) for kind in KINDS]
    texts += [text for kind in KINDS for text in (terms.kinds_name(kind, 2), terms.barrels_name(kind, 1))]
    for resource in RESOURCES:
        texts += [
            terms.resource_name(resource),
            terms.resources_name(resource, 2),
            terms.goods_name(resource),
        ]
    texts += [name(market) for name in (terms.market_name, terms.place) for market in MARKETS]
    texts += [name(hull) for name in (terms.hull_name, terms.hull_title) for hull in HULLS]
    texts += [name(slot) for name in (terms.slot_name, terms.slot_title, terms.a_slot) for slot in SLOTS]
    texts += [name(port) for name in (terms.port_name, terms.the_port) for port in range(3)]
    texts += [terms.spot_name(0, SPEC), terms.worth_name(3), *map(terms.ways, SPEC.entries.values())]
    assert strays(texts, language) == []


def test_refusals_prompts_and_pages(language: str) -> None:
    texts = [refused(why, NAMES, 0) for why, _said in EXAMPLES]
    texts += [text for page in rules_pages(SPEC) for text in (page.title, *page.paragraphs)]
    texts += [_(heading) for heading in HEADINGS.values()]
    for view in views(3):
        texts += [header(view), *(prompt(view, seat, NAMES) for seat in range(3))]
    assert strays(texts, language) == []


@pytest.mark.parametrize("players", [2, 6])
def test_what_explains_itself(language: str, players: int) -> None:
    texts = [
        text
        for view in views(players)[::6]
        for said in everything(asking(view, players - 1))
        for text in (said.title, *said.sentences)
    ]
    assert strays(texts, language) == []


@pytest.mark.parametrize("winners", [(0,), (0, 1), (0, 1, 2)])
def test_verdicts(language: str, winners: tuple[int, ...]) -> None:
    said = remark(Outcome((7, 7, 7), winners, "yen", ()), NAMES[:3])
    assert said
    assert stray(said, language, NAMES) == []
