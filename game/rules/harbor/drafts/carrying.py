"""H30: additions to a visit, put into its draft one after another."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.draft import Refused
from game.rules.harbor.drafts.begun import Converting
from game.rules.harbor.drafts.errands import Addition, Berth, Errand, opening
from game.rules.harbor.drafts.parts import Price, Token
from game.rules.harbor.drafts.visit import VisitDraft
from game.rules.harbor.drafts.visiting import Inside


def inside(draft: VisitDraft) -> Inside:
    """Of a visit whose entry is paid."""
    found = draft.position.inside
    assert found is not None
    return found


def carried_out(draft: VisitDraft, addition: Addition, price: int) -> bool:
    """False if that is not possible here, or not whole; then nothing has changed."""
    parts = len(draft.parts)
    try:
        begin(draft, addition, price)
        done = inside(draft).lack is None
    except Refused:
        done = False
    while not done and len(draft.parts) > parts:
        draft.take_back()
    return done


def begin(draft: VisitDraft, addition: Addition, price: int) -> None:
    """The parts of an addition, takoyaki at this price; answers not asked for any more are left out."""
    berth = next((one for one in addition.answers if isinstance(one, Berth)), None)
    draft.add(opening(addition.errand, inside(draft).ahead.state, draft.seat, berth))
    while isinstance(inside(draft).begun, Converting):
        draft.add(Price(price))
    for answer in addition.answers:
        if not isinstance(answer, Berth) and inside(draft).begun is not None:
            draft.add(answer)


def in_order(additions: Sequence[Addition]) -> list[int]:
    """As they were added, but all tokens of a resource in one sale: H46 pays one price for all of it."""
    firsts: dict[Errand, int] = {}
    for place, one in enumerate(additions):
        firsts.setdefault(one.errand, place)

    def rank(place: int) -> tuple[int, int]:
        errand = additions[place].errand
        return (firsts[errand], place) if isinstance(errand, Token) else (place, place)

    return sorted(range(len(additions)), key=rank)
