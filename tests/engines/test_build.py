"""Either every module is compiled or none, builds without a compiler, and what packages contain."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.engines.modes import DECLARED, REQUIRED, ROOT, is_compiled, module_of, outdated


def test_all_or_nothing_is_compiled():
    """Either all modules are compiled or none; with QIBOT_REQUIRE_COMPILED=1 all of them."""
    left = [module_of(path) for path in DECLARED if not is_compiled(module_of(path))]
    assert left == [] or (left == [module_of(path) for path in DECLARED] and not REQUIRED)


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
    """Makes a package of the engines with one module to compile."""
    (folder / "engines").mkdir(exist_ok=True)
    (folder / "engines/__init__.py").touch()
    (folder / "engines/one.py").write_text("def one() -> int:\n    return 1\n")
    (folder / "engines/one.pxd").write_text("cpdef int one()\n")
    return folder


@pytest.mark.parametrize("changed", ["one.py", "one.pxd"])
def test_a_module_that_has_changed_since_it_was_compiled_is_known(tmp_path: Path, changed: str):
    """After a failure, the tests name it: an old module beside new ones fails as if something else were wrong."""
    engines = with_one_module(tmp_path) / "engines"
    assert outdated([engines / "one.pxd"]) == []
    built = engines / "one.cpython-311-x86_64-linux-gnu.so"
    built.touch()
    assert outdated([engines / "one.pxd"]) == []
    later = built.stat().st_mtime + 1
    os.utime(engines / changed, (later, later))
    assert outdated([engines / "one.pxd"]) == [engines / "one.pxd"]


def set_up(folder: Path, *commands: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs setup.py there, with a compiler that does not exist."""
    command = [sys.executable, "setup.py", "-q", *commands]
    found = {**os.environ, "CC": "/no/such/compiler", **environment}
    return subprocess.run(command, cwd=folder, env=found, capture_output=True, text=True, timeout=100)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with one module to compile, whose package is built in `built` and its source package in `source`;
    the build's messages are in `said.txt`.
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
    """The build's messages name the missing compiler."""
    assert "/no/such/compiler" in (packages / "said.txt").read_text()


@pytest.mark.slow
def test_a_build_without_a_compiler_fails_where_it_is_required(packages: Path) -> None:
    done = set_up(packages, "build_ext", "--inplace", QIBOT_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "/no/such/compiler" in done.stderr


@pytest.mark.slow
def test_a_package_has_no_generated_code(packages: Path) -> None:
    """The C code that Cython made is left out of both packages."""
    assert list(packages.glob("engines/*.c"))
    assert list((packages / "built").rglob("*.c")) == []
    assert [name for name in source_of(packages) if name.endswith(".c")] == []
    assert (packages / "built/engines/one.pxd").exists()


def test_a_source_package_has_documents_and_examples(packages: Path) -> None:
    names = source_of(packages)
    assert {".env.example", "docs/operating.md", "docs/qibot.service", "README.md", "engines/one.py"} <= names


@pytest.mark.slow
def test_packages_know_their_commit(packages: Path) -> None:
    """The commit that the build was given is in both packages."""
    assert (packages / "built/engines/commit.txt").read_text() == "1d19b949dc\n"
    assert "engines/commit.txt" in source_of(packages)


def source_of(packages: Path) -> set[str]:
    """The names in the source package."""
    with tarfile.open(next((packages / "source").glob("qibot-*.tar"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}
