"""The table: every piece an entity, moved by the updaters, brought to the canvas by the drawers."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from pygame import Surface

from game.table import motions, picking
from game.table.components import Choosable, Course, Look, Place, Riding, Shown, Sway
from game.table.drawers import DRAWERS, corner
from game.table.faces import Faces
from game.table.flourishes import Flair, flourish
from game.table.jolts import Jolted
from game.table.pose import NOTHING, Face, PieceId, Pose, Poses
from game.table.updaters import UPDATERS, sway
from game.table.world import World
from game.ui.canvas import Canvas
from game.ui.focus import Area, Item
from game.ui.kit import Kit
from game.ui.life import Life


class Table:
    """Lives without a window too: nothing is drawn before it was laid.

    Pieces of the kinds in `explaining` have something to say of themselves.
    """

    def __init__(self, explaining: Container[type] = ()) -> None:
        self._explaining = explaining
        self.canvas = Canvas()
        self.moving = False
        self._world = World()
        self._faces: Faces | None = None
        self._pieces: dict[PieceId, int] = {}
        self._chosen_from: tuple[PieceId, ...] = ()
        self._stirred = False
        self._swaying = False
        self._jolt: Jolted | None = None
        self._flourishes = Life()

    # ------------------------------------------------------------ the window

    def lay(self, kit: Kit, background: Surface | None, scenery: Iterable[Pose] = ()) -> None:
        """A new canvas for this window, with every piece on it; what never changes becomes its background."""
        faces = Faces(kit)
        for pose in sorted(scenery, key=lambda pose: pose.z):
            picture = faces.get(pose.face, pose.w, pose.h)
            if background is not None:
                background.blit(picture, corner(pose.x, pose.y, picture, kit.frame))
        self.canvas, self._faces, self._stirred, self._jolt = Canvas(background), faces, True, None
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
        self.moving = False
        self._flourishes.clear()

    def poses(self) -> Poses:
        """Read back from the components."""
        return {id: self._pose(entity) for id, entity in self._pieces.items()}

    def _pose(self, entity: int) -> Pose:
        """What sways is where it will come to rest."""
        place, look = self._world.component(entity, Place), self._world.find(entity, Look)
        riding, swing = self._world.find(entity, Riding), self._world.find(entity, Sway)
        face = swing.to if swing else look.face if look else NOTHING
        return Pose(place.x, riding.y if riding else place.y, place.w, place.h, place.z, face)

    def heading(self, id: PieceId) -> Pose:
        """Where it is once all that moves it has ended."""
        return motions.heading(self._world, self._pieces[id])

    def appear(self, id: PieceId, pose: Pose) -> None:
        """Comes onto the table; a piece that is there is at once at that pose, and still."""
        if id in self._pieces:
            motions.rest(self._world, self._pieces[id], pose)
        else:
            self._pieces[id] = motions.create(self._world, id, pose, type(id) in self._explaining)
        self._stirred = True

    def vanish(self, id: PieceId) -> None:
        """Leaves the table at once."""
        entity = self._pieces.pop(id)
        shown = self._world.find(entity, Shown)
        for sprite in (shown.sprite, shown.shadow) if shown else ():
            if sprite is not None:
                self.canvas.remove(sprite)
        self._world.remove(entity)

    # ------------------------------------------------------------ what moves

    def update(self, dt: float) -> None:
        """A step of time; costs nothing while nothing moves and nothing flies."""
        if self.moving or self._swaying:
            self.moving = False
            for updater in UPDATERS:
                if updater(self._world, dt):
                    self.moving = True
            self._swaying, self._stirred = sway(self._world, dt), True
        if self._jolt is not None and self._jolt.over(dt):
            self._jolt = None
        self._flourishes.update(dt)

    def flourish(self, flair: Flair, id: PieceId) -> None:
        """Something flies off it that is no piece: nobody waits for it, and only a window shows it."""
        if self._faces is not None:
            entity = self._pieces[id]
            up = self._world.component(entity, Place).up
            self._flourishes.add(*flourish(flair, self._pose(entity), up))

    def send(self, id: PieceId, to: Pose, course: Course) -> None:
        """On its way to a place, from wherever it is seen now; its face stays."""
        motions.send(self._world, self._start(id), to, course)

    def show(self, id: PieceId, face: Face) -> None:
        """Another face at once."""
        motions.show(self._world, self._pieces[id], face)
        self._stirred = True

    def dress(self, id: PieceId, pose: Pose) -> None:
        """The face of a pose at once, as large as it will be there."""
        motions.dress(self._world, self._pieces[id], pose)
        self._stirred = True

    def turn(self, id: PieceId, face: Face, seconds: float) -> None:
        """Flips over to a face."""
        motions.turn(self._world, self._start(id), face, seconds)

    def count(self, id: PieceId, face: Face, seconds: float) -> None:
        """Its first number runs to that of the face."""
        motions.count(self._world, self._start(id), face, seconds)

    def bump(self, id: PieceId, seconds: float) -> None:
        """Swells for a moment."""
        motions.bump(self._world, self._start(id), seconds)

    def tilt(self, id: PieceId, face: Face, seconds: float, riders: Iterable[PieceId]) -> None:
        """Leans to the angle of a face, and sways."""
        motions.sway(
            self._world, self._pieces[id], face, seconds, tuple(self._pieces[each] for each in riders)
        )
        self._swaying = self._stirred = True

    def wipe(self, id: PieceId, seconds: float, away: bool) -> None:
        """Uncovered, or covered up, from left to right."""
        motions.unveil(self._world, self._start(id), seconds, away)

    def jolt(self, pixels: float, seconds: float, flash: int) -> None:
        """All of the table; only a window shows it."""
        if self._faces is not None:
            if self._jolt is not None:
                self._jolt.end()
            self._jolt = Jolted(self.canvas, self._faces.frame, pixels, seconds, flash)

    def _start(self, id: PieceId) -> int:
        """Something moves now, or the next update finds that nothing does."""
        entity = self._pieces[id]
        self.moving = self._stirred = True
        return entity

    # ------------------------------------------------------------ what can be pointed at

    def offer(self, ids: Iterable[PieceId]) -> None:
        """These can be chosen now, and no others."""
        wanted = tuple(id for id in ids if id in self._pieces)
        if wanted == self._chosen_from and all(self._offered(id) for id in wanted):
            return
        for id in self._chosen_from:
            if id in self._pieces:
                self._world.take(self._pieces[id], Choosable)
        for order, id in enumerate(wanted):
            self._world.add(self._pieces[id], Choosable(order))
        self._chosen_from = wanted

    def _offered(self, id: PieceId) -> bool:
        """One that left and came back is another entity."""
        return self._world.find(self._pieces[id], Choosable) is not None

    def choosable(self) -> list[Item]:
        """What can be chosen, for stepping from one to the next."""
        return picking.choosable(self._world)

    def choosable_at(self, x: float, y: float) -> PieceId | None:
        """What a click here chooses."""
        return picking.choosable_at(self._world, x, y)

    def explained(self) -> list[Item]:
        """What explains itself, for stepping from one to the next."""
        return picking.explained(self._world)

    def explained_at(self, x: float, y: float) -> PieceId | None:
        """What a pointer here asks about."""
        return picking.explained_at(self._world, x, y)

    def area(self, id: PieceId) -> Area | None:
        """Where a piece is, if it is there."""
        entity = self._pieces.get(id)
        return None if entity is None else picking.area(self._world.component(entity, Place))
