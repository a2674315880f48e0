"""The documents are right: commands run, links lead somewhere, and tables of settings and commands are complete."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import installed
from bot.__main__ import MISUSED
from bot.locales import LANGUAGES, catalogue
from bot.settings import KEYS
from engines.about import VERSION
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES
from storage.database import Database
from storage.players import PlayerStore
from tests import programs
from tests.arguments import refusal
from tests.cases import for_each

ROOT = Path(__file__).parents[1]
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bot/render/fonts/README.md")
DOCUMENTS = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in DOCUMENTS}
README, OPERATING, ARCHITECTURE = (TEXTS[name] for name in ("README.md", "docs/operating.md", "docs/architecture.md"))
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def commands_of(text: str) -> list[str]:
    """Every line that is indented by four blanks outside fences: a command to type."""
    return [line.split("  #")[0] for line in re.findall(r"^    (?![ |])(.+)$", FENCED.sub("", text), re.MULTILINE)]


COMMANDS = [command for text in TEXTS.values() for command in commands_of(text)]
NAMED = sorted({each for text in TEXTS.values() for each in re.findall(r"`(python -m tests\.[^`\n]+)`", text)})
QUICK = re.compile(r"python -m engines (?!play|bench|compare|cluster)|echo |printf ")
PARSED = re.compile(r"python -m (engines (play|bench|compare)|tests\.)")  # slow, or they wait for a person
STORAGE = re.compile(r"python -m storage")
REFUSED = ["restore", "delete", "inactive"]  # while a bot has the database open
TESTS = re.compile(r"python -m pytest")
CHECK = re.compile(r"python -m bot check$")  # tests/bot/test_startup.py runs it
READ_ONLY = re.compile(  # they install, build, need what is not here, or run in every check of the project anyway
    r"python -m engines cluster |"
    r"python3 -m venv|python setup\.py|python -m bot\.render\.fonts\.cut|docker |systemctl |journalctl |ruff |mypy$"
    r"|python -m (build|cibuildwheel)|perf stat |cp docs/qibot.service "
)


def run(command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Runs a command as a shell does, with this Python; one that needs no shell for the cost of a fork."""
    words = shlex.split(command)
    if words[:2] == ["python", "-m"] and not set(command) & set("|<>;&$*"):
        done = programs.run(*words[2:], folder=folder)
        return subprocess.CompletedProcess(words, done.returncode, done.stdout.decode(), done.stderr.decode())
    search = os.environ | {"PYTHONPATH": str(ROOT), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command], cwd=folder, env=search, capture_output=True, text=True, timeout=100
    )


@for_each("command", COMMANDS)
def test_every_command_is_tried_in_some_way(command: str) -> None:
    """Every command is of a kind that a test below tries, and a shell can parse it."""
    assert any(kind.match(command) for kind in (QUICK, PARSED, STORAGE, TESTS, CHECK, READ_ONLY)), command
    subprocess.run(["bash", "-n", "-c", command], check=True)


@for_each("command", [each for each in COMMANDS if QUICK.match(each)])
def test_a_quick_command_runs(command: str) -> None:
    ended = run(command)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.strip()


@for_each("command", [*(each for each in COMMANDS if PARSED.match(each)), *NAMED])
def test_a_slow_command_is_understood(command: str) -> None:
    """The program accepts all its arguments, also of commands in sentences; a module without arguments exists."""
    _python, _m, module, *arguments = shlex.split(command)
    told = refusal(module, *arguments)
    assert "unrecognized arguments: --no-such-option" in told if told else not arguments


@for_each("command", [each for each in COMMANDS if TESTS.match(each)])
def test_the_tests_that_are_named_are_there(command: str) -> None:
    paths = [each for each in shlex.split(command)[3:] if each and not each.startswith("-")]
    assert paths
    assert [each for each in paths if not (ROOT / each).exists()] == []


@for_each("name", TEXTS)
def test_a_command_in_a_sentence_names_a_program(name: str) -> None:
    """Every module that is named as `python -m something` exists."""
    named = re.findall(r"`python3? -m ([\w.]+)", TEXTS[name])
    assert [module for module in named if find_spec(module) is None] == []


async def test_databases_are_cared_for_as_written(tmp_path: Path) -> None:
    """Commands that leave the database as it is work while a bot has it open; the others once it is closed."""
    lines = [each for each in COMMANDS if STORAGE.match(each)]
    refused = []
    async with Database.open(tmp_path / "qibot.sqlite3") as database:
        await PlayerStore(database).remember(123456789012345678, "Ann")
        for line in lines:
            ended = run(line, tmp_path)
            if ended.returncode:
                assert "in use" in ended.stderr
                refused.append(line)
    assert (tmp_path / "copy.sqlite3").exists()
    assert [line.split()[3] for line in refused] == REFUSED
    for line in refused:
        ended = run(line, tmp_path)
        assert ended.returncode == 0, ended.stderr


def anchors(text: str) -> set[str]:
    """The anchors of a document's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@for_each("name", TEXTS)
def test_every_link_leads_somewhere(name: str) -> None:
    """Linked files and headings exist, and web addresses are complete."""
    folder = (ROOT / name).parent
    for link in re.findall(r"\]\(([^()\s]+)\)", FENCED.sub("", TEXTS[name])):
        if re.match(r"https?://", link):
            assert re.fullmatch(r"https?://[\w.-]+\.\w+(/\S*)?", link), link
            continue
        path, _, heading = link.partition("#")
        target = (folder / path).resolve() if path else ROOT / name
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not heading or heading in anchors(target.read_text(encoding="utf-8")), link


def test_every_document_can_be_found() -> None:
    """The README links to each."""
    linked = set(re.findall(r"\]\(((?:docs/)?[\w-]+\.md)\)", README))
    assert linked == set(TEXTS) - {"README.md", "bot/render/fonts/README.md"}


def test_the_readme_is_short() -> None:
    """So that a user reads all of it."""
    assert len(README.splitlines()) <= 150


def test_the_figures_are_short() -> None:
    """Each subject has its newest figures only."""
    assert len(TEXTS["docs/benchmarks.md"].splitlines()) <= 300


def test_the_newest_changes_are_those_of_this_version() -> None:
    """The first heading of the changelog is the program's version; all headings are versions, the newest first."""
    versions = [heading.split(".") for heading in re.findall(r"^## (.+)$", TEXTS["CHANGELOG.md"], re.MULTILINE)]
    numbers = [tuple(map(int, each)) for each in versions]
    assert ".".join(versions[0]) == VERSION
    assert numbers == sorted(set(numbers), reverse=True)


@for_each("name", [*TEXTS, "cluster.sh", "compose.yaml", "engines/cli/commands/cluster.py"])
def test_nobody_is_told_to_install_from_an_index(name: str) -> None:
    """The index's package of that name is not ours: people install the project's folder."""
    told = re.findall(r"pip install [^`\n]+", (ROOT / name).read_text(encoding="utf-8"))
    assert [each for each in told if re.search(r"\bqibot\b", each)] == []


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The systemd unit, with this Python."""
    text = (ROOT / "docs/qibot.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/qibot/.venv/bin/python -m bot" in text
    path = tmp_path / "qibot.service"
    path.write_text(text.replace("/opt/qibot/.venv/bin/python", sys.executable), encoding="utf-8")
    return path


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
@pytest.mark.parametrize("look", ["verify", "security --offline=true --threshold=30"])
def test_the_unit_is_sound(unit: Path, look: str) -> None:
    """Systemd knows every line of it, and its exposure level is at most 3 of 10."""
    done = subprocess.run(["systemd-analyze", *look.split(), unit], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "verify" not in look or done.stderr == ""


def test_the_unit_starts_the_bot_again_unless_a_setting_is_bad(unit: Path) -> None:
    """A bad setting's exit code prevents a restart; files that the bot makes are readable by its user only; a stop goes
    to the bot, which still needs its engines and the drawing process for the answers under way. If memory is short and
    the kernel kills one of these, the bot goes on.
    """
    lines = unit.read_text(encoding="utf-8").splitlines()
    wanted = {
        "Restart=on-failure",
        "RestartSec=5",
        f"RestartPreventExitStatus={MISUSED}",
        "UMask=0077",
        "KillMode=mixed",
        "OOMPolicy=continue",
    }
    assert wanted <= set(lines)


REQUIREMENT = re.compile(r"^([\w.-]+?)==", re.MULTILINE)


def test_every_package_of_the_image_is_locked() -> None:
    """The constraints name everything that the project and its build need; .ci/image checks that nothing else is
    installed.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    wanted += [each for name in ("metrics", "sentry", "cluster", "speed") for each in extras[name]]
    locked = set(REQUIREMENT.findall((ROOT / "constraints.txt").read_text(encoding="utf-8")))
    names = {re.match(r"[\w.-]+", each)[0].lower().replace(".", "-") for each in wanted}
    assert names - locked == set()


def test_the_settings_are_those_there_are() -> None:
    """The table has a row for every setting, and no other."""
    assert re.findall(r"^\| `([A-Z_]+)` \|", OPERATING, re.MULTILINE) == list(KEYS)


def written(command: app_commands.Command) -> str:
    """A slash command as the table writes it: optional options in brackets."""
    options = [each.name if each.required else f"[{each.name}]" for each in command.parameters]
    return " ".join([f"/{command.name}", *options])


def test_the_commands_are_those_there_are() -> None:
    """The table has a row for every slash command, with its options, and no other."""
    cells = re.findall(r"^\| `(/.+?)` \|", README, re.MULTILINE)
    rows = [each for cell in cells for each in cell.split("`, `")]
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    installed.install(tree)
    there = {written(each) for each in tree.get_commands(type=discord.AppCommandType.chat_input)}
    missing, gone = there - {*rows}, {*rows} - there
    assert not missing | gone, f"the README's table of commands lacks {missing} and has too much: {gone}"
    assert len(rows) == len(there), "the README's table of commands has a row twice"


def test_the_games_levels_and_languages_are_named() -> None:
    """The README names every game, every level and every language; the rules name every game."""
    for game in GAMES.values():
        for name in ("README.md", "docs/rules.md"):
            assert game.title.lower() in TEXTS[name].lower(), f"{game.title} is not in {name}"
    assert ", ".join(LEVEL_NAMES) in README
    for language in LANGUAGES:
        assert catalogue(language).text("language").split()[0].lower() in README.lower(), language
        assert language == "en" or f"| {language} |" in TEXTS["docs/languages.md"]


def test_the_pictures_are_there_and_light() -> None:
    """Every shown picture exists, every existing one is shown, and each is below 150 kB."""
    shown = {name for text in TEXTS.values() for name in re.findall(r"\((?:docs/)?([\w-]+\.png)\)", text)}
    assert shown == {each.name for each in (ROOT / "docs").glob("*.png")}
    assert max((ROOT / "docs" / each).stat().st_size for each in shown) < 150_000


def test_the_folders_of_the_architecture_are_there() -> None:
    """Every folder in the table of the architecture exists."""
    rows = re.findall(r"^\| ((?:`[\w/]+/`(?:, )?)+) \|", ARCHITECTURE, re.MULTILINE)
    for row in rows:
        first, *more = re.findall(r"`([\w/]+)`", row)
        assert (ROOT / first).is_dir(), first
        for each in more:
            assert (ROOT / each).is_dir() or (ROOT / first).parent.joinpath(each).is_dir(), each
    assert len(rows) > 8
