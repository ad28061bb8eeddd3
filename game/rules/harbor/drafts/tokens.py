"""Deeds of tokens in progress: whole from some number on, and closed only when nothing can be added."""

from __future__ import annotations

from game.rules.core.draft import Refusal, refusal
from game.rules.core.value import value
from game.rules.harbor import worth
from game.rules.harbor.deeds import Deed, Give, Sell, Trade
from game.rules.harbor.drafts.parts import Sequel, Token, VisitOptions
from game.rules.harbor.drafts.reasons import RESOURCE_NAMES
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.markets.trading import bundle_worth
from game.rules.harbor.markets.uses import USES
from game.rules.harbor.words import RESOURCES, Resource


@value
class Selling:
    """H40-H48, H54, H57: tokens of one resource, sold or given at once."""

    kind: type[Sell] | type[Give]
    resource: Resource
    count: int

    def options(self, stay: Stay) -> VisitOptions:
        """One more of the same."""
        return {} if self.is_closed(stay) else {Token(self.resource): None}

    def more(self, part: Sequel) -> Selling:
        """In the same sale."""
        return Selling(self.kind, self.resource, self.count + 1)

    def so_far(self, stay: Stay) -> Deed:
        """Whole with every number it can have."""
        return self.kind(self.resource, self.count)

    def is_closed(self, stay: Stay) -> bool:
        """The market takes no more of them."""
        return self.count == max(counts(stay, self.kind, self.resource))


def counts(stay: Stay, kind: type[Sell] | type[Give], resource: Resource) -> list[int]:
    """How many tokens of a resource the market takes at once; H47: of fugu its own takes only all."""
    return [
        deed.count
        for deed in USES[stay.market][kind].every(stay)
        if isinstance(deed, (Sell, Give)) and deed.resource is resource
    ]


@value
class Bundling:
    """H55: tokens for a spot, in the order they were named."""

    spot: int
    tokens: tuple[Resource, ...]

    def options(self, stay: Stay) -> VisitOptions:
        """One more token of any resource the seat had on arrival at the spot."""
        return {
            Token(resource): None
            if self.tokens.count(resource) < owned
            else refusal("H55", "none left", resource=RESOURCE_NAMES[resource])
            for resource, owned in zip(RESOURCES, worth.owned(stay.state, stay.seat), strict=True)
            if owned
        }

    def more(self, part: Sequel) -> Bundling:
        """In the same bundle."""
        assert isinstance(part, Token)
        return Bundling(self.spot, (*self.tokens, part.resource))

    def so_far(self, stay: Stay) -> Deed | Refusal:
        """It lacks R."""
        asked = stay.table.spec.spots[self.spot].resources
        value = bundle_worth(stay, [self.tokens.count(resource) for resource in RESOURCES])
        if value < asked:
            return refusal("H55", "worth too little", worth=value, asked=asked)
        return Trade(self.spot, tuple(sorted(self.tokens)))

    def is_closed(self, stay: Stay) -> bool:
        """The seat has no further token."""
        return len(self.tokens) == sum(worth.owned(stay.state, stay.seat))
