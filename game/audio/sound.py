"""What the game asks of its loudspeakers."""

from __future__ import annotations

from typing import Protocol

from game.i18n.door import _
from game.storage.settings import Settings


class Sound(Protocol):
    """Effects and pieces of music by name; one that is not known is not heard, and never an error."""

    @property
    def trouble(self) -> str:
        """Why something is not heard, as one sentence for the player; nothing while all is well."""

    def play(self, name: str) -> None:
        """An effect, such as "stamp"; heard with the next `update`."""

    def sustain(self, name: str) -> None:
        """An effect that goes on and on, as long as this is called about every frame."""

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        """From now on this piece in this room; `tension` from 0 to 1 says how much of the piece."""

    def hush(self) -> None:
        """What plays goes on quietly, until somebody asks for music again."""

    def follow(self, settings: Settings) -> None:
        """As loud as the player wants it, at once."""

    def pause(self) -> None:
        """Everything falls silent until `resume`."""

    def resume(self) -> None:
        """Goes on where it was paused."""

    def update(self, dt: float) -> None:
        """Once a frame, with the seconds since the last one."""


class Silent:
    """For tests, and for runs that nobody watches."""

    @property
    def trouble(self) -> str:
        """A volume can be set all the same."""
        return _("Sound is off this time. The volume is kept for later.")

    def play(self, name: str) -> None:
        """Nothing is heard."""

    def sustain(self, name: str) -> None:
        """Nothing is heard."""

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        """Nothing is heard."""

    def hush(self) -> None:
        """It is quiet already."""

    def follow(self, settings: Settings) -> None:
        """No volume is too low."""

    def pause(self) -> None:
        """Nothing was heard."""

    def resume(self) -> None:
        """Nothing will be heard."""

    def update(self, dt: float) -> None:
        """Nothing to do."""
