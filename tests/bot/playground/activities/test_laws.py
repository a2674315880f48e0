"""The list of laws of Activities is complete, and each law names existing tests."""

import ast
import re
from pathlib import Path

from bot.playground import activities

FOLDER = Path(__file__).parents[1]
LAW = re.compile(r"^(\d+)\. (.+?)(?=^\d+\. |\Z)", re.MULTILINE | re.DOTALL)


def named_in(law: str) -> list[tuple[str, str]]:
    """The tests that a law names, as (file, function)."""
    file, found = "", []
    for word in re.findall(r"\S+\.py|test_\w+", law):
        if word.endswith(".py"):
            file = word
        else:
            found.append((file, word))
    return found


def test_each_law_has_its_test():
    """There are 29 laws, each names a test, and every named test is in the named file."""
    laws = {int(number): text for number, text in LAW.findall(activities.__doc__ or "")}
    assert list(laws) == list(range(1, 30))
    for number, law in laws.items():
        assert named_in(law), number
        for file, name in named_in(law):
            tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
            there = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
            assert name in there, f"{number}: {file} has no {name}"
