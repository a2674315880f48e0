"""What is to be compiled is compiled, or the build says so; and every .pxd gives arrays the size that the .py has."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.engines.modes import DECLARED, REQUIRED, ROOT, is_compiled, module_of, run_in

SIZES = """
import gc, importlib, json
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from engines.connect4.solver import Solver, SMALLEST_TABLE
from engines.weak_search import WeakSearch

kept = [Search(game.read(game.start), TranspositionTable(bytearray(128))) for game in GAMES.values()]
for search in kept:
    search.think(Limit(nodes=60))  # some parts of a board are made when they are first asked
    search.board.proven(9, 20)
kept.append(Solver(SMALLEST_TABLE))
game = GAMES["xiangqi"]
kept += [WeakSearch(game.read(game.start), level.sight, 1) for level in game.levels if level.sight]
found = {}
for name in json.loads(MODULES):
    module = importlib.import_module(name)
    assert module.__file__.endswith(".py")
    for key, value in vars(module).items():
        if isinstance(value, (list, tuple)):
            found[f"{name} {key}"] = len(value)
for each in gc.get_objects():
    for kind in type(each).__mro__:
        if kind.__module__.startswith("engines.") and hasattr(each, "__dict__"):
            for key, value in vars(each).items():
                if isinstance(value, (list, tuple)):
                    found[f"{kind.__module__} {kind.__name__}.{key}"] = len(value)
print(json.dumps(found))
"""


def declared_sizes(declaration: Path) -> dict[str, int]:
    """The arrays that a .pxd declares, by module and name, those of a class with its name before it."""
    sizes, owner = {}, ""
    for line in declaration.read_text().splitlines():
        code = line.split("#")[0].rstrip()
        head = re.match(r"cdef class (\w+)", code)
        if head or code[:1].strip():
            owner = f"{head[1]}." if head else ""
        if "cdef " in code and "(" not in code:
            sizes |= {f"{module_of(declaration)} {owner}{name}": size for name, size in arrays(code)}
    return sizes


def arrays(code: str) -> list[tuple[str, int]]:
    """The arrays of one line, written `int one[9]` or `int[9] one, two`."""
    shared = re.match(r" *cdef (?:public |readonly )?[\w ]+\[(\d+)\] (.+)", code)
    if shared:
        return [(name, int(shared[1])) for name in shared[2].split(", ")]
    return [(name, int(size)) for name, size in re.findall(r"(\w+)\[(\d+)\]", code)]


def test_all_or_nothing_is_compiled():
    """No module is left interpreted beside compiled ones; none at all where a compiled build is required."""
    left = [module_of(path) for path in DECLARED if not is_compiled(module_of(path))]
    assert left == [] or (left == [module_of(path) for path in DECLARED] and not REQUIRED)


def test_declared_sizes_are_the_sizes_in_the_source(interpreted):
    """Every array of a .pxd has as many elements as the .py puts into it: C would read or write beyond it."""
    declared = {}
    for path in DECLARED:
        declared |= declared_sizes(path)
    assert len(declared) > 60
    modules = json.dumps(sorted({name.split()[0] for name in declared}))
    sizes = json.loads(run_in(interpreted, SIZES.replace("MODULES", repr(modules))))
    assert {name: sizes.get(name) for name in declared} == declared


PACKED = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    ".env.example",
    "docs",
    "engines/about.py",
)


def with_one_module(folder: Path) -> Path:
    """Adds a package of the engines with one compiled module."""
    (folder / "engines").mkdir(exist_ok=True)
    (folder / "engines/__init__.py").touch()
    (folder / "engines/one.py").write_text("def one() -> int:\n    return 1\n")
    (folder / "engines/one.pxd").write_text("cpdef int one()\n")
    return folder


def set_up(folder: Path, *commands: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs setup.py there, where no compiler is to be found."""
    command = [sys.executable, "setup.py", "-q", *commands]
    found = {**os.environ, "CC": "/no/such/compiler", **environment}
    return subprocess.run(command, cwd=folder, env=found, capture_output=True, text=True, timeout=100)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package of the project has (in `built`) and its source package (in `source`), with one module that is to
    be compiled; what the build said is in `said.txt`.
    """
    folder = tmp_path_factory.mktemp("project")
    (folder / "engines").mkdir()
    for name in PACKED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    made = ("build_ext", "--inplace", "build_py", "-d", "built", "sdist", "--formats=tar", "-d", "source")
    done = set_up(with_one_module(folder), *made, QIBOT_COMMIT="1d19b949dc", QIBOT_REQUIRE_COMPILED="")
    assert done.returncode == 0, done.stderr
    (folder / "said.txt").write_text(done.stderr)
    return folder


def test_a_build_without_a_compiler_goes_on_where_none_is_required(packages: Path) -> None:
    """It says what is missing."""
    assert "/no/such/compiler" in (packages / "said.txt").read_text()


def test_a_build_without_a_compiler_fails_where_it_is_required(tmp_path: Path) -> None:
    """With QIBOT_REQUIRE_COMPILED=1 a module that does not compile is an error."""
    shutil.copy(ROOT / "setup.py", tmp_path)
    done = set_up(with_one_module(tmp_path), "build_ext", "--inplace", QIBOT_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "/no/such/compiler" in done.stderr


def test_a_package_has_no_generated_code(packages: Path) -> None:
    """Cython's C code was made, and is left out of both."""
    assert list(packages.glob("engines/*.c"))
    assert list((packages / "built").rglob("*.c")) == []
    assert [name for name in source_of(packages) if name.endswith(".c")] == []
    assert (packages / "built/engines/one.pxd").exists()


def test_a_source_package_has_documents_and_examples(packages: Path) -> None:
    """All that is read before the bot is run."""
    names = source_of(packages)
    assert {".env.example", "docs/operating.md", "docs/qibot.service", "README.md", "engines/one.py"} <= names


def test_packages_know_their_commit(packages: Path) -> None:
    """The one that the build was told."""
    assert (packages / "built/engines/commit.txt").read_text() == "1d19b949dc\n"
    assert "engines/commit.txt" in source_of(packages)


def source_of(packages: Path) -> set[str]:
    """The names in the source package."""
    with tarfile.open(next((packages / "source").glob("qibot-*.tar"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}
