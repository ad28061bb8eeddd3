"""What the running game shows, as JSON. The trial ships this file as text into the game: it only looks."""

from __future__ import annotations

import copy
import gc
import json
from typing import Any

STEPS = {"down": (0, 1), "up": (0, -1), "right": (1, 0), "left": (-1, 0)}
_found: list[Any] = []


def look(device: str) -> str:
    """All that a pilot with this device goes by."""
    top = _stack().top
    seen = _table(top, device) if hasattr(top, "sitting") else _menu(top, device)
    return json.dumps({"scene": type(top).__name__.removesuffix("Scene").lower(), **seen})


def moving() -> bool:
    """Whether something is on its way over the table; cheap, for measuring."""
    top = _stack().top
    return hasattr(top, "sitting") and not top.sitting.show.stage.idle


def _stack() -> Any:
    """The scenes, found in memory: the game has no door for this, and needs none."""
    if not _found or not _found[0].scenes:
        known = (thing for thing in gc.get_objects() if type(thing).__name__ == "Stack")
        _found[:] = [stack for stack in known if getattr(stack, "scenes", None)][-1:]
    if not _found:
        raise RuntimeError("no scene is shown")
    return _found[0]


# ---------------------------------------------------------------- menus


def _menu(scene: Any, device: str) -> dict[str, Any]:
    """`ways` has the first step towards everything that can be reached."""
    if not hasattr(scene, "cursor"):
        return {"said": list(getattr(scene, "sentences", ()))}
    widgets = scene.screen.widgets
    values = {key: widget.value for key, widget in widgets.items() if hasattr(widget, "choices")}
    focus = scene.cursor(device)
    return {
        "at": focus.at,
        "ways": _ways(focus, {key for key, widget in widgets.items() if _has_values(widget)}),
        "values": values,
        "speed": scene.cabinet.settings.speed,
        "seated": hasattr(scene, "places") and bool(scene.places.of(device)),
        "scores": [
            widget.standing.score for key, widget in sorted(widgets.items()) if hasattr(widget, "standing")
        ],
    }


def _has_values(widget: Any) -> bool:
    """Sideways is no step there: it changes the value."""
    return hasattr(widget, "choices") or hasattr(widget, "level")


def _ways(focus: Any, closed: set[str]) -> dict[str, str]:
    """By trying all steps on a copy, nearest things first."""
    trial = copy.copy(focus)
    first = {focus.at: ""}
    line = [focus.at]
    for at in line:
        for word, way in STEPS.items():
            trial.at = at
            if (way[0] and at in closed) or not trial.move(*way) or trial.at in first:
                continue
            first[trial.at] = first[at] or word
            line.append(trial.at)
    return {key: word for key, word in first.items() if key}


# ---------------------------------------------------------------- the table


def _table(scene: Any, device: str) -> dict[str, Any]:
    """`goals` is what this device could choose now: nothing while it is not asked."""
    sitting, entry = scene.sitting, _open_entry(scene)
    asking = sitting.show.stage.idle and sitting.show.next_event is None and not sitting.show.stirred
    focus = entry.focus if entry else scene.focus
    listens = entry is not None or sitting.guard.listens(device)
    goals = _goals(scene, entry) if asking and listens and _asked(sitting, device) else []
    return {
        "asking": asking,
        "moving": not sitting.show.stage.idle,
        "shown": sitting.on_input is not None,
        "at": _named(focus.at),
        "ways": {_named(id): word for id, word in _ways(focus, set()).items()} if goals else {},
        "goals": [_named(goal) for goal in goals],
        "over": sitting.match.outcome() is not None,
        "speed": sitting.cabinet.settings.speed,
        "place": _place(sitting.match, sitting.party),
    }


def _open_entry(scene: Any) -> Any:
    return scene.open_seat.entry if hasattr(scene, "open_seat") else None


def _asked(sitting: Any, device: str) -> bool:
    waiting = sitting.match.waiting() - sitting.match.locked
    return any(sitting.seating.device(seat) == device for seat in waiting)


def _named(id: Any) -> str:
    """A piece of the table, or the button of an entry, as plain text."""
    return id if isinstance(id, str) else repr(id)


def _goals(scene: Any, entry: Any) -> list[Any]:
    """Tickets still free and then the lock, or every choice that is not refused."""
    if entry is None:
        return [key for key, choice in scene._choices.items() if not choice.refusal]
    from game.staging.auction.pieces import FAN, HeldTicket, Lock

    if entry.draft.complete:
        return [Lock(entry.draft.seat)]
    free = entry.draft.hand.difference(entry.draft.position)
    return [HeldTicket(entry.draft.seat, slot) for slot, ticket in enumerate(FAN) if ticket in free]


def _place(match: Any, party: Any) -> dict[str, Any]:
    """Where the match is: equal before a reload and after it."""
    from game.match.record import action_to_json

    view = match.observe(None)
    return {
        "seed": party.seed,
        "round": getattr(view, "round", 0),
        "phase": view.phase.name.lower(),
        "money": [seat.money for seat in view.seats],
        "waiting": sorted(match.waiting()),
        "actions": [action_to_json(action) for action in match.actions],
    }
