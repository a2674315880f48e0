"""Feature: describes one feature of the bot. Commands, actions, services and posters are installed from this value."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.handling.actions import Actions
from bot.handling.commands import Command
from bot.handling.services import Poster
from bot.match.referee import Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """One feature. Two things are declared elsewhere: texts of refusals in the refusals (`Refused`), and what is stored
    about people, with what a deletion does to it, beside the feature's tables in storage.
    """

    commands: Sequence[Command] = ()
    actions: Sequence[Actions] = ()  # what its buttons, menus and windows do
    services: Sequence[type[Service]] = ()  # its rules, and what it does regularly without being asked
    posters: Sequence[type[Poster]] = ()  # what it posts without being asked
