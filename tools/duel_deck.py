"""Another house deck for the duel (D3): python -m tools.duel_deck --games 300 --seed 1.

The player is quick rather than strong; tools.balance judges the deck of data/duel.json by the best bots.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from game.rules.core.codec import encode
from game.rules.duel.events import DuelEvent
from game.rules.duel.spec import COLOURS, PLAYERS, Card, Colour, DuelOptions, DuelSpec, Effect, Half
from game.storage.library import load
from tools.arena.pairing import Pairing, Side
from tools.balance.duel.figures import figures
from tools.balance.duel.watch import DuelWatcher
from tools.balance.duel.wishes import slack
from tools.balance.figures import common
from tools.balance.record import Played
from tools.balance.report import report
from tools.duel_fitted import FittedPlayer

PLAYER: Final = Side("fitted")

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


def judge(spec: DuelSpec, games: int, seed: int) -> list[Played]:
    """Plays matches of the player against itself."""
    player = FittedPlayer(spec, Random(seed))
    return [play(player, seed * 1_000_000 + game, game) for game in range(games)]


def play(player: FittedPlayer, seed: int, number: int) -> Played:
    """One match, with the notes that tools.balance takes."""
    kernel, decisions = player.kernel, 0
    state, _ = kernel.setup(DuelOptions(PLAYERS, kernel.spec.kind_fish), seed)
    watcher = DuelWatcher(state, kernel.spec)
    while seats := kernel.to_act(state):
        log: list[DuelEvent] = []
        kernel.advance(state, player.choose(state, min(seats)), log)
        watcher.see(state, tuple(log))
        decisions += 1
    end = kernel.outcome(state)
    assert end is not None
    return Played(watcher.first, state.turn, decisions, end, Counter(), watcher.notes(state))


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
    """Of some decks the one whose least met wish is met best."""
    decks = [replace(spec, cards=deal_deck(Random(seed * 1000 + index))) for index in range(tries)]
    slacks = [min(slack(figures(judge(deck, games, seed)))) for deck in decks]
    return decks[slacks.index(max(slacks))]


def main() -> None:
    """Prints the cards as data/duel.json has them, and how they are judged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tries", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    spec = design(load("duel"), asked.tries, asked.games, asked.seed)
    print(",\n".join(f'    {{"is": {json.dumps(encode(card))}, "from": "house"}}' for card in spec.cards))
    played = judge(spec, asked.games, asked.seed)
    pairing = Pairing("duel", PLAYERS, asked.seed, PLAYER, PLAYER)
    print(report(common(pairing, played), figures(played)))


if __name__ == "__main__":
    main()
