"""How a move of a game is entered with components, step by step: a step offers at most 25 options, each of which is a
move or leads to another step.

One file for each game, named by its key, has its CONTROLS, which say which step comes after what was chosen so far;
everything else is common. What was chosen is carried in the components' tags, so that the bot need not remember it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import import_module
from unicodedata import east_asian_width

from bot.discord.controls import MOST_OPTIONS, Button, Menu, Option, Row, Tag, rows
from bot.discord.page import Block
from bot.locales import Catalogue
from bot.match import wording
from bot.match.pictures import NOTHING, Marked
from bot.match.positions import Choice
from bot.match.preferences import Preference
from bot.match.state import BoardView
from bot.render import RENDERERS
from engines.grid import SIGNS
from engines.registry import game_named
from storage.stored import set_frozen

BETWEEN = "/"  # separates what was chosen in one step from the next
PHONE, EDGES, EMOJI = 36, 3, 3  # widths in Latin letters: a phone of 360 pixels, the edges of a button, an emoji
LABELS_REMEMBERED = 4096  # of buttons, with their widths


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """All that a step is made from: a board, its legal moves, the reader, and what was chosen so far."""

    view: BoardView
    choices: tuple[Choice, ...]  # empty while no person is to move: the controls are then shown disabled
    reader: Preference
    chosen: tuple[str, ...] = ()
    turned: bool = False  # the picture shows the board from the second side
    tells_gains: bool = True  # the controls may say what a move gains, which in an exercise would give the answer away
    texts: Catalogue = field(init=False, repr=False, compare=False)  # in the reader's language
    notation: str = field(init=False)  # in which the reader reads the moves

    def __post_init__(self) -> None:
        set_frozen(self, "texts", self.reader.texts)
        set_frozen(self, "notation", self.reader.notation(self.view.game))

    @property
    def side(self) -> int:
        """The side whose move is entered: the one to move, or the person's while the bot is to move."""
        person = self.view.person_side
        return self.view.turn if self.choices or person is None else person

    @property
    def standing(self) -> Mapping[str, str]:
        """The letter of the piece on each occupied cell."""
        return RENDERERS[self.view.game].standing(self.view.position)

    def own(self, key: str, **values: object) -> str:
        """A text of the game in the reader's language."""
        return self.texts.text(f"games.{self.view.game}.{key}", **values)

    def tag(self, kind: str, detail: str = "") -> Tag:
        """A tag for this board and no other. It counts moves made and taken back, as a line that was taken back and
        played anew may be as long as before.
        """
        return Tag(kind, self.view.id, self.view.board_number, detail)

    def written(self, move: str) -> str:
        """A legal move in the reader's notation; the move itself where there are no choices."""
        return next((choice.written for choice in self.choices if choice.move == move), move)


@dataclass(frozen=True, slots=True)
class Pick:
    """An option of a step."""

    value: str  # its name within the step
    label: str
    move: str = ""  # the move that it makes; empty where another step follows
    emoji: str | None = None
    taken: bool = False  # shown, but cannot be chosen


@dataclass(frozen=True, slots=True)
class Step:
    """At most 25 options: buttons in rows of `width` below the `prompt`, or with `width` 0 a menu with the `prompt`.

    Rows are shorter where labels are too long for a phone. `marked` is what the picture marks during the step.
    """

    picks: tuple[Pick, ...]
    prompt: str = ""
    width: int = 0
    marked: Marked = NOTHING


@dataclass(frozen=True, slots=True)
class Material:
    """What stands beside a player's name: small pieces, which they have or have captured, and a number."""

    pieces: str = ""  # their letters on the picture of the board, those of a kind together
    number: str = ""  # how many they are, or the lead over the other side


@dataclass(frozen=True, slots=True)
class Controls:
    """How a game is played in chat."""

    next_step: Callable[[MoveEntry], Step]  # the step that follows what was chosen
    marks: tuple[str, str]  # emoji of the sides that are visible in a light and in a dark theme, as a black disc is not
    says_check: bool = False  # check is announced
    typing: bool = False  # moves may be typed in a window
    offers_draw: bool = True  # a draw can be offered under the board
    tally: Callable[[MoveEntry], tuple[str, str]] | None = None  # what each side has, such as pieces or captures
    # The same in pictures, of the letters of pieces by cell, now and at the start: beside a board that one can touch.
    material: Callable[[Mapping[str, str], Mapping[str, str]], tuple[Material, Material]] | None = None
    # The move that is due, and the number of moves after which the game ends; (0, 0) where no count ends it.
    progress: Callable[[MoveEntry], tuple[int, int]] | None = None
    opening: Callable[[MoveEntry], str] | None = None  # the name of the match's opening; empty where it has none


def follow_path(controls: Controls, entry: MoveEntry, path: str) -> tuple[MoveEntry, Step, Pick | None]:
    """Follows a path of options, which is not trusted, as far as its options are offered.

    Nothing may be chosen in `entry` yet. Returns the entry and the step that are then due, and the option that makes a
    move where the path ends with one.
    """
    step = controls.next_step(entry)
    for value in path.split(BETWEEN) if path else ():
        pick = next((each for each in step.picks if each.value == value and not each.taken), None)
        if pick is None:
            break
        if pick.move:
            return entry, step, pick
        entry = replace(entry, chosen=(*entry.chosen, value))
        step = controls.next_step(entry)
    return entry, step, None


def control_rows(controls: Controls, entry: MoveEntry, step: Step) -> tuple[Block, ...]:
    """A step as components, with the buttons to choose again and to type the move."""
    return *step_rows(entry, step), Row(*typing_button(controls, entry))


def step_rows(entry: MoveEntry, step: Step) -> tuple[Block, ...]:
    """A step as components, with the button to choose again."""
    again = Button(entry.texts["buttons.choose_again"], entry.tag("step"), emoji="↩️")
    back = (again,) if entry.chosen else ()
    if not step.width:
        return *_menu(entry, step), Row(*back)
    buttons = [_button(entry, pick) for pick in step.picks[:MOST_OPTIONS]]
    return step.prompt, *rows((*buttons, *back), min(step.width, _side_by_side(step.picks)))


def _side_by_side(picks: Sequence[Pick]) -> int:
    """How many of the buttons fit side by side on a phone. Rows that wrap would not look like the board any more."""
    widest = max([_width(pick.label) + EMOJI * (pick.emoji is not None) for pick in picks], default=0)
    return max(1, PHONE // (EDGES + widest))


@lru_cache(LABELS_REMEMBERED)
def _width(label: str) -> int:
    """The approximate width of a button's label, in Latin letters."""
    return len(label) + len([sign for sign in label if east_asian_width(sign) in "WF"])


def typing_button(controls: Controls, entry: MoveEntry) -> tuple[Button, ...]:
    """The button that opens the window to type a move, disabled where there is none; empty in games without one."""
    typed = Button(entry.texts["buttons.type_move"], entry.tag("type"), disabled=not entry.choices, emoji="⌨️")
    return (typed,) if controls.typing else ()


def _button(entry: MoveEntry, pick: Pick) -> Button:
    tag = entry.tag("move", pick.move) if pick.move else entry.tag("step", _path(entry, pick.value))
    return Button(pick.label, tag, disabled=pick.taken or not entry.choices, emoji=pick.emoji)


def _menu(entry: MoveEntry, step: Step) -> tuple[Row, ...]:
    """The step's options as a menu; disabled where there are none, so that the components below stay in place."""
    picks = [pick for pick in step.picks[:MOST_OPTIONS] if not pick.taken]
    if not picks:
        return (Row(Menu(entry.tag("step"), step.prompt, (Option(step.prompt, "-"),), disabled=True)),)
    ends = all(pick.move for pick in picks)
    tag = entry.tag("target" if ends else "step", _path(entry, ""))
    options = tuple(Option(pick.label, pick.move if ends else pick.value) for pick in picks)
    return (Row(Menu(tag, step.prompt, options)),)


def _path(entry: MoveEntry, value: str) -> str:
    return BETWEEN.join((*entry.chosen, value))


def stone_pick(cell: str, stone: str | None, entry: MoveEntry, emoji: tuple[str, str]) -> Pick:
    """A cell to put a stone on; one that is taken shows its stone by the emoji of that side."""
    if stone:
        return Pick(cell, "", cell, emoji[SIGNS.index(stone)], taken=True)
    return Pick(cell, cell, cell, taken=cell not in entry.view.legal)


def pieces_left(entry: MoveEntry) -> tuple[str, str]:
    """The pieces that each side has on the board, counted, in words."""
    game = game_named(entry.view.game)
    first, second = game.pieces(game.read(entry.view.position))
    return _counted(entry, first), _counted(entry, second)


def _counted(entry: MoveEntry, pieces: Counter[str]) -> str:
    return wording.pieces(entry.texts, entry.view.game, tuple(pieces.elements()))


def by_start(entry: MoveEntry) -> dict[str, Choice]:
    """For each piece that can move, by its cell: one of its moves."""
    return {choice.path.start: choice for choice in reversed(entry.choices)}


def moves_of(entry: MoveEntry, start: str) -> list[Choice]:
    """The moves of the piece on a cell, sorted by their text."""
    return sorted((each for each in entry.choices if each.path.start == start), key=lambda each: each.move)


CONTROLS: Mapping[str, Controls] = {key: import_module(f"{__name__}.{key}").CONTROLS for key in RENDERERS}
