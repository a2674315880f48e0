"""Play a game in the terminal

Type a move, or one of: hint, undo, moves, help, quit.

Examples:
  python -m engines play tictactoe
  python -m engines play connect4 --level hard --first engine
"""

import argparse
import sys
from random import Random

from engines.cli.arguments import add_game, short_line
from engines.cli.progress import progress
from engines.game import FIRST, SECOND, GameError, Position
from engines.levels import LEVEL_NAMES, Level
from engines.player import analyse, choose
from engines.protocol.session import MEGABYTES
from engines.registry import game_named
from engines.search.table import own_table
from engines.search.terms import Limit

_HINT = Limit(seconds=1.0)
_LONGEST = 200  # most characters of a typed line
_HELP = """hint   show a good move       undo   take your last move back
moves  list the legal moves   quit   leave the game"""


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--level", choices=LEVEL_NAMES, default="medium", metavar="L", help=", ".join(LEVEL_NAMES))
    parser.add_argument("--first", choices=("me", "engine"), default="me", help="who begins (me if left out)")


def run(options: argparse.Namespace) -> int:
    position = Position(game_named(options.game))
    person = FIRST if options.first == "me" else SECOND
    _Match(position, person, position.game.level(options.level)).play()
    return 0


class _Match:
    """One person against the engine, at the terminal."""

    def __init__(self, position: Position, person: int, level: Level) -> None:
        self.position, self.person, self.level = position, person, level
        self.table = own_table(MEGABYTES << 20)
        self.rng = Random()

    def play(self) -> None:
        """Plays until the game ends or the person quits."""
        sides = self.position.game.sides
        print(f"{self.position.game.title}: you are {sides[self.person]}, the engine plays as {self.level.name}.")
        print(_HELP)
        self._show()
        while self.position.outcome() is None:
            if self.position.side != self.person:
                self._answer()
            elif not self._turn():
                print("Goodbye.")
                return
        self._tell_end()

    def _answer(self) -> None:
        with progress() as show:
            show("thinking...")
            answer = choose(self.position, self.level, self.table, None, None, self.rng)
        self.position.play(answer.move)
        self._show()
        print(f"The engine plays {answer.move}.")

    def _turn(self) -> bool:
        """Obeys one typed line; False if the person quits."""
        print("Your move: ", end="", flush=True)
        line = short_line(sys.stdin, _LONGEST)
        word = line.strip().lower()
        if not line or word == "quit":
            return False
        commands = {"hint": self._hint, "undo": self._undo, "moves": self._list, "help": self._help}
        if word in commands:
            commands[word]()
        elif word:
            self._move(line.strip())
        return True

    def _move(self, text: str) -> None:
        try:
            self.position.play(text)
        except GameError as error:
            print(f"That is no move: {error}. Type 'moves' to see what you can play.")
        else:
            self._show()

    def _hint(self) -> None:
        with progress() as show:
            answer = analyse(self.position, _HINT, 1, self.table, lambda found: show(f"depth {found.depth}"))
        print(f"A good move is {answer.move} ({answer.score}); then perhaps {' '.join(answer.line.moves[1:4]) or '-'}.")

    def _undo(self) -> None:
        if len(self.position.moves) < 2:
            print("You have no move to take back.")
            return
        self.position.undo()
        self.position.undo()
        self._show()

    def _help(self) -> None:
        print(_HELP)

    def _list(self) -> None:
        board = self.position.board
        print(" ".join(self.position.game.write_move(board, move) for move in self.position.legal_moves()))

    def _show(self) -> None:
        print(f"\n{self.position.game.diagram(self.position.board)}\n")

    def _tell_end(self) -> None:
        outcome = self.position.outcome()
        if outcome is None or outcome.winner is None:
            print(f"The game is drawn ({outcome}).")
        else:
            print(f"{'You win' if outcome.winner == self.person else 'The engine wins'} ({outcome}).")
