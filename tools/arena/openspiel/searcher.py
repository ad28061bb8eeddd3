"""OpenSpiel's Monte Carlo tree searches as contestants, each decision in a world imagined anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from game.rules.core.seat import Seat
from tools.arena.contestants import UnknownSide, clock
from tools.arena.hidden import imagined
from tools.arena.openspiel.codebook import Codebook
from tools.arena.openspiel.pace import Pace
from tools.arena.openspiel.position import LEADS, Position
from tools.arena.openspiel.simulations import simulations_of
from tools.arena.pairing import Side
from tools.kernels import rules_of
from tools.speed.references import NoOpenSpiel

EXPLORATION: Final = 1.4
"""UCT's constant: the root of two, about, for utilities from -1 to 1."""
BREADTH: Final = 3.0
"""PUCT's: UCT must try each of hundreds of actions before it tries one twice, PUCT need not."""
MEMORY: Final = 1_000
SEEDS: Final = 1 << 31

Found: TypeAlias = tuple[int, int]
"""The number of an action, and how many simulations were made: a search that has solved the match stops."""

Search: TypeAlias = Callable[[Any, int], Found]
"""From a state and the most simulations."""


class Searcher:
    """Its time is the processor's: simulations are counted out to what they cost on this machine."""

    def __init__(self, title: str, game: Any, search: Search, pace: Pace, random: Random) -> None:
        self._title, self._rules, self._book = title, rules_of(title), _book(title)
        self._game, self._search, self._pace, self._random = game, search, pace, random

    def choose(self, state: Any, seat: Seat) -> Any:
        """Nothing is searched where there is no choice."""
        begun = clock()
        world = imagined(self._title, state, seat, self._random)
        position = Position(self._rules, self._book, world, seat)
        legal = position.legal()
        if len(legal) == 1:
            return self._book.action(legal[0])
        stage = (state.phase, _stage(state))
        found, made = self._search(self._game.at(position), self._pace.simulations(stage))
        self._pace.learn(stage, max(1, made), clock() - begun)
        return self._book.action(found)


def searcher(side: Side, title: str, players: int, seed: int) -> Searcher:
    """Raises NoOpenSpiel, or UnknownSide for a title whose actions are too many to be listed."""
    if title not in LEADS:
        raise UnknownSide(f"{side.name} plays {' and '.join(LEADS)}; the actions of {title} cannot be listed")
    try:
        game = _game(players)
    except ImportError as missing:
        hint = "please run: pip install -r requirements-bench.txt"
        raise NoOpenSpiel(f"open_spiel is not installed ({missing}); {hint}") from None
    random = Random(seed)
    make = _python_search if side.name.endswith("-ours") else _native_search
    return Searcher(title, game, make(title, game, random), _pace(side, title, players), random)


def _native_search(title: str, game: Any, random: Random) -> Search:
    """The search in C++ with its random playouts; `bot.step` would crash on a game made in Python."""
    import pyspiel

    def search(state: Any, number: int) -> Found:
        playouts = pyspiel.RandomRolloutEvaluator(1, random.randrange(SEEDS))
        seed = random.randrange(SEEDS)
        bot = pyspiel.MCTSBot(game, playouts, EXPLORATION, number, MEMORY, True, seed, False)
        return _told(bot.mcts_search(state))

    return search


def _told(root: Any) -> Found:
    return int(root.best_child().action), int(root.explore_count)


def _python_search(title: str, game: Any, random: Random) -> Search:
    """The search in Python, whose leaves are valued by our own simulations."""
    import numpy
    from open_spiel.python.algorithms import mcts

    values = simulations_of(title, random)

    class Ours(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel ships no types
        """Every action is as likely as another before it is tried."""

        def evaluate(self, state: Any) -> Any:
            """For each seat from -1 to 1."""
            return numpy.array(values(state.position))

    def search(state: Any, number: int) -> Found:
        chance = numpy.random.RandomState(random.randrange(SEEDS))
        choose = mcts.SearchNode.puct_value
        bot = mcts.MCTSBot(game, BREADTH, number, Ours(), random_state=chance, child_selection_fn=choose)
        return _told(bot.mcts_search(state))

    return search


def _stage(state: Any) -> int:
    """The round or turn."""
    stage: int = getattr(state, "round", 0) or getattr(state, "turn", 0)
    return stage


@cache
def _game(players: int) -> Any:
    from tools.arena.openspiel.game import TsukijiGame

    return TsukijiGame(players)


@cache
def _book(title: str) -> Codebook:
    return Codebook()


@cache
def _pace(side: Side, title: str, players: int) -> Pace:
    """Shared by all matches of a process, so that only its first decisions are badly timed."""
    return Pace(side.seconds or 0.1)
