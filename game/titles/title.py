"""What a game tells the cabinet before anything of it is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from game.i18n.door import ngettext
from game.titles.agreed import Picker, Stepper, Switch, part

if TYPE_CHECKING:
    from game.rules.core.kernel import AnyKernel, Options

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """Where the parts of a game are, each as `module:name`, those that need least first."""

    spec: str
    options: str
    actions: str
    events: str
    state: str
    view: str
    kernel: str
    check: str
    gallery: str
    script: str = ""
    """Empty as long as there is no table."""


class Part(Generic[T]):
    """The part of the same name, found when it is asked for."""

    def __set_name__(self, owner: type[Title], name: str) -> None:
        self._name = name

    def __get__(self, title: Title, owner: type[Title]) -> T:
        found: T = part(getattr(title.parts, self._name))
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """A game of the cabinet: its names, what a table may agree on, and its parts."""

    name: str
    heading: str
    designer: str
    players: range
    tune: str
    """What its music is called."""

    counted: tuple[tuple[str, str], ...]
    """Every item its scoring may name, and how that is called."""

    clock: tuple[str, str]
    """What of its view counts how far a match is, and how that is said."""

    parts: Parts
    switches: tuple[Switch, ...] = ()
    """Without any it is played as its data file proposes."""

    supplies: tuple[Stepper | Picker, ...] = ()
    """How much there is of something, and of what."""

    has_series: bool = False
    """Short enough for several matches in a row."""

    spec: ClassVar[Part[type]] = Part()
    options: ClassVar[Part[type[Options]]] = Part()
    actions: ClassVar[Part[Any]] = Part()
    events: ClassVar[Part[Any]] = Part()
    state: ClassVar[Part[type]] = Part()
    view: ClassVar[Part[type]] = Part()
    kernel: ClassVar[Part[Callable[[Any], AnyKernel]]] = Part()
    check: ClassVar[Part[Callable[[Any], None]]] = Part()
    gallery: ClassVar[Part[Any]] = Part()
    """Rooms, as in scenes/gallery."""

    script: ClassVar[Part[Any]] = Part()
    """A `Script`, as in scenes/play."""

    @property
    def has_table(self) -> bool:
        """Whether it can be played on the screen yet."""
        return bool(self.parts.script)

    @property
    def company(self) -> str:
        """How many can play, in words."""
        fewest, most = self.players[0], self.players[-1]
        if fewest == most:
            return ngettext("{count} player", "{count} players", most)
        return ngettext("{fewest} to {count} player", "{fewest} to {count} players", most, fewest=fewest)

    @property
    def modules(self) -> tuple[str, ...]:
        """Where its parts are, each once, for whoever loads them ahead."""
        places: tuple[str, ...] = astuple(self.parts)
        return tuple(dict.fromkeys(place.partition(":")[0] for place in places if place))
