"""Two visits with one kind of browser: by keyboard on its own page, by pad in a frame of another site."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from time import sleep
from typing import Final, Protocol

from tools.package.errors import PackageError
from tools.package.trial.browsers.browser import Browser
from tools.package.trial.browsers.findings import Findings
from tools.package.trial.browsers.pilot import Lost, Pilot, Seen
from tools.package.trial.browsers.player import Player
from tools.package.trial.browsers.serve import Site
from tools.package.trial.browsers.visit import (
    Memory,
    again,
    arrive,
    full_screen,
    memory,
    pace,
    sounding,
)
from tools.package.trial.browsers.websocket import Closed
from tools.package.trial.browsers.wire import Refused
from tools.package.trial.pictures import shades
from tools.package.trial.report import Line

FIRST_FRAME: Final = 8.0
FRAMES: Final = 45.0
GROWTH: Final = 8.0
"""MB that one more match may add: about one layer of music, whose place may have been taken meanwhile."""

WARM: Final = 2
"""Rematches after which all music and pictures have found their place in memory."""

HALFWAY: Final = 3
"""The round in which the page is loaded anew."""

AWAY: Final = 2.0
"""Seconds between the last press and the reload, as a hand takes them."""

COLOURFUL: Final = 300
"""Colours in a coarse copy of the title; an empty page has a handful."""

MB: Final = 1e6


class Kind(Protocol):
    """Starts a browser that has never seen the page."""

    name: str

    def __call__(self, room: Mapping[str, str]) -> Browser:
        """In this environment."""


class Tour:
    """Its lines are the report, also of what came before something failed."""

    def __init__(self, kind: Kind, site: Site, room: Mapping[str, str]) -> None:
        self._kind, self._site, self._room = kind, site, room
        self._found = Findings(kind.name)

    def run(self) -> list[Line]:
        """Each visit with a fresh browser."""
        self._visit("alone", self._by_keyboard)
        self._visit("framed", self._by_pad)
        return self._found.lines

    def _visit(self, where: str, play: Callable[[Browser], None]) -> None:
        browser = self._kind(self._room)
        try:
            play(browser)
        except (PackageError, Refused, Lost, Closed) as trouble:
            self._found.say(where, str(trouble), False)
            with suppress(Refused, Closed):
                self._found.picture(browser, f"{where}-failed")
        finally:
            self._listen(browser, where)
            browser.close()

    def _listen(self, browser: Browser, where: str) -> None:
        """What the whole visit must not have done."""
        missing, self._site.missing[:] = list(self._site.missing), []
        self._found.strangers(where, browser.requests, self._site.origins)
        self._found.none(f"errors on the console, {where}", [*browser.errors, *missing])

    # ------------------------------------------------------------ the two visits

    def _by_keyboard(self, browser: Browser) -> None:
        """A match with a reload in the middle."""
        player, pilot = Player(browser, "mouse"), Pilot("1x")
        browser.open(self._site.alone)
        self._start(player, "alone")
        rate = pace(player, pilot)
        self._found.at_least("frames of the table in motion", rate.usual, FRAMES, "/s")
        self._found.say("its worst half second", f"{rate.worst:.0f} /s")
        self._found.picture(browser, "table")
        pilot.speed = "4x"
        self._reload(player, pilot)
        self._finish(player, pilot, "a match by keyboard")

    def _by_pad(self, browser: Browser) -> None:
        """A match, and more of them that must not need more memory."""
        player, pilot = Player(browser, "pad1"), Pilot("4x")
        browser.open(self._site.framed, framed=True)
        self._start(player, "framed")
        self._finish(player, pilot, "a match by pad, in a frame")
        pilot.speed = "instant"
        kept = [self._rematch(player, pilot) for _ in range(WARM + 1)]
        self._flat("the game", kept[-2].game, kept[-1].game)
        if kept[-1].page:
            self._flat("the page around it", kept[-2].page, kept[-1].page)

    # ------------------------------------------------------------ what they do there

    def _start(self, player: Player, where: str) -> None:
        times = arrive(player)
        self._found.say(f"ready to start, {where}", f"{times.ready:.1f} s")
        self._found.at_most(f"first frame, {where}", times.first_frame, FIRST_FRAME, "s")
        self._found.say(f"computed until then, {where}", f"{times.work:.1f} s on all cores")
        sleep(1)
        colours = shades(self._found.picture(player.browser, f"title-{where}"))
        scene = player.look()["scene"]
        right = scene == "title" and colours >= COLOURFUL
        self._found.say(f"first screen, {where}", f"{scene}, {colours} colours", right)
        state, peak = sounding(player)
        heard = state == "running" and peak > 0
        self._found.say(f"sound after the click, {where}", f"{state}, loudest {peak:.2f}", heard)
        did = full_screen(player)
        self._found.say(f"full screen, {where}", did, did != "stays")

    def _reload(self, player: Player, pilot: Pilot) -> None:
        left = player.play(pilot, _asked_halfway)
        sleep(AWAY)
        times, pilot.resume = again(player), True
        kept = player.look()["speed"] == pilot.speed
        found = player.play(pilot, lambda seen: seen.get("goals"))
        same = kept and found["place"] == left["place"]
        place = f"round {found['place']['round']}, {len(found['place']['actions'])} actions"
        self._found.say("reload and Continue", f"{place}, {'the same' if same else 'not the same'}", same)
        self._found.say("first frame after the reload", f"{times.first_frame:.1f} s")

    def _finish(self, player: Player, pilot: Pilot, what: str) -> None:
        seen = player.play(pilot, _over)
        scores = " ".join(map(str, seen["scores"]))
        self._found.say(what, f"{scores}, {player.presses} presses", len(seen["scores"]) > 1)
        self._found.picture(player.browser, f"results-{player.device}")

    def _rematch(self, player: Player, pilot: Pilot) -> Memory:
        """Again, at once."""
        player.press("confirm")
        player.play(pilot, _over)
        return memory(player)

    def _flat(self, whose: str, before: int, after: int) -> None:
        what = f"memory of {whose}, {after / MB:.0f} MB, match {WARM + 2} adds"
        self._found.at_most(what, (after - before) / MB, GROWTH, "MB")


def _asked_halfway(seen: Seen) -> bool:
    return bool(seen.get("goals")) and seen["scene"] == "purchase" and seen["place"]["round"] >= HALFWAY


def _over(seen: Seen) -> bool:
    return bool(seen["scene"] == "results")
