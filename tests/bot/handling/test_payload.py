"""Commands keep Discord's limit of 8,000 characters each, in every language that a client may use; who uses them."""

import discord
import pytest
from discord import app_commands

from bot import installed
from bot.handling.commands import Translator
from bot.handling.context import person_of
from bot.locales import LANGUAGES, SOURCE
from bot.playground.laws.commands import check_commands
from tests.cases import for_each

MOST = 8000  # characters: https://docs.discord.com/developers/interactions/application-commands


def size(node: dict, language: str) -> int:
    """The characters of names, descriptions and values of a command, its options and their choices, in a language."""
    own = sum(len(in_language(node, key, language)) for key in ("name", "description"))
    value = len(node["value"]) if isinstance(node.get("value"), str) else 0
    inner = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return own + value + sum(size(each, language) for each in inner)


def in_language(node: dict, key: str, language: str) -> str:
    """A text as a client of that language shows it."""
    told = node.get(f"{key}_localizations") or {}
    return next((text for locale, text in told.items() if locale.startswith(language)), node.get(key) or "")


@pytest.fixture
async def payloads() -> list[dict]:
    """Every command as it is installed."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    installed.install(tree)
    translator = Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


@for_each("language", LANGUAGES)
async def test_no_command_is_too_long(payloads: list[dict], language: str) -> None:
    """Every command has words in that language."""
    sizes = {each["name"]: size(each, language) for each in payloads}
    assert max(sizes.values()) <= MOST, sizes
    assert min(sizes.values()) > 0
    if language != SOURCE:
        described = {each["name"]: each for each in payloads if each.get("description")}
        told = {name: in_language(each, "description", language) for name, each in described.items()}
        english = [name for name in told if told[name] == described[name]["description"]]
        assert not english, f"add commands-<name>-description of these to texts/{language}.ftl of their features"


@for_each("language", LANGUAGES)
async def test_no_two_commands_have_one_name(payloads: list[dict], language: str) -> None:
    """Names of commands, and of menu entries, are unique in every language."""
    for kind in (1, 2, 3):
        names = [in_language(each, "name", language) for each in payloads if each["type"] == kind]
        assert sorted(names) == sorted(set(names))


async def test_no_two_options_have_one_name(payloads: list[dict]) -> None:
    """Discord rejects all commands if names of options are not unique in any language, or there are too many."""
    check_commands(payloads)


async def test_what_is_completed_is_a_text(payloads: list[dict]) -> None:
    """Discord's client for Android takes a choice of a number only if its name is one (discord-api-docs, 5433)."""
    options = [option for each in payloads for option in each.get("options") or ()]
    completed = {(option["name"], option["type"]) for option in options if option.get("autocomplete")}
    assert completed == {("move", 3), ("match", 3)}


def test_who_asks_and_who_is_named():
    """A person is known by id, plain name and language; another bot by being one."""
    user = discord.Object(7)
    user.global_name, user.name, user.bot = "A\nnn", "ann", True
    person = person_of(user, "zh-CN")
    assert (person.id, person.name, person.locale, person.is_bot) == (7, "A nn", "zh-CN", True)
