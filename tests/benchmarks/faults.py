"""Small faults to put into a source file, one at a time: the share that its tests notice shows how good they are.

A comparison is turned or its bound moved, `and` and `or` are exchanged, a `not` is dropped, a whole number is one more,
True and False are exchanged, a call is left out, None is returned; in SQL a bound, an order, a flag or a condition.
"""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SQL = re.compile(r"\b(SELECT|UPDATE|DELETE|INSERT|WHERE|ORDER BY|AND)\b")
EXCHANGED = (  # in SQL: a pattern, and its replacement
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r"\bAND\b", "OR"),
    (r"\bOR\b(?! (IGNORE|REPLACE))", "AND"),
    (r"\bIS NULL\b", "IS NOT NULL"),
    (r"\bIS NOT NULL\b", "IS NULL"),
    (r" DESC\b", " ASC"),
    (r" ASC\b", " DESC"),
    (r" = 0\b", " = 1"),
    (r" = 1\b", " = 0"),
    (r"\sAND [^()]+?(?=\s(AND|OR|ORDER|GROUP|LIMIT|RETURNING)\b|\"|\))", ""),
)
WITHOUT = {"annotation", "returns", "decorator_list"}  # others check what is there
SAID = (b"log.", b"warnings.", b"assert")  # no faults in what only a log or a type checker reads


class Fault(NamedTuple):
    """A piece of a file, as a range of bytes, and its replacement. `run` are the lines that run it: for a value with
    a name at the top of the file, the lines that use the name.
    """

    file: str
    line: int
    run: frozenset[int]
    begin: int
    end: int
    instead: str
    what: str

    def applied(self, source: bytes) -> bytes:
        """The file with the fault in it."""
        return source[: self.begin] + self.instead.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.what}"


def draw(root: Path, globs: list[str], count: int, seed: int) -> list[Fault]:
    """So many random faults of these files; the same ones for the same seed."""
    files = sorted(path for each in globs for path in root.glob(each))
    every = [fault for path in files for fault in faults_in(path.relative_to(root).as_posix(), path.read_bytes())]
    return random.Random(seed).sample(every, min(count, len(every)))


def faults_in(file: str, source: bytes) -> Iterator[Fault]:
    """Every fault that can be put into a file."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    tree = ast.parse(source)
    used = _used(tree)
    for node in _looked_at(tree, source, starts):
        begin, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        text = source[begin:end].decode()
        for at, till, instead in _changes(node, text):
            first, last = begin + len(text[:at].encode()), begin + len(text[:till].encode())
            line = source[:first].count(b"\n") + 1
            run = used.get(line) or frozenset(range(line, source[:last].count(b"\n") + 2))
            what = " ".join(f"{text[at:till]} -> {instead or 'nothing'}".split())
            yield Fault(file, line, run, first, last, instead, what)


def _used(tree: ast.Module) -> dict[int, frozenset[int]]:
    """For each line of a top-level value with a name: the lines that use it."""
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    found = {}
    for each in tree.body:
        if isinstance(each, ast.Assign) and isinstance(name := each.targets[0], ast.Name):
            lines = frozenset(node.lineno for node in names if node.id == name.id)
            found |= dict.fromkeys(range(each.lineno, (each.end_lineno or 0) + 1), lines)
    return found


def _looked_at(node: ast.AST, source: bytes, starts: list[int], function: ast.AST | None = None) -> Iterator[ast.AST]:
    """The nodes of a program that may get faults; its lines start at these bytes."""
    for name, field in ast.iter_fields(node):
        for each in field if isinstance(field, list) else [field]:
            if not isinstance(each, ast.AST) or name in WITHOUT or isinstance(each, ast.JoinedStr):
                continue
            is_code = isinstance(each, ast.stmt | ast.expr)
            if is_code and source.startswith(SAID, starts[each.lineno - 1] + each.col_offset):
                continue
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                continue
            if isinstance(each, ast.keyword) and each.arg == "strict":
                continue
            inner = each if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) else function
            nothing = isinstance(each, ast.Return) and (
                inner is None or inner.returns is None or ast.unparse(inner.returns) == "None"
            )
            if is_code and not nothing:
                yield each
            yield from _looked_at(each, source, starts, inner)


def _changes(node: ast.AST, text: str) -> Iterator[tuple[int, int, str]]:
    """Ranges of a node's text, and their replacements."""
    whole = (0, len(text))
    match node:
        case ast.Compare(ops=[operator]):
            turned = ast.Compare(node.left, [TURNED[type(operator)]()], node.comparators)
            yield *whole, f"({ast.unparse(turned)})"
        case ast.BoolOp(op=operator):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield *whole, f"({ast.unparse(ast.BoolOp(other, node.values))})"
        case ast.UnaryOp(op=ast.Not()):
            yield *whole, f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool()):
            yield *whole, str(not node.value)
        case ast.Constant(value=int()):
            yield *whole, str(node.value + 1)
        case ast.Constant(value=str()) if SQL.search(text):
            for pattern, instead in EXCHANGED:
                for found in re.finditer(pattern, text):
                    yield *found.span(), instead
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield *whole, "pass"
        case ast.Return(value=ast.expr()) if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield *whole, "return None"
