"""Compiles every module of `engines` that has a .pxd beside it, as many at a time as there are processor cores.

The modules are written in Cython's pure Python mode, so an extension that could not be built costs speed only: without
a C compiler the install still succeeds. With QIBOT_REQUIRE_COMPILED=1 in the environment it fails instead.

Packages tell the commit that they were made from: QIBOT_COMMIT, or what git says.
"""

import os
import runpy
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "annotation_typing": False,
}
# Python's own flags make signed numbers wrap around and every function replaceable from outside; nothing here needs it.
FLAGS = ["-O3", "-fno-strict-aliasing", "-fno-wrapv", "-fno-semantic-interposition", "-g0", "-w"]
SHARED = "engines._shared"  # Cython's own code for arrays: compiled once, not in every module
REQUIRED = os.environ.get("QIBOT_REQUIRE_COMPILED") == "1"
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def extension(declaration: Path) -> Extension:
    source = declaration.with_suffix(".py")
    name = ".".join(source.with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=FLAGS)


def extensions() -> list[Extension]:
    declared = sorted(path for path in Path("engines").rglob("*.pxd") if path.stem != "__init__")
    modules = [extension(path) for path in declared]
    shared = Extension(SHARED, [SHARED.replace(".", "/") + ".c"], extra_compile_args=FLAGS)
    built = cythonize(
        [*modules, shared],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        nthreads=CORES,
        quiet=True,
    )
    for module in built:
        module.optional = not REQUIRED  # cythonize drops the mark, so it is set on what it returns
    return built


def note_commit(folder: str) -> None:
    """Writes the commit, where it is known, among the engines in a folder of packages."""
    if commit := os.environ.get("QIBOT_COMMIT") or runpy.run_path("engines/about.py")["commit"]():
        Path(folder, "engines", "commit.txt").write_text(commit + "\n", encoding="utf-8")


class Build(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            note_commit(self.build_lib)


class SourcePackage(sdist):
    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        note_commit(base_dir)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": Build, "sdist": SourcePackage},
    options={"build_ext": {"parallel": CORES}},
)
