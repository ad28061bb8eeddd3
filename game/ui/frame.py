"""Where the logical 1920x1080 picture lies in the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

WIDTH: Final = 1920
HEIGHT: Final = 1080


@dataclass(frozen=True, slots=True)
class Frame:
    """Logical to physical pixels: scaled alike both ways, centred, the rest is letterbox."""

    size: tuple[int, int]
    scale: float
    left: int
    top: int

    @classmethod
    def fit(cls, width: int, height: int) -> Frame:
        """The largest 16:9 picture that fits the window."""
        scale = max(min(width / WIDTH, height / HEIGHT), 0.05)
        left, top = (width - round(WIDTH * scale)) // 2, (height - round(HEIGHT * scale)) // 2
        return cls((width, height), scale, left, top)

    def x(self, logical: float) -> int:
        """A column of the window."""
        return self.left + round(logical * self.scale)

    def y(self, logical: float) -> int:
        """A row of the window."""
        return self.top + round(logical * self.scale)

    def length(self, logical: float) -> int:
        """A distance, at least one pixel."""
        return max(1, round(logical * self.scale))

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """An area; neighbours in the logical picture stay neighbours."""
        left, top = self.x(x), self.y(y)
        return Rect(left, top, max(1, self.x(x + width) - left), max(1, self.y(y + height) - top))

    def logical(self, x: float, y: float) -> tuple[float, float]:
        """The logical place of a pixel of the window."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale

    def picture(self) -> Rect:
        """The window without its letterbox."""
        return self.rect(0, 0, WIDTH, HEIGHT)
