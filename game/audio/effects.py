"""Short noises: read when they are first needed or in a frame that has time, and never too many at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.audio.mixer import Mixer
from game.storage.errors import AssetError

if TYPE_CHECKING:
    from pygame.mixer import Sound as Clip

MOST_VOICES: Final = 3
"""Of one effect at the same time."""

GAP: Final = 0.07
"""Seconds between two of the same: a marker's hops at 1x; at 4x one hears as many, not four times as many."""

CUTS: Final[Mapping[str, str]] = {"hit": "roll", "snuff": "fuse"}
"""What ends something that may still be heard: a roll is as long as the count needs it."""

CHANT: Final = frozenset({"wa", "sa", "bi"})
MOMENTS: Final = CHANT | frozenset(
    (
        *("reveal", "bell", "double", "yakuza", "takusan", "auction_open", "win", "dusk"),
        *("throw_1", "throw_2", "shove", "thud", "snatch", "knife_1", "knife_2", "knife_3", "knife_4"),
        *("blade", "overtake", "roll", "hit"),
    )
)
"""The music makes room for these, and they do not pile up."""

APART: Final = 0.3
MOST_MOMENTS: Final = 2
"""Seconds between two of the same moment, and how many are heard at once."""

LINGER: Final = 0.15
"""Seconds by which what goes on and on outlives its last call: a frame may pass without a step."""


class Effects:
    """A file that is missing or broken is a silent effect, and `trouble` names the first of them."""

    def __init__(self, mixer: Mixer, folder: Path) -> None:
        self._mixer, self._folder = mixer, folder
        self._cold = deque(sorted(file.stem for file in folder.glob("*.ogg")))
        self._clips: dict[str, Clip | None] = {}
        self._last: dict[str, float] = {}
        self._lasting: dict[str, float] = {}
        """What goes on and on, and when it was last asked for."""
        self._clock = 0.0
        self.trouble = ""

    def update(self, dt: float) -> None:
        """Time passes; what nobody asks for any more ends."""
        self._clock += dt
        for name in [name for name, asked in self._lasting.items() if self._clock - asked > LINGER]:
            del self._lasting[name]
            self._end(name)

    def warm(self) -> None:
        """Reads one more, if there is one."""
        if self._cold:
            self._clip(self._cold.popleft())

    def play(self, name: str, level: float) -> None:
        """Unless it was just heard, or is heard often enough."""
        clip = self._clip(name)
        gap, most = (APART, MOST_MOMENTS) if name in MOMENTS else (GAP, MOST_VOICES)
        if clip is None or self._clock - self._last.get(name, -gap) < gap:
            return
        if self._mixer.voices_of(clip) < most:
            self._last[name] = self._clock
            if name in CUTS:
                self._end(CUTS[name])
            self._mixer.start(clip, level)

    def sustain(self, name: str, level: float) -> None:
        """Over and over, as long as this is asked for."""
        clip = self._clip(name)
        if clip is not None and name not in self._lasting:
            self._mixer.start(clip, level, endless=True)
        self._lasting[name] = self._clock

    def _end(self, name: str) -> None:
        if clip := self._clips.get(name):
            self._mixer.fade(clip)

    def level(self, level: float) -> None:
        """For what is still heard."""
        for clip in self._clips.values():
            if clip is not None:
                self._mixer.level(clip, level)

    def _clip(self, name: str) -> Clip | None:
        if name not in self._clips:
            self._clips[name] = self._read(name)
        return self._clips[name]

    def _read(self, name: str) -> Clip | None:
        try:
            return self._mixer.load(self._folder / f"{name}.ogg")
        except AssetError as trouble:
            self.trouble = self.trouble or str(trouble)
            return None
