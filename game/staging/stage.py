"""Performs cues on the table, and sees to it that it ends exactly as it must."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Final, assert_never

from game.staging.cues import (
    Appear,
    Atom,
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
    Tilt,
    Turn,
    Vanish,
    Wipe,
)
from game.staging.easing import course
from game.staging.schedule import schedule
from game.table.components import Course
from game.table.flourishes import Flair
from game.table.pose import NOTHING, Face, PieceId, Pose, Poses
from game.table.table import Table
from game.ui.theme import GLIDE, STAMP

CALM: Final = 1 / 3
"""Seconds, at any speed, from one splash of ink to the next: nothing flashes more than three times in one."""


FRO: Final = 6.0
SHAKE: Final = 0.18
"""How far to each side something shakes that is refused, and for how long."""


class Stage:
    """One per match. `speed` multiplies time; at `inf` everything is at once where it ends."""

    def __init__(self, table: Table, sound: Callable[[str], None]) -> None:
        self.speed: float = 1.0
        self.reduced = False
        self.jolts = True
        self._table, self.noise = table, sound
        self._after: Poses = table.poses()
        self._loose: dict[PieceId, None] = {}  # what may lie elsewhere than in `after` when the cue has ended
        self._due: deque[tuple[float, Atom]] = deque()
        self._clock = 0.0
        self._calm = 0.0
        self._ends: float | None = None  # none: nothing is performed

    @property
    def idle(self) -> bool:
        """Nothing moves and nothing is still to come."""
        return self._ends is None and not self._table.moving

    def perform(self, cue: Cue, after: Poses) -> None:
        """Runs the cue, then brings what it left elsewhere to its pose; a cue still running is hurried."""
        if self.speed == inf:
            self.put(after)
            return
        if self._ends is not None:
            self.hurry()
        planned = schedule(cue)
        self._loose = dict.fromkeys(_differing(self._after, after))
        self._after, self._due = after, deque(planned.starts)
        self._clock, self._ends = 0.0, planned.seconds
        self.update(0.0)

    def change(self, after: Poses) -> None:
        """Each piece that is to end elsewhere than before goes there now, beside whatever is performed."""
        if self.speed == inf:
            self.put(after)
            return
        before, self._after = self._after, after
        for id in _differing(before, after):
            if id in after:
                self._bring(id, after[id], known=id in before)
            elif id in self._table:
                self._table.vanish(id)

    def put(self, poses: Poses) -> None:
        """Reconciles the table at once; nothing is performed any more."""
        self._after, self._ends = poses, None
        self._due.clear()
        self._table.put(poses)

    def nod(self, piece: PieceId) -> None:
        """A piece swells for a moment beside whatever is performed; nobody waits for it."""
        if piece in self._table and self.jolts and not self.reduced and self.speed != inf:
            self._table.bump(piece, STAMP)

    def shake(self, piece: PieceId) -> None:
        """No: a piece goes to and fro on the spot, beside whatever is performed."""
        if piece in self._table and self.jolts and not self.reduced and self.speed != inf:
            pose = self._table.heading(piece)
            sides = tuple((pose.x + by, pose.y) for by in (-FRO, FRO, -FRO, FRO))
            self._table.send(piece, pose, Course(SHAKE, via=sides))

    def fly(self, flair: Flair, piece: PieceId) -> None:
        """Something flies off a piece beside whatever is performed."""
        if self.speed != inf:
            self._flourish(flair, piece)

    def hurry(self) -> None:
        """Everything is at once where it ends; noises still to come are dropped."""
        self.put(self._after)

    def update(self, dt: float) -> None:
        """A step of time; each part of the cue begins at its own moment within it."""
        self._calm = max(0.0, self._calm - dt)
        if self.idle:
            self._table.update(dt if self.speed == inf else dt * self.speed)  # what flies still, flies on
            return
        if self.speed == inf:
            self.hurry()
            return
        until = self._clock + dt * self.speed
        while self._due and self._due[0][0] <= until:
            start, atom = self._due.popleft()
            self._pass(start)
            self._play(atom)
        self._pass(until)
        if self._ends is not None and not self._due and self._clock >= self._ends:
            self._ends = None
            self._settle()

    def _pass(self, until: float) -> None:
        if until > self._clock:
            self._table.update(until - self._clock)
            self._clock = until

    def _play(self, atom: Atom) -> None:
        """What is meant for a piece that has left the table meanwhile is passed over."""
        match atom:
            case Sound(name):
                self.noise(name)
            case Pause():
                pass
            case Flourish(flair, id):
                self._flourish(flair, id)
            case Jolt(pixels, seconds, flash):
                self._jolt(pixels, seconds, flash)
            case Appear(id, at):
                self._appear(id, at)
            case Move() | Turn() | Count() | Show() | Bump() | Vanish() | Tilt() | Wipe():
                self._loose[atom.piece] = None
                self._touch(atom)
            case _:
                assert_never(atom)

    def _may(self, flair: Flair) -> bool:
        """Reduced motion has no flourishes; ink flashes, so it is a jolt, and there is little of it."""
        if self.reduced or (flair is Flair.SPLASH and (not self.jolts or self._calm > 0)):
            return False
        if flair is Flair.SPLASH:
            self._calm = CALM
        return True

    def _flourish(self, flair: Flair, id: PieceId) -> None:
        if id in self._table and self._may(flair):
            self._table.flourish(flair, id)

    def _appear(self, id: PieceId, at: Pose | None) -> None:
        self._loose[id] = None
        if pose := at or self._after.get(id):
            self._table.appear(id, pose)

    def _touch(self, atom: Move | Turn | Count | Show | Bump | Vanish | Tilt | Wipe) -> None:
        if isinstance(atom, Wipe):
            self._wipe(atom)
        elif atom.piece in self._table:
            self._act(atom)

    def _jolt(self, pixels: float, seconds: float, flash: int) -> None:
        """Flashes keep apart as splashes do."""
        if self.reduced or not self.jolts:
            return
        flash = 0 if self._calm > 0 else flash
        if flash:
            self._calm = CALM
        self._table.jolt(pixels, seconds, flash)

    def _tilt(self, id: PieceId, face: Face, seconds: float, riders: tuple[PieceId, ...]) -> None:
        if self.reduced or not self.jolts:
            self._table.show(id, face)
        else:
            self._table.tilt(id, face, seconds, [rider for rider in riders if rider in self._table])

    def _wipe(self, wipe: Wipe) -> None:
        pose = self._after.get(wipe.piece)
        if not wipe.away and pose is not None:
            self._table.appear(wipe.piece, pose)
        if wipe.piece in self._table and not self.reduced:
            self._table.wipe(wipe.piece, wipe.seconds, wipe.away)

    def _act(self, atom: Move | Turn | Count | Show | Bump | Vanish | Tilt) -> None:
        match atom:
            case Vanish(id):
                self._table.vanish(id)
            case Bump(id, seconds):
                if self.jolts and not self.reduced:
                    self._table.bump(id, seconds)
            case Move(id, to=to):
                if pose := to or self._after.get(id):
                    self._table.send(id, pose, course(atom, self.reduced))
            case Tilt(id, seconds, riders):
                if pose := self._after.get(id):
                    self._tilt(id, pose.face, seconds, riders)
            case Show(id, face) | Turn(id, to=face) | Count(id, to=face):
                pose = self._after.get(id)
                if face := face or (pose.face if pose else None):
                    self._change_face(atom, face)
            case _:
                assert_never(atom)

    def _change_face(self, atom: Turn | Count | Show, face: Face) -> None:
        if isinstance(atom, Show) or self.reduced:
            self._table.show(atom.piece, face)
        elif isinstance(atom, Turn):
            self._table.turn(atom.piece, face, atom.seconds)
        else:
            self._table.count(atom.piece, face, atom.seconds)

    def _settle(self) -> None:
        """Whatever the cue did not bring to its pose goes there."""
        for id in self._loose:
            pose = self._after.get(id)
            if pose is None:
                if id in self._table:
                    self._table.vanish(id)
            elif id in self._table:
                self._glide(id, pose)
            else:
                self._table.appear(id, pose)

    def _bring(self, id: PieceId, pose: Pose, known: bool) -> None:
        """One that is known and not there yet is left to the cue that will bring it."""
        if id in self._table:
            self._glide(id, pose)
        elif not known:
            self._table.appear(id, pose)
            if not self.reduced and pose.face is not NOTHING:
                self._table.send(id, pose, course(Move(id, STAMP, Manner.STAMP), reduced=False))

    def _glide(self, id: PieceId, pose: Pose) -> None:
        heading = self._table.heading(id)
        if NOTHING in (heading.face, pose.face):  # a place to point at does not glide
            self._table.vanish(id)
            self._table.appear(id, pose)
            return
        if heading.face != pose.face:
            self._table.dress(id, pose)
        if replace(heading, face=pose.face) != pose:
            self._table.send(id, pose, course(Move(id, GLIDE), self.reduced))


def _differing(before: Poses, after: Poses) -> list[PieceId]:
    """Pieces that come, change or go, in this order for those that stay; most poses are the very same."""
    changed = [id for id, pose in after.items() if (old := before.get(id)) is not pose and old != pose]
    if len(before) + sum(id not in before for id in changed) == len(after):
        return changed  # nothing goes: no need to look for it
    return changed + [id for id in before if id not in after]
