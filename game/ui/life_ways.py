"""How things that live by themselves move: places in a room of 1 by 1, and which picture they show."""

from __future__ import annotations

from math import pi, sin

from game.ui.life import Luck

Seen = tuple[float, float, int]


def flicker(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """In the middle; each short life is another picture."""
    return 0.5, 0.5, int(luck[0] * pictures)


def drift(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """Across the room, rising and sinking a little; always the same picture."""
    return across(part), luck[0] + 0.06 * sin(2 * pi * (part + luck[1])), int(luck[2] * pictures)


def soar(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """Across the room in a long curve: a few strokes of the wings, then gliding on the first picture."""
    stroke = (age / 2.6 + luck[1]) % 1.0
    beat = int(stroke * 2 * 3 * pictures) % pictures if stroke < 0.5 else 0
    return across(part), 0.2 + 0.5 * luck[0] + 0.14 * sin(2 * pi * (part * 1.5 + luck[2])), beat


def bob(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """Up and down on the swell, and from side to side; one life is one swell."""
    lean = round((pictures - 1) * (0.5 + 0.5 * sin(2 * pi * part + 1.2)))
    return 0.5 + 0.03 * sin(2 * pi * part), 0.5 + 0.04 * sin(4 * pi * part), lean


def flutter(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """From the top to the bottom, swinging like a leaf, turning as it goes."""
    swing = sin(2 * pi * (age * (0.22 + 0.1 * luck[1]) + luck[2]))
    turn = int(age * (3 + 4 * luck[1]) + luck[2] * pictures) % pictures
    return luck[0] + 0.045 * swing, part - 0.012 * swing * swing, turn


def rise(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """From the bottom to the top, curling, picture by picture."""
    return 0.3 + 0.4 * luck[0] + 0.2 * sin(2 * pi * (part + luck[1])) * part, 1.0 - part, int(part * pictures)


def hover(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """About one spot, slowly, brighter and then fainter."""
    x = luck[0] + 0.05 * sin(2 * pi * (0.6 * part + luck[2]))
    return x, luck[1] - 0.16 * part + 0.03 * sin(4 * pi * (part + luck[2])), waxing(part, pictures)


def twinkle(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """On one spot, larger and then smaller, and then elsewhere."""
    return luck[0], luck[1], waxing(part, pictures)


def unfold(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """In the middle, picture by picture; the first ones are quick."""
    return 0.5, 0.5, int(part**0.7 * pictures)


def scatter(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """Out of the middle, and down."""
    x, y = 0.5 + (luck[0] - 0.5) * part, 0.5 + (luck[1] - 0.5) * part + 0.5 * part * part
    return x, y, int(part * pictures)


def burst(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """From the middle of the floor up, out, and down again more slowly, turning."""
    away = 1.0 - (1.0 - part) ** 2.2
    x = 0.5 + (luck[0] - 0.5) * away + 0.02 * sin(2 * pi * (age * 1.3 + luck[2]))
    height = (0.45 + 0.55 * luck[1]) * (1.0 - (1.0 - min(part * 3.2, 1.0)) ** 2)
    sunk = max(0.0, (part - 0.3) / 0.7) ** 1.3
    return x, 1.0 - height * (1.0 - sunk), scrap(age, luck, pictures)


def shower(part: float, age: float, luck: Luck, pictures: int) -> Seen:
    """As `flutter`, for scraps of paper."""
    x, y, _ = flutter(part, age, luck, pictures)
    return x, y, scrap(age, luck, pictures)


def scrap(age: float, luck: Luck, pictures: int) -> int:
    """Papers have three pictures each, seen broad, turned and from the edge; one keeps to its own."""
    own = int(luck[0] * 7 % 1.0 * (pictures // 3)) * 3
    return own + (0, 1, 2, 1)[int(age * (5 + 3 * luck[2]) + luck[2] * 4) % 4]


def across(part: float) -> float:
    """From beyond one side to beyond the other."""
    return 1.24 * part - 0.12


def waxing(part: float, pictures: int) -> int:
    """Up through the pictures and down again."""
    return min(int(part * 2 * pictures), int((1.0 - part) * 2 * pictures), pictures - 1)
