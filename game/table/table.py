"""The table: every piece an entity, moved by the updaters, brought to the canvas by the drawers."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from game.table import motions
from game.table.components import Counting, Course, Flip, Look, Motion, Piece, Place, Shown, Swell, Travel
from game.table.drawers import DRAWERS
from game.table.faces import Faces
from game.table.flourishes import Flair, flourish
from game.table.pose import Face, PieceId, Pose, Poses
from game.table.updaters import UPDATERS
from game.table.world import World
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from game.ui.life import Life


class Table:
    """Lives without a window too: nothing is drawn before it was laid."""

    def __init__(self) -> None:
        self.canvas = Canvas()
        self.moving = False
        self._world = World()
        self._faces: Faces | None = None
        self._pieces: dict[PieceId, int] = {}
        self._active: dict[type[Motion], int] = {kind: 0 for kind, _ in UPDATERS}
        self._stirred = False
        self._flourishes = Life()

    # ------------------------------------------------------------ the window

    def lay(self, kit: Kit, background: Surface | None) -> None:
        """A new canvas for this window, with every piece on it."""
        self.canvas, self._faces, self._stirred = Canvas(background), Faces(kit), True
        for _, (look, shown) in self._world.get(Look, Shown):
            look.stirred, shown.sprite, shown.shadow = True, None, None
        self._flourishes.lay(kit, self.canvas)
        self.draw()

    def warm(self, poses: Poses) -> None:
        """Puts the faces of these together now, so that no frame waits for them when they come."""
        if self._faces is not None:
            for pose in poses.values():
                self._faces.get(pose.face, pose.w, pose.h)

    def draw(self) -> None:
        """Brings to the canvas what was stirred since the last time."""
        if self._stirred and self._faces is not None:
            self._stirred = False
            for drawer in DRAWERS:
                drawer(self._world, self.canvas, self._faces)

    def close(self) -> None:
        """Put away for good."""
        self._world.close()

    # ------------------------------------------------------------ what lies there

    def __iter__(self) -> Iterator[PieceId]:
        return iter(self._pieces)

    def __contains__(self, id: PieceId) -> bool:
        return id in self._pieces

    def __len__(self) -> int:
        return len(self._pieces)

    def piece(self, id: PieceId) -> int:
        """Its entity; KeyError if it is not on the table."""
        return self._pieces[id]

    def put(self, poses: Poses) -> None:
        """Reconciles: exactly these pieces, exactly so, and nothing moves."""
        for id in [id for id in self._pieces if id not in poses]:
            self.vanish(id)
        for id, pose in poses.items():
            self.appear(id, pose)
        self._active = dict.fromkeys(self._active, 0)
        self.moving = False
        self._flourishes.clear()

    def poses(self) -> Poses:
        """Read back from the components."""
        return {
            piece.id: Pose(place.x, place.y, place.w, place.h, place.z, look.face)
            for _, (piece, place, look) in self._world.get(Piece, Place, Look)
        }

    def heading(self, id: PieceId) -> Pose:
        """Where it is once all that moves it has ended."""
        return motions.heading(self._world, self._pieces[id])

    def appear(self, id: PieceId, pose: Pose) -> None:
        """Comes onto the table; a piece that is there is at once at that pose, and still."""
        if id in self._pieces:
            motions.rest(self._world, self._pieces[id], pose)
        else:
            self._pieces[id] = motions.create(self._world, id, pose)
        self._stirred = True

    def vanish(self, id: PieceId) -> None:
        """Leaves the table at once."""
        entity = self._pieces.pop(id)
        shown = self._world.component(entity, Shown)
        for sprite in (shown.sprite, shown.shadow):
            if sprite is not None:
                self.canvas.remove(sprite)
        self._world.remove(entity)

    # ------------------------------------------------------------ what moves

    def update(self, dt: float) -> None:
        """A step of time; costs nothing while nothing moves and nothing flies."""
        if self.moving:
            for kind, updater in UPDATERS:
                if self._active[kind]:
                    self._active[kind] = updater(self._world, dt)
            self.moving = any(self._active.values())
            self._stirred = True
        self._flourishes.update(dt)

    def flourish(self, flair: Flair, id: PieceId) -> None:
        """Something flies off it that is no piece: nobody waits for it, and only a window shows it."""
        if self._faces is not None:
            entity = self._pieces[id]
            place, look = self._world.component(entity, Place), self._world.component(entity, Look)
            pose = Pose(place.x, place.y, place.w, place.h, place.z, look.face)
            self._flourishes.add(*flourish(flair, pose, place.up))

    def send(self, id: PieceId, to: Pose, course: Course) -> None:
        """On its way to a place, from wherever it is seen now; its face stays."""
        motions.send(self._world, self._start(id, Travel), to, course)

    def show(self, id: PieceId, face: Face) -> None:
        """Another face at once."""
        motions.show(self._world, self._pieces[id], face)
        self._stirred = True

    def turn(self, id: PieceId, face: Face, seconds: float) -> None:
        """Flips over to a face."""
        motions.turn(self._world, self._start(id, Flip), face, seconds)

    def count(self, id: PieceId, face: Face, seconds: float) -> None:
        """Its first number runs to that of the face."""
        motions.count(self._world, self._start(id, Counting), face, seconds)

    def bump(self, id: PieceId, seconds: float) -> None:
        """Swells for a moment."""
        motions.bump(self._world, self._start(id, Swell), seconds)

    def _start(self, id: PieceId, kind: type[Motion]) -> int:
        """One more may be active; how many really are is counted by the next update."""
        entity = self._pieces[id]
        self._active[kind] += 1
        self.moving = self._stirred = True
        return entity
