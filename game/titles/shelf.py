"""The games in the order of the title screen: the one place that names them all."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from game.titles.title import Title

NAMES: Final = ("auction", "duel", "harbor")

TITLES: Final[Mapping[str, Title]] = MappingProxyType(
    {name: import_module(f"game.titles.{name}").TITLE for name in NAMES}
)

PLAYABLE: Final = tuple(name for name, title in TITLES.items() if title.has_table)
