"""The race: what pushes a fish lights up, the sum is written out, it hops, others are overtaken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.rules.auction import foresight
from game.rules.auction.events import MarketMoved
from game.rules.auction.foresight import Board
from game.rules.auction.spec import MARKET_ORDER, Card, MarkerMove
from game.staging import zoom
from game.staging.auction import faces, lot_faces, pieces, race_faces, stage_faces
from game.staging.auction.pace import paced
from game.staging.auction.places import SHOWN
from game.staging.auction.poses import Arrangement
from game.staging.auction.race import ranked
from game.staging.auction.tableau import Tableau
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Flourish,
    Jolt,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Turn,
    Vanish,
    sequence,
    together,
)
from game.table.flourishes import Flair
from game.table.pose import Pose
from game.ui import theme

MOST_JUMPS: Final = 8
RUSH_NOISES: Final = ("rush_1", "rush_2", "rush_3", "rush_4")
"""Water under a fish: the more jumps, the higher."""

LIGHT: Final = 0.3
TERM: Final = 0.09
FLIP: Final = 0.22
NOD: Final = 0.2
READ: Final = 0.22
COUNT: Final = 0.4
"""Seconds at 1x; at most so many jumps."""

BESIDE: Final = 12.0
CHIP: Final = (86.0, 40.0)
TAG: Final = (170.0, 44.0)
CHIP_LARGE: Final = (112.0, 58.0)
TAG_LARGE: Final = (310.0, 60.0)
WIDE: Final = 1900.0


def market(event: MarketMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A44, A46: fish after fish in the fixed order, then every seat's worth follows."""
    race = Race(event, before, after, on)
    worths = [Count(pieces.Worth(seat), COUNT) for seat in range(after.players)]
    called = Show(pieces.Lantern(after.first)), Show(pieces.Plate(after.first)), Sound("call")
    closing = sequence(Sound("tally"), together(*worths), Pause(READ), *called)
    return paced(after.round, sequence(*race.cues(), closing))


def jumps(start: int, end: int) -> list[int]:
    """The spaces a marker touches on its way; a long way is made in fewer, longer jumps."""
    count = min(abs(end - start), MOST_JUMPS)
    return [start + round((end - start) * jump / count) for jump in range(1, count + 1)]


class Race:
    """One update of the market."""

    def __init__(self, event: MarketMoved, before: Tableau, after: Tableau, on: Arrangement) -> None:
        self._on, self._event, self._race, self._large = on, event, on.race, on.layout.plan.large
        self._start: Board = (before.spaces, before.stack)
        self._stretch = on.race.stretch(after.spaces, foresight.starts(after.view, on.spec))
        self._poses, self._earlier = on.poses(after), on.poses(before)
        view = after.view
        self._ranking = view.ranking
        self._pushes = [
            (lot, row, card, on.stall.tiles[view.ranking.index(lot)].modifier)
            for lot, cards in enumerate(view.lots)
            for row, card in enumerate(cards)
        ]

    def cues(self) -> Iterator[Cue]:
        """The water opens, the fish run one after another, the lots light up again."""
        yield sequence(Sound("sweep"), *self._dim(), *self._opened(), Pause(READ))
        moves = {move[0]: move for move in self._event.moves}
        board = self._start
        for product in MARKET_ORDER:
            if product not in moves:
                yield together(Vanish(pieces.Pending(product)), Bump(pieces.Head(product), NOD))
                continue
            ((move, _, after),) = foresight.walks(board, [moves[product]])
            yield self._run(move, board, after)
            board = after
        yield sequence(*(Show(piece) for piece in self._poses if isinstance(piece, pieces.LotCard)))
        yield together(*(Appear(id) for id in self._poses if isinstance(id, pieces.Wake | pieces.Nose)))

    def _dim(self) -> Iterator[Cue]:
        for piece, pose in self._poses.items():
            if isinstance(piece, pieces.LotCard):
                yield Show(piece, replace(pose.face, shaded=True))

    def _opened(self) -> Iterator[Cue]:
        """Every fish stands where it starts, in the stretch that this round needs; its push behind it."""
        spaces, stack = self._start
        marks = pieces.Buoy | pieces.Rope
        yield from (Vanish(id) for id in self._earlier if isinstance(id, marks) and id not in self._poses)
        yield from (Appear(id) for id in self._poses if isinstance(id, marks))
        for piece, pose in self._race.swimming(spaces, stack, self._stretch).items():
            yield Appear(piece, pose)
        for product, total, *_ in self._event.moves:
            fish = self._race.swimming(spaces, stack, self._stretch)[pieces.Marker(product)]
            face, (w, h) = stage_faces.pending(total, *CHIP), CHIP
            if self._large:
                w, h = CHIP_LARGE
                face = zoom.face(stage_faces.pending(total, w / 2, h / 2))
            x = fish.x - fish.w / 2 - w / 2 - BESIDE
            yield Appear(pieces.Pending(product), Pose(max(x, w / 2), fish.y, w, h, SHOWN, face))

    # ------------------------------------------------------------ one fish

    def _run(self, move: MarkerMove, board: Board, after: Board) -> Cue:
        """A46: at an end of the water it only shakes."""
        product, _total, start, end = move
        marker = pieces.Marker(product)
        run = (
            sequence(Sound("stop"), Bump(marker, theme.STAMP))
            if start == end
            else self._hops(product, board, after, end)
        )
        tags = [Vanish(pieces.Tag(other)) for other in MARKET_ORDER]
        return sequence(
            Vanish(pieces.Pending(product)),
            *self._head(product, board, True),
            together(
                sequence(*self._lit(product, True)),
                sequence(
                    Pause(LIGHT / 2),
                    *self._terms(
                        product,
                        self._race.swimming(*board, self._stretch)[marker],
                        self._race.swimming(*after, self._stretch)[marker],
                    ),
                ),
            ),
            run,
            Pause(READ),
            Vanish(pieces.Terms()),
            *tags,
            *self._lit(product, False),
            *self._head(product, after, False),
        )

    def _lit(self, product: Card, on: bool) -> Iterator[Cue]:
        """Its cards and the cloths of their lots, and the tiles that push it."""
        lots = dict.fromkeys(lot for lot, _, card, _ in self._pushes if card is product)
        for lot in lots:
            yield Show(pieces.Lot(lot), lot_faces.cloth(on))
        for lot, row, card, _ in self._pushes:
            if card is product:
                yield Show(pieces.LotCard(lot, row), replace(faces.card(card), shaded=not on))
        if on:
            yield together(*(Bump(pieces.Tile(self._ranking.index(lot)), LIGHT) for lot in lots))

    def _head(self, product: Card, board: Board, lit: bool) -> Iterator[Cue]:
        face = self._race.plaques(*board, product if lit else None)[pieces.Head(product)].face
        yield Show(pieces.Head(product), face)

    def _terms(self, product: Card, fish: Pose, end: Pose) -> Iterator[Cue]:
        """Term by term, then what they come to; in its own lane, beyond where it goes."""
        amounts = tuple(by for *_, card, by in self._pushes if card is product and by)
        w, h = stage_faces.terms_width(amounts), 62.0
        x = max(fish.x, end.x) + fish.w / 2 + BESIDE + w / 2
        if x + w / 2 > WIDE:
            x = min(fish.x, end.x) - fish.w / 2 - BESIDE - w / 2
        piece = pieces.Terms()
        for count in range(1, len(amounts) + 1):
            face = stage_faces.terms(amounts[:count], False, w, h)
            yield sequence(
                Appear(piece, Pose(x, fish.y, w, h, SHOWN + 10, face)), Sound("tally"), Pause(TERM)
            )
        yield sequence(Show(piece, stage_faces.terms(amounts, True, w, h)), Pause(LIGHT))

    def _hops(self, product: Card, board: Board, after: Board, end: int) -> Cue:
        """Space by space; after each hop whoever was passed rocks, and the plaques are stamped anew."""
        marker, (spaces, stack) = pieces.Marker(product), board
        stack = (*(other for other in stack if other is not product), product)
        earlier, later = (self._race.swimming(*each, self._stretch) for each in (board, after))
        hops: list[Cue] = [Vanish(pieces.Nose(other)) for other in MARKET_ORDER]
        beside: list[Cue] = _moved(earlier, later, marker)
        ranks = ranked(*board)
        leaps = jumps(spaces[product], end)
        rush: list[Cue] = (
            [Sound(RUSH_NOISES[min((len(leaps) - 1) // 2, len(RUSH_NOISES) - 1)])] if leaps else []
        )
        for count, space in enumerate(leaps, start=1):
            spaces = (*spaces[:product], space, *spaces[product + 1 :])
            pose = self._race.swimming(spaces, stack, self._stretch)[marker]
            landing = Sound("stack" if _shared(spaces, product) else "hop")
            swims = Show(marker, race_faces.marker(product, count))
            hops.append(sequence(swims, Move(marker, theme.HOP, Manner.HOP, pose), landing))
            now = ranked(spaces, stack)
            if now != ranks:
                overtaken = self._overtaken(product, ranks, now, (spaces, stack))
                beside.append(sequence(Pause(theme.HOP * count), *overtaken))
                ranks = now
        noses = [Appear(id, pose) for id, pose in later.items() if isinstance(id, pieces.Nose)]
        return sequence(together(*rush, sequence(*hops), *beside), Show(marker), *noses)

    def _overtaken(self, product: Card, ranks: list[Card], now: list[Card], board: Board) -> Iterator[Cue]:
        """A60: the plaques of all whose rank has changed."""
        poses = self._race.swimming(*board, self._stretch)
        changed = [other for other in MARKET_ORDER if ranks.index(other) != now.index(other)]
        plaques = self._race.plaques(*board, product)
        turned = [Turn(pieces.Plaque(other), FLIP, plaques[pieces.Plaque(other)].face) for other in changed]
        passed = [
            other for other in changed if now.index(other) > ranks.index(other) and other is not product
        ]
        tags: list[Cue] = []
        for other in passed:
            fish = poses[pieces.Marker(other)]
            face, (w, h) = stage_faces.overtaken(*TAG), TAG
            if self._large:
                w, h = TAG_LARGE
                face = zoom.face(stage_faces.overtaken(w / 2, h / 2))
            x = min(fish.x + fish.w / 2 + BESIDE + w / 2, WIDE - w / 2)
            tag = Pose(x, fish.y, w, h, SHOWN, face)
            tags += [Appear(pieces.Tag(other), tag), Bump(pieces.Marker(other), FLIP)]
        noise: list[Cue] = (
            [Sound("overtake"), Jolt(4, NOD), Flourish(Flair.PUFF, pieces.Marker(product))] if passed else []
        )
        yield together(*noise, Sound("plaque"), *turned, *tags)


def _shared(spaces: Sequence[int], product: Card) -> bool:
    """A46: whether others are on the same space."""
    return any(spaces[other] == spaces[product] for other in MARKET_ORDER if other is not product)


def _moved(earlier: dict[object, Pose], later: dict[object, Pose], marker: pieces.Marker) -> list[Cue]:
    """Those that were ahead of it by a nose fall back as it leaves."""
    return [
        Move(id, theme.HOP, to=pose)
        for id, pose in later.items()
        if isinstance(id, pieces.Marker) and id is not marker and pose != earlier[id]
    ]
