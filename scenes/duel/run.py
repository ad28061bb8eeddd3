"""One run of the chant: its clock, the bids so far, and the bots; a chant that restarts has a new one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from game.rules.core.draft import Draft
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from game.rules.duel.spec import SEATS
from game.staging.duel.tableau import Entry
from game.staging.duel.words import missed, on_the_beat
from scenes.duel.bot_hands import BotHands
from scenes.duel.chant import TEMPI, USUAL, Chant, Moment
from scenes.play.sitting import SPEEDS, Sitting

BEAT: Final = 0.09
"""Seconds before or after BI."""

AnyDraft: TypeAlias = Draft[Any, Any, Any, Any]


class Bids:
    """The last press of each seat counts; a bot's presses are counted alike, without a bid."""

    def __init__(self, drafts: Mapping[Seat, AnyDraft]) -> None:
        self._drafts = drafts
        self._presses = dict.fromkeys(SEATS, 0)
        self.ready: set[Seat] = set()

    def press(self, seat: Seat, bid: int | None) -> None:
        """Everybody sees that it was pressed; of a bot (None) there is no more to know here."""
        self._presses[seat] += 1
        if bid is not None:
            self._drafts[seat].add(Bid(seat, bid))

    def of(self, seat: Seat) -> int | None:
        """What the seat has chosen so far."""
        made = self._made(seat)
        return None if made is None else made.bid

    def take_back(self, seat: Seat) -> None:
        """The seat chooses anew, as if it had never pressed."""
        self._drafts[seat].clear()
        self._presses[seat] = 0
        self.ready.discard(seat)

    @property
    def presses(self) -> tuple[int, int]:
        """How often each seat has pressed."""
        first, second = (self._presses[seat] for seat in SEATS)
        return first, second

    def entry(self, beat: int) -> Entry:
        """What everybody may see."""
        return Entry(self.presses, beat, frozenset(self.ready))

    def missing(self, people: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of them who have not pressed."""
        return tuple(seat for seat in people if self._made(seat) is None)

    def actions(self, seats: Iterable[Seat], missing: int) -> dict[Seat, Bid]:
        """D20: what each of them has bid; `missing` for whoever has not."""
        return {seat: self._made(seat) or Bid(seat, missing) for seat in seats}

    def _made(self, seat: Seat) -> Bid | None:
        draft = self._drafts.get(seat)
        made: Bid | None = draft.action() if draft is not None and draft.complete else None
        return made


def _shift(sitting: Sitting) -> float:
    """Bots alone need none."""
    return sitting.cabinet.settings.tap_shift / 1000 if sitting.seating.people() else 0.0


class Run:
    """`bids` are known to nobody else before the end of it; `entry` is what everybody may see."""

    def __init__(self, sitting: Sitting, warn: bool) -> None:
        self._sitting = sitting
        tempo = TEMPI.get(sitting.cabinet.settings.chant)
        people = bool(sitting.seating.people())
        self.chant = Chant(tempo if people else tempo or USUAL, warn and tempo is not None, _shift(sitting))
        asked = sitting.match.waiting().intersection(sitting.seating.people())
        self.bids = Bids({seat: sitting.draft(seat) for seat in asked})
        self._when: dict[Seat, float | None] = {}
        self._hands = BotHands(sitting, self.chant.tempo)

    def press(self, seat: Seat, bid: int) -> None:
        """Of a person, who may have thrown right on the beat."""
        self.bids.press(seat, bid)
        self._when[seat] = self.chant.since_bi

    @property
    def on_the_beat(self) -> tuple[Seat, ...]:
        """Whose last press was close to BI as it is seen on this screen."""
        shift = self.chant.shift
        return tuple(
            seat
            for seat, when in sorted(self._when.items())
            if when is not None and abs(when - shift) <= BEAT
        )

    @property
    def complete(self) -> bool:
        """Everybody is ready; where nobody plays there is nobody to wait for."""
        return self.bids.ready.issuperset(self._sitting.seating.people())

    @property
    def looking(self) -> bool:
        """Before WA, when one can still say that one is ready."""
        return self.chant.moment is Moment.LOOK

    @property
    def entry(self) -> Entry:
        """How far the chant is, and who has pressed."""
        return self.bids.entry(self.chant.moment.beat)

    def advance(self, dt: float, held: bool) -> tuple[Moment, ...]:
        """With people it takes its time, whatever the speed of all else; bots alone take theirs to think."""
        self._hands.think()
        if self._sitting.seating.people():
            return self.chant.advance(dt, held)
        speed = SPEEDS[self._sitting.cabinet.settings.speed]
        return self.chant.advance(dt * speed, held=self._hands.thinking is not None)

    def lit(self) -> Sequence[Seat]:
        """The bots that are seen to press just now."""
        due = self._hands.due(self.chant.since_wa)
        for seat in due:
            self.bids.press(seat, None)
        return due

    def decisions(self) -> list[Any]:
        """D20, as hands open: of all seats in order; who has not pressed is told of after it."""
        sitting, spec = self._sitting, self._sitting.match.kernel.spec
        sitting.asides += [on_the_beat(seat, sitting.seating.names) for seat in self.on_the_beat]
        sitting.asides += missed(self.bids.missing(sitting.seating.people()), sitting.seating.names, spec)
        made = self.bids.actions(sitting.match.waiting(), spec.missing_bid) | self._hands.decisions()
        return [made[seat] for seat in sorted(made)]
