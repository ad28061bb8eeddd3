"""The figures of a refusal, spoken."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n.formats import number, yen
from game.rules.core.draft import Refusal
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from game.staging.harbor import terms


@dataclass(frozen=True, slots=True)
class Facts:
    """Of one refusal, and the name of whom it concerns; the rules name things as their enums do."""

    why: Refusal
    name: str

    def has(self, fact: str) -> bool:
        """Some are told only where they matter."""
        return any(fact == known for known, _ in self.why.facts)

    def count(self, fact: str) -> int:
        """A number to choose a form by."""
        return int(dict(self.why.facts)[fact])

    def number(self, fact: str) -> str:
        """A number as it is read."""
        return number(self.count(fact))

    def yen(self, fact: str) -> str:
        """An amount of money."""
        return yen(self.count(fact))

    def worth(self, fact: str) -> str:
        """An amount of R."""
        return terms.worth_name(self.count(fact))

    def port(self, fact: str = "port") -> str:
        """Within a sentence."""
        return terms.the_port(self.count(fact))

    def fish(self, fact: str = "fish") -> str:
        """Within a sentence."""
        return terms.fish(Kind[self.member(fact)])

    def licence(self, fact: str = "fish") -> str:
        """Also at the beginning of a sentence."""
        return terms.licence_name(Kind[self.member(fact)])

    def slot(self, fact: str) -> str:
        """Within a sentence, without an article."""
        return terms.slot_name(Slot[self.member(fact)])

    def hull(self, fact: str = "ship") -> str:
        """After an article."""
        return terms.hull_name(Hull[self.member(fact)])

    def market(self, fact: str = "market") -> str:
        """Within a sentence."""
        return terms.place(Market[self.member(fact)])

    def resource(self, fact: str = "resource") -> str:
        """Without a number: no eel, eels are not wanted."""
        return terms.goods_name(Resource[self.member(fact)])

    def member(self, fact: str) -> str:
        """As an enum calls it."""
        return str(dict(self.why.facts)[fact]).upper()
