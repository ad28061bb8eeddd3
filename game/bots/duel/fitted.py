"""What the duel's expert values: written by `python -m tools.duel_values --rounds 3 --games 2500 --seed 2`.

One row of weights per knot of `features.KNOTS` (turns left), one column per name of `features.NAMES`: the
logarithm of the odds to win, from matches of the values before against themselves.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
    (
        3.521,  # points without wasabi
        3.515,  # points with one wasabi
        0.096,  # points with one wasabi, by wasabi to come
        3.278,  # points doubled
        -0.007,  # one ebi
        -0.004,  # one sake
        -0.067,  # one tako
        0.129,  # one maguro
        0.358,  # two ebi
        0.374,  # two sake
        0.585,  # two tako
        1.087,  # two maguro
        0.393,  # more ebi
        0.183,  # more sake
        0.373,  # more tako
        0.545,  # more maguro
        0.011,  # one knife
        0.091,  # two knives
        0.555,  # three knives
        -0.311,  # two knives, by knives to come
        2.381,  # three knives, by knives to come
        1.173,  # barrel 1 from the middle by night
        1.908,  # barrel 2 from the middle by night
        2.813,  # barrel 3 from the middle by night
        1.671,  # barrel 1 from the middle by day
        2.595,  # barrel 2 from the middle by day
        3.697,  # barrel 3 from the middle by day
        0.370,  # a pile with one wasabi, by wasabi to come
    ),
    (
        2.014,  # points without wasabi
        2.069,  # points with one wasabi
        0.357,  # points with one wasabi, by wasabi to come
        1.872,  # points doubled
        0.051,  # one ebi
        0.114,  # one sake
        0.097,  # one tako
        0.363,  # one maguro
        0.560,  # two ebi
        0.772,  # two sake
        1.102,  # two tako
        1.714,  # two maguro
        0.486,  # more ebi
        0.287,  # more sake
        0.517,  # more tako
        0.663,  # more maguro
        -0.016,  # one knife
        -0.009,  # two knives
        1.092,  # three knives
        1.094,  # two knives, by knives to come
        3.285,  # three knives, by knives to come
        0.940,  # barrel 1 from the middle by night
        1.745,  # barrel 2 from the middle by night
        2.391,  # barrel 3 from the middle by night
        1.062,  # barrel 1 from the middle by day
        1.757,  # barrel 2 from the middle by day
        2.398,  # barrel 3 from the middle by day
        0.221,  # a pile with one wasabi, by wasabi to come
    ),
    (
        1.489,  # points without wasabi
        1.488,  # points with one wasabi
        0.010,  # points with one wasabi, by wasabi to come
        1.417,  # points doubled
        0.173,  # one ebi
        0.321,  # one sake
        0.449,  # one tako
        0.711,  # one maguro
        0.742,  # two ebi
        0.925,  # two sake
        1.363,  # two tako
        2.003,  # two maguro
        0.716,  # more ebi
        0.303,  # more sake
        0.602,  # more tako
        0.594,  # more maguro
        0.006,  # one knife
        0.022,  # two knives
        1.676,  # three knives
        2.106,  # two knives, by knives to come
        1.876,  # three knives, by knives to come
        0.684,  # barrel 1 from the middle by night
        1.280,  # barrel 2 from the middle by night
        1.931,  # barrel 3 from the middle by night
        0.798,  # barrel 1 from the middle by day
        1.409,  # barrel 2 from the middle by day
        1.999,  # barrel 3 from the middle by day
        0.250,  # a pile with one wasabi, by wasabi to come
    ),
    (
        0.840,  # points without wasabi
        1.545,  # points with one wasabi
        0.426,  # points with one wasabi, by wasabi to come
        1.169,  # points doubled
        0.340,  # one ebi
        0.363,  # one sake
        0.621,  # one tako
        0.741,  # one maguro
        0.553,  # two ebi
        0.800,  # two sake
        0.766,  # two tako
        1.376,  # two maguro
        1.008,  # more ebi
        -0.277,  # more sake
        0.270,  # more tako
        -0.173,  # more maguro
        0.365,  # one knife
        0.518,  # two knives
        1.137,  # three knives
        0.679,  # two knives, by knives to come
        0.084,  # three knives, by knives to come
        0.523,  # barrel 1 from the middle by night
        0.882,  # barrel 2 from the middle by night
        1.272,  # barrel 3 from the middle by night
        0.469,  # barrel 1 from the middle by day
        0.905,  # barrel 2 from the middle by day
        1.361,  # barrel 3 from the middle by day
        -0.090,  # a pile with one wasabi, by wasabi to come
    ),
)
