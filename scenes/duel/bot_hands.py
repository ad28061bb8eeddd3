"""The bots of a chant: they think while it runs, and are seen to press at a time of their own."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from game.rules.core.seat import Seat
from scenes.duel.chant import Tempo
from scenes.play.sitting import Sitting

EARLIEST: Final = 0.15
LATEST: Final = 0.9
"""Parts of the time from WA to BI."""

BEATS: Final = 2


class BotHands:
    """When a lamp lights has nothing to do with thought or bid: it is drawn from the match's seed.

    So within a turn every hand moves at the same time again, if the chant restarts; decisions are kept.
    """

    def __init__(self, sitting: Sitting, tempo: Tempo) -> None:
        self._match, self._opponents = sitting.match, sitting.opponents
        seed, turn = sitting.party.seed, sitting.show.view.turn
        self._due = {seat: lights(seed, turn, seat, tempo) for seat in sitting.opponents.seats}

    def due(self, seconds: float | None) -> tuple[Seat, ...]:
        """Who presses by so many seconds after WA, each once; nobody before it."""
        if seconds is None:
            return ()
        now = tuple(seat for seat, when in self._due.items() if when <= seconds)
        for seat in now:
            del self._due[seat]
        return now

    @property
    def thinking(self) -> Seat | None:
        """A bot that has not decided yet."""
        held = self._opponents.held
        return next((seat for seat in self._opponents.seats if seat not in held), None)

    def think(self) -> None:
        """A frame's thought for one of them."""
        if (seat := self.thinking) is not None:
            self._opponents.consult(seat, self._match.observe(seat), self._match.legal(seat))

    def decisions(self) -> dict[Seat, Any]:
        """At BI: whoever is still thinking says what was found; a record at its end has nothing to say."""
        opponents, match = self._opponents, self._match
        for seat in opponents.seats:
            opponents.hasten(seat, match.observe(seat), match.legal(seat))
        return {seat: opponents.release(seat) for seat in opponents.seats if seat in opponents.held}


def lights(seed: int, turn: int, seat: Seat, tempo: Tempo) -> float:
    """Seconds after WA; never as late as BI."""
    return BEATS * tempo.beat * Random(f"{seed}/{turn}/{seat}").uniform(EARLIEST, LATEST)
