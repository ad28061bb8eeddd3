"""The rows of what a table picks or lets be drawn: as many of them in either case."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol

from game.app.cabinet import Cabinet
from game.app.scene import Push, Transition
from game.devices.intents import DeviceId
from game.i18n.door import _
from game.i18n.formats import listed
from game.ui.widgets import Button, Widget
from game.ui.widgets_values import Choice
from scenes.lobby.counting import NOWHERE
from scenes.lobby.page import PickScene
from scenes.lobby.picking import Picking


class Lobby(Protocol):
    """What the rows ask for."""

    cabinet: Cabinet

    def rebuild(self) -> None:
        """Other rows are to be shown."""

    def go(self, transition: Transition) -> None:
        """To a page of their own."""

    def lose(self, device: DeviceId) -> None:
        """A pad is gone while that page is shown."""


def rows(picking: Picking, players: int, lobby: Lobby) -> Iterator[Widget]:
    """How it is found, then how much is drawn, or what is picked."""
    picker = picking.picker
    named, choose = [_(words) for words in picker.named], partial(_hand_over, picking, players, lobby)
    way = Choice(picker.field, NOWHERE, _(picker.words), named, int(picking.by_hand), choose)
    way.help = _(picker.explained)
    yield way
    if picking.by_hand:
        yield from _picked(picking, players, lobby)
    else:
        yield from (counting.row(players) for counting in picking.countings)


def length(picking: Picking) -> int:
    """How many rows there are."""
    return 1 + (2 if picking.by_hand else len(picking.countings))


def _picked(picking: Picking, players: int, lobby: Lobby) -> Iterator[Widget]:
    field = picking.picker.field
    opened = partial(_open, picking, players, lobby)
    page = Button(f"{field}_pick", NOWHERE, picking.said(players), opened)
    page.help = _("Picked: {list}.", list=listed(picking.names(players)))
    yield page
    again = Button(f"{field}_again", NOWHERE, _("Draw a proposal"), partial(_again, picking, players, lobby))
    again.help = _("As many by lot as would be drawn. Change it as the table likes.")
    yield again


def _hand_over(picking: Picking, players: int, lobby: Lobby, at: int) -> None:
    picking.hand_over(bool(at), players)
    lobby.rebuild()


def _open(picking: Picking, players: int, lobby: Lobby) -> None:
    lobby.go(Push(PickScene(lobby.cabinet, picking, players, lobby.lose)))


def _again(picking: Picking, players: int, lobby: Lobby) -> None:
    picking.draw(players)
    lobby.rebuild()
