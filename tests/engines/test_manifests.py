"""Each shipped data file has a manifest that says where it comes from and how to make it again."""

import json
import re
import shlex
from pathlib import Path

from tests.arguments import refusal
from tests.benchmarks.train.manifest import hash_of, manifest_of
from tests.benchmarks.train.subjects import SUBJECTS
from tests.cases import for_each

ENGINES = Path(__file__).parents[2] / "engines"
OF_PYTHON = {".py", ".pyc", ".pxd", ".c", ".so", ".pyd"}  # sources and build products
LEARNT = {subject.file for subject in SUBJECTS.values()}
DATA = {path for path in ENGINES.rglob("*.*") if path.suffix not in OF_PYTHON and not path.name.endswith(".json")}
SHIPPED = sorted(path for path in DATA | LEARNT if path.is_file())
MADE = {"commit", "commands", "counts", "data", "missing"}


def told(file):
    return json.loads(manifest_of(file).read_text())


def named(path):
    return path.relative_to(ENGINES).as_posix()


def test_what_is_shipped_is_found():
    """Every data file of the engines has a manifest, and every manifest its file."""
    assert len(SHIPPED) >= 12
    assert {path.parent.name for path in SHIPPED} == {"checkers", "connect4", "gomoku", "tiaojiaqi", "xiangqi"}
    assert {manifest_of(path) for path in SHIPPED} == set(ENGINES.rglob("*.manifest.json"))


@for_each("file", SHIPPED)
def test_a_manifest_is_of_the_file_beside_it(file):
    """The hash is that of the file, and there is a command to make it again."""
    entry = told(file)
    assert entry.keys() == {"file", "sha256", "made", "again", "remade"}
    assert (entry["file"], entry["sha256"]) == (file.name, hash_of(file))
    assert entry["again"]


@for_each("file", SHIPPED)
def test_a_manifest_says_what_made_the_file(file):
    """The commit, the commands and the counts; data without a hash says what is missing."""
    made = told(file)["made"]
    assert made.keys() == MADE
    assert re.fullmatch("[0-9a-f]{40}", made["commit"])
    assert made["commands"]
    assert all(isinstance(count, int) for count in made["counts"].values())
    assert made["data"] or made["missing"] or told(file)["remade"]


COMMANDS = [command for file in SHIPPED for command in told(file)["again"]]
AGAIN = {re.sub(r"\d+", "", command): command for command in COMMANDS}  # one of those that differ in numbers alone


@for_each("command", AGAIN.values())
def test_a_command_that_makes_a_file_again_is_understood(command):
    """The program exists and accepts all its arguments."""
    python, _m, module, *words = shlex.split(command)
    assert python == "python"
    told = refusal(module, *words)
    assert "unrecognized arguments: --no-such-option" in told or not told
