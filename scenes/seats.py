"""The lobby: people join with whatever they hold, bots fill the rest, the table agrees on its variants."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.app.cabinet import Cabinet
from game.app.party import Party
from game.app.platform import WEB
from game.app.scene import Pop, Reset, Scene
from game.bots.levels import LEVELS, USUAL
from game.devices.glyphs import label
from game.devices.intents import DESK, Click, DeviceId, Intent, PadFound, PadLost, Point
from game.devices.words import BLOCKS
from game.i18n.door import N_, _, pgettext
from game.i18n.formats import either, number
from game.storage.errors import StorageError
from game.storage.library import load
from game.titles.shelf import TITLES
from game.ui.focus import Area, Focus, Item
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.text import Colour
from game.ui.theme import GOLD, HEADING, SEAT_COLOURS, SMALL, WASHI_DIM
from game.ui.widgets import Button, Label, Widget
from scenes.foot import MARGIN
from scenes.lobby.agreement import Agreement
from scenes.lobby.cards import Card
from scenes.lobby.floor import Floor
from scenes.lobby.places import Places
from scenes.menu import MenuScene

BOT = USUAL
SHORT = {DESK: N_("Mouse"), "number_block": N_("Num pad")}
"""Names of devices as short as a card needs them."""


class SeatsScene(MenuScene):
    """Each device that has joined has a focus of its own, in the colour of its seat."""

    piece = "title"

    def __init__(
        self, cabinet: Cabinet, title: str, start: Callable[[Party], Scene], before: Party | None = None
    ) -> None:
        super().__init__(cabinet)
        self._title, self._start = TITLES[title], start
        self.places = Places(self._title.players, cabinet.settings.party, BOT)
        spec = load(title, cabinet.data)
        self.agreement = Agreement(self._title, spec, before, cabinet.settings.best_of)
        self._cursors: dict[DeviceId, Focus] = {}
        if before is not None:
            self.places.reseat(before.chairs, cabinet.devices.present())
        for place in self.places.all:
            if place.device is not None:
                self._cursors.setdefault(place.device, Focus(at="start"))

    # ------------------------------------------------------------ what is on the screen

    def build(self, pen: Pen) -> Iterable[Widget]:
        """Cards on top, what concerns everybody under them."""
        foot, width = self.foot.area(pen), WIDTH - 2.0 * MARGIN
        y = 10.0
        if not Floor.crowds(pen, len(self.places.all)):
            head = Area(MARGIN, y, width, pen.tall(HEADING, "title"))
            words = _("{title}: who plays?", title=self._title.heading)
            yield Label("heading", head, words, HEADING, face="title")
            y = head.bottom
        if pen.kit.text.reading <= 1:
            words = self._invitation()
            yield Label("join", Area(MARGIN, y, width, 40), words, SMALL, WASHI_DIM)
            y += 48 + pen.height(words, SMALL, width) - pen.tall(SMALL)
        area = Area(MARGIN, y, width, foot.y - 14 - y)
        floor = Floor(area, len(self.places.all), self.agreement.length, pen)
        for seat, (place, area) in enumerate(zip(self.places.all, floor.cards(), strict=True)):
            device = self._device_name(place.device)
            yield from Card(seat, place, area, device, LEVELS, self, floor.low).widgets(pen)
        back = Button("out", Area(0, 0, 0, 0), pgettext("button", "Back"), self._out)
        yield from floor.shared(list(self.agreement.rows(self.places, self)), self._starter(), back)

    def _starter(self) -> Widget:
        words = pgettext("button", "Start")
        return Button("start", Area(0, 0, 0, 0), words, self._begin, reason=self._obstacle())

    def _obstacle(self) -> str:
        """Why it cannot begin, or nothing."""
        return self.places.obstacle() or self.agreement.obstacle()

    def _invitation(self) -> str:
        bindings = self.cabinet.devices.bindings
        keys = either([label(block, "plain", "confirm", bindings) for block in BLOCKS])
        pad = label("pad", "plain", "confirm", bindings)
        if not WEB:
            return _(
                "To join, press {button} on a pad, {keys} on the keyboard, or click a seat.",
                button=pad,
                keys=keys,
            )
        pads = sum(device.startswith("pad") for device in self.cabinet.devices.present())
        return _(
            "To join, press {button} on a pad, {keys} on the keyboard, or click a seat. "
            "Pads seen: {count}. Press a button on a pad to wake it.",
            button=pad,
            keys=keys,
            count=number(pads),
        )

    def idle(self) -> str:
        """Where the type is too large for a line under the heading."""
        small = self._pen is None or self._pen.kit.text.reading <= 1
        return "" if small else self._invitation()

    def _device_name(self, device: DeviceId | None) -> str:
        if device is None:
            return ""
        if device.startswith("pad"):
            return _("Pad {number}", number=device.removeprefix("pad"))
        return _(SHORT[device]) if device in SHORT else self.cabinet.devices.name(device)

    # ------------------------------------------------------------ a focus for each device

    def cursors(self) -> Iterable[tuple[Focus, Colour]]:
        """Those that have joined, and the mouse once it has moved."""
        for device, focus in self._cursors.items():
            seats = self.places.of(device)
            yield focus, SEAT_COLOURS[seats[0]] if seats else GOLD

    def cursor(self, device: DeviceId) -> Focus:
        """Whoever has not joined moves nothing."""
        return self._cursors.get(device) or Focus()

    def reach(self, focus: Focus, items: list[Item]) -> list[Item]:
        """The desk goes everywhere; the others to their own card, to bots and free places, and below."""
        device = next((device for device, own in self._cursors.items() if own is focus), DESK)
        if device == DESK:
            return items
        closed = {
            f"{part}{seat}"
            for seat, place in enumerate(self.places.all)
            for part in ("name", "crest", "leave", "sit")
            if place.device not in (None, device) or part == "sit"
        }
        return [item for item in items if item.key not in closed]

    def hints(self) -> Sequence[tuple[str, str]]:
        """Other words for those who have not joined."""
        if self.places.of(self.cabinet.devices.last):
            start, leave = pgettext("what a key does", "start"), pgettext("what a key does", "leave seat")
            return ("move", _("move, change")), ("confirm", _("select")), ("menu", start), ("back", leave)
        return ("confirm", pgettext("what a key does", "join")), ("back", _("back"))

    # ------------------------------------------------------------ joining and leaving

    def act(self, intent: Intent) -> None:
        """A pad that is gone gives its seat back; a browser tells of a pad once it was touched."""
        match intent:
            case PadLost(device):
                self.lose(device)
                return
            case PadFound() if WEB:
                self.rebuild()
            case Point(device) | Click(device) if device not in self._cursors:
                self._cursors[device] = Focus()
                self._refocus()
        super().act(intent)

    def confirm(self) -> None:
        """The first press joins, the later ones choose."""
        if self.places.of(self.speaker):
            super().confirm()
        else:
            self._join(self.places.join(self.speaker))

    def menu(self) -> None:
        """The pause button of anybody who sits here begins."""
        if not self.places.of(self.speaker):
            return
        if self._obstacle():
            self.refuse(self._obstacle())
        else:
            self.hear("confirm")
            self._begin()

    def sit(self, seat: int) -> None:
        """The mouse may sit down several times, for people who share it."""
        self.places.sit(seat, self.speaker)
        self._join(seat)

    def _click(self, x: float, y: float) -> None:
        """A card that can be had seats whoever clicks it first; later only its buttons count."""
        widget = self.screen.hit(x, y) if self.screen else None
        if widget is None and not self.places.of(self.speaker):
            seat = self._card_at(x, y)
            if seat is not None and self.places.all[seat].device is None:
                self.sit(seat)
                return
        super()._click(x, y)

    def _card_at(self, x: float, y: float) -> int | None:
        plates = (self.widget(f"plate{seat}") for seat in range(len(self.places.all)))
        return next((seat for seat, plate in enumerate(plates) if plate and plate.seen.holds(x, y)), None)

    def _join(self, seat: int | None) -> None:
        if seat is None:
            self.refuse(_("All seats are taken."))
            return
        self.hear("join")
        self._cursors[self.speaker] = Focus(at=f"crest{seat}")
        self.rebuild()

    def back(self) -> None:
        """Up from the seat; from none, out of the lobby if that disturbs nobody."""
        seats = self.places.of(self.speaker)
        if seats:
            self.leave_seat(seats[-1])
        elif not any(place.device for place in self.places.all):
            self.go(Pop())
        else:
            self.refuse(_("Others are still seated. Use the Back button below."))

    def leave_seat(self, seat: int) -> None:
        """A device without a seat has no focus any more, but for the mouse."""
        device = self.places.all[seat].device
        self.hear("leave")
        self.places.leave(seat)
        if device is not None and device != DESK and not self.places.of(device):
            self.editing.end(device, keep=False)
            self._cursors.pop(device, None)
        self.rebuild()

    def lose(self, device: DeviceId) -> None:
        """A pad that is gone gives its seat back."""
        seats = self.places.of(device)
        for seat in seats:
            self.leave_seat(seat)
        self.cabinet.devices.forget(device)
        if seats:
            name = self.places.all[seats[0]].name
            self.say(_("{name}'s pad is gone. The seat is free again.", name=name))
        else:
            self.rebuild()

    # ------------------------------------------------------------ what the widgets ask for

    def rename(self, seat: int, name: str) -> None:
        """Another name."""
        self.places.rename(seat, name)
        self.rebuild()

    def turn_crest(self, seat: int, step: int) -> None:
        """Another crest."""
        self.places.turn_crest(seat, step)
        self.rebuild()

    def set_level(self, seat: int, level: str | None) -> None:
        """A bot of this level, or nobody."""
        self.places.all[seat].level = level
        self.rebuild()

    def _out(self) -> None:
        self.go(Pop())

    # ------------------------------------------------------------ beginning

    def party(self) -> Party:
        """Everybody at the table, and what it agreed on."""
        options, seed = self.agreement.options(self.places), self.agreement.seed()
        return Party(self._title.name, self.places.chairs(), options, seed, self.agreement.series())

    def _begin(self) -> None:
        self.cabinet.settings.change(party=self.places.guests(), best_of=self.agreement.best_of)
        try:
            self.go(Reset(self._start(self.party())))
        except StorageError as trouble:
            self.refuse(str(trouble))
