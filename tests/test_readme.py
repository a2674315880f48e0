"""What the README says is so: its commands run, its settings and commands are those there are, its pictures exist."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.locales import catalogue
from bot.render import RENDERERS
from bot.settings import KEYS
from engines.levels import LEVEL_NAMES
from storage import Database

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (?! )(.+)$", README, re.MULTILINE)  # every indented line is something to be typed

OTHERS = re.compile(r"python -m (engines (play|bench|compare)|tests\.)")  # slow, or waiting for a person
QUICK = ("python -m engines", "echo ", "printf ")


def run(command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """A command of the README as a shell runs it, by this Python."""
    search = os.environ | {"PYTHONPATH": str(ROOT), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command], cwd=folder, env=search, capture_output=True, text=True, timeout=100
    )


@pytest.mark.parametrize("command", [each for each in COMMANDS if each.startswith(QUICK) and not OTHERS.match(each)])
def test_a_quick_command_runs(command: str) -> None:
    """It ends well and says something."""
    ended = run(command)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.strip()


@pytest.mark.parametrize("command", [each for each in COMMANDS if OTHERS.match(each)])
def test_a_slow_command_is_understood(command: str) -> None:
    """The engines take its arguments: asked for help at the end, they give it; a benchmark is there."""
    module = command.split()[2]
    if module.startswith("tests."):
        assert find_spec(module)
    else:
        ended = run(f"{command} --help")
        assert ended.returncode == 0, ended.stderr


async def test_a_backup_is_made_as_the_readme_says(tmp_path: Path) -> None:
    """While a database is open both commands of the README end well, and the copy is there."""
    lines = [each for each in COMMANDS if each.startswith("python -m storage")]
    async with Database.open(tmp_path / "qibot.sqlite3"):
        for line in lines:
            ended = run(line, tmp_path)
            assert ended.returncode == 0, ended.stderr
    assert (tmp_path / "copy.sqlite3").exists()
    assert len(lines) == 2


def test_the_settings_are_those_there_are() -> None:
    """Every setting has its row in the table, and the table has no other."""
    assert re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE) == list(KEYS)


def written(command: app_commands.Command) -> str:
    """A slash command as the table writes it: optional options in brackets."""
    options = [each.name if each.required else f"[{each.name}]" for each in command.parameters]
    return " ".join([f"/{command.name}", *options])


def test_the_commands_are_those_there_are() -> None:
    """Every slash command has its row with its options and its Chinese name, and the table has no other."""
    rows = dict(re.findall(r"^\| `(/[^`]+)` \| `/([^`]+)` \|", README, re.MULTILINE))
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    commands.install(tree)
    chinese = catalogue("zh-CN")
    present = tree.get_commands(type=discord.AppCommandType.chat_input)
    assert rows == {written(each): chinese.text(f"commands.{each.name}.name") for each in present}


def test_the_games_and_levels_are_named() -> None:
    """Every game by its name in both languages, and every level."""
    for game in RENDERERS:
        assert catalogue("en").text(f"games.{game}.name").lower() in README.lower()
        assert catalogue("zh-CN").text(f"games.{game}.name") in README
    assert ", ".join(LEVEL_NAMES) in README


def test_the_pictures_are_there_and_light() -> None:
    """Every picture that is shown exists, every one that exists is shown, none has over 150 kB."""
    shown = set(re.findall(r"\(docs/([\w-]+\.png)\)", README))
    assert shown == {each.name for each in (ROOT / "docs").glob("*.png")}
    assert max((ROOT / "docs" / each).stat().st_size for each in shown) < 150_000


def test_the_folders_of_the_map_are_there() -> None:
    """Every folder that the map names exists."""
    rows = re.findall(r"^\| ((?:`[\w/]+/`(?:, )?)+) \|", README, re.MULTILINE)
    for row in rows:
        first, *more = re.findall(r"`([\w/]+)`", row)
        assert (ROOT / first).is_dir(), first
        for each in more:
            assert (ROOT / each).is_dir() or (ROOT / first).parent.joinpath(each).is_dir(), each
    assert len(rows) > 8
