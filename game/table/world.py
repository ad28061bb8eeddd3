"""The one door to esper, whose worlds are module state: nothing else may import it."""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar, overload

import esper

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")

_numbers = count(1)


class World:
    """Entities of one table, apart from those of every other; to be closed when the table is."""

    __slots__ = ("_name", "_open")

    def __init__(self) -> None:
        self._name, self._open = f"table {next(_numbers)}", True
        esper.switch_world(self._name)

    def create(self, *components: object) -> int:
        """A new entity; esper forgets its caches, as with every component that comes or goes."""
        self._enter()
        return esper.create_entity(*components)

    def add(self, entity: int, component: object) -> None:
        """In place of one of its kind, if there is one."""
        self._enter()
        esper.add_component(entity, component)

    def take(self, entity: int, kind: type[Any]) -> None:
        """Away with it, if it is there."""
        self._enter()
        if esper.has_component(entity, kind):
            esper.remove_component(entity, kind)

    def find(self, entity: int, kind: type[A]) -> A | None:
        """Of one entity, if it has one."""
        if esper.current_world != self._name:
            self._enter()
        return esper.try_component(entity, kind)

    def remove(self, entity: int) -> None:
        """Gone at once, not at esper's next round."""
        self._enter()
        esper.delete_entity(entity, immediate=True)

    def component(self, entity: int, kind: type[A]) -> A:
        """Of one entity; KeyError if it has none."""
        if esper.current_world != self._name:
            self._enter()
        return esper.component_for_entity(entity, kind)

    @overload
    def get(self, first: type[A], /) -> list[tuple[int, A]]: ...
    @overload
    def get(self, first: type[A], second: type[B], /) -> list[tuple[int, tuple[A, B]]]: ...
    @overload
    def get(self, first: type[A], second: type[B], third: type[C], /) -> list[tuple[int, tuple[A, B, C]]]: ...
    def get(self, *kinds: type[Any]) -> Any:
        """Every entity that has them all, in no order; esper keeps the list until an entity comes or goes."""
        if esper.current_world != self._name:
            self._enter()
        return esper.get_component(kinds[0]) if len(kinds) == 1 else esper.get_components(*kinds)

    def close(self) -> None:
        """Everything in it is gone; closing twice is no harm."""
        if self._open:
            self._open = False
            if esper.current_world == self._name:
                esper.switch_world("default")
            esper.delete_world(self._name)

    def _enter(self) -> None:
        """Switching would quietly make a closed world anew, hence the question."""
        if not self._open:
            raise RuntimeError("this table was put away: its world is closed")
        if esper.current_world != self._name:
            esper.switch_world(self._name)
