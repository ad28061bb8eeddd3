from __future__ import annotations

from dataclasses import dataclass

import esper
import pytest

from game.table.world import World


@dataclass(slots=True)
class Fish:
    name: str


@dataclass(slots=True)
class Price:
    yen: int


@dataclass(slots=True)
class Tail:
    length: int


def test_two_worlds_do_not_see_each_other() -> None:
    one, other = World(), World()
    one.create(Fish("ebi"))
    other.create(Fish("tako"))
    other.create(Fish("fugu"))
    assert [fish.name for _, fish in one.get(Fish)] == ["ebi"]
    assert sorted(fish.name for _, fish in other.get(Fish)) == ["fugu", "tako"]
    (entity, _), *_ = one.get(Fish)
    other.get(Fish)
    assert one.component(entity, Fish) == Fish("ebi")
    one.close()
    other.close()


def test_an_entity_has_the_components_it_was_made_with() -> None:
    world = World()
    entity = world.create(Fish("sake"), Price(4))
    world.create(Fish("ebi"))
    assert world.component(entity, Price) == Price(4)
    assert world.get(Fish, Price) == [(entity, (Fish("sake"), Price(4)))]
    assert world.get(Fish, Price, Tail) == []
    with pytest.raises(KeyError):
        world.component(entity, Tail)
    world.close()


def test_a_removed_entity_is_gone_at_once() -> None:
    world = World()
    entity = world.create(Fish("ebi"))
    assert len(world.get(Fish)) == 1
    world.remove(entity)
    assert world.get(Fish) == []
    world.close()


def test_closing_leaves_only_espers_own_world() -> None:
    one, other = World(), World()
    one.create(Fish("ebi"))
    other.close()
    assert len(one.get(Fish)) == 1
    one.close()
    one.close()
    assert esper.list_worlds() == ["default"]
    assert esper.current_world == "default"


def test_a_world_that_is_not_current_can_be_closed() -> None:
    one, other = World(), World()
    one.close()
    assert other.get(Fish) == []
    other.close()
    assert esper.list_worlds() == ["default"]


def test_a_closed_world_refuses_instead_of_starting_anew() -> None:
    world = World()
    world.close()
    for attempt in (lambda: world.create(Fish("ebi")), lambda: world.get(Fish)):
        with pytest.raises(RuntimeError, match="world is closed"):
            attempt()
    assert esper.list_worlds() == ["default"]
