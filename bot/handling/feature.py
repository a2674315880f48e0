"""What a feature is, in one value: installing, clicks, rules and posts derive from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.handling.actions import Actions
from bot.handling.commands import Command
from bot.handling.services import Poster
from bot.match.referee import Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """One thing that people do. What it refuses is said by its refusals themselves (`Refused`), what is kept about a
    person, and what becomes of that on deletion, beside its tables in storage.
    """

    commands: Sequence[Command] = ()
    actions: Sequence[Actions] = ()  # what its buttons, menus and windows do
    services: Sequence[type[Service]] = ()  # its rules, with what it does by itself
    posters: Sequence[type[Poster]] = ()  # what it shows where nobody asked
