"""What the table agrees on before a match: variants, how many matches, who begins, the seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, get_args

from game.app.party import Party, Series
from game.i18n.door import _, pgettext
from game.storage.settings import BestOf
from game.titles.agreed import Picker, Stepper, Switch
from game.titles.title import Title
from game.ui.keyboard import DIGITS
from game.ui.widgets import Widget
from game.ui.widgets_field import Field
from game.ui.widgets_values import Choice
from scenes.lobby import rows as picked
from scenes.lobby.counting import NOWHERE, Counting
from scenes.lobby.picking import Picking
from scenes.lobby.places import Places

SEED_DIGITS = 9
LENGTHS: Final[tuple[BestOf, ...]] = get_args(BestOf)


class Agreement:
    """A first player who left is forgotten, more than the usual number of something is not.

    `best_of` is what a table agreed on last; a title without series leaves it as it is.
    """

    def __init__(self, title: Title, spec: Any, before: Party | None, best_of: BestOf = 1) -> None:
        self._title, self._spec = title, spec
        usual = before.options if before else title.options.usual(spec, title.players[-1])
        self.best_of = before.series.best_of if before and title.has_series else best_of
        self._values = {switch.field: getattr(usual, switch.field) for switch in title.switches}
        self._supplies = [_supply(each, spec, usual) for each in title.supplies]
        self._has_first = hasattr(usual, "first")
        self._first: int | None = None
        self._seed = ""

    @property
    def length(self) -> int:
        """How many rows there are."""
        supplies = sum(picked.length(each) if isinstance(each, Picking) else 1 for each in self._supplies)
        return supplies + len(self._title.switches) + self._title.has_series + self._has_first + 1

    def rows(self, places: Places, lobby: picked.Lobby) -> Iterator[Widget]:
        """What is in the game, the variants of the title, then what every title has."""
        players = self._players(places)
        for supply in self._supplies:
            if isinstance(supply, Picking):
                yield from picked.rows(supply, players, lobby)
            else:
                yield supply.row(players)
        yield from map(self._variant, self._title.switches)
        if self._title.has_series:
            yield self._lengths()
        if self._has_first:
            yield self._firsts(places)
        yield self._seeds()

    def _players(self, places: Places) -> int:
        """As many as are seated; while those are too few or too many, the next number that can play."""
        fewest, most = self._title.players[0], self._title.players[-1]
        return max(fewest, min(most, len(places.seated)))

    def _variant(self, switch: Switch) -> Widget:
        at = switch.values.index(self._values[switch.field])
        choose = partial(self._switch, switch.field, switch.values)
        named = [_(words) for words in switch.named]
        choice = Choice(switch.field, NOWHERE, _(switch.words), named, at, choose)
        choice.help = _(switch.explained)
        return choice

    def _lengths(self) -> Widget:
        named = [_("best of {matches}", matches=length) if length > 1 else _("1 match") for length in LENGTHS]
        at = LENGTHS.index(self.best_of)
        lengths = Choice("best_of", NOWHERE, _("Series"), named, at, self._take_length)
        lengths.help = _("How many matches you play. Most wins take the series. Draws are replayed.")
        return lengths

    def _firsts(self, places: Places) -> Widget:
        random = pgettext("first player", "random")
        names = (random, *(places.all[seat].name for seat in places.seated))
        at = places.seated.index(self._first) + 1 if self._first in places.seated else 0
        first = Choice("first", NOWHERE, _("First player"), names, at, partial(self._take_first, places))
        first.help = _("Who goes first: a random player, or one of you.")
        return first

    def _seeds(self) -> Widget:
        words, random = pgettext("number behind all luck of a match", "Seed"), pgettext("seed", "random")
        seed = Field("seed", NOWHERE, words, self._seed, self._take_seed, SEED_DIGITS, DIGITS, random)
        seed.help = _("The same seed and the same choices give the same match.")
        return seed

    def options(self, places: Places) -> Any:
        """For those who are seated."""
        options = self._title.options.usual(self._spec, len(places.seated))
        if self._has_first:
            seated = places.seated
            options = replace(options, first=seated.index(self._first) if self._first in seated else None)
        return replace(options, **self._values, **self._supplied(self._players(places)))

    def obstacle(self) -> str:
        """Why it cannot begin, or nothing."""
        found = (each.obstacle() for each in self._supplies if isinstance(each, Picking))
        return next(filter(None, found), "")

    def _supplied(self, players: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for each in self._supplies:
            fields |= each.values(players)
        return fields

    def series(self) -> Series:
        """Nothing of it is played yet."""
        return Series(self.best_of) if self._title.has_series else Series()

    def seed(self) -> int:
        """The one that was entered, or a new one each time."""
        return int(self._seed) if self._seed else secrets.randbelow(10**SEED_DIGITS)

    def _switch(self, field: str, values: Sequence[object], at: int) -> None:
        self._values[field] = values[at]

    def _take_length(self, at: int) -> None:
        self.best_of = LENGTHS[at]

    def _take_first(self, places: Places, at: int) -> None:
        self._first = places.seated[at - 1] if at else None

    def _take_seed(self, text: str) -> None:
        self._seed = text


def _supply(told: Stepper | Picker, spec: Any, before: Any) -> Counting | Picking:
    if isinstance(told, Picker):
        return Picking(told, spec, before)
    return Counting(told, spec, getattr(before, told.field))
