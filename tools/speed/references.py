"""The yardstick: two games of OpenSpiel stepped from Python, one written in C++, one in Python."""

from __future__ import annotations

from random import choice
from typing import Any, Final

from tools.speed.measure import Contender

GOOFSPIEL: Final = "goofspiel"
LIARS_POKER: Final = "python_liars_poker"


class NoOpenSpiel(Exception):
    """The references cannot be played, in one line."""


def references() -> tuple[Contender, Contender]:
    """Raises NoOpenSpiel."""
    try:
        import pyspiel
        from open_spiel.python.games import liars_poker  # noqa: F401  (importing it registers the game)
    except ImportError as missing:
        hint = "please run: pip install -r requirements-bench.txt"
        raise NoOpenSpiel(f"open_spiel is not installed ({missing}); {hint}") from None
    goofspiel = pyspiel.load_game("goofspiel(num_cards=13,imp_info=True)")
    poker = pyspiel.load_game(LIARS_POKER)
    return (
        Contender(GOOFSPIEL, lambda: _play_simultaneous(goofspiel)),
        Contender(LIARS_POKER, lambda: _play_in_turns(poker)),
    )


def _play_simultaneous(game: Any) -> int:
    """Each player's choice is a decision; chance is none."""
    decisions, state = 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])
        else:
            state.apply_actions([choice(state.legal_actions(player)) for player in (0, 1)])
            decisions += 2
    return decisions


def _play_in_turns(game: Any) -> int:
    decisions, state = 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions
