"""Every text that the code asks for exists, is used, and belongs to where it is used.

That is a feature, the match, the handlers, or what all share.
"""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

from bot.locales import SOURCE, catalogue
from tests.bot.test_locales import BOT, files_of
from tests.test_architecture import nodes_of

FILES = [path for path in BOT.rglob("*.py") if "playground" not in path.relative_to(BOT).parts]
HOLE = "(.+)"  # what an f-string fills in
CATALOGUE = r"(\btexts|_texts\(.*\)|\bcatalogue\(.*\))$"  # the names of a catalogue
STANDS_ON = {"handling": {"match"}, "features": {"match", "handling"}, "activity": {"match", "handling"}}
OF_ALL_ROOMS = {
    "bot/handling/errors.py": "words what every room refuses",
    "bot/handling/commands.py": "names the commands of all features",
}


def room(path: Path) -> str:
    """The folder below bot/ that a file or a text belongs to, `features/<one>` for a feature, "" for what all share."""
    parts = path.relative_to(BOT).parts[:-1]
    return "" if parts[:1] in ((), ("locales",)) else "/".join(parts[: 2 if parts[0] == "features" else 1])


@cache
def rooms() -> dict[str, str]:
    """The room of every text but those of games."""
    return {key: room(BOT / place) for place, texts in files_of("en").items() for key in texts if "games." not in key}


@cache
def strings_of(path: Path) -> set[str]:
    values = {node.value for node in nodes_of(path) if isinstance(node, ast.Constant)}
    return {value for value in values if isinstance(value, str)}


def literals(path: Path) -> set[str]:
    """The keys of texts, with hyphens, that a file names with dots, or by the names of refusals."""
    dotted = {text for text in strings_of(path) if re.match(r"[a-z]+(\.|$)", text)} | refusals(path)
    return {key for key in map(hyphened, dotted) if key in rooms()}


def refusals(path: Path) -> set[str]:
    """The keys of the refusals of a file."""
    classes = [node for node in nodes_of(path) if isinstance(node, ast.ClassDef)]
    names = [each.name for each in classes if "Refused" in map(ast.unparse, each.bases)]
    module = import_module(".".join(path.relative_to(BOT.parent).with_suffix("").parts)) if names else None
    return {getattr(module, name).key for name in names}


def asked_for(path: Path) -> set[str]:
    """The literal keys that a file gives to `text`, `localized` and `texts[]`, both where an `if` chooses one."""
    calls = [node for node in nodes_of(path) if isinstance(node, ast.Call) and node.args]
    firsts = [call.args[0] for call in calls if named(call.func) in ("text", "localized")]
    looked_up = [each for each in nodes_of(path) if isinstance(each, ast.Subscript) and is_text(each.slice)]
    firsts += [each.slice for each in looked_up if re.search(CATALOGUE, ast.unparse(each.value))]
    keys = [part for first in firsts for part in either(first) if isinstance(part, ast.Constant)]
    return {str(key.value) for key in keys if re.fullmatch(r"[a-z]+([.-][\w-]+)*", str(key.value))}


def named(function: ast.expr) -> str:
    """The last name of what is called; "" if it has none."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_text(node: ast.expr) -> bool:
    """Whether a value may be a literal text."""
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in either(node))


def either(node: ast.expr) -> tuple[ast.expr, ...]:
    """The possible values of an expression."""
    return (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)


def test_every_text_that_is_asked_for_exists() -> None:
    keys = {(key, path.relative_to(BOT).as_posix()) for path in FILES for key in asked_for(path)}
    assert len(keys) > 200
    assert sorted(asked for asked in keys if asked[0] not in catalogue(SOURCE)) == []


def hyphened(key: str) -> str:
    """A key as it is in a file of texts."""
    return key.replace(".", "-")


def patterns(path: Path) -> set[str]:
    """Patterns of the keys that a file makes by f-strings, which begin with a word and a dot."""
    made = [node.values for node in nodes_of(path) if isinstance(node, ast.JoinedStr)]
    texts = [[str(part.value) if isinstance(part, ast.Constant) else None for part in parts] for parts in made]
    keys = [parts for parts in texts if re.match(r"[a-z]+\.", parts[0] or "")]
    joined = {"".join(HOLE if part is None else re.escape(hyphened(part)) for part in parts) for parts in keys}
    return {pattern.replace(HOLE * 2, HOLE) for pattern in joined}


def words() -> set[str]:
    """Every string and every name of a function or parameter in the program: possible parts of keys."""
    found = set()
    for path in (path for top in ("bot", "engines", "storage") for path in (BOT.parent / top).rglob("*.py")):
        found |= strings_of(path)
        found |= {node.arg for node in nodes_of(path) if isinstance(node, ast.arg)}
        functions = (each for each in nodes_of(path) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
        found |= {each.name.rstrip("_") for each in functions}
    return found


def test_every_text_is_used() -> None:
    """A key is in the code, or an f-string makes it of words in the code; a word may consist of two: "wins-for"."""
    known = words()

    def is_said(word: str) -> bool:
        return word in known or any(word[:at] in known and word[at:] in known for at in range(3, len(word) - 2))

    left = rooms().keys() - set().union(*map(literals, FILES))
    made = [re.fullmatch(pattern, key) for pattern in set().union(*map(patterns, FILES)) for key in left]
    left -= {match[0] for match in made if match and all(map(is_said, match.groups()))}
    assert sorted(left) == []


def imported(home: str) -> set[str]:
    """The features that the files of a room import."""
    nodes = [node for path in FILES if room(path) == home for node in nodes_of(path)]
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {"/".join(module.split(".")[1:3]) for module in modules if module.startswith("bot.features.")}


@cache
def reach(home: str) -> set[str]:
    """The rooms whose texts a room may use: its own, those that it stands on, and the features that it imports."""
    return {"", home} | STANDS_ON.get(home.split("/")[0], set()) | imported(home)


def test_a_file_uses_the_texts_of_its_room() -> None:
    """A file uses texts of its room and of rooms that it stands on. Of the keys that an f-string may make, one is in
    reach.
    """
    wrong = []
    for path in FILES:
        if not (home := room(path)) or path.relative_to(BOT.parent).as_posix() in OF_ALL_ROOMS:
            continue  # it puts everything together and may use everything
        asked = [{key} for key in literals(path)]
        asked += [{key for key in rooms() if re.fullmatch(pattern, key)} for pattern in patterns(path)]
        out = [keys for keys in asked if keys and not {rooms()[key] for key in keys} & reach(home)]
        wrong += [f"{path.relative_to(BOT)}: {', '.join(sorted(keys))}" for keys in out]
    assert wrong == []
