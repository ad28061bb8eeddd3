"""The places at the table before a match: who sits where, with what, and why it cannot begin yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from game.app.party import Chair
from game.devices.intents import DeviceId
from game.i18n.door import _, ngettext, pgettext
from game.storage.settings import Guest

T = TypeVar("T")

NAMES: Final = ("Hana", "Jiro", "Kiku", "Masa", "Nori", "Sen")
CRESTS: Final = range(1, 7)
"""The numbers of their pictures."""

LONGEST_NAME: Final = 12


@dataclass(slots=True)
class Place:
    """Somebody with a device, else a bot of this level, else nobody. The level waits for whoever leaves."""

    name: str
    crest: int
    device: DeviceId | None = None
    level: str | None = None

    @property
    def taken(self) -> bool:
        """Somebody or a bot plays here."""
        return self.device is not None or self.level is not None


class Places:
    """Crests are never alike; a place keeps its name and crest while people come and go."""

    def __init__(self, players: range, guests: Sequence[Guest] = (), level: str | None = None) -> None:
        self.players = players
        names = _unlike(
            [guest.name[:LONGEST_NAME] for guest in guests if guest.name.strip()], NAMES, players[-1]
        )
        crests = _unlike([guest.crest for guest in guests if guest.crest in CRESTS], CRESTS, players[-1])
        self.all = [Place(name, crest, level=level) for name, crest in zip(names, crests, strict=True)]

    def of(self, device: DeviceId) -> list[int]:
        """The seats a device sits at, in order."""
        return [seat for seat, place in enumerate(self.all) if place.device == device]

    def join(self, device: DeviceId) -> int | None:
        """To the first place without a person, an empty one before a bot's; None if there is none."""
        free = [seat for seat, place in enumerate(self.all) if place.device is None]
        seat = min(free, key=lambda seat: (self.all[seat].taken, seat), default=None)
        if seat is not None:
            self.all[seat].device = device
        return seat

    def sit(self, seat: int, device: DeviceId) -> None:
        """To a certain place, if nobody sits there."""
        if self.all[seat].device is None:
            self.all[seat].device = device

    def leave(self, seat: int) -> None:
        """The bot that was there, or nobody, takes it back."""
        self.all[seat].device = None

    def rename(self, seat: int, name: str) -> None:
        """An empty name is none: the usual one comes back."""
        others = {place.name for number, place in enumerate(self.all) if number != seat}
        usual = next(name for name in NAMES if name not in others)
        self.all[seat].name = name or usual

    def turn_crest(self, seat: int, step: int) -> None:
        """On to the next that no other player has; an empty place gives its own up."""
        place, count = self.all[seat], len(CRESTS)
        for far in range(1, count):
            crest = (place.crest - 1 + step * far) % count + 1
            holder = next((other for other in self.all if other.crest == crest), None)
            if holder is None or not holder.taken:
                if holder is not None:
                    holder.crest = place.crest
                place.crest = crest
                return

    @property
    def seated(self) -> list[int]:
        """The seats that play."""
        return [seat for seat, place in enumerate(self.all) if place.taken]

    def obstacle(self) -> str:
        """Why it cannot begin, or nothing."""
        names = [self.all[seat].name for seat in self.seated]
        if not any(place.device for place in self.all):
            return _("Somebody has to sit down first.")
        if len(names) not in self.players:
            return self._wrong_number(len(names))
        twice = next((name for name in names if names.count(name) > 1), None)
        return _("Two players are called {name}.", name=twice) if twice else ""

    def _wrong_number(self, seated: int) -> str:
        fewest, most = self.players[0], self.players[-1]
        if fewest == most:
            return ngettext(
                "This game is for {count} player, not {seated}.",
                "This game is for {count} players, not {seated}.",
                most,
                seated=seated,
            )
        return ngettext(
            "This game is for {fewest} to {count} player, not {seated}.",
            "This game is for {fewest} to {count} players, not {seated}.",
            most,
            fewest=fewest,
            seated=seated,
        )

    def chairs(self) -> tuple[Chair, ...]:
        """Those who play, from left to right."""
        places = [self.all[seat] for seat in self.seated]
        return tuple(
            Chair(place.name, place.crest, place.device, None if place.device else place.level)
            for place in places
        )

    def guests(self) -> tuple[Guest, ...]:
        """Names and crests for the next time."""
        return tuple(Guest(place.name, place.crest) for place in self.all)

    def reseat(self, chairs: Iterable[Chair], present: Iterable[DeviceId]) -> None:
        """As they sat in a match that is over; a device that is gone leaves its place free."""
        there = frozenset(present)
        for place in self.all:
            place.level = None
        for place, chair in zip(self.all, chairs, strict=False):
            others = [other for other in self.all if other.crest == chair.crest and other is not place]
            for other in others:
                other.crest = place.crest
            place.name, place.crest, place.level = chair.name, chair.crest, chair.level
            place.device = chair.device if chair.device in there else None


def crest_names() -> tuple[str, ...]:
    """In the order of their numbers."""
    return (
        pgettext("crest", "wave"),
        pgettext("crest", "crane"),
        pgettext("crest", "pine"),
        pgettext("crest", "fan"),
        pgettext("crest", "hemp leaf"),
        pgettext("crest", "plum"),
    )


def _unlike(wanted: Sequence[T], usual: Iterable[T], count: int) -> list[T]:
    """So many different values: the wanted ones first, then the usual ones."""
    return list(dict.fromkeys((*wanted, *usual)))[:count]
