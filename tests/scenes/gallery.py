"""Every menu in a state worth looking at."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.app.scene import Push
from game.devices.intents import Confirm, Move
from game.i18n.door import _
from game.i18n.formats import price
from game.rules.core.outcome import Line, Outcome
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.words import Market
from game.staging.account import Account, item_name, items, legend
from game.staging.auction import account as auction
from game.staging.auction.rules_pages import rules_pages
from game.staging.duel import account as duel
from game.staging.harbor import account as harbor
from game.storage.library import load
from game.titles.shelf import TITLES
from game.ui.focus import Focus
from scenes import credits
from scenes.bindings import BindingsScene
from scenes.gallery.gallery import GalleryScene
from scenes.lobby.page import PickScene
from scenes.log import LogScene
from scenes.lost import LostScene
from scenes.matches import MatchesScene
from scenes.menu import MenuScene
from scenes.pause import PauseScene
from scenes.play import posters
from scenes.poster import PosterScene
from scenes.results import Ending, ResultsScene
from scenes.rules import RulesScene
from scenes.scores import ALONE
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from scenes.title import TitleScene
from tests.goldens import golden
from tests.scenes.rig import Blank, Hand

NOON = 1_795_089_600
"""The matches of the list were left then."""

NAMES = ("Hana", "Jiro", "Kikuko-Maria", "Masa")
ITEMS = (
    "money",
    "ebi",
    "hotategai",
    "fugu",
    "tako",
    "sake",
    "maguro",
    "diversified",
    "specialised",
    "popular",
)
FISH = ("ebi", "sake", "tako", "maguro")
DUEL_ITEMS = (*(f"{fish}{more}" for fish in FISH for more in ("", "_doubled")), "barrel")
SENTENCE = "Lot {lot} leads with 9: price 12, its fish rise by 4. Hana buys it: Ebi, Tako, Hotategai."


def outcome(players: int, *winners: int) -> Outcome:
    lines = tuple(
        tuple(Line(item, (7 * at + 3 * seat) % 23) for at, item in enumerate(ITEMS[: 7 + seat]))
        for seat in range(players)
    )
    return Outcome(tuple(sum(line.points for line in each) for each in lines), winners, "clear", lines)


def results(cabinet: Cabinet, players: int, *winners: int) -> MenuScene:
    names, crests = NAMES[:players], tuple(range(1, players + 1))
    remark = _("The tie was broken by unused special tickets.") if players > 2 else ""
    ended = outcome(players, *winners)
    seats = items(ended, auction.LOOKS, lambda seat, item: (3 * seat + len(item)) % 7)
    prices = [(f"symbols/{fish}", f"{item_name(fish)} {price(7 - at)}") for at, fish in enumerate(FISH)]
    ending = Ending(ended, Account(seats, tuple(prices), price), remark)
    return ResultsScene(cabinet, names, crests, ending, Blank, Blank, Blank, Blank)


def duelled(cabinet: Cabinet, series: Series, *winners: int) -> MenuScene:
    """The longest names there are, and every line of the count."""
    remark = _("Kikuko-Maria wins with four knives; the points do not count.") if winners else ""
    ended = duel_outcome(*winners)
    seats = items(ended, duel.LOOKS, lambda seat, item: 0 if item == duel.BARREL else 3 + seat)
    ending = Ending(ended, Account(seats, legend(seats)), remark, series)
    return ResultsScene(cabinet, NAMES[2:0:-1], (3, 2), ending, Blank, Blank, Blank, Blank)


def fleet(cabinet: Cabinet) -> MenuScene:
    """Six seats, and losses."""
    amounts = [
        (900 + 200 * at, 1_300 - 100 * at, 200 * (at == 0), -100 * (at == 5), -400 * (at > 4), 70)
        for at in range(6)
    ]
    lines = tuple(tuple(map(Line, harbor.LOOKS, each)) for each in amounts)
    ended = Outcome(tuple(map(sum, amounts)), (4,), "yen", lines)
    seats = items(ended, harbor.LOOKS, lambda _seat, _item: 0)
    names = (*NAMES[:3], "Wilhelmina-M", "Nori", "Sen")
    return ResultsScene(
        cabinet,
        names,
        range(1, 7),
        Ending(ended, Account(seats, legend(seats), price)),
        Blank,
        Blank,
        Blank,
        Blank,
    )


def duel_outcome(*winners: int) -> Outcome:
    lines = tuple(tuple(Line(item, 3 + at) for at, item in enumerate(DUEL_ITEMS)) for _ in range(2))
    return Outcome((63, 63), winners, "knives" if winners else "draw", lines)


def poster(cabinet: Cabinet, name: str, calm: bool = False, series: Series = ALONE) -> MenuScene:
    """Of a golden match, with the longest names there are."""
    match = golden(name)
    outcome, script = match.outcome(), TITLES[match.header.title].script
    assert outcome is not None
    names = ("Wilhelmina-M", *NAMES[1:], "Nori", "Sen")[: len(outcome.scores)]
    chairs = [Chair(name, seat + 1, None, "normal") for seat, name in enumerate(names)]
    account = script.account(match.observe(None), outcome, match.kernel.spec)
    ending = Ending(outcome, account, script.verdict(outcome, names), series, calm)
    return PosterScene(
        cabinet, match.header.title, posters.poster(match, chairs, ending), (_("Next match"), Blank)
    )


def title(cabinet: Cabinet) -> MenuScene:
    return TitleScene(cabinet, lambda _party: Blank(), Blank)


def matches(cabinet: Cabinet) -> MenuScene:
    """One of six with the longest names, and one that is damaged."""
    for number, (title, players) in enumerate((("auction", 3), ("duel", 2), ("harbor", 6)), 1):
        spec = load(title)
        options = TITLES[title].options.usual(spec, players)
        seats = ("Wilhelmina-M", *NAMES[1:], "Nori", "Sen")[:players]
        chairs = tuple(Chair(name, at + 1, None, "normal") for at, name in enumerate(seats))
        kept = kept_matches.begin(cabinet.folder, Party(title, chairs, options, number), cabinet.data)
        kept.journal.close()
        if title == "duel":
            kept.journal.path.write_bytes(b"")
        os.utime(kept.journal.path, (NOON, NOON))
    scene = MatchesScene(cabinet, kept_matches.unfinished(cabinet.folder), lambda _path: Blank(), Blank)
    for _match in range(3):
        scene.update(0.0)
    return scene


def settings(cabinet: Cabinet) -> MenuScene:
    """With the longest of all values."""
    cabinet.settings.change(chant="untimed")
    return SettingsScene(cabinet)


def duel_seats(cabinet: Cabinet) -> MenuScene:
    """A pad and the mouse, and five matches."""
    cabinet.settings.change(best_of=5)
    scene = SeatsScene(cabinet, "duel", lambda _party: Blank())
    scene.lay(cabinet.window.kit)
    for device in ("pad1", "mouse"):
        scene.handle(Confirm(device))
    return scene


def seats(cabinet: Cabinet) -> SeatsScene:
    return SeatsScene(cabinet, "auction", lambda _party: Blank())


def full_seats(cabinet: Cabinet) -> MenuScene:
    """Three have joined, one of them turns letters, one seat is free."""
    scene = seats(cabinet)
    scene.lay(cabinet.window.kit)
    for device in ("pad1", "number_block", "mouse"):
        scene.handle(Confirm(device))
    scene.handle(Move("pad1", 0, -1))
    scene.handle(Confirm("pad1"))
    scene.handle(Move("number_block", 0, 1))
    scene.handle(Move("number_block", 0, 1))
    scene.rename(1, NAMES[2])
    scene.set_level(3, None)
    return scene


PICKED = (Market.SQUID, Market.SNAPPER, Market.EEL, Market.FUGU, Market.BANK, Market.AQUARIUM)


def six_seats(cabinet: Cabinet, markets: tuple[Market, ...] | None = None) -> SeatsScene:
    """Four people with names of every length, and two bots."""
    names = (*NAMES[:3], "Wilhelmina-M", "Nori", "Sen")
    devices = ("pad1", "pad2", "left_block", "mouse")
    levels = (None,) * len(devices) + ("normal", "easy")
    seats = enumerate(zip(names, (*devices, None, None), levels, strict=True))
    chairs = tuple(Chair(name, seat + 1, device, level) for seat, (name, device, level) in seats)
    before = Party("harbor", chairs, HarborOptions(6, None, markets, None, None), 5)
    scene = SeatsScene(cabinet, "harbor", lambda _party: Blank(), before)
    scene.places.reseat(before.chairs, devices)
    scene._cursors |= {device: Focus(at=f"crest{seat}") for seat, device in enumerate(devices)}
    scene.lay(cabinet.window.kit)
    return scene


def markets(cabinet: Cabinet) -> MenuScene:
    """The page over the lobby."""
    lobby = six_seats(cabinet, PICKED)
    hand = Hand(lobby, "mouse")
    hand.goes_to("markets_pick")
    then = hand.yes()
    assert isinstance(then, Push)
    assert isinstance(then.scene, PickScene)
    then.scene.lay(cabinet.window.kit)
    Hand(then.scene, "mouse").goes_to("piece5")
    return then.scene


def lost(cabinet: Cabinet) -> MenuScene:
    scene = LostScene(cabinet, "Jiro", "pad2", ("pad1",), lambda _device: None, lambda: None)
    scene.lay(cabinet.window.kit)
    scene.handle(Confirm("left_block"))
    return scene


def tickets(cabinet: Cabinet) -> MenuScene:
    scene = BindingsScene(cabinet)
    scene.lay(cabinet.window.kit)
    scene._take_kind(3)
    scene._take_mode(1)
    return scene


def prints(room: int) -> Callable[[Cabinet], MenuScene]:
    """A room of the gallery, with all its pictures developed."""

    def opened(cabinet: Cabinet) -> MenuScene:
        scene = GalleryScene(cabinet)
        scene.lay(cabinet.window.kit)
        scene.turn(room)
        for _frame in range(60):
            scene.update(1 / 60)
        return scene

    return opened


GALLERY: Mapping[str, Callable[[Cabinet], MenuScene]] = {
    "title": title,
    "seats_open": seats,
    "seats": full_seats,
    "seats_duel": duel_seats,
    "seats_harbor": six_seats,
    "seats_picked": lambda cabinet: six_seats(cabinet, PICKED),
    "markets": markets,
    "matches": matches,
    "settings": settings,
    "bindings": BindingsScene,
    "tickets": tickets,
    "rules": lambda cabinet: RulesScene(cabinet, rules_pages(load("auction"))),
    "credits": lambda cabinet: RulesScene(cabinet, credits.pages(), credits.HEADING),
    "log": lambda cabinet: LogScene(cabinet, [_(SENTENCE, lot=lot) for lot in range(40)]),
    "results": lambda cabinet: results(cabinet, 4, 2),
    "results_shared": lambda cabinet: results(cabinet, 2, 0, 1),
    "results_six": fleet,
    "results_series": lambda cabinet: duelled(cabinet, Series(5, (1, 1), 3)),
    "results_decided": lambda cabinet: duelled(cabinet, Series(5, (3, 1), 5), 0),
    "poster": lambda cabinet: poster(cabinet, "auction-4-clear"),
    "poster_shared": lambda cabinet: poster(cabinet, "auction-3-shared"),
    "poster_knives": lambda cabinet: poster(cabinet, "duel-2-knives", series=Series(3, (1, 0), 1)),
    "poster_draw": lambda cabinet: poster(cabinet, "duel-2-draw"),
    "poster_bot": lambda cabinet: poster(cabinet, "duel-2-points", calm=True),
    "poster_harbor": lambda cabinet: poster(cabinet, "harbor-6-resources"),
    "pause": lambda cabinet: PauseScene(cabinet, Blank, Blank, Blank),
    "lost": lost,
    "gallery": prints(0),
    "gallery_duel": prints(1),
    "gallery_sounds": prints(6),
}
