"""What unused special tickets are worth between two players: python -m tools.auction_specials --matches 20.

Valuations are sampled from matches of normal bots. From the last round back, each is solved as a game of
tickets for every set of specials one side may have: what the set gains there, and what it is worth later. The
expert keeps the figures in game/bots/auction/saving.py; they are printed below those found now.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.bots.auction.equilibrium import Equilibrium
from game.bots.auction.ground import Ground
from game.bots.auction.pairings import SPENT, pairings
from game.bots.auction.prospects import Prospects
from game.bots.auction.saving import worths
from game.bots.levels import bot_for
from game.rules.auction.state import AuctionState, Phase
from tools.kernels import rules_of, usual_options
from tools.progress import Progress

PLAYERS: Final = 2
MASKS: Final = range(16)
NAMES: Final = ("-1", "+6", "Annul", "x2")
RIVALS: Final = (0b1111, 0b1111, 0b1110, 0b1100, 0b1000, 0b0100, 0b1101, 0b1010)
"""What the other side may have left after the second round; before that it has everything."""

CLOSE: Final = 0.02
"""A gap, in parts of the payoffs' range, at which a game counts as solved: samples differ by far more."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A valuation: what its outcomes are worth to one side, and what a point is worth in that measure."""

    round: int
    values: Sequence[float]
    slope: float


def sampled(seed: int, futures: int) -> Iterator[Sample]:
    """The valuations of one match."""
    rules, random = rules_of("auction"), Random(seed)
    state = rules.setup(usual_options("auction", PLAYERS), seed)[0]
    bots = [bot_for("auction", "normal", PLAYERS * seed + seat, rules.spec) for seat in range(PLAYERS)]
    while seats := rules.to_act(state):
        if state.phase is Phase.VALUATION and len(seats) == PLAYERS:
            yield valued(state, random, futures)
        seat = min(seats)
        bots[seat].consider(rules.observe(state, seat), rules.legal(state, seat))
        while not bots[seat].think(1000):
            pass
        rules.advance(state, bots[seat].best())


def valued(state: AuctionState, random: Random, futures: int) -> Sample:
    """By imagined matches; in the last round one tells all, and half of the samples are the other side's."""
    rules = rules_of("auction")
    prospects = Prospects(rules.observe(state, 0), Ground(rules.spec, state.options), random)
    for _ in prospects.course(futures if state.round < rules.spec.rounds else 1):
        pass
    return Sample(state.round, prospects.values(random.randrange(PLAYERS)), prospects.slope)


def worked_back(samples: Sequence[Sample], random: Random, advance: Callable[[], None]) -> list[list[float]]:
    """Points by rounds left, then by mask of unused specials."""
    found = [[0.0] * len(MASKS)]
    for number in range(rules_of("auction").spec.rounds, 1, -1):
        here = [sample for sample in samples if sample.round == number]
        found.append(_round_before(here, found[-1], random, advance))
    return found


def _round_before(
    samples: Sequence[Sample], later: Sequence[float], random: Random, advance: Callable[[], None]
) -> list[float]:
    """What each mask is worth before a round, from what it is worth after it."""
    slope = sum(sample.slope for sample in samples) / len(samples)
    gains = [0.0] * len(MASKS)
    for sample in samples:
        rival = random.choice(RIVALS) if sample.round > 2 else RIVALS[0]
        games = [solved(sample, mask, rival, later) for mask in MASKS]
        gains = [gain + game - games[0] for gain, game in zip(gains, games, strict=True)]
        advance()
    return [then + gain / len(samples) / slope for then, gain in zip(later, gains, strict=True)]


def solved(sample: Sample, mine: int, theirs: int, later: Sequence[float]) -> float:
    """What the first side can expect of a round, less what the specials it lays would be worth later."""
    spec = rules_of("auction").spec
    costs = [
        [sample.slope * (later[mask] - later[mask & ~spent]) for spent in SPENT] for mask in (mine, theirs)
    ]
    game = Equilibrium(
        pairings(spec.annul_value, spec.annul_cancels == "all"),
        sample.values,
        (mine, theirs),
        (costs[0], costs[1]),
    )
    for _ in game.course():
        if game.exploitability <= CLOSE:
            break
    return game.value


def report(found: Sequence[Sequence[float]]) -> str:
    """One column for each set without x2 and one for x2 alone; the figures kept stand below those found."""
    shown = [*MASKS[:8], 8]
    heads = [" ".join(name for bit, name in enumerate(NAMES) if mask >> bit & 1) or "none" for mask in shown]
    lines = [f"{'rounds left':<14}" + "".join(f"{head:>13}" for head in heads)]
    for left, row in enumerate(found):
        kept = worths(left, PLAYERS)
        lines.append(f"{left:<8}{'found':<6}" + "".join(f"{row[mask]:>13.1f}" for mask in shown))
        lines.append(f"{'':<8}{'kept':<6}" + "".join(f"{kept[mask]:>13.1f}" for mask in shown))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the table; two seconds or three for each match."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.auction_specials", description="Values special tickets."
    )
    parser.add_argument("--matches", type=int, default=20, metavar="N", help="to sample from (%(default)s)")
    parser.add_argument("--futures", type=int, default=40, metavar="N", help="per outcome (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match (%(default)s)")
    asked = parser.parse_args(arguments)
    with Progress(asked.matches * rules_of("auction").spec.rounds) as bar:
        samples: list[Sample] = []
        for seed in range(asked.seed, asked.seed + asked.matches):
            samples += sampled(seed, asked.futures)
            bar.advance()
        found = worked_back(samples, Random(asked.seed), bar.advance)
    print(report(found))


if __name__ == "__main__":
    main()
