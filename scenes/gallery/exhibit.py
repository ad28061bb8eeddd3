"""What hangs on a wall of the gallery."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n.door import N_


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Pictures laid on each other, perhaps something to be heard, and what there is to say of it.

    Its words are marked for the catalogues here and said by the gallery, as those of a room are.
    """

    heading: str
    words: str
    pictures: tuple[str, ...] = ()
    sound: str = ""
    music: str = ""

    @property
    def audible(self) -> bool:
        """Something to listen to."""
        return bool(self.sound or self.music)


@dataclass(frozen=True, slots=True)
class Room:
    """`key` names it in tests; a room holds as much as fits on its wall."""

    key: str
    heading: str
    exhibits: tuple[Exhibit, ...]


def poster(title: str) -> Exhibit:
    """The last of every game."""
    return Exhibit(N_("The poster"), N_("It hangs at the gate of the market."), (f"cabinets/{title}",))
