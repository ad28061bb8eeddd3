"""What the game asks of its loudspeakers."""

from __future__ import annotations

from typing import Protocol


class Sound(Protocol):
    """Effects by name; one that is not known is not heard, and never an error."""

    def play(self, name: str) -> None:
        """Starts an effect, such as "stamp"."""

    def pause(self) -> None:
        """Everything falls silent until `resume`."""

    def resume(self) -> None:
        """Goes on where it was paused."""


class Silent:
    """For tests, for headless runs, and where there is no audio device."""

    def play(self, name: str) -> None:
        """Nothing is heard."""

    def pause(self) -> None:
        """Nothing was heard."""

    def resume(self) -> None:
        """Nothing will be heard."""
