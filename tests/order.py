"""One total order over actions, so that every listing of choices is the same everywhere."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def order(value: Any) -> tuple[Any, ...]:
    """A sort key: by class name, then field by field; nothing sorts before something."""
    if value is None:
        return (0,)
    if is_dataclass(value):
        return (1, type(value).__name__, *(order(getattr(value, field.name)) for field in fields(value)))
    if isinstance(value, tuple):
        return (2, tuple(order(item) for item in value))
    if isinstance(value, Enum):
        return (3, value.value)
    return (3, value)
