"""Entering a move, step by step: a step offers at most 25 options, each of which is a move or leads to another step.

A game's file says which step comes after what was chosen so far; everything else is common. What was chosen travels in
the components' tags, so that a board asks for nothing to be remembered.
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

BETWEEN = "/"  # stands between what was chosen in one step and in the next
PHONE, EDGES, EMOJI = 36, 3, 3  # how wide a phone of 360 pixels is, the edges of a button, an emoji, in Latin letters


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a move is entered: a board, its legal moves as they are written, the words, and what was chosen so far.

    There are no `choices` while nobody is to move; the controls are then shown, disabled. `turned`: the picture shows
    the board from the second side. `notation` and `pieces` are those of the reader, empty for the usual ones.
    `tells_gains`: the controls may say what a move gains, which in an exercise would be its answer.
    """

    view: BoardView
    choices: tuple[Choice, ...]
    texts: Catalogue
    chosen: tuple[str, ...] = ()
    turned: bool = False
    notation: str = ""
    pieces: str = ""
    tells_gains: bool = True

    @property
    def side(self) -> int:
        """The side whose move is entered, now or when the bot has moved."""
        person = self.view.person_side
        return self.view.turn if self.choices or person is None else person

    def tag(self, kind: str, detail: str = "") -> Tag:
        """A tag for this board and no other: by the moves ever made, since a line that was taken back and played
        anew may be as long as before.
        """
        return Tag(kind, self.view.id, self.view.made, detail)

    def written(self, move: str) -> str:
        """A legal move as it is written; the move itself where there are no choices."""
        return next((choice.written for choice in self.choices if choice.move == move), move)


@dataclass(frozen=True, slots=True)
class Pick:
    """An option of a step: `value` names it within the step; `move` is the move that it makes, empty where another step
    follows. With `taken` it is shown and cannot be chosen.
    """

    value: str
    label: str
    move: str = ""
    emoji: str | None = None
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """At most 25 options, in a menu with the `prompt`, or below the `prompt` as buttons in rows of `width`.

    Rows are shorter where labels are too long for a phone. `marked` is what the picture marks meanwhile.
    """

    picks: tuple[Pick, ...]
    prompt: str = ""
    width: int = 0
    marked: Marked = NOTHING


@dataclass(frozen=True, slots=True)
class Controls:
    """How a game is played in chat: the step that follows what was chosen, the signs of its sides (emoji that look the
    same by day and by night, as a black disc does not), whether check is announced, whether moves may be typed in a
    window, and whether a draw can be offered under the board.

    `tally` says what either side has, as far as that tells how they stand; `progress` which move is due and after how
    many the game ends by count, (0, 0) where none ends it; `opening` the name of a match's opening, empty where it has
    none.
    """

    next_step: Callable[[Setting], Step]
    marks: tuple[str, str]
    says_check: bool = False
    typing: bool = False
    offers_draw: bool = True
    tally: Callable[[Setting], tuple[str, str]] | None = None
    progress: Callable[[Setting], tuple[int, int]] | None = None
    opening: Callable[[Setting], str] | None = None


def reached(controls: Controls, setting: Setting, path: str) -> tuple[Setting, Step, Pick | None]:
    """Where a path of options leads that anybody may have sent: as far as its options are offered.

    The setting and the step that are then due; and the option that makes a move, where the path ends with one.
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
    """A step as components, with the way back and the window to type in."""
    return *step_rows(setting, step), Row(typing_button(controls, setting))


def step_rows(setting: Setting, step: Step) -> tuple[Block, ...]:
    """A step as components, with the way back."""
    again = Button(setting.texts["buttons.choose_again"], setting.tag("step"), emoji="↩️")
    back = (again,) if setting.chosen else ()
    if not step.width:
        return *_menu(setting, step), Row(back)
    buttons = [_button(setting, pick) for pick in step.picks[:MOST_OPTIONS]]
    return step.prompt, *rows((*buttons, *back), min(step.width, _side_by_side(step.picks)))


def _side_by_side(picks: Sequence[Pick]) -> int:
    """How many of the buttons fit beside each other on a phone: a row that breaks there is no picture of the board."""
    widest = max(map(_width, picks), default=0)
    return max(1, PHONE // (EDGES + widest))


def _width(pick: Pick) -> int:
    """About how wide what stands on a button is, in Latin letters."""
    wide = len([sign for sign in pick.label if east_asian_width(sign) in "WF"])
    return len(pick.label) + wide + EMOJI * (pick.emoji is not None)


def typing_button(controls: Controls, setting: Setting) -> tuple[Button, ...]:
    """What opens the window to type in, in games that have one."""
    typed = Button(setting.texts["buttons.type_move"], setting.tag("type"), emoji="⌨️")
    return (typed,) if controls.typing else ()


def _button(setting: Setting, pick: Pick) -> Button:
    tag = setting.tag("move", pick.move) if pick.move else setting.tag("step", _path(setting, pick.value))
    return Button(pick.label, tag, disabled=pick.taken or not setting.choices, emoji=pick.emoji)


def _menu(setting: Setting, step: Step) -> tuple[Row, ...]:
    """Where nothing can be chosen a menu stands in its place, disabled, so that what is below stays where it is."""
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
    """What either side has on the board, counted in words."""
    game = game_named(setting.view.game)
    first, second = game.pieces(game.read(setting.view.position))
    return _counted(setting, first), _counted(setting, second)


def _counted(setting: Setting, pieces: Counter[str]) -> str:
    return wording.pieces(setting.texts, setting.view.game, tuple(pieces.elements()))


def by_start(setting: Setting) -> dict[str, Choice]:
    """One of the moves of every piece that can move, by the cell where it stands."""
    return {choice.path.start: choice for choice in reversed(setting.choices)}


def moves_of(setting: Setting, start: str) -> list[Choice]:
    """The moves of the piece on a cell, in order of their text."""
    return sorted((each for each in setting.choices if each.path.start == start), key=lambda each: each.move)
