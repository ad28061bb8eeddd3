"""The tickets of every lot are counted on a stage that is rolled down over the race, lot by lot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.auction.events import TicketsRevealed
from game.rules.auction.foresight import Added, Doubled, Struck, SumStep, sum_steps
from game.rules.auction.spec import ANNUL, DOUBLE, NORMALS, Card, Ticket
from game.rules.core.seat import Seat
from game.staging import places, zoom
from game.staging.auction import faces, lot_faces, pieces, stage_faces
from game.staging.auction.pace import paced
from game.staging.auction.places import SHOWN, STAGE
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.auction.terms import ticket_name
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
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

ROLL: Final = 0.3
OPENS: Final = 0.25
LIGHT: Final = 0.15
FLY: Final = 0.24
TURN: Final = 0.18
STEP: Final = 0.07
NUMBER: Final = 0.13
BLADE: Final = 0.3
FOLD: Final = 0.3
SLAM: Final = 0.14
SHAKE: Final = 0.24
AWAY: Final = 0.2
READ: Final = 0.12
"""Seconds at 1x."""

NOTE_NOISES: Final = ("note_1", "note_2", "note_3", "note_4")
"""Rising, one for each step of a sum."""

TICKET: Final = (146.0, 200.0)
STROKE: Final = (288.0, 216.0)
"""Of a blade, over a ticket."""

TITLE: Final = (220.0, 210.0)
LISTED: Final = (176.0, 50.0)
LISTED_LARGE: Final = (180.0, 68.0)
FIRST: Final = 268.0
APART: Final = 196.0
SUM: Final = (190.0, 176.0)


class Setting:
    """Where things stand on the stage; in large type with fewer words."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.stage, self._seats, self.large = layout.at(pieces.Stage()), seats, layout.plan.large

    @property
    def down(self) -> Pose:
        """All of it."""
        return places.filling(self.stage, STAGE, stage_faces.COUNTER)

    @property
    def up(self) -> Pose:
        """Rolled up under the header."""
        return replace(self.down, y=self.stage.y + 5, h=10)

    def title(self, lot: int, lots: int, cards: tuple[Card, ...]) -> Pose:
        """At the left."""
        w, h = TITLE
        face = (
            zoom.face(stage_faces.title(lot, 0, 0, cards, w / 2, h / 2))
            if self.large
            else stage_faces.title(lot, lot + 1, lots, cards, w, h)
        )
        return Pose(self.stage.x + 24 + w / 2, self.stage.cy, w, h, SHOWN, face)

    def ticket(self, seat: Seat, face: Face) -> Pose:
        """Side by side."""
        return Pose(self.stage.x + FIRST + TICKET[0] / 2 + seat * APART, self.stage.cy, *TICKET, SHOWN, face)

    def figure(self, seat: Seat, face: Face) -> Pose:
        """On the corner of a ticket."""
        ticket = self.ticket(seat, face)
        return Pose(ticket.x + 44, ticket.y + 84, 76, 52, SHOWN + 20, face)

    def sum(self, value: int) -> Pose:
        """Right of the tickets."""
        x = self.stage.x + FIRST + self._seats * APART + 40 + SUM[0] / 2
        return Pose(x, self.stage.cy, *SUM, SHOWN, stage_faces.total(value))

    def note(self, words: str) -> Pose:
        """Right of the sum."""
        left = self.sum(0).x + SUM[0] / 2 + 40
        w, h = self.stage.x + self.stage.w - 20 - left, 118.0
        face = (
            zoom.face(stage_faces.note(words, w / 2, h / 2)) if self.large else stage_faces.note(words, w, h)
        )
        return Pose(left + w / 2, self.stage.y + 24 + h / 2, w, h, SHOWN, face)

    def so_far(self, place: int, lot: int, total: int, now: bool) -> Pose:
        """In a list under the note."""
        left = self.sum(0).x + SUM[0] / 2 + 40
        w, h = LISTED_LARGE if self.large else LISTED
        columns = max(1, int((self.stage.x + self.stage.w - 16 - left) // (w + 8)))
        row, column = divmod(place, columns)
        face = (
            zoom.face(stage_faces.so_far(lot, total, now, w / 2, h / 2, False))
            if self.large
            else stage_faces.so_far(lot, total, now, w, h)
        )
        x, y = left + column * (w + 8) + w / 2, self.stage.y + 150 + row * (h + 6) + h / 2
        return Pose(x, y, w, h, SHOWN, face)


def revealed(event: TicketsRevealed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A40, A41: the table dims, and lot by lot its tickets fly up, turn over and are added."""
    setting = Setting(on.layout, after.players)
    poses = on.poses(after)
    lots = range(len(after.offer))
    sums = [sum_steps(_column(after, lot), on.spec, on.options) for lot in lots]
    counts = [Lot(lot, sums, after, poses, setting).cue() for lot in lots]
    lamps = [Vanish(pieces.Lamp(seat)) for seat in range(after.players)]
    dim = [Show(piece, _shaded(poses[piece])) for piece in poses if isinstance(piece, pieces.LotCard)]
    ladders = [Vanish(pieces.Ladder(lot)) for lot in lots]
    spots = [Vanish(pieces.TicketSpot(seat, lot)) for lot in lots for seat in range(after.players)]
    stage = pieces.Stage()
    opening = sequence(
        *lamps,
        *ladders,
        *spots,
        Sound("reveal"),
        Sound("crowd"),
        Jolt(6, OPENS),
        *dim,
        Sound("blind"),
        Appear(stage, setting.up),
        Move(stage, ROLL, to=setting.down),
    )
    gone = [Vanish(pieces.SoFar(place)) for place in lots]
    lit = [Show(piece) for piece in poses if isinstance(piece, pieces.LotCard)]
    closing = sequence(
        Pause(READ), *gone, Sound("blind"), Move(stage, ROLL, to=setting.up), Vanish(stage), *lit
    )
    return paced(after.round, sequence(opening, *counts, closing))


def _column(table: Tableau, lot: int) -> list[Ticket]:
    return [tickets[lot] for tickets in table.faces]


def _shaded(pose: Pose) -> Face:
    return replace(pose.face, shaded=True)


class Lot:
    """One lot on the stage."""

    def __init__(
        self,
        lot: int,
        sums: list[tuple[SumStep, ...]],
        after: Tableau,
        poses: Poses,
        setting: Setting,
    ) -> None:
        self._lot, self._steps, self._sums = lot, sums[lot], sums
        self._after, self._poses, self._setting = after, poses, setting
        self._tickets, self._seats = _column(after, lot), range(after.players)

    def cue(self) -> Cue:
        """Light, tickets, sum, and the sum goes to its lot."""
        title = pieces.StageTitle()
        cards = tuple(card for card in self._after.offer[self._lot] if card is not None)
        return sequence(
            self._light(True),
            Appear(title, self._setting.title(self._lot, len(self._sums), cards)),
            Pause(LIGHT),
            Appear(pieces.StageSum(), self._setting.sum(0)),
            Sound("turn"),
            together(*(self._flight(seat) for seat in self._seats), step=STEP),
            *(self._step(step, place) for place, step in enumerate(self._steps)),
            Pause(READ),
            self._away(),
            Vanish(title),
            self._light(False),
        )

    def _light(self, on: bool) -> Cue:
        """On the lot that is counted; the others lie in the shade."""
        shown = [Show(pieces.Lot(self._lot), lot_faces.cloth(on))]
        for row in range(len(self._after.offer[self._lot])):
            piece = pieces.LotCard(self._lot, row)
            if piece in self._poses:
                pose = self._poses[piece]
                shown.append(Show(piece, pose.face if on else _shaded(pose)))
        return sequence(*shown)

    def _flight(self, seat: Seat) -> Cue:
        """From the lot, growing, and over; a special is struck beside its owner's rows as it shows."""
        small, large = pieces.LaidTicket(seat, self._lot), pieces.StageTicket(seat)
        pose, face = self._poses[small], faces.ticket(self._tickets[seat])
        back = replace(pose, face=faces.back(seat, self._after_crest(seat)), z=SHOWN)
        there = self._setting.ticket(seat, back.face)
        spent = [] if self._tickets[seat] in NORMALS else list(self._struck_off(seat))
        return sequence(
            Show(small, face),
            Appear(large, back),
            together(
                Move(large, FLY, Manner.ARC, there), sequence(Pause(FLY - TURN), Turn(large, TURN, face))
            ),
            *spent,
        )

    def _after_crest(self, seat: Seat) -> int:
        pose = self._poses[pieces.Crest(seat)]
        return int(pose.face.image.rpartition("/")[2])

    def _struck_off(self, seat: Seat) -> Iterator[Cue]:
        for piece in self._poses:
            if isinstance(piece, pieces.Special) and piece.seat == seat:
                yield Show(piece)

    # ------------------------------------------------------------ step by step

    def _step(self, step: SumStep, place: int) -> Cue:
        match step:
            case Struck(seats):
                return self._strike(seats)
            case Added(seat, amount, running):
                return self._add(seat, amount, running, place)
            case Doubled(seat, running):
                return self._double(seat, running)
            case _:
                assert_never(step)

    def _strike(self, seats: tuple[Seat, ...]) -> Cue:
        """A40: the blade goes across the 4, and both count 0."""
        cues: list[Cue] = [self._note(_("Annul strikes the 4: both count 0."))]
        for seat in seats:
            ticket = self._tickets[seat]
            shown, laid = pieces.StageTicket(seat), pieces.LaidTicket(seat, self._lot)
            if ticket is not ANNUL:
                blade = pieces.Blade()
                pose = self._setting.ticket(seat, stage_faces.blade(1))
                frames = [sequence(Pause(BLADE / 6), Show(blade, stage_faces.blade(n))) for n in (2, 3, 4)]
                cut = sequence(
                    Sound("blade"),
                    Jolt(8, BLADE),
                    Appear(blade, replace(pose, w=STROKE[0], h=STROKE[1], z=SHOWN + 30)),
                    *frames,
                    Bump(shown, BLADE),
                    Vanish(blade),
                    Flourish(Flair.SPLASH, shown),
                )
                cues.append(sequence(cut, Show(shown, faces.ticket(ticket, True)), Show(laid)))
            else:
                cues.append(
                    sequence(Show(shown, faces.ticket(ticket, True)), Show(laid), Bump(shown, BLADE / 2))
                )
            figure = pieces.StageFigure(seat)
            cues.append(Appear(figure, self._setting.figure(seat, stage_faces.figure(0))))
        return sequence(*cues, Pause(READ))

    def _add(self, seat: Seat, amount: int, running: int, place: int) -> Cue:
        """A41: joins the sum; an Annul without a 4 counts its lower half."""
        shown = pieces.StageTicket(seat)
        cues: list[Cue] = [Sound(NOTE_NOISES[min(place, len(NOTE_NOISES) - 1)])]
        seconds = NUMBER
        if self._tickets[seat] is ANNUL:
            figure = pieces.StageFigure(seat)
            cues += [
                self._note(_("Annul finds no 4: it counts {value}.", value=number(amount))),
                Appear(figure, self._setting.figure(seat, stage_faces.figure(amount))),
            ]
            seconds = FOLD
        elif self._tickets[seat] in (Ticket.MINUS_ONE, Ticket.PLUS_SIX):
            cues.append(Flourish(Flair.PUFF, shown))
            seconds = NUMBER * 1.25
        return together(
            *cues, Bump(shown, seconds), Count(pieces.StageSum(), seconds, stage_faces.total(running))
        )

    def _double(self, seat: Seat, running: int) -> Cue:
        """A41: slammed on the sum, which shakes and doubles."""
        shown, total = pieces.StageTicket(seat), pieces.StageSum()
        there = self._setting.sum(0)
        onto = replace(self._setting.ticket(seat, faces.ticket(DOUBLE)), x=there.x, y=there.y, z=SHOWN + 30)
        home = self._setting.ticket(seat, faces.ticket(DOUBLE))
        return sequence(
            self._note(_("{ticket} doubles the sum.", ticket=ticket_name(DOUBLE))),
            Move(shown, SLAM, Manner.STAMP, onto),
            Sound("double"),
            Jolt(10, SHAKE),
            Flourish(Flair.SPLASH, total),
            Move(shown, SLAM, to=home),
            together(Bump(total, SHAKE), Count(total, SHAKE, stage_faces.total(running))),
        )

    def _note(self, words: str) -> Cue:
        return Appear(pieces.StageNote(), self._setting.note(words))

    def _away(self) -> Cue:
        """The sum flies to the lot, the list of sums is sorted anew, the tickets go."""
        lot, total = pieces.Sum(self._lot), pieces.StageSum()
        tickets = [Vanish(pieces.StageTicket(seat)) for seat in self._seats]
        order = sorted(range(self._lot + 1), key=lambda lot: (-self._sums[lot][-1].total, lot))
        listed = [
            Appear(
                pieces.SoFar(place),
                self._setting.so_far(place, other, self._sums[other][-1].total, other == self._lot),
            )
            for place, other in enumerate(order)
        ]
        to = self._poses[lot]
        return sequence(
            Vanish(pieces.StageNote()),
            *(Vanish(pieces.StageFigure(seat)) for seat in self._seats),
            *tickets,
            Move(total, AWAY, Manner.ARC, replace(to, face=stage_faces.total(0), z=SHOWN)),
            Vanish(total),
            Appear(lot),
            Sound("count"),
            *listed,
            Bump(lot, AWAY / 2),
        )
