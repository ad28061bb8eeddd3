"""Arms over the duel's table: fists that nod, hands that are thrown, what they shove and snatch."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, taiko, thump, wood
from tools.sound.noise import drops, rustle, wind
from tools.sound.space import room, stereo
from tools.sound.waves import Wave, bent, curve, decay, driven, mix


def _crack(rng: np.random.Generator, bright: float) -> Wave:
    """A sleeve that is at its end: air that rushes, then cloth that snaps."""
    air = wind(
        rng, 0.16, [(0, 900), (0.05, 3000 * bright), (0.16, 1400)], [(0, 0.8), (0.04, 1), (0.16, 0)], 0.7
    )
    snap = rustle(rng, 0.1, 1100, 5000 * bright, 70, 0.003) * decay(0.1, 0.03)
    return mix((0.0, 0.7, air), (0.0, 1.0, snap), (0.0, 0.6, clappers(0.16, rng)))


def _thrown(rng: np.random.Generator, skin: float, bright: float) -> Wave:
    drum = mix((0.0, 1.0, taiko(skin, 0.9, rng, 1.0)), (0.0, 0.6, taiko(skin * 2.02, 0.5, rng, 1.0)))
    return room(driven(mix((0.0, 1.0, drum), (0.0, 0.5, _crack(rng, bright))), 2.2), 0.4, 0.12)


def throw_1(rng: np.random.Generator) -> Wave:
    """Both hands open at once: the great drum and a sleeve's crack."""
    return _thrown(rng, 62.0, 1.0)


def throw_2(rng: np.random.Generator) -> Wave:
    """Another throw: a tighter skin, a drier sleeve."""
    return _thrown(rng, 70.0, 1.15)


def shove(rng: np.random.Generator) -> Wave:
    """A fist against the barrel, wood on wood, and the heavy roll begins."""
    hit = mix((0.0, 1.0, thump(84.0, 0.3, rng, 0.08)), (0.0, 0.8, wood(236.0, 0.25, rng, 0.06)))
    staves = [(0.13 + 0.085 * k, 0.5 - 0.07 * k, thump(98.0 + 5 * k, 0.16, rng, 0.045)) for k in range(6)]
    floor = wind(rng, 0.8, [(0, 180), (0.8, 120)], [(0, 0.8), (0.1, 1), (0.8, 0)], 0.6)
    return driven(mix((0.0, 1.0, hit), *staves, (0.05, 0.35, floor)), 2.0)


def thud(rng: np.random.Generator) -> Wave:
    """The beam strikes its end: timber, a chain that jumps, water that answers."""
    beam = mix((0.0, 1.0, taiko(52.0, 1.0, rng, 0.9)), (0.0, 0.8, wood(164.0, 0.5, rng, 0.12)))
    links = [(0.05 + 0.05 * k, 0.3 * 0.75**k, clappers(0.12, rng)) for k in range(5)]
    return room(
        driven(mix((0.0, 1.0, beam), *links, (0.25, 0.3, drops(rng, 0.8, 30, 350, 1300))), 1.8), 0.6, 0.14
    )


def snatch(rng: np.random.Generator) -> Wave:
    """A whip of cloth, and the card is gone from the table."""
    whip = wind(rng, 0.2, [(0, 700), (0.12, 4200), (0.2, 1800)], [(0, 0.5), (0.12, 1), (0.2, 0)], 0.5)
    card = rustle(rng, 0.12, 900, 4800, 60, 0.003) * decay(0.12, 0.03)
    return driven(mix((0.0, 0.9, whip), (0.12, 1.0, card), (0.12, 0.8, thump(180.0, 0.14, rng, 0.03))), 2.0)


def whoosh(rng: np.random.Generator) -> Wave:
    """An arm drives over the table."""
    return wind(rng, 0.24, [(0, 420), (0.14, 1700), (0.24, 800)], [(0, 0.35), (0.13, 1), (0.24, 0)], 0.7)


def bend(rng: np.random.Generator) -> Wave:
    """The loser's sleeve gives way: cloth and a wood that sinks."""
    cloth = wind(rng, 0.22, [(0, 1500), (0.22, 380)], [(0, 0.8), (0.08, 1), (0.22, 0)], 0.7)
    return mix(
        (0.0, 0.7, cloth), (0.0, 0.7, bent(wood(294.0, 0.3, rng, 0.08), curve(0.22, [(0, 0), (0.22, -400)])))
    )


def flick(rng: np.random.Generator) -> Wave:
    """Two fingers send a card off."""
    nail = wood(1150.0, 0.05, rng, 0.008)
    return mix(
        (0.0, 0.8, nail), (0.01, 0.8, wind(rng, 0.16, [(0, 2600), (0.16, 900)], [(0, 1), (0.16, 0)], 0.5))
    )


def nod(rng: np.random.Generator) -> Wave:
    """A closed fist touches the wood: the same whatever is in it."""
    return mix((0.0, 1.0, thump(210.0, 0.09, rng, 0.02)), (0.0, 0.3, rustle(rng, 0.07, 900, 3200, 30, 0.003)))


def nod_left(rng: np.random.Generator) -> Wave:
    """The same from the first seat's side."""
    return stereo(nod(rng), -0.6)


def nod_right(rng: np.random.Generator) -> Wave:
    """The same from the second seat's side."""
    return stereo(nod(rng), 0.6)


def beat(rng: np.random.Generator) -> Wave:
    """Right on BI: a spark of hard wood."""
    return mix((0.0, 1.0, clappers(0.18, rng)), (0.0, 0.3, wood(2360.0, 0.1, rng, 0.02)))


def late(rng: np.random.Generator) -> Wave:
    """After the hands have opened: a dull clack."""
    return mix((0.0, 1.0, wood(262.0, 0.16, rng, 0.03)), (0.0, 0.6, thump(150.0, 0.15, rng, 0.03)))
