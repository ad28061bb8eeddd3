"""What cannot be done in the harbor, and why: in words for every reason that the rules can give."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.rules.core import single
from game.rules.core.draft import Refusal, refusal
from game.rules.harbor import drafts
from game.rules.harbor.drafts.menu import TurnMenu
from game.staging.harbor.refusals import BY_REASON, BY_RULE, refused
from tests.rules.harbor.drafts.walks import every_draft, table, walk
from tests.rules.harbor.midway import KERNEL, midway

NAMES = ("Bartholomaeu", "Jiro", "Oyuki", "Taro", "Kiku", "Sen")
SOURCES = [*sorted(Path(drafts.__file__).parent.glob("*.py")), Path(single.__file__)]
MAKERS = {"refusal", "named"}
LONGEST = 85
"""Letters, with a name of twelve."""


def constants(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def reasons(file: Path) -> Iterator[str]:
    """The second argument of every call that makes a refusal; a name stands for all it may be there."""
    tree = ast.parse(file.read_text("utf-8"))
    owners = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for owner in (*owners, tree):
        for call in ast.walk(owner):
            if not (
                isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MAKERS
            ):
                continue
            why = call.args[1]
            if isinstance(why, ast.Name):
                if owner is tree:
                    continue
                assigned = [node for node in ast.walk(owner) if isinstance(node, ast.Assign)]
                named = [node for node in assigned if why.id in {*names(node)}]
                yield from (
                    one for node in named for one in constants(node.value) if one[1:].isalpha() or " " in one
                )
            elif isinstance(why, ast.IfExp):
                yield from constants(why.body) | constants(why.orelse)
            else:
                yield from constants(why)


def names(node: ast.Assign) -> Iterator[str]:
    for target in node.targets:
        yield from (part.id for part in ast.walk(target) if isinstance(part, ast.Name))


REASONS = {reason for file in SOURCES for reason in reasons(file)}

EXAMPLES: list[tuple[Refusal, str]] = [
    (refusal("H10", "no action"), "Hana has no action left."),
    (refusal("H26", "too dear", price=500, cash=300), "A port costs 500 yen, and Hana has 300 yen."),
    (refusal("H33", "too dear", price=200, cash=100), "It costs 200 yen, and Hana has 100 yen."),
    (refusal("H26", "nothing chosen"), "Hana has not chosen yet."),
    (refusal("H25", "not offered"), "That cannot be done now."),
    (refusal("H20", "acted", ship=0), "This ship has already acted in this fish action."),
    (refusal("H20", "no activity"), "A fish action needs a ship that acts, or a new price."),
    (refusal("H42", "auction first"), "The tuna auction comes first."),
    (refusal("H27", "last port only", port=0), "The barge docks only at the last port."),
    (refusal("H26", "closed", port=2, price=500), "Closed: port 2 opens for 500 yen."),
    (refusal("H26", "closed", port=2), "Closed: port 2 must be opened first."),
    (refusal("H26", "full", port=0), "No berth is free at the base port."),
    (refusal("H26", "all open", ports=3), "All ports of Hana are open."),
    (refusal("H49", "no barrels", fish="eel"), "No barrel of eel is left in the market."),
    (refusal("H21", "no licence", fish="eel"), "Hana has no Eel licence."),
    (refusal("H21", "licence in use", fish="eel"), "Eel licence in use by another ship."),
    (
        refusal("H27", "licence spent", fish="eel"),
        "Eel licence: one barrel each in a fish action, and it has that.",
    ),
    (refusal("H21", "other fish", fish="eel", held="crab"), "The hold has crab: no eel beside it."),
    (refusal("H44", "one salmon", most=1), "A ship carries at most 1 barrel of salmon."),
    (refusal("H21", "full hold", slots=2), "The hold is full: it takes 2 barrels."),
    (refusal("H27", "barge full", slots=6), "The barge is full: it takes 6 barrels."),
    (refusal("H23", "priced", ware=0), "This price was already changed in this fish action."),
    (refusal("H22", "price awaited", ware="eel", left=0), "The eel still needs a price."),
    (
        refusal("H45", "price awaited", ware="takoyaki", left=2),
        "The takoyaki needs a price, and 2 more after it.",
    ),
    (refusal("H23", "no such price", step=100, most=5000), "Prices go in steps of 100 yen up to 5,000 yen."),
    (refusal("H23", "same price", price=300), "It costs 300 yen already: the new price must differ."),
    (refusal("H25", "in use", slot="eel"), "Eel licence in use: it cannot be returned now."),
    (
        refusal("H25", "last licence", price=100, cash=0),
        "The last licence: Hana has 0 yen, and another costs 100 yen.",
    ),
    (refusal("H25", "slots full", slots=4), "All 4 slots of Hana are full: return something for it."),
    (refusal("H25", "slots empty"), "Hana has nothing to return."),
    (refusal("H25", "all in use", slots=1), "All licences of Hana are in use at sea."),
    (refusal("H30", "same licence"), "A licence cannot be returned for one of the same fish."),
    (refusal("H30", "no market"), "No market is chosen yet."),
    (refusal("H32", "unpaid"), "The entry is not paid yet."),
    (
        refusal("H30", "nothing to do", market="eel"),
        "To enter the Eel market, Hana must do something there.",
    ),
    (refusal("H30", "entered", market="salmon"), "Hana has entered the Salmon market this turn."),
    (
        refusal("H32", "entry", market="salmon", price=400, cash=300),
        "Entry costs 400 yen: Hana has 300 yen.",
    ),
    (
        refusal("H32", "entry", market="squid", actions=2, left=1, token="squid"),
        "Entry costs 2 actions or 1 squid: Hana has 1 action.",
    ),
    (
        refusal("H32", "entry", market="octopus", actions=2, left=0, price=200, cash=100, token="takoyaki"),
        "Entry costs 2 actions, 200 yen or 1 takoyaki: Hana has 0 actions and 100 yen.",
    ),
    (
        refusal("H32", "entry", market="tuna", actions=1, left=0, price=200, cash=200),
        "Entered this turn: again only for 1 action, and Hana has 0.",
    ),
    (refusal("H32", "few actions", actions=2, left=1), "It takes 2 actions, and Hana has 1."),
    (refusal("H46", "none owned", resource="eel"), "Hana has no eel."),
    (refusal("H30", "none owned", resource="old_salmon"), "Hana has no old salmon."),
    (refusal("H33", "none left", licence="eel"), "No Eel licence is left."),
    (refusal("H50", "none left", ship="two_slot"), "No two-slot ship is left."),
    (refusal("H51", "none left", rental="freezer"), "No freezer is left."),
    (refusal("H54", "none left"), "No subsidy is left."),
    (refusal("H55", "none left", resource="eel"), "Hana has no more eel."),
    (
        refusal("H33", "enough in a visit", licence="mackerel", most=1),
        "Mackerel licence: at most 1 in a visit.",
    ),
    (refusal("H3", "enough", licence="mackerel", most=2), "Mackerel licence: at most 2 for each player."),
    (refusal("H57", "no demand", resource="squid"), "The Aquarium wants no more squid."),
    (refusal("H54", "charity full", resource="squid"), "Charity takes no more in this game."),
    (refusal("H40", "not bought", ware="eel"), "This market buys no barrels of eel."),
    (refusal("H45", "few takoyaki", left=2, needed=3), "3 takoyaki are needed, and 2 are left."),
    (refusal("H50", "no free port", ship="barge"), "Hana has no free port for a barge."),
    (refusal("H50", "port awaited", ship="one_slot"), "The one-slot ship needs a port."),
    (refusal("H50", "at sea", ship=0), "This ship is at sea: only docked ships are sold."),
    (refusal("H50", "last ship", ship=0), "The last ship of Hana cannot be sold."),
    (refusal("H54", "one each"), "Hana has a subsidy: one for each player."),
    (refusal("H55", "used", spot=0), "This spot was already used in this visit."),
    (refusal("H55", "worth too little", worth=3, asked=5), "Worth 3 R: this spot asks for 5 R."),
    (refusal("H56", "has a share"), "Hana has a share, so there is no loan."),
    (refusal("H56", "has a loan"), "Hana has a loan, so there is no share."),
    (refusal("H56", "no loan left"), "No loan is left."),
    (refusal("H56", "no share left"), "No share is left."),
    (refusal("H70", "nothing bought"), "Hana has put in nothing to buy."),
    (refusal("H70", "no such ware"), "That is not for sale any more."),
    (refusal("H70", "own harbor"), "Hana cannot buy in the own harbor."),
    (refusal("H70", "no fish left"), "No fish is left for any barrel that is for sale."),
    (
        refusal("H70", "no fish left", fish="eel"),
        "No eel is left in its market, so no barrel of it is sold.",
    ),
    (refusal("H70", "no wares"), "Nobody else has anything for sale."),
    (refusal("H42", "no such bid", step=100, cash=400), "Bids go in steps of 100 yen up to 400 yen."),
    (refusal("H42", "outbid", bid=100), "A bid of 100 yen is not among the highest."),
]


@pytest.mark.parametrize(("why", "sentence"), EXAMPLES, ids=[one.why for one, _ in EXAMPLES])
def test_a_reason_is_said_in_a_sentence(why: Refusal, sentence: str) -> None:
    assert refused(why, ("Hana", "Jiro"), 0) == sentence


def test_there_are_words_and_an_example_for_every_reason_in_the_rules_and_for_no_other() -> None:
    assert len(REASONS) > 50
    assert {one.why for one, _ in EXAMPLES} == REASONS
    assert {*BY_REASON} | {why for _, why in BY_RULE} == REASONS
    assert set(BY_RULE) <= {(one.rule, one.why) for one, _ in EXAMPLES}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_refusal_and_warning_that_comes_up_is_a_short_sentence(players: int, often: int) -> None:
    found: set[Refusal | None] = set()
    at = table(players)
    for seed in range(12 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=20):
            found |= {*TurnMenu(at, KERNEL.observe(state, seat)).options().values()}
            for draft in every_draft(state, seat):
                for _ in walk(draft, random):
                    found |= {*draft.options().values(), *draft.warnings().values(), draft.missing}
    known = [one for one in found if one is not None]
    assert len({(one.rule, one.why) for one in known}) > 45
    for one in known:
        sentence = refused(one, NAMES[:players], 0)
        assert re.fullmatch(r"[A-Z0-9][^{}]*[A-Za-z0-9]\.", sentence), (one, sentence)
        assert "  " not in sentence
        assert len(sentence) <= LONGEST, sentence
