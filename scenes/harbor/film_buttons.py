"""H20: how a film is left, and what the golden button does with it."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.door import _
from game.rules.harbor.state import Phase
from game.staging.harbor import art
from scenes.harbor.film import Film
from scenes.play.verbs import Button


def way_out(film: Film, undo: Callable[[], None], *, may_leave: bool) -> tuple[Button, ...]:
    """H42: after an auction there is none but to be done."""
    if film.steps:
        return (Button("leave", _("Take back"), undo, word="back"),)
    return (Button("leave", _("Back"), undo, word="back"),) if may_leave else ()


def do_it(film: Film, do: Callable[[], None], missing: str, phase: Phase, *, warned: bool) -> Button:
    """H42: what goes on after an auction costs nothing more."""
    costs = (art.PIP,) if phase is Phase.TURN else ()
    return Button("do", _doing(film, warned), do, "" if film.ghosts else missing, "hurry", True, costs)


def _doing(film: Film, warned: bool) -> str:
    if warned:
        return _("Draw the tuna")
    if film.ghosts:
        return _("The usual")
    return _("Do it") if film.steps else _("Done")
