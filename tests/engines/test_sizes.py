"""Array sizes in a .pxd are those of the .py beside it."""

import json
import re

from tests.engines.modes import DECLARED, module_of, run_in

OBJECTS = """
import gc, importlib, json, sys
from array import array
from engines.connect4.solver import SMALLEST_TABLE, Solver
from engines.checkers import retrograde
from engines.game import Position
from engines.levels import Sight
from engines.registry import GAMES
from engines.search.root import Search
from engines.weak_search import WeakSearch
kept = [Solver(SMALLEST_TABLE), retrograde.EndgameSolver()]
for game in GAMES.values():
    position = Position(game)
    position.push(position.legal_moves()[0])
    kept += [Search(position.board), WeakSearch(position.board, Sight(2), 1)]
    position.board.proven(20, 60)
def sizes(of):
    return {name: len(value) for name, value in vars(of).items() if isinstance(value, (list, tuple, array))}

found = {}
for each in gc.get_objects():
    if type(each).__module__.startswith("engines.") and hasattr(each, "__dict__"):
        for cls in type(each).__mro__:
            found[f"{cls.__module__} {cls.__name__}"] = sizes(each)
for name in sys.argv[1:]:
    found[f"{name} "] = sizes(importlib.import_module(name))
print(json.dumps(found))
"""
ARRAYS = (
    re.compile(r"^( *)cdef (?:public |readonly )?[\w ]+? (\w+\[\d+\](?:, \w+\[\d+\])*)$", re.MULTILINE),
    re.compile(r"^( *)cdef \w+\[(\d+)\] ([\w, ]+)", re.MULTILINE),
)


def declared():
    """Module, class (empty for a module's own), name and size of every array in a .pxd."""
    for path in DECLARED:
        module, holder = module_of(path), ""
        for line in path.read_text().splitlines():
            if line.startswith("cdef class"):
                holder = re.findall(r"class (\w+)", line)[0]
            elif line and line[0] not in " @":
                holder = ""
            if found := ARRAYS[0].match(line):
                yield from ((module, holder, *each) for each in re.findall(r"(\w+)\[(\d+)\]", found[2]))
            elif found := ARRAYS[1].match(line):
                yield from ((module, holder, each.strip(), found[2]) for each in found[3].split(","))


def test_arrays_are_as_long_as_they_are_declared(interpreted):
    """C would read or write beyond an array that is declared shorter than the list in the .py."""
    arrays = list(declared())
    assert len(arrays) > 100
    modules = sorted({module for module, _, _, _ in arrays})
    lengths = json.loads(run_in(interpreted, OBJECTS, *modules))
    for module, holder, name, size in arrays:
        assert lengths[f"{module} {holder}"][name] == int(size), f"{module}: {holder}.{name}"
