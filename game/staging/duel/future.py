"""What is to come, before anybody has bid or taken: ghosts of the barrel, and what the cards would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.i18n.formats import signed
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.foresight import Coming, Push
from game.rules.duel.spec import BARREL as BARREL_ICON
from game.rules.duel.spec import KNIFE, SEATS, Bonus, DuelOptions, DuelSpec, HalfId
from game.staging.duel import pieces, side_faces, terms
from game.staging.duel.beam import Beam
from game.staging.duel.card_faces import icon, name
from game.staging.duel.places import BARREL, VOICE
from game.staging.duel.tableau import Tableau
from game.staging.kept import Kept
from game.staging.seat_faces import dark
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Box, Drawn, Face, Icon, Parts, Pose, Poses, Print, Run
from game.ui import theme

GHOST: Final = (94.0, 118.0)
NARROW: Final = 68.0
TAG: Final = (104.0, 44.0)
FATE: Final = (128.0, 60.0)
CROWDED: Final = 5
"""From so many notches on ghosts are narrow, and their tags have no crest."""


class Future:
    """One per match."""

    def __init__(
        self, layout: Layout, chairs: Sequence[Chair], spec: DuelSpec, options: DuelOptions, beam: Beam
    ) -> None:
        self._crests = tuple(chair.crest for chair in chairs)
        self._spec, self._kind, self._beam = spec, options.kind_fish, beam
        self._means = [layout.at(pieces.Means(place, 0)) for place in SEATS]
        self._ghosts, self._gains = Kept(self._ghost_poses), Kept(self._gain_poses)

    def poses(self, table: Tableau) -> Poses:
        """Ghosts until SA is said; what cards would bring while one is to be taken."""
        if table.bidding and table.acting and table.beat < 2:
            return self._ghosts(table)
        return {} if table.taker is None else self._gains(table)

    # ------------------------------------------------------------ where the barrel would go

    def _ghost_poses(self, table: Tableau) -> Poses:
        """D21, D23: one for each notch that a difference leads to."""
        most, found = self._spec.highest_bid - self._spec.lowest_bid, {}
        for winner in SEATS:
            reached: dict[int, list[int]] = {}
            pushes: dict[int, Push] = {}
            for margin in range(1, most + 1):
                push = foresight.push(table, self._spec, winner, margin)
                reached.setdefault(push.end, []).append(margin)
                pushes[push.end] = push
            for notch, margins in reached.items():
                if notch != table.barrel:
                    found.update(self._ghost(table.barrel, winner, notch, margins, pushes[notch]))
        return found

    def _ghost(self, barrel: int, winner: Seat, notch: int, margins: list[int], push: Push) -> Poses:
        wide = NARROW if self._spec.notches >= CROWDED else GHOST[0]
        x, y = self._beam.stand(notch, self._beam.tip(barrel), GHOST[1])
        crest = None if self._spec.notches >= CROWDED else self._crests[winner]
        face = _ghost(winner, crest, tuple(margins), wide)
        found: Poses = {pieces.Ghost(notch): Pose(x, y, max(wide, TAG[0]), GHOST[1], BARREL - 2, face)}
        if push.gains is not None:
            fate = _fate(push.gains, self._crests[push.gains], self._kind)
            found[pieces.Fate(notch)] = Pose(x, y - GHOST[1] / 2 - FATE[1] / 2 - 6, *FATE, BARREL - 2, fate)
        return found

    # ------------------------------------------------------------ what a card would bring

    def _gain_poses(self, table: Tableau) -> Poses:
        """Points with wasabi counted, and signs: a row for each half."""
        found: Poses = {}
        for place, face in enumerate(table.hung):
            for side, half in enumerate(terms.half_ids(self._spec.cards, face)):
                came = foresight.coming(table, self._spec, table.taker or 0, half)
                slot = self._means[place]
                shown = _means(self._parts(came, half), slot.w, slot.h)
                y = slot.cy + slot.h * side
                found[pieces.Means(place, side)] = Pose(slot.cx, y, slot.w, slot.h - 6, VOICE, shown)
        return found

    def _parts(self, came: Coming, half: HalfId) -> Parts:
        counts = terms.half(self._spec.cards, half)
        parts: list[str | Icon] = [Icon(f"symbols/{name(counts.colour)}", 1.2), signed(came.points)]
        if counts.effect is KNIFE:
            parts.append(Icon(icon(KNIFE), 1.2))
        if came.pull:
            parts.append(Icon(icon(BARREL_ICON), 1.2))
        if came.bonus is not None:
            parts.append(Icon(side_faces.sign(came.bonus), 1.2))
        return tuple(parts)


@cache
def _ghost(winner: Seat, crest: int | None, margins: tuple[int, ...], wide: float) -> Face:
    """An outline, and on its waist whose bid would bring it there, by how much."""
    colour, whole = theme.SEAT_COLOURS[winner], max(wide, TAG[0])
    words = signed(margins[0]) if len(margins) == 1 else f"{signed(margins[0])}…{margins[-1]}"
    signs: Parts = (words,) if crest is None else (Icon(f"crests/{crest}", 1.1), words)
    top = GHOST[1] - TAG[1] - 22
    drawn: tuple[Drawn, ...] = (
        Print("duel/barrel_ghost", (whole - wide) / 2, 0, wide, GHOST[1]),
        Box(0, top, whole, TAG[1], dark(colour, 0.4), colour, 3, 4 if winner else 22),
        Run(signs, whole / 2, top + TAG[1] / 2, whole - 12, 30, theme.WASHI, "number", "centre"),
    )
    return Face(drawn=drawn)


@cache
def _fate(seat: Seat, crest: int, kind_fish: bool) -> Face:
    """D50, D51: who profits from the end of the balance, and how."""
    colour = theme.SEAT_COLOURS[seat]
    sign = Icon(side_faces.sign(Bonus.DRAW if kind_fish else Bonus.STEAL), 1.5)
    signs: Parts = (Icon(f"crests/{crest}", 1.5), sign)
    w, h = FATE
    box = Box(0, 0, w, h, dark(colour, 0.4), colour, 3, 28)
    return Face(drawn=(box, Run(signs, w / 2, h / 2, w - 16, 28, theme.WASHI, "number", "centre")))


@cache
def _means(parts: Parts, w: float, h: float) -> Face:
    """On a plate."""
    box = Box(0, 0, w, h - 6, theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 3, 12)
    return Face(
        drawn=(box, Run(parts, w / 2, (h - 6) / 2, w - 20, round(h * 0.6), theme.GOLD, "number", "centre"))
    )
