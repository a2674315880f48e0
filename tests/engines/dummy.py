"""A game whose tree is written as text, to test the search alone.

`3(5 -2 (L 4))` is a node with static score 3 and three moves: to a leaf scored 5, to one scored -2, and to a node with
moves of its own. Every score is in the view of the side to move at that node, 0 if none is written. `L` is a node that
is lost for the side to move, `D` a drawn one. The move with number i leads to child i.
"""

import random
import re
from dataclasses import dataclass, field

from engines.board import DRAW, MATE, ONGOING, Board
from engines.zobrist import keys
from tests.engines.boards import write_moves


@dataclass
class Node:
    """One node; `verdict` is ONGOING if the game goes on."""

    score: int = 0
    verdict: int = ONGOING
    children: list["Node"] = field(default_factory=list)
    key: int = 0


def parse(text: str) -> Node:
    """The tree of a text. Raises ValueError."""
    tokens = re.findall(r"-?\d+|[()LD]|\S", text)
    node, rest = _parse(tokens)
    if rest:
        raise ValueError(f"text after the tree: {rest}")
    _number(node, iter(keys(len(tokens), seed=9)))
    return node


def _parse(tokens: list[str]) -> tuple[Node, list[str]]:
    head, *rest = tokens
    if head in "LD":
        return Node(verdict=-MATE if head == "L" else DRAW), rest
    node = Node()
    if head != "(":
        node.score = int(head)
        if not rest or rest[0] != "(":
            return node, rest
        rest = rest[1:]
    while rest[0] != ")":
        child, rest = _parse(rest)
        node.children.append(child)
    return node, rest[1:]


def _number(node: Node, numbers) -> None:
    node.key = next(numbers)
    for child in node.children:
        _number(child, numbers)


class DummyBoard(Board):
    """A board at the root of the tree of `text`."""

    def __init__(self, text: str, eval_unit: int = 0) -> None:
        Board.__init__(self, max_moves=64, history_slots=64, eval_unit=eval_unit)
        self.path = [parse(text)]
        self.key = self.fresh_key()

    def pseudo_legal(self) -> list[int]:
        return list(range(len(self.path[-1].children)))

    def legal_moves(self) -> list[int]:
        return [] if self.verdict() != ONGOING else self.pseudo_legal()

    def generate(self, at: int) -> int:
        return write_moves(self, self.pseudo_legal(), at)

    def make(self, move: int) -> bool:
        self.path.append(self.path[-1].children[move])
        self.ply += 1
        self.side ^= 1
        self.key = self.fresh_key()
        return True

    def unmake(self) -> int:
        left = self.path.pop()
        self.ply -= 1
        self.side ^= 1
        self.key = self.fresh_key()
        return next(i for i, child in enumerate(self.path[-1].children) if child is left)

    def verdict(self) -> int:
        return self.path[-1].verdict

    def evaluate(self) -> int:
        return self.path[-1].score

    def history_slot(self, move: int) -> int:
        return move

    def fresh_key(self) -> int:
        return self.path[-1].key


def random_tree(rng: random.Random, depth: int) -> str:
    """A random tree of at most this depth, with lost and drawn nodes here and there."""
    if depth == 0 or rng.random() < 0.1:
        return rng.choice(("L", "D")) if rng.random() < 0.1 else str(rng.randint(-300, 300))
    children = " ".join(random_tree(rng, depth - 1) for _ in range(rng.randint(1, 5)))
    return f"{rng.randint(-300, 300)}({children})"


def full_tree(rng: random.Random, depth: int, lost: float = 0.0) -> str:
    """A random tree in which every line has this depth, or ends earlier in a lost node, each with probability
    `lost`.
    """
    if depth == 0:
        return str(rng.randint(-300, 300))
    children = ["L" if rng.random() < lost else full_tree(rng, depth - 1, lost) for _ in range(rng.randint(2, 4))]
    return f"{rng.randint(-300, 300)}({' '.join(children)})"
