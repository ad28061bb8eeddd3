"""What the golden matches of the duel show between them, beside every ending: each effect, by its cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.duel.actions import Bid
from game.rules.duel.events import BarrelMoved, CardDrawn, DuelEvent, NothingFound, SpecialtyReached
from game.rules.duel.spec import Bonus, DuelOptions
from game.rules.duel.state import Cause
from game.storage.saves import new_match

Mark: TypeAlias = tuple[str, ...]
"""The name of an event, its cause and its bonus, as far as it has them."""

STOPPED: Final = "stopped"
"""D23: a barrel that could not move."""

SPECIALTIES: Final = frozenset((SpecialtyReached.__name__, bonus.name) for bonus in Bonus)
WITHOUT_CAUSE: Final = frozenset(
    (name,)
    for name in (
        *("CardHung", "BidMade", "BidsRevealed", "BarrelTurned"),
        *("CardJoined", "DrawPileEmptied", "DiscardsTurned", "MatchEnded"),
    )
)
BY_CAUSE: Final = frozenset(
    (name, cause.name)
    for name, causes in {
        "BarrelMoved": (Cause.BID, Cause.ICON, Cause.SPECIALTY, Cause.BALANCE),
        "CardTaken": (Cause.BID, Cause.TIE),
        "CardDiscarded": (Cause.BID, Cause.TIE, Cause.SPECIALTY),
        "CardStolen": (Cause.SPECIALTY, Cause.BALANCE),
        "CardDrawn": (Cause.SPECIALTY,),
    }.items()
    for cause in causes
)
KIND: Final[Mark] = (CardDrawn.__name__, Cause.BALANCE.name)
EFFECTS: Final = WITHOUT_CAUSE | BY_CAUSE | SPECIALTIES


def _nothing(bonus: Bonus, cause: Cause = Cause.SPECIALTY) -> frozenset[Mark]:
    return frozenset({(NothingFound.__name__, cause.name, bonus.name)})


def _stopped(cause: Cause) -> frozenset[Mark]:
    return frozenset({(BarrelMoved.__name__, cause.name, STOPPED)})


WANTED: Final[Mapping[str, frozenset[Mark]]] = {
    "effects": EFFECTS,
    "kind_fish": SPECIALTIES | {KIND},
    "no_steal": _nothing(Bonus.STEAL),
    "no_discard": _nothing(Bonus.DISCARD),
    "no_draw": _nothing(Bonus.DRAW),
    "no_gift": _nothing(Bonus.DRAW, Cause.BALANCE),
    "stopped_icon": _stopped(Cause.ICON),
    "stopped_specialty": _stopped(Cause.SPECIALTY),
}
"""By the name of the record; what it must show at least."""

KIND_FISH: Final = frozenset({"kind_fish", "no_draw", "no_gift"})
AGREED: Final = frozenset({"no_draw", "no_gift", "stopped_specialty"})
"""By chance alone this is not found."""


def played(kernel: AnyKernel, kind: str, seed: int) -> Match:
    """A match to its end."""
    match, random = new_match(kernel, DuelOptions(2, kind in KIND_FISH), seed), Random(seed)
    bids = agreed(random) if kind in AGREED else None
    while waiting := match.waiting():
        if bids is not None and len(waiting) == 2:
            for seat, bid in enumerate(bids(match.observe(None).day)):
                match.submit(Bid(seat, bid))
        else:
            match.submit(match.legal(min(waiting)).sample(random))
    return match


def agreed(random: Random) -> Callable[[bool], tuple[int, int]]:
    """Bids of two who tie by day and by night as often as they like, and whose leads are of one kind."""
    ties, first = (random.random(), random.random()), random.random()
    leads = [random.random() ** 2 for _ in range(3)]

    def bids(day: bool) -> tuple[int, int]:
        if random.random() < ties[day]:
            return (bid := random.randint(1, 4)), bid
        lead = random.choices((1, 2, 3), leads)[0]
        low = random.randint(1, 4 - lead)
        return (low + lead, low) if random.random() < first else (low, low + lead)

    return bids


def mark(event: DuelEvent) -> Mark:
    """What an event is, whoever it happens to."""
    facts: list[Any] = [getattr(event, name, None) for name in ("cause", "bonus")]
    still = isinstance(event, BarrelMoved) and event.start == event.end
    return (type(event).__name__, *(fact.name for fact in facts if fact is not None), *[STOPPED] * still)


def marks(match: Match) -> frozenset[Mark]:
    """Of all that happened."""
    events: Iterable[DuelEvent] = match.events()
    return frozenset(map(mark, events))


def shows(match: Match, kind: str) -> bool:
    """Whether it has everything that is wanted of the record."""
    return marks(match) >= WANTED[kind]
