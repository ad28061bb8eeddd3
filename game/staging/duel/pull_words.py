"""What the log says of the barrel: how far it goes, to whom, and why."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _, ngettext
from game.rules.duel.events import BarrelMoved
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Cause
from game.staging.acts import Names
from game.staging.duel.terms import specialists


def moved(event: BarrelMoved, names: Names, spec: DuelSpec) -> Iterator[str]:
    """In one sentence."""
    name, way = names[event.seat], abs(event.end - event.start)
    if event.cause is Cause.BALANCE:
        yield _("End of the balance for {name}: the barrel goes back.", name=name)
    elif way:
        yield _pulled(event.cause, way, name, specialists(Bonus.BARREL, spec))
    else:
        yield _stopped(event.cause, name, specialists(Bonus.BARREL, spec))


def _stopped(cause: Cause, name: str, fish: str) -> str:
    """D23: it stands on the last notch already."""
    if cause is Cause.ICON:
        return _("Barrel icon: the barrel stays on {name}'s last notch.", name=name)
    if cause is Cause.SPECIALTY:
        return _("{fish} specialty: the barrel stays on {name}'s last notch.", fish=fish, name=name)
    return _("The barrel stays on {name}'s last notch.", name=name)


def _pulled(cause: Cause, way: int, name: str, fish: str) -> str:
    if cause is Cause.ICON:
        return ngettext(
            "Barrel icon: the barrel moves {count} notch towards {name}.",
            "Barrel icon: the barrel moves {count} notches towards {name}.",
            way,
            name=name,
        )
    if cause is Cause.SPECIALTY:
        return ngettext(
            "{fish} specialty: the barrel moves {count} notch towards {name}.",
            "{fish} specialty: the barrel moves {count} notches towards {name}.",
            way,
            fish=fish,
            name=name,
        )
    return ngettext(
        "The barrel moves {count} notch towards {name}.",
        "The barrel moves {count} notches towards {name}.",
        way,
        name=name,
    )
