"""The house deck of the duel (D3): `judge` the one in data/duel.json, or `design` another.

python -m tools.duel_deck judge --games 2000 --seed 1
python -m tools.duel_deck design --games 300 --seed 1
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from game.rules.core.codec import encode
from game.rules.duel import scoring
from game.rules.duel.events import BarrelMoved, CardJoined, DuelEvent, SpecialtyReached
from game.rules.duel.spec import COLOURS, PLAYERS, SEATS, Card, Colour, DuelOptions, DuelSpec, Effect, Half
from game.rules.duel.state import Cause, piles_of
from game.storage.library import load
from tools.duel_fitted import FittedPlayer

FACES: Final[tuple[tuple[Effect | None, int], ...]] = (
    (Effect.KNIFE, 1),
    (Effect.KNIFE, 2),
    (Effect.WASABI, 2),
    (Effect.WASABI, 3),
    (Effect.WASABI, 3),
    (Effect.BARREL, 2),
    (Effect.BARREL, 2),
    (None, 4),
    (None, 5),
)
"""The icon and points of the nine main halves of each colour (D3)."""

SPLIT: Final = Effect.BARREL
"""The icon of the faces that get a second half.

A winner who takes a barrel undoes his own push: with a choice on those faces the balance tips more often.
"""

SECONDS: Final[Mapping[Colour, tuple[tuple[Effect | None, int], ...]]] = {
    Colour.EBI: ((Effect.KNIFE, 3), (None, 5)),
    Colour.SAKE: ((Effect.KNIFE, 3), (None, 5)),
    Colour.TAKO: ((Effect.KNIFE, 3), (None, 5)),
    Colour.MAGURO: ((None, 4), (None, 5)),
}
"""The halves with which each colour joins such faces of others; then both halves are a point poorer (D3).

Maguro steals, so good players collect it anyway: a knife more would make too many matches end by knives.
"""

Face = tuple[Half, ...]


@dataclass(slots=True)
class Tally:
    """What a run of matches showed."""

    games: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    doubled: int = 0
    balance: int = 0
    taken: Counter[Colour] = field(default_factory=Counter)
    points: Counter[Colour] = field(default_factory=Counter)
    specialties: Counter[Colour] = field(default_factory=Counter)

    def per_card(self, colour: Colour) -> float:
        """Printed points of a card of the colour, over all that came to a player."""
        return self.points[colour] / max(1, self.taken[colour])

    def spread(self) -> float:
        """How far, in parts of the mean, the colour farthest from it lies."""
        values = [self.per_card(colour) for colour in COLOURS]
        mean = sum(values) / len(values)
        return max(abs(value - mean) for value in values) / mean

    def share(self, count: int) -> float:
        """Per match."""
        return count / self.games

    def slack(self) -> dict[str, float]:
        """The four demands of D3: 0 or more is met, and 1 is as well as can be."""
        return {
            "colours within 15 % of the mean": 1 - self.spread() / 0.15,
            "knife wins in 5 to 15 %": 1 - abs(self.share(self.endings["knives"]) - 0.1) / 0.05,
            "1 to 2 balance bonuses a match": 1 - abs(self.share(self.balance) - 1.5) / 0.5,
            "wasabi doubles a pile in over a third": 3 * self.share(self.doubled) - 1,
        }


def judge(spec: DuelSpec, games: int, seed: int) -> Tally:
    """Plays matches of the player against itself."""
    tally = Tally()
    player = FittedPlayer(spec, Random(seed))
    for game in range(games):
        play(player, seed * 1_000_000 + game, tally)
    return tally


def play(player: FittedPlayer, seed: int, tally: Tally) -> None:
    """One match."""
    kernel, table = player.kernel, player.table
    state, _ = kernel.setup(DuelOptions(PLAYERS, kernel.spec.kind_fish), seed)
    while seats := kernel.to_act(state):
        seat = min(seats)
        log: list[DuelEvent] = []
        kernel.advance(state, player.choose(state, seat), log)
        note(player, log, tally)
    end = kernel.outcome(state)
    assert end is not None
    tally.games += 1
    tally.turns += state.turn
    tally.endings[end.ending] += 1
    tally.doubled += any(scoring.doubled(table, pile) for seat in SEATS for pile in piles_of(state, seat))


def note(player: FittedPlayer, log: Iterable[DuelEvent], tally: Tally) -> None:
    """Counts what the demands are about."""
    table = player.table
    for event in log:
        match event:
            case CardJoined(half=half):
                tally.taken[table.colours[half]] += 1
                tally.points[table.colours[half]] += table.points[half]
            case BarrelMoved(cause=Cause.BALANCE):
                tally.balance += 1
            case SpecialtyReached(colour=colour):
                tally.specialties[colour] += 1
            case _:
                pass


def deal_deck(random: Random) -> tuple[Card, ...]:
    """A deck of the right mix, its faces paired so that no card has a colour on both."""
    while True:
        faces = deal_faces(random)
        random.shuffle(faces)
        fronts, backs = faces[::2], faces[1::2]
        if pair(fronts, backs, random):
            return tuple(Card(front, back) for front, back in zip(fronts, backs, strict=True))


def deal_faces(random: Random) -> list[Face]:
    """36 faces; each colour is the second half of as many faces as it is the first."""
    seconds = deal_seconds(random)
    faces: list[Face] = []
    for colour in COLOURS:
        for effect, points in FACES:
            half = Half(colour, points, effect)
            faces.append((poorer(half), poorer(seconds.pop())) if effect is SPLIT else (half,))
    return faces


def deal_seconds(random: Random) -> list[Half]:
    """For each two-coloured face, last to first, a second half of another colour."""
    firsts = [colour for colour in COLOURS for _ in SECONDS[colour]]
    seconds = [Half(colour, points, effect) for colour in COLOURS for effect, points in SECONDS[colour]]
    while any(first is second.colour for first, second in zip(firsts, seconds, strict=True)):
        random.shuffle(seconds)
    return seconds[::-1]


def poorer(half: Half) -> Half:
    """What the choice between two colours costs."""
    return replace(half, points=half.points - 1)


def pair(fronts: list[Face], backs: list[Face], random: Random) -> bool:
    """Exchanges backs until no card shares a colour; false if luck does not come."""
    for _ in range(1000):
        clashing = [index for index, front in enumerate(fronts) if shares(front, backs[index])]
        if not clashing:
            return True
        one, other = clashing[0], random.randrange(len(backs))
        backs[one], backs[other] = backs[other], backs[one]
    return False


def shares(front: Face, back: Face) -> bool:
    """Whether the two faces have a colour in common."""
    return not {half.colour for half in front}.isdisjoint(half.colour for half in back)


def design(spec: DuelSpec, tries: int, games: int, seed: int) -> DuelSpec:
    """Of some decks the one whose least met demand is met best."""
    decks = [replace(spec, cards=deal_deck(Random(seed * 1000 + index))) for index in range(tries)]
    slacks = [min(judge(deck, games, seed).slack().values()) for deck in decks]
    return decks[slacks.index(max(slacks))]


def report(tally: Tally) -> str:
    """The figures that stand in docs/duel_deck.md."""
    endings = ", ".join(f"{name} {tally.share(count):.1%}" for name, count in tally.endings.most_common())
    lines = [f"{tally.games} matches, {tally.share(tally.turns):.1f} turns each", f"endings: {endings}"]
    lines += [colour_line(tally, colour) for colour in COLOURS]
    lines.append(f"farthest colour {tally.spread():.1%} from the mean")
    lines.append(f"balance bonuses {tally.share(tally.balance):.2f} a match")
    lines.append(f"a pile doubled in {tally.share(tally.doubled):.1%}")
    lines += [f"{'met' if slack >= 0 else 'MISSED':7}{demand}" for demand, slack in tally.slack().items()]
    return "\n".join(lines)


def colour_line(tally: Tally, colour: Colour) -> str:
    """One colour's figures, per match."""
    taken, specialties = tally.share(tally.taken[colour]), tally.share(tally.specialties[colour])
    points = f"{tally.per_card(colour):.2f} points per card taken"
    return f"{colour.name.lower():8}{points}, {taken:.2f} taken, {specialties:.2f} specialties"


def main() -> None:
    """Prints the figures; `design` prints the cards of data/duel.json first."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=("judge", "design"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tries", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    spec: DuelSpec = load("duel")
    if asked.task == "design":
        spec = design(spec, asked.tries, asked.games, asked.seed)
        print(",\n".join(f'    {{"is": {json.dumps(encode(card))}, "from": "house"}}' for card in spec.cards))
    print(report(judge(spec, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
