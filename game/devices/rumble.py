"""Short pulses that count a number into the hand, driven by the frame's dt."""

from __future__ import annotations

from dataclasses import dataclass

from game.devices.pads import Pad

PULSE = 0.08
BEAT = 0.22
"""From the start of one pulse to the start of the next."""

MOST = 9


@dataclass(slots=True)
class Count:
    """Pulses still to come, and the time until the next."""

    pulses: int
    left: float = 0.0


class Pulses:
    """The counts that are running, by the number of their pad."""

    def __init__(self) -> None:
        self.running: dict[int, tuple[Pad, Count]] = {}

    def start(self, pad: Pad, pulses: int) -> None:
        """A new count takes the place of one that is still running."""
        if pulses > 0:
            self.running[pad.instance] = (pad, Count(min(pulses, MOST)))

    def tick(self, dt: float) -> None:
        """Starts the pulses that are due."""
        for instance, (pad, count) in tuple(self.running.items()):
            count.left -= dt
            if count.left > 0:
                continue
            pad.rumble(PULSE)
            count.pulses, count.left = count.pulses - 1, BEAT
            if not count.pulses:
                del self.running[instance]
