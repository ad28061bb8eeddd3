"""WA, SA, BI! Both bid in secret while the chant runs; the match knows nothing before its last syllable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from game.app.scene import Push, Transition
from game.devices.intents import DESK, DeviceId, Inspect, Intent, Point
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.staging.duel import bidding
from game.staging.duel.pieces import Hand, Lamp
from game.table.flourishes import Flair
from game.table.hud import Words
from game.ui.kit import Kit
from scenes.duel import look_fuse, prompts, warning
from scenes.duel.chant import Chant, Moment
from scenes.duel.entering import Effect, Entering
from scenes.duel.run import Run
from scenes.play.phase import NOBODY, PhaseScene
from scenes.play.sitting import Sitting

AT_DESK: Final[frozenset[DeviceId]] = frozenset({DESK})
SYLLABLES: Final = (Moment.WA, Moment.SA, Moment.BI)
NOISES: Final = {Effect.PRESSED: "nod", Effect.READY: "lock", Effect.UNREADY: "unlock"}
NOD_NOISES: Final = ("nod_left", "nod_right")
"""A press from the side of its seat; from the middle where two share a mouse."""


class ChantScene(PhaseScene):
    """Runs the clock and shows what everybody may see; whatever covers the table lets it begin anew."""

    name: ClassVar[str] = "chant"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._begin_anew(warning.wanted(sitting))
        self._kit: Kit

    def _begin_anew(self, warn: bool) -> None:
        self.run = Run(self.sitting, warn)
        self.entering = Entering(self.sitting, self.run)

    @property
    def chant(self) -> Chant:
        """The clock."""
        return self.run.chant

    @property
    def _asking(self) -> bool:
        return self.sitting.show.next_event is None

    # ------------------------------------------------------------ a scene

    @property
    def secret(self) -> frozenset[DeviceId]:
        """A cloth can be held with a key, too; bids themselves are plain directions."""
        return AT_DESK if self.entering.desk.waiting else NOBODY

    def lay(self, kit: Kit) -> None:
        """Whenever the table comes up the chant begins anew, with whoever sits there now."""
        self._kit = kit
        self._restart()
        super().lay(kit)

    def leave(self) -> None:
        """Nothing of the entry stays behind."""
        self._clear()
        super().leave()

    def _restart(self) -> None:
        """Bots keep what they have decided, and are seen to press at the same time again."""
        if self._asking:
            if self.entering.desk.curtain.lifted:
                self.forget_looking()  # the mouse may still be on the sign that was chosen
            self._clear()
            self._begin_anew(self.chant.moment is Moment.WARNING)
            self.sitting.show.stirred = True

    def _clear(self) -> None:
        self.entering.desk.close()
        look_fuse.draw(self.sitting, None)
        warning.drop(self.sitting)

    def words(self) -> dict[str, Words]:
        """Which key is which bid, and who is awaited; of bids nothing."""
        if not self._asking:
            return prompts.watching(self.sitting, self.name)
        first = warning.words(self.sitting) if self.chant.moment is Moment.WARNING else {}
        words = prompts.chant(self.sitting, self.run.entry, self.chant.timed)
        return {**words, **self.entering.desk.words(), **first}

    def refresh(self) -> None:
        """Lamps, syllables and prompts as they are; while there is time to look, the mouse is asked."""
        self._ask_desk()
        super().refresh()
        if self._asking:
            before = self.sitting.show.tableau.presses
            beaten = partial(bidding.beaten, self.chant.tempo.flight + self.chant.shift)
            self.sitting.show.enter(self.run.entry, beaten)
            for seat, presses in enumerate(self.run.entry.presses):
                if presses > before[seat]:
                    self.sitting.show.stage.nod(Lamp(seat))
            if self.chant.moment is Moment.WARNING:
                warning.show(self.sitting, self._kit)

    def _changed(self) -> None:
        """Heard at once, and whoever is next at the mouse is asked; lamps and words follow a frame later."""
        self.sitting.show.stirred = True
        self._ask_desk()
        self.refresh_soon()

    def _ask_desk(self) -> None:
        """While there is time to look, the mouse is asked; what was chosen openly is marked."""
        if self._asking:
            if self.run.looking:
                self.entering.desk.ask_next(self._kit, self.chant.timed)
            self.entering.desk.mark(self.run.looking)

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> Transition | None:
        """The clock runs also while pieces move."""
        if self._asking:
            self._follow(self.entering.update(dt))
            entered = self.run.advance(dt, held=self.entering.desk.waiting)
            for bot in self.run.lit():
                self._follow(Effect.PRESSED, (bot,))
            for moment in entered:
                self._begin(moment)
            look_fuse.draw(self.sitting, self.chant.left)
        return super().update(dt)

    def ask(self) -> bool | None:
        """People are waited for where there is no clock; everything else comes by itself."""
        return None if self.entering.waits else False

    def _begin(self, moment: Moment) -> None:
        self._clear()
        self.forget_looking()
        if moment in SYLLABLES:
            self.hear(moment.name.lower())
        self.sitting.show.stirred = True
        self.refresh()
        if moment is Moment.OPEN:
            for seat in self.run.on_the_beat:
                self.hear("beat")
                self.sitting.show.stage.fly(Flair.SPARK, Hand(seat))
            for action in self.run.decisions():
                self.sitting.submit(action)

    # ------------------------------------------------------------ pressing

    def handle(self, intent: Intent) -> Transition | None:
        """From WA on nobody walks over the table; whatever covers it finds nothing entered."""
        if self._asking and self.chant.moment.beat and isinstance(intent, Inspect) and intent.down:
            return None
        if self._asking and isinstance(intent, Point):
            self._follow(self.entering.point(intent.x, intent.y))
            if self.chant.moment.beat:
                return None
        then = super().handle(intent)
        if isinstance(then, Push):
            self._restart()
            self.refresh()
        return then

    def decide(self, intent: Intent) -> Transition | None:
        """A press counts at once, also while pieces move: nothing here waits for the stage."""
        if not self._asking:
            return super().decide(intent)
        effect = self.entering.take(intent)
        if effect is Effect.PAUSE:
            return self.pause()
        if effect is Effect.REFUSED:
            seat = self.sitting.seating.seats_of(intent.device)[0]
            self.refuse(_("{name}: press a direction first.", name=self.sitting.seating.names[seat]))
        self._follow(effect, self.sitting.seating.seats_of(intent.device))
        return None

    def _follow(self, effect: Effect, seats: Sequence[Seat] = ()) -> None:
        if effect is Effect.FELL:
            self.forget_looking()  # whoever comes next must not read which sign was looked at
        if effect is Effect.READ:
            warning.drop(self.sitting)
        if effect is Effect.PRESSED and len(seats) == 1:
            self.hear(NOD_NOISES[seats[0]])
        elif effect in NOISES:
            self.hear(NOISES[effect])
        if effect not in (Effect.NONE, Effect.REFUSED):
            self._changed()
