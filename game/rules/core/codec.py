"""Plain JSON values to typed values and back, driven by the types themselves.

Strict on the way in: records, journals and data files come from disks and editors.
Only the types our dataclasses use are known; a new one fails loudly at its first use.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

TAG = "do"
WIDEST_SHOWN = 180
"""Bits of a number: Python refuses to write very long ones."""

LONGEST_KEY = 9
"""Digits of a number that is a key; longer ones, 007 and digits of other alphabets are no key of a table."""


class Mismatch(ValueError):
    """A value that does not fit: where it stands, what was found, what is expected."""

    def __init__(self, path: str, found: str, expected: str) -> None:
        super().__init__(f"{path or 'the whole value'}: found {found}, expected {expected}")
        self.path, self.found, self.expected = path, found, expected


def shown(value: object) -> str:
    """A value as an error names it: short, and in JSON's words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"an object with {len(value)} keys"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, int) and value.bit_length() > WIDEST_SHOWN:
        return f"a number of {value.bit_length()} bits"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def encode(value: Any) -> Any:
    """A typed value as JSON values."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, int | float):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {_key_text(key): encode(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: encode(getattr(value, field.name)) for field in fields(value) if field.init}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def encode_tagged(value: Any) -> dict[str, Any]:
    """A member of a union of dataclasses (and those nested in it), naming its class."""
    return {TAG: type(value).__name__} | {
        field.name: _encode_nested(getattr(value, field.name)) for field in fields(value)
    }


def _encode_nested(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_encode_nested(item) for item in value]
    return encode_tagged(value) if is_dataclass(value) else encode(value)


def decode(hint: Any, value: Any, path: str = "") -> Any:
    """A typed value from JSON values; raises Mismatch."""
    origin = get_origin(hint)
    if hint is int or hint is str or hint is bool:
        return _scalar(hint, value, path)
    if origin is Literal:
        return _one_of(value, get_args(hint), path)
    if origin in (Union, types.UnionType):
        return _union(get_args(hint), value, path)
    if origin in (tuple, list):
        return _sequence(hint, origin, value, path)
    if origin is Mapping:
        return _mapping(hint, value, path)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint[_one_of(value, tuple(member.name.lower() for member in hint), path).upper()]
    if is_dataclass(hint):
        return _record(hint, value, path)
    raise TypeError(f"{hint!r} has no JSON form")


def _scalar(hint: type, value: Any, path: str) -> Any:
    words = {int: "a whole number", str: "a text", bool: "true or false"}
    if type(value) is not hint:
        raise Mismatch(path, shown(value), words[hint])
    return value


def _one_of(value: Any, known: tuple[Any, ...], path: str) -> Any:
    if not any(value == choice and type(value) is type(choice) for choice in known):
        raise Mismatch(path, shown(value), "one of " + ", ".join(map(str, known)) + _hint(value, known))
    return value


def _hint(value: Any, known: tuple[Any, ...]) -> str:
    near = get_close_matches(value, map(str, known), n=1) if isinstance(value, str) else []
    return f" (did you mean {near[0]}?)" if near else ""


def _union(hints: tuple[Any, ...], value: Any, path: str) -> Any:
    if type(None) in hints:
        if value is None:
            return None
        rest = tuple(hint for hint in hints if hint is not type(None))
        return decode(rest[0], value, path) if len(rest) == 1 else _union(rest, value, path)
    if not isinstance(value, dict) or TAG not in value:
        raise Mismatch(path, shown(value), f'an object with the key "{TAG}"')
    classes = {hint.__name__: hint for hint in hints}
    name = _one_of(value[TAG], tuple(classes), _join(path, TAG))
    return _record(classes[name], {key: item for key, item in value.items() if key != TAG}, path)


def _sequence(hint: Any, origin: type, value: Any, path: str) -> Any:
    if not isinstance(value, list):
        raise Mismatch(path, shown(value), "a list")
    hints = get_args(hint)
    if origin is list or hints[-1] is Ellipsis:
        hints = hints[:1] * len(value)
    if len(hints) != len(value):
        raise Mismatch(path, shown(value), f"a list of {len(hints)}")
    items = (
        decode(item_hint, item, f"{path}[{i}]")
        for i, (item_hint, item) in enumerate(zip(hints, value, strict=True))
    )
    return origin(items)


def _mapping(hint: Any, value: Any, path: str) -> Any:
    """In the order of its keys: the order in a file must not decide anything, a deck is built from one."""
    if not isinstance(value, dict):
        raise Mismatch(path, shown(value), "an object")
    key_hint, item_hint = get_args(hint)
    items = {
        _key(key_hint, key, path): decode(item_hint, item, _join(path, key)) for key, item in value.items()
    }
    return types.MappingProxyType({key: items[key] for key in sorted(items)})


def _key_text(key: Any) -> str:
    return key.name.lower() if isinstance(key, Enum) else str(key)


def _key(hint: Any, key: str, path: str) -> Any:
    if hint is int:
        if not key.isdecimal() or len(key) > LONGEST_KEY or str(int(key)) != key:
            raise Mismatch(_join(path, key), f"the key {shown(key)}", "a whole number as key")
        return int(key)
    return decode(hint, key, _join(path, key))


def _record(cls: Any, value: Any, path: str) -> Any:
    if not isinstance(value, dict):
        raise Mismatch(path, shown(value), "an object")
    hints = _hints(cls)
    for key in value:
        if key not in hints:
            raise Mismatch(
                _join(path, key), "an unknown key", "one of " + ", ".join(hints) + _hint(key, tuple(hints))
            )
    for name in hints:
        if name not in value:
            raise Mismatch(_join(path, name), "nothing", "this key to be there")
    return cls(**{name: decode(hint, value[name], _join(path, name)) for name, hint in hints.items()})


@cache
def _hints(cls: Any) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls) if field.init}


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
