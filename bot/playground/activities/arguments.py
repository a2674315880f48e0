"""Checks the arguments of commands, without any conversion. The texts of errors are ours; Discord's come from the
library that it uses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..records import Json
from .refusals import PAYLOAD, CommandRefused


@dataclass(frozen=True, slots=True)
class Argument:
    """What an argument must be: of type `kind`, present if `required`, one of `among`."""

    kind: type | tuple[type, ...] = str
    required: bool = False
    among: tuple[Any, ...] = ()


def check(args: Any, wanted: dict[str, Argument]) -> Json:
    """The arguments of a command. Raises CommandRefused 4000 if one is missing, unknown or not valid."""
    given = {} if args is None else args
    if not isinstance(given, dict):
        raise CommandRefused(PAYLOAD, '"args" must be an object')
    for name in given.keys() - wanted.keys():
        raise CommandRefused(PAYLOAD, f'"{name}" is not allowed')
    for name, argument in wanted.items():
        _check_one(name, given.get(name), argument)
    return given


def _check_one(name: str, value: Any, argument: Argument) -> None:
    if value is None:
        if argument.required:
            raise CommandRefused(PAYLOAD, f'"{name}" is required')
        return
    if not isinstance(value, argument.kind) or (isinstance(value, bool) and argument.kind is not bool):
        raise CommandRefused(PAYLOAD, f'"{name}" is of the wrong type')
    if argument.among and value not in argument.among:
        raise CommandRefused(PAYLOAD, f'"{name}" must be one of {list(argument.among)}')
