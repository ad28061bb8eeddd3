"""A game of OpenSpiel written in Python, around whatever position it is handed."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from tools.arena.openspiel.position import OVER, Position

MOST_ACTIONS: Final = 1 << 17
MOST_MOVES: Final = 2_000
MOST_SEATS: Final = 4


def _type(players: int) -> Any:
    return pyspiel.GameType(
        short_name=f"python_tsukiji_{players}",
        long_name="Tsukiji Arcade",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,  # chance was imagined before the search
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if players == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


def _info(players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_ACTIONS,
        max_chance_outcomes=0,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players == 2 else None,
        max_game_length=MOST_MOVES,
    )


class TsukijiGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """`at` makes the state that a search starts from; a state without position is only ever copied into."""

    def __init__(self, players: int) -> None:
        super().__init__(_type(players), _info(players), {})

    def new_initial_state(self) -> TsukijiState:
        """Empty: OpenSpiel asks for one at every copy, then fills in what the copied one holds."""
        return TsukijiState(self)

    def at(self, position: Position) -> TsukijiState:
        """The state of a position."""
        state = self.new_initial_state()
        state.position = position
        return state


class TsukijiState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """Passes every question on to its position."""

    position: Position

    def current_player(self) -> int:
        """Who is to act."""
        return self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.book.action(action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.player == OVER

    def returns(self) -> list[float]:
        """For each seat from -1 to 1."""
        return self.position.returns()

    def __str__(self) -> str:
        return str(self.position.state)
