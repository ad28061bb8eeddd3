"""What a seat's score, the two lanes of the race and its anchors say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, signed, yen
from game.rules.core.outcome import Line, Outcome
from game.rules.core.seat import Seat
from game.rules.harbor import foresight
from game.rules.harbor.spec import Thresholds
from game.staging.harbor.asking import Asking
from game.staging.harbor.terms import worth_name
from game.staging.harbor.words import held_back
from game.staging.lore import Lore, lore

Lane: TypeAlias = Literal["yen", "resources"]
"""Of the race; named like the endings of H80."""


def score(owner: Seat, at: Asking) -> Lore:
    """H81: as if the match ended now, line by line, and how far that is from the lead."""
    outcome = foresight.reckoned(at.view, at.table)
    return lore(at.name(owner), would_score(owner, outcome, at), _behind(owner, outcome, at))


def would_score(owner: Seat, outcome: Outcome, at: Asking) -> str:
    """All lines that are not nothing; yen always."""
    lines = [_line(line, owner, at) for line in outcome.lines[owner] if line.points or line.item == "yen"]
    return _(
        "Would score {score} now: {lines}.",
        score=number(outcome.scores[owner]),
        lines=in_a_row(lines),
    )


def _line(line: Line, owner: Seat, at: Asking) -> str:
    points = signed(line.points)
    match line.item:
        case "yen":
            return pgettext("score", "{points} in yen", points=number(line.points))
        case "resources":
            worth = worth_name(at.own(owner).resources)
            return pgettext("score", "{points} for {worth}", points=points, worth=worth)
        case "most resources":
            return pgettext("score", "{points} for the most R", points=points)
        case "least resources":
            return pgettext("score", "{points} for the least R", points=points)
        case "loans":
            return pgettext("score", "{points} for loans", points=points)
    return pgettext("score", "{points} of interest", points=points)


def _behind(owner: Seat, outcome: Outcome, at: Asking) -> str:
    scores, name = outcome.scores, at.name(owner)
    others = [points for seat, points in enumerate(scores) if seat != owner]
    ahead = scores[owner] - max(others)
    if ahead > 0:
        return _("{name} would win by {points}.", name=name, points=number(ahead))
    if ahead < 0:
        return _("{name} is {points} behind the lead.", name=name, points=number(-ahead))
    return _("{name} would tie for the lead.", name=name)


def lane(which: Lane, at: Asking) -> Lore:
    """H80: a goal, who is how far, who is held back, and what ends it in any case."""
    end = at.table.size.end
    if which == "yen":
        title, goal = _("The race for yen"), yen(end.yen)
        standings = at.each(range(len(at.view.seats)), lambda seat: number(at.own(seat).cash))
    else:
        title, goal = _("The race for R"), worth_name(end.resources)
        standings = at.each(range(len(at.view.seats)), lambda seat: number(at.own(seat).resources))
    return lore(
        title,
        _("Whoever starts a turn with at least {goal} ends the game.", goal=goal),
        _("So far: {standings}.", standings=standings),
        *_anchored(which, at),
        *_always(which, at, end),
    )


def _anchored(which: Lane, at: Asking) -> Iterator[str]:
    """Whom this lane does not let end the game: who alone has the least of the other."""
    if at.view.trigger is not None:
        return
    found = foresight.anchors(at.view)
    held = found.resources if which == "yen" else found.yen
    if held is not None:
        yield clause(which, at.name(held))


def clause(which: Lane, name: str) -> str:
    """H80: why a seat is held back in a lane."""
    if which == "yen":
        return _("{name} alone has the least R and cannot end it by yen alone.", name=name)
    return _("{name} alone has the least yen and cannot end it by R alone.", name=name)


def _always(which: Lane, at: Asking, end: Thresholds) -> Iterator[str]:
    if at.view.options.always_ends:
        goal = yen(end.yen_always) if which == "yen" else worth_name(end.resources_always)
        yield _("At {goal} nobody is held back: a house rule of this table.", goal=goal)


def runner(which: Lane, owner: Seat, at: Asking) -> Lore:
    """A crest in a lane: how far it is, and what its next turn would find."""
    end, own, name = at.table.size.end, at.own(owner), at.name(owner)
    if which == "yen":
        now, goal, missing = yen(own.cash), yen(end.yen), yen(max(0, end.yen - own.cash))
    else:
        now, goal = worth_name(own.resources), worth_name(end.resources)
        missing = worth_name(max(0, end.resources - own.resources))
    there = (own.cash >= end.yen) if which == "yen" else (own.resources >= end.resources)
    said = _("{now} of {goal}.", now=now, goal=goal)
    more = () if there else (_("{missing} to go.", missing=missing),)
    return lore(name, said, *more, *_next_turn(owner, at))


def _next_turn(owner: Seat, at: Asking) -> Iterator[str]:
    """H80: as the view knows it; nothing once the end is triggered."""
    own, name = at.own(owner), at.name(owner)
    if own.ending:
        yield _("If the turn of {name} began now, the last turns would begin.", name=name)
    elif own.held_by:
        yield held_back(own.held_by, name, at.table.size.end)


def anchor(which: Lane, at: Asking) -> Lore:
    """H80: hangs in the lane of what its owner alone has the least of, and holds in the other one."""
    found = foresight.anchors(at.view)
    owner = found.yen if which == "yen" else found.resources
    if owner is None:
        return lore(_("Anchor"), _("A tie for the least holds nobody back."))
    other: Lane = "resources" if which == "yen" else "yen"
    return lore(
        _("Anchor"),
        clause(other, at.name(owner)),
        _("With as much as another, or enough of both, nobody is held back."),
    )


def ending(at: Asking) -> Lore:
    """The seal on the goal; once it is stamped, who still acts."""
    left = at.view.turns_left
    if left is None:
        return lore(
            _("The end"),
            ngettext(
                "It comes at the goal of a lane, or after {count} round.",
                "It comes at the goal of a lane, or after {count} rounds.",
                at.spec.rounds,
            ),
            _("Whoever brings it still takes that turn, and each other player one more."),
        )
    return lore(
        _("The end"),
        ngettext(
            "{count} turn is left, this one included.", "{count} turns are left, this one included.", left
        ),
        _(
            "The most R then earns {bonus}, the least pays {penalty}.",
            bonus=yen(at.spec.most_resources),
            penalty=yen(at.spec.least_resources),
        ),
    )
