"""Entering a move, step by step: a step offers at most 25 options, each of which is a move or leads to another step.

A game's file says which step comes after what was chosen so far; everything else is common. What was chosen is carried
in the components' tags, so that the bot need not remember it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from unicodedata import east_asian_width

from bot.discord.controls import MOST_OPTIONS, Button, Menu, Option, Row, Tag, rows
from bot.discord.page import Block
from bot.locales import Catalogue
from bot.match import wording
from bot.match.choices import Choice
from bot.match.pictures import NOTHING, Marked
from bot.match.state import BoardView
from engines.registry import game_named

BETWEEN = "/"  # separates what was chosen in one step from the next
PHONE, EDGES, EMOJI = 36, 3, 3  # widths in Latin letters: a phone of 360 pixels, the edges of a button, an emoji


@dataclass(frozen=True, slots=True)
class Setting:
    """All that a step is made from: a board, its legal moves, the reader's preferences, and what was chosen so far."""

    view: BoardView
    choices: tuple[Choice, ...]  # empty while no person is to move: the controls are then shown disabled
    texts: Catalogue
    chosen: tuple[str, ...] = ()
    turned: bool = False  # the picture shows the board from the second side
    notation: str = ""  # the reader's; empty for the usual one
    pieces: str = ""  # the reader's set of pieces; empty for the usual one
    tells_gains: bool = True  # the controls may say what a move gains, which in an exercise would give the answer away

    @property
    def side(self) -> int:
        """The side whose move is entered: the one to move, or the person's while the bot is to move."""
        person = self.view.person_side
        return self.view.turn if self.choices or person is None else person

    def tag(self, kind: str, detail: str = "") -> Tag:
        """A tag for this board and no other. It has the number of moves ever made, because a line that was taken back
        and played anew may be as long as before.
        """
        return Tag(kind, self.view.id, self.view.made, detail)

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
class Controls:
    """How a game is played in chat."""

    next_step: Callable[[Setting], Step]  # the step that follows what was chosen
    marks: tuple[str, str]  # emoji of the sides that are visible in a light and in a dark theme, as a black disc is not
    says_check: bool = False  # check is announced
    typing: bool = False  # moves may be typed in a window
    offers_draw: bool = True  # a draw can be offered under the board
    tally: Callable[[Setting], tuple[str, str]] | None = None  # what each side has, such as pieces or captures
    # The move that is due, and the number of moves after which the game ends; (0, 0) where no count ends it.
    progress: Callable[[Setting], tuple[int, int]] | None = None
    opening: Callable[[Setting], str] | None = None  # the name of the match's opening; empty where it has none


def reached(controls: Controls, setting: Setting, path: str) -> tuple[Setting, Step, Pick | None]:
    """Follows a path of options, which is not trusted, as far as its options are offered.

    Returns the setting and the step that are then due, and the option that makes a move where the path ends with one.
    """
    setting = replace(setting, chosen=())
    step = controls.next_step(setting)
    for value in path.split(BETWEEN) if path else ():
        pick = next((each for each in step.picks if each.value == value and not each.taken), None)
        if pick is None:
            break
        if pick.move:
            return setting, step, pick
        setting = replace(setting, chosen=(*setting.chosen, value))
        step = controls.next_step(setting)
    return setting, step, None


def control_rows(controls: Controls, setting: Setting, step: Step) -> tuple[Block, ...]:
    """A step as components, with the buttons to choose again and to type the move."""
    return *step_rows(setting, step), Row(typing_button(controls, setting))


def step_rows(setting: Setting, step: Step) -> tuple[Block, ...]:
    """A step as components, with the button to choose again."""
    again = Button(setting.texts["buttons.choose_again"], setting.tag("step"), emoji="↩️")
    back = (again,) if setting.chosen else ()
    if not step.width:
        return *_menu(setting, step), Row(back)
    buttons = [_button(setting, pick) for pick in step.picks[:MOST_OPTIONS]]
    return step.prompt, *rows((*buttons, *back), min(step.width, _side_by_side(step.picks)))


def _side_by_side(picks: Sequence[Pick]) -> int:
    """How many of the buttons fit side by side on a phone. Rows that wrap would not look like the board any more."""
    widest = max(map(_width, picks), default=0)
    return max(1, PHONE // (EDGES + widest))


def _width(pick: Pick) -> int:
    """The approximate width of a button's label and emoji, in Latin letters."""
    wide = len([sign for sign in pick.label if east_asian_width(sign) in "WF"])
    return len(pick.label) + wide + EMOJI * (pick.emoji is not None)


def typing_button(controls: Controls, setting: Setting) -> tuple[Button, ...]:
    """The button that opens the window to type a move; empty in games without one."""
    typed = Button(setting.texts["buttons.type_move"], setting.tag("type"), emoji="⌨️")
    return (typed,) if controls.typing else ()


def _button(setting: Setting, pick: Pick) -> Button:
    tag = setting.tag("move", pick.move) if pick.move else setting.tag("step", _path(setting, pick.value))
    return Button(pick.label, tag, disabled=pick.taken or not setting.choices, emoji=pick.emoji)


def _menu(setting: Setting, step: Step) -> tuple[Row, ...]:
    """The step's options as a menu; disabled where there are none, so that the components below stay in place."""
    picks = [pick for pick in step.picks[:MOST_OPTIONS] if not pick.taken]
    if not picks:
        return (Row((Menu(setting.tag("step"), step.prompt, (Option(step.prompt, "-"),), disabled=True),)),)
    ends = all(pick.move for pick in picks)
    tag = setting.tag("target" if ends else "step", _path(setting, ""))
    options = tuple(Option(pick.label, pick.move if ends else pick.value) for pick in picks)
    return (Row((Menu(tag, step.prompt, options),)),)


def _path(setting: Setting, value: str) -> str:
    return BETWEEN.join((*setting.chosen, value))


def pieces_left(setting: Setting) -> tuple[str, str]:
    """The pieces that each side has on the board, counted, in words."""
    game = game_named(setting.view.game)
    first, second = game.pieces(game.read(setting.view.position))
    return _counted(setting, first), _counted(setting, second)


def _counted(setting: Setting, pieces: Counter[str]) -> str:
    return wording.pieces(setting.texts, setting.view.game, tuple(pieces.elements()))


def by_start(setting: Setting) -> dict[str, Choice]:
    """For each piece that can move, by its cell: one of its moves."""
    return {choice.path.start: choice for choice in reversed(setting.choices)}


def moves_of(setting: Setting, start: str) -> list[Choice]:
    """The moves of the piece on a cell, sorted by their text."""
    return sorted((each for each in setting.choices if each.path.start == start), key=lambda each: each.move)
