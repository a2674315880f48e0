"""Compiles every module of `engines` that has a .pxd beside it; without a C compiler the install still succeeds.

The modules are written in Cython's pure Python mode, so an extension that could not be built costs speed only.
"""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "annotation_typing": False,
}


# Python's own flags make signed numbers wrap around and every function replaceable from outside; nothing here needs it.
FLAGS = ["-O3", "-fno-strict-aliasing", "-fno-wrapv", "-fno-semantic-interposition", "-w"]


def extension(declaration: Path) -> Extension:
    source = declaration.with_suffix(".py")
    name = ".".join(source.with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=FLAGS)


def extensions() -> list[Extension]:
    declared = sorted(path for path in Path("engines").rglob("*.pxd") if path.stem != "__init__")
    built = cythonize([extension(path) for path in declared], compiler_directives=DIRECTIVES, nthreads=2, quiet=True)
    for module in built:
        module.optional = True  # cythonize drops the mark, so it is set on what it returns
    return built


setup(ext_modules=extensions())
