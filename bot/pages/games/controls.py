"""Entering a move, step by step: a step offers at most 25 options, each of which is a move or leads to another step.

A game's file says which step comes after what was chosen so far; everything else is common. What was chosen travels in
the components' tags, so that a board asks for nothing to be remembered.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.locales import Catalogue
from bot.pages.page import MOST_OPTIONS, Button, Menu, Option, Row, rows
from bot.pages.tags import Tag
from bot.referee import Choice, MatchView

BETWEEN = "/"  # stands between what was chosen in one step and in the next


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a move is entered: a match, its legal moves as they are written, the words, and what was chosen so far.

    There are no `choices` while nobody is to move; the controls are then shown, disabled. `turned`: the picture shows
    the board from the second side.
    """

    view: MatchView
    choices: tuple[Choice, ...]
    texts: Catalogue
    chosen: tuple[str, ...] = ()
    turned: bool = False

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
    """At most 25 options, in a menu with the `prompt`, or as buttons in rows of `width`.

    In the picture `held` is marked as what is in hand, `targets` as where it can go.
    """

    picks: tuple[Pick, ...]
    prompt: str = ""
    width: int = 0
    held: str = ""
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Controls:
    """How a game is played in chat: the step that follows what was chosen, the signs of its sides, whether check is
    announced, whether moves may be typed in a window, and whether a draw can be offered under the board.
    """

    next_step: Callable[[Setting], Step]
    marks: tuple[str, str]
    says_check: bool = False
    typing: bool = False
    offers_draw: bool = True


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


def control_rows(controls: Controls, setting: Setting, step: Step) -> tuple[Row, ...]:
    """A step as components, with the way back and the window to type in."""
    texts = setting.texts
    again = Button(texts.text("buttons.choose_again"), setting.tag("step"), emoji="↩️")
    typed = Button(texts.text("buttons.type_move"), setting.tag("type"), emoji="⌨️")
    others = (*((again,) if setting.chosen else ()), *((typed,) if controls.typing else ()))
    offered = _buttons(setting, step) if step.width else _menu(setting, step)
    return (*offered, Row(others)) if others else offered


def _buttons(setting: Setting, step: Step) -> tuple[Row, ...]:
    return rows(tuple(_button(setting, pick) for pick in step.picks[:MOST_OPTIONS]), step.width)


def _button(setting: Setting, pick: Pick) -> Button:
    tag = setting.tag("move", pick.move) if pick.move else setting.tag("step", _path(setting, pick.value))
    return Button(pick.label, tag, disabled=pick.taken or not setting.view.legal, emoji=pick.emoji)


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


def piece_step(setting: Setting, name: Callable[[Choice], str]) -> Step:
    """For games whose pieces move: which of those that can; `name` says what a piece is called."""
    by_start = {choice.path.start: choice for choice in setting.choices}
    picks = tuple(Pick(start, name(choice)) for start, choice in by_start.items())
    return Step(picks, setting.texts.text("menus.piece"))


def target_step(setting: Setting) -> Step:
    """Where the piece can go that was chosen first."""
    held = setting.chosen[0]
    moves = sorted((each for each in setting.choices if each.path.start == held), key=lambda each: each.move)
    picks = tuple(Pick(choice.path.end, choice.written, choice.move) for choice in moves)
    targets = tuple(sorted(choice.path.end for choice in moves))
    return Step(picks, setting.texts.text("menus.target"), held=held, targets=targets)
