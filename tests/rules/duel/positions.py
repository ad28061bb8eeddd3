"""Positions in a few words: a fish is "ebi3w" (Ebi, 3 points, wasabi), "sake2/tako1k" has two halves.

A card is a front, or "front|back"; its back is a worthless one of another colour where none is given.
In a pile "sake2/tako1k:1" is a two-colour face of which the second half counts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.rules.core.dice import Dice
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.events import DuelEvent
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import BARREL, COLOURS, KNIFE, WASABI, Card, Colour, DuelOptions, DuelSpec, Half
from game.rules.duel.state import Cause, DuelState, Phase, pile_place, piles_of
from game.storage.library import load

ICONS = {"w": WASABI, "b": BARREL, "k": KNIFE, "": None}


@cache
def house_spec() -> DuelSpec:
    """The figures in data/duel.json."""
    spec: DuelSpec = load("duel")
    return spec


def half(text: str) -> Half:
    """One half from its words."""
    found = re.fullmatch(r"(ebi|sake|tako|maguro)(\d)([wbk]?)", text)
    assert found, f"{text!r} is no half of a fish"
    return Half(Colour[found[1].upper()], int(found[2]), ICONS[found[3]])


def card(text: str) -> Card:
    """One card from its words."""
    front, _, back = text.partition("|")
    faces = tuple(half(part) for part in front.split("/"))
    if back:
        return Card(faces, tuple(half(part) for part in back.split("/")))
    unused = next(colour for colour in COLOURS if all(colour is not part.colour for part in faces))
    return Card(faces, (Half(unused, 0, None),))


def words(part: Half) -> str:
    """A half in its words."""
    icon = next(letter for letter, effect in ICONS.items() if effect is part.effect)
    return f"{part.colour.name.lower()}{part.points}{icon}"


class Game:
    """A position in play; the deck is made of the cards it names."""

    def __init__(
        self,
        *,
        hung: str = "",
        draw: str = "",
        discards: str = "",
        first: str = "",
        second: str = "",
        kind_fish: bool = False,
        figures: dict[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        self.deck: list[Card] = []
        self.events: tuple[DuelEvent, ...] = ()
        piles: list[tuple[int, ...]] = [()] * 8
        for seat, owned in enumerate((first, second)):
            for text in owned.split():
                self._lay(piles, seat, text)
        self.state = DuelState(
            options=DuelOptions(2, kind_fish),
            dice=Dice(7, 0),
            turn=5,
            phase=Phase.BIDDING,
            waiting=0b11,
            cause=Cause.BID,
            pending=(),
            draw=self._faces(draw),
            emptied=0,
            hung=self._faces(hung),
            discards=self._faces(discards),
            piles=piles,
            arriving=None,
            barrel=0,
            day=False,
            bids=(0, 0),
        )
        for name, value in fields.items():
            setattr(self.state, name, value)
        self.kernel = DuelKernel(replace(house_spec(), cards=tuple(self.deck), **figures or {}))

    def _faces(self, texts: str) -> tuple[int, ...]:
        return tuple(self._add(text) * 2 for text in texts.split())

    def _add(self, text: str) -> int:
        self.deck.append(card(text))
        return len(self.deck) - 1

    def _lay(self, piles: list[tuple[int, ...]], seat: int, text: str) -> None:
        text, _, chosen = text.partition(":")
        number, side = self._add(text), int(chosen or 0)
        piles[pile_place(seat, self.deck[number].front[side].colour)] += (number * 4 + side,)

    def do(self, *actions: DuelAction) -> Game:
        """Applies them; `events` are those of the last one."""
        for action in actions:
            self.state, self.events = self.kernel.apply(self.state, action)
        return self

    def bid(self, first: int, second: int) -> Game:
        """Both bids."""
        return self.do(Bid(0, first), Bid(1, second))

    def take(self, place: int) -> Game:
        """A hung card, by whoever is to act."""
        return self.do(TakeCard(self.actor, place))

    def choose(self, side: int) -> Game:
        """A half, by whoever is to act."""
        return self.do(ChooseHalf(self.actor, side))

    def steal(self, text: str) -> Game:
        """The opponent's card with that front, by whoever is to act."""
        return self.do(StealCard(self.actor, self.number(text)))

    def throw(self, text: str) -> Game:
        """Discards the opponent's card with that front."""
        return self.do(DiscardCard(self.actor, self.number(text)))

    @property
    def actor(self) -> int:
        """The one seat that is to act."""
        (seat,) = self.kernel.to_act(self.state)
        return seat

    def number(self, text: str) -> int:
        """Which card of the deck has that front."""
        return self.deck.index(card(text))

    def face_words(self, faces: Sequence[int]) -> list[str]:
        """Faces in their words."""
        sides = [(self.deck[face >> 1].front, self.deck[face >> 1].back)[face & 1] for face in faces]
        return ["/".join(words(part) for part in side) for side in sides]

    def owned(self, seat: int) -> list[str]:
        """The halves that count for a seat, pile by pile, each in order of arrival."""
        return [words(self.half(number)) for pile in piles_of(self.state, seat) for number in pile]

    def half(self, number: int) -> Half:
        """A half of the deck by its number."""
        one = self.deck[number >> 2]
        return (one.front, one.back)[number >> 1 & 1][number & 1]

    @property
    def hung(self) -> list[str]:
        """What hangs."""
        return self.face_words(self.state.hung)

    @property
    def discards(self) -> list[str]:
        """The discards from bottom to top."""
        return self.face_words(self.state.discards)

    @property
    def draw(self) -> list[str]:
        """The draw pile from top to bottom."""
        return self.face_words(self.state.draw)

    def happened(self, kind: type[DuelEvent]) -> list[Any]:
        """The last action's events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return self.kernel.outcome(self.state) is not None
