"""Shapes of SVG as text; the inks are the game's."""

from __future__ import annotations

from typing import Final, Literal
from xml.sax.saxutils import escape

from game.ui import theme

FONT: Final = "'Noto Sans', 'DejaVu Sans', Verdana, sans-serif"

Anchor = Literal["start", "middle", "end"]


def ink(colour: tuple[int, int, int]) -> str:
    """As a browser writes it."""
    return "#" + "".join(f"{part:02x}" for part in colour)


PAPER: Final = ink(theme.WASHI)
KEY: Final = ink(theme.INK)
FAINT: Final = ink(theme.WASHI_DIM)
SOFT: Final = ink(theme.WOOD)
FIRST: Final = ink(theme.INDIGO)
SECOND: Final = ink(theme.INDIGO_LIGHT)
MARK: Final = ink(theme.VERMILION)


def rect(left: float, top: float, width: float, height: float, fill: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"/>'


def line(
    start: tuple[float, float], end: tuple[float, float], colour: str, width: float = 1, dash: str = ""
) -> str:
    """A straight line; `dash` as in SVG, e.g. "4 3"."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
        f' stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def text(
    left: float,
    top: float,
    words: str,
    size: float = 12,
    anchor: Anchor = "start",
    colour: str = KEY,
    bold: bool = False,
) -> str:
    """One line of words; `top` is where letters stand."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{left:.1f}" y="{top:.1f}" font-size="{size:g}" text-anchor="{anchor}"'
        f' fill="{colour}"{weight}>{escape(words)}</text>'
    )
