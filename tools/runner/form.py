"""What is found in a match as JSON values and back, driven by its types.

Wider than the codec of the game and less strict: files of kept matches are written by nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def encode(value: Any) -> Any:
    """Mappings become lists of pairs in their own order: keys may be anything, and sums depend on it."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return [[encode(key), encode(item)] for key, item in value.items()]
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(map(encode, value))
    if is_dataclass(kind := type(value)):
        return {name: encode(getattr(value, name)) for name in _hints(kind)}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def decode(hint: Any, value: Any) -> Any:
    """Raises LookupError, TypeError or ValueError for what is not of this type; Any stays as it is."""
    if hint in (Any, None, int, float, str, bool):
        return value
    kind: Any = get_origin(hint) or hint
    parts = get_args(hint)
    if kind in (Union, UnionType):
        return None if value is None else decode(_some(parts), value)
    if issubclass(kind, Enum):
        return kind(value)
    if issubclass(kind, Mapping):
        of_key, of_item = parts if len(parts) == 2 else (*parts, int)  # a Counter has no type of its items
        return kind({decode(of_key, key): decode(of_item, item) for key, item in value})
    if is_dataclass(kind):
        return _record(kind, value)
    if hasattr(kind, "_fields"):
        return kind(*map(decode, _hints(kind).values(), value))
    return kind(map(decode, _repeated(parts, len(value)), value))


def _record(kind: Any, value: Any) -> Any:
    return kind(**{name: decode(hint, value[name]) for name, hint in _hints(kind).items()})


def _some(parts: tuple[Any, ...]) -> Any:
    """Of `X | None`."""
    (kind,) = (part for part in parts if part is not type(None))
    return kind


def _repeated(parts: tuple[Any, ...], length: int) -> tuple[Any, ...]:
    """The types of the items; those of a tuple may differ."""
    return parts[:1] * length if len(parts) == 1 or parts[-1] is Ellipsis else parts


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
    return {name: hints[name] for name in names}
