"""Every colour, size and duration of the cabinet, after the prints: indigo, washi, vermilion, wet wood."""

from __future__ import annotations

from typing import Final

INK: Final = (20, 22, 34)
WASHI: Final = (244, 232, 206)
WASHI_DIM: Final = (206, 192, 164)
INDIGO: Final = (28, 52, 102)
INDIGO_DEEP: Final = (16, 28, 58)
INDIGO_LIGHT: Final = (92, 130, 188)
VERMILION: Final = (206, 52, 36)
GOLD: Final = (238, 184, 60)
WOOD: Final = (84, 52, 32)
WOOD_DARK: Final = (44, 28, 20)

GAIN: Final = (122, 224, 130)
LOSS: Final = (238, 134, 112)
"""Type that tells of more and of less, on dark ground."""

SEAT_COLOURS: Final = (
    (214, 74, 52),  # vermilion
    (64, 118, 190),  # indigo
    (226, 164, 44),  # gold
    (84, 148, 92),  # pine
    (150, 92, 168),  # plum
    (96, 160, 172),  # sea
)
"""A seat's crest says the same; colour is never the only sign."""

SMALL: Final = 26
BODY: Final = 30
LARGE: Final = 38
HEADING: Final = 52
TITLE: Final = 96
"""Sizes of type in logical pixels; nothing is smaller than SMALL."""

FOCUS_WIDTH: Final = 6
RING_WIDTH: Final = 6
"""Of the stroke around what is focused on the table: two thirds of it are ink throughout."""

RADIUS: Final = 14

DEAL: Final = 0.16
GLIDE: Final = 0.40
FLIP: Final = 0.22
HOP: Final = 0.09
STAMP: Final = 0.26
COUNT: Final = 0.50
BREATH: Final = 0.35
"""Seconds at speed 1x."""

QUIET: Final = 0.4
"""From a question to the first press that can answer it."""

STREAK: Final = 0.7
"""Whoever presses again sooner than this, after a press that hurried, is still hurrying."""

REST: Final = 0.6
"""How long a pointer rests on something before that explains itself, where a card would cover others."""

HOLD: Final = 0.6
"""How long a button is held to lock a secret choice."""

CURTAIN_IDLE: Final = 12.0
"""The curtain falls by itself after so many seconds without input."""

CURTAIN_WAIT: Final = 20.0
"""So long a table with a clock waits for whoever must lift the curtain first."""
