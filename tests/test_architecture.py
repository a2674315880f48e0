"""The planned structure: which file may import which, and which may know a game's name."""

import ast
import gc
import re
from functools import cache
from pathlib import Path

import pytest

from engines.registry import GAMES
from tests.cases import for_each

ROOT = Path(__file__).parents[1]
FILES = sorted(path for top in ("engines", "storage", "bot") for path in (ROOT / top).rglob("*.py"))
OURS = ("engines", "storage", "bot")

FOLDERS = {type(game).__module__.split(".")[1] for game in GAMES.values()}  # the folders of the games
OF_A_GAME = {
    "engines.bits",
    "engines.board",
    "engines.clock",
    "engines.game",
    "engines.grid",
    "engines.journal",
    "engines.levels",
    "engines.memory",
    "engines.networks",
    "engines.perfect",
    "engines.search.terms",
    "engines.zobrist",
}
# They import nothing of ours but one another.
LEAVES = {
    "bot.background",
    "bot.listening",
    "bot.locales",
    "bot.locks",
    "bot.log_context",
    "bot.pauses",
    "bot.recent",
}
FOR_FEATURES = {*LEAVES, "bot.discord", "bot.match", "bot.handling", "bot.render", "engines", "storage"}
# a folder or file: what it may import of ours. The longest fitting prefix holds.
ARROWS = {
    "engines/bits": set(),
    "engines/clock": set(),
    "engines/board": {"engines.clock", "engines.memory"},
    "engines/zobrist": set(),
    "engines/levels": set(),
    "engines/memory": set(),
    "engines/journal": set(),
    "engines/networks": {"engines.board"},
    "engines/game": {"engines.board", "engines.levels", "engines.search.terms"},
    "engines/grid": {"engines.game"},
    "engines/perfect": {"engines.board", "engines.search.terms"},
    **{f"engines/{name}": OF_A_GAME for name in sorted(FOLDERS)},
    "engines/search": {"engines.bits", "engines.board", "engines.clock", "engines.memory"},
    "engines": {"engines"},
    "storage": {"storage"},
    "bot/playground": set(),
    "bot/render": {"engines", "bot.locales"},
    "bot/locales": set(),
    "bot/settings": {"bot.locales", "engines.pool.addresses"},
    "bot/log_context": set(),
    "bot/background": set(),
    "bot/listening": {"bot.background", "bot.pauses"},
    "bot/locks": set(),
    "bot/pauses": {"bot.recent"},
    "bot/recent": set(),
    "bot/monitoring": {"engines", "storage"},
    "bot/discord": {*LEAVES, "bot.render"},
    "bot/match": {*LEAVES, "bot.discord", "bot.render", "engines", "storage"},
    "bot/handling": {*LEAVES, "bot.discord", "bot.match", "bot.render", "engines", "storage"},
    "bot/activity": {*FOR_FEATURES, "bot.features"},
    "bot/features": FOR_FEATURES,
    "bot": {"bot", "engines", "storage"},
}
# a third-party package: the only places that may import it
OUTSIDE = {
    "discord": (
        "bot/activity",
        "bot/client",
        "bot/lean_cache",
        "bot/command_tree",
        "bot/server_events",
        "bot/installed",
        "bot/discord",
        "bot/match",
        "bot/handling",
        "bot/features",
        "bot/__main__",
        "bot/logs",
        "bot/monitoring",
        "bot/playground/redirect",
    ),
    "aiosqlite": ("storage",),
    "fluent": ("bot/locales",),
    "pydantic_settings": ("bot/settings",),
    "multiprocessing": ("engines",),
    "dask": ("engines/pool",),
    "distributed": ("engines/pool",),
    "cryptography": ("engines/pool",),
    "mmap": ("engines",),
    "PIL": ("bot/render",),
    "anyascii": ("bot/render/fonts",),
    "aiohttp": (
        "bot/activity",
        "bot/playground",
        "bot/monitoring/run",
        "bot/logs",  # keeps what strangers send out of the log
        "bot/discord/failures",  # below discord.py
        "bot/discord/rate_limits",
    ),
    "prometheus_client": ("bot/monitoring/metrics",),
    "sentry_sdk": ("bot/error_reports",),
}


@pytest.fixture(scope="module", autouse=True)
def _parsed():
    """Parses all files first: the garbage collector would visit all nodes, which stay, again and again."""
    gc.disable()
    for path in FILES:
        nodes_of(path)
    gc.freeze()
    gc.enable()


@cache
def nodes_of(path):
    """The syntax nodes of a file."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def imports(path):
    """The absolute names of the modules that a file imports."""
    package, names = path.relative_to(ROOT).parent.parts, []
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            names += [f"{module}.{alias.name}" for alias in node.names]
    return names


def rule(path):
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    fits = [prefix for prefix in ARROWS if name == prefix or name.startswith(prefix + "/")]
    return max(fits, key=len)


def within(name, allowed):
    return any(name == each or name.startswith(each + ".") for each in allowed)


@for_each("path", FILES)
def test_arrows(path):
    """A file imports only what the plan allows, and its own folder."""
    prefix = rule(path)
    own = prefix.replace("/", ".")
    for name in imports(path):
        if name.split(".")[0] in OURS:
            assert within(name, ARROWS[prefix] | {own}), f"{path.relative_to(ROOT)} imports {name}"


@for_each("path", FILES)
def test_packages_from_outside_keep_to_their_place(path):
    """Discord, SQLite, pictures, sockets and shared memory each have their own places."""
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    for imported in imports(path):
        homes = OUTSIDE.get(imported.split(".")[0])
        if homes:
            assert any(name == home or name.startswith(home + "/") for home in homes), f"{name} imports {imported}"


@cache
def own_words():
    """The words that only a game's own files may know: its key, endings, notations and looks."""
    several = [(game.notations, game.piece_sets, game.looks) for game in GAMES.values()]
    chosen = {word for groups in several for group in groups if len(group) > 1 for word in group}
    endings = {ending for game in GAMES.values() for ending in game.endings}
    return set(GAMES) | endings | chosen - AMBIGUOUS


AMBIGUOUS = {"chinese"}  # is a language, too
FREE = {
    "engines/registry": "the one list of games",
    "engines/protocol/session": "full is a strength of play",
    "engines/cli/commands/solve": "prints the scores of a solver that only one game has",
}
WORDS = {type(game).__name__ for game in GAMES.values()} | set(GAMES) | FOLDERS


def is_of_a_game(path):
    """True if a file belongs to a game, or may know games for a reason of its own."""
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    own = any(f"/{key}" in name for key in {*GAMES, *FOLDERS})
    return name in FREE or own or name.startswith("bot/playground")


@for_each("path", FILES)
def test_nobody_knows_a_games_words(path):
    """Outside a game's own folders no line has its key, endings, notations, piece sets or looks. A game's words must
    not be words that the general code uses for something else.
    """
    texts = [node for node in nodes_of(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    found = [f"{path.name}:{node.lineno} {node.value!r}" for node in texts if node.value in own_words()]
    assert is_of_a_game(path) or found == [], "words of a game: ask the game, or rename what the game calls so"


@for_each("path", FILES)
def test_nobody_imports_or_names_a_game(path):
    """Outside a game's own folders no line imports a game's module or uses its key or class as a name."""
    if is_of_a_game(path) or not WORDS & {*re.findall(r"\w+", path.read_text(encoding="utf-8"))}:
        return  # to look at all nodes takes longer
    assert not [name for name in imports(path) if FOLDERS & set(name.split(".")[1:])]
    named = {getattr(node, field, None) for node in nodes_of(path) for field in ("id", "attr", "arg", "name")}
    assert not named & WORDS


@for_each("name", FREE)
def test_exceptions_are_needed(name):
    """Every exception is used."""
    path = ROOT / f"{name}.py"
    words = {node.value for node in nodes_of(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert words & own_words() or any(FOLDERS & set(each.split(".")[1:]) for each in imports(path))


def module_of(path):
    """The dotted name of a file's module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_no_file_imports_itself_by_way_of_others():
    """No imports form a circle."""
    modules = {module_of(path): path for path in FILES}
    left = {name: {known(each, modules) for each in imports(path)} - {None, name} for name, path in modules.items()}
    assert not in_circles(left)


def in_circles(left):
    """Those that need each other in a circle, or something in one: what they need by name."""
    while free := {name for name, needs in left.items() if not needs & left.keys()}:
        left = {name: needs for name, needs in left.items() if name not in free}
    return left


def known(name, modules):
    """The module of an imported name; None if it is not one of ours."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name or None


PAGES = [path for path in FILES if re.search(r"(^|_)page$", path.stem) or path.parent.name in ("controls", "lessons")]


@for_each("path", PAGES)
def test_pages_wait_for_nothing(path):
    """A page is built without waiting."""
    asynchronous = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    assert not [node for node in nodes_of(path) if isinstance(node, asynchronous)]


IN_BYTEARRAYS = {
    "engines/board": "the stacks of small boards, a few kilobytes",
    "engines/search/negamax": "the smallest table, where there is none",
    "engines/protocol/thinking": "a flag of one byte",
    "engines/connect4/book": "half a byte for each position, read once",
    "engines/gomoku/stones": "a few hundred bytes of each board",
}


@for_each("path", FILES)
def test_tables_lie_in_memory_of_their_own(path):
    """No table of the engines is a `bytearray`, which begins 16 bytes after a cache line and gets no large pages."""
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    calls = [node for node in nodes_of(path) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    assert name in IN_BYTEARRAYS or not any(call.func.id == "bytearray" for call in calls if name[:8] == "engines/")


def test_features_stand_on_each_other_in_no_circle():
    """A feature may use another one, but never itself through others."""
    left = {}
    for path in (each for each in FILES if each.is_relative_to(ROOT / "bot/features")):
        home = path.relative_to(ROOT / "bot/features").parts[0]
        names = {name.split(".")[2] for name in imports(path) if re.match(r"bot\.features\.\w+\.", name)}
        left.setdefault(home, set()).update(names - {home})
    assert not in_circles(left)


@for_each("path", FILES)
def test_properties_are_functions(path):
    """None is `property(attrgetter(...))`: from Python 3.14 on dataclasses with slots take functions only."""
    made = [
        node for node in nodes_of(path) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "property"
    ]
    assert not [node for node in made if not isinstance(node.args[0], ast.Name | ast.Lambda)]


@for_each("path", FILES)
def test_rules_know_no_discord(path):
    """The rules of matches and features use asyncio, engines and storage only."""
    is_rule = path.name == "rules.py" or path.relative_to(ROOT).with_suffix("").as_posix() in RULES
    assert not is_rule or "discord" not in {name.split(".")[0] for name in imports(path)}


RULES = {f"bot/match/{name}" for name in ("referee", "turns", "beginning", "admission", "clocks", "queries", "places",
                                          "stores", "views", "state", "rating_rule", "terms")}  # fmt: skip
