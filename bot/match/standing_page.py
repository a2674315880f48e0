"""The lines of a match's page about its state: who plays, who is to move, the clocks, the opening."""

from datetime import timedelta

from discord.utils import format_dt

from bot.discord.controls import Button, Row, Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.controls import CONTROLS, MoveEntry
from bot.match.openings import MORE, SIDES, in_free_turn
from bot.match.state import MatchView
from bot.match.time_control import FIRST_MOVE, banks_now, is_first_move
from bot.match.wording import Names

TO_MOVE, WON = "👉", "🏆"
MS, MINUTE = 1000, 60


def header(view: MatchView, entry: MoveEntry, names: Names) -> str:
    """The game, with the number of the move where a count ends it; the event; then a line for each side."""
    texts, controls = entry.texts, CONTROLS[view.game]
    marks, clocks = (_mark(view, 0), _mark(view, 1)), clocks_of(view, texts)
    lines = [f"### {title(entry)}", event_line(view, texts), texts["opening.undecided"] if view.is_undecided else ""]
    tally, told = controls.tally(entry) if controls.tally else ("", ""), seated(view, texts, names)
    for side in view.name_order:
        lines.append(" · ".join(filter(None, (marks[side] + told[side], tally[side], *clocks[side]))))
    return "\n".join(filter(None, lines))


def title(entry: MoveEntry) -> str:
    """The name of the game, with the number of the move where a count ends it."""
    texts, game = entry.texts, entry.view.game
    progress = CONTROLS[game].progress
    move, most = progress(entry) if progress else (0, 0)
    far = (texts.text("replay.position", ply=move, total=most),) if move else ()
    return " · ".join((texts[f"games.{game}.name"], *far))


def event_line(view: MatchView, texts: Catalogue) -> str:
    """The tournament and the round that the match is part of; empty for other matches."""
    if (event := view.event) is None:
        return ""
    return f"-# {texts.text('match.event', id=event.tournament, round=event.round, rounds=event.rounds)}"


def seated(view: MatchView, texts: Catalogue, names: Names) -> Names:
    """Both names, each with the side of the game that the player has, if one was chosen."""
    if view.in_opening:
        return f"**{names[0]}**", f"**{names[1]}**"
    marks = CONTROLS[view.game].marks
    first, second = wording.sides(texts, view.game)
    return (
        texts.text("match.side", name=names[0], side=f"{marks[0]} {first}"),
        texts.text("match.side", name=names[1], side=f"{marks[1]} {second}"),
    )


def _mark(view: MatchView, side: int) -> str:
    if view.match.playing:
        return f"{TO_MOVE} " if view.turn == side else ""
    return f"{WON} " if view.match.winner == side else ""


def clocks_of(view: MatchView, texts: Catalogue) -> tuple[list[str], list[str]]:
    """The parts of each side's line about its clock; empty if the match is not being played. They are the time left
    when the turn began or the clocks were stopped, and for the side to move the deadline.
    """
    if not view.match.playing:
        return [], []
    first, second = banks = banks_of(view)
    said = [] if first is None else [left(first)], [] if second is None else [left(second)]
    if deadline := view.match.timing.deadline:
        if banks[view.turn] is not None and is_first_move(view.ply, view.match.given):
            said[view.turn].append(texts.text("clock.first", minutes=FIRST_MOVE // timedelta(minutes=1)))
        said[view.turn].append(f"⏳ {format_dt(deadline, 'R')}")
    return said


def banks_of(view: MatchView) -> tuple[int | None, int | None]:
    """The time left to both sides, in ms: when the turn began, or when the clocks were stopped; None without a bank."""
    timing = view.match.timing
    if timing.paused_at:
        return banks_now(timing, view.turn, timing.paused_at, in_free_turn(view.match))
    return timing.first_left, timing.second_left


def clock_parts(view: MatchView, texts: Catalogue, names: Names) -> list[str]:
    """More about the clocks, for the foot of the page: the time control, a pause, a warning. Empty without clocks."""
    match, timing = view.match, view.match.timing
    if not match.playing or not (timing.deadline or timing.paused_at):
        return []
    named = [] if timing.first_left is None else [texts.text("clock.named", clock=wording.clock(texts, match.clock))]
    stopped = [texts["clock.paused"]] if timing.deadline is None else []
    if timing.deadline is None or timing.warn_at:  # otherwise the side to move was warned, or has little time
        return [*named, *stopped]
    return [*named, texts.text("clock.short", name=names[view.turn], when=format_dt(timing.deadline, "R"))]


def left(ms: int) -> str:
    """The time left in a bank, in minutes and seconds."""
    minutes, seconds = divmod(ms // MS, MINUTE)
    return f"{minutes}:{seconds:02}"


def rule_line(texts: Catalogue, game: str, opening: str) -> str:
    """The rule of an opening protocol of a game; empty if the bot does not have it."""
    key = f"games.{game}.{opening}-rule"
    return f"-# {texts[key]}" if key in texts else ""


def opening_line(view: MatchView, texts: Catalogue) -> str:
    """The rule of a match's opening; empty where it has none or it is over."""
    opening = view.opening
    return "" if opening is None or opening.is_over else rule_line(texts, view.game, opening.name)


def choice_row(view: MatchView, texts: Catalogue) -> Row:
    """Buttons for the options of the opening; empty where nothing is to be chosen."""
    opening = view.opening
    if opening is None or not view.match.playing:
        return Row()
    return Row(*(_button(view, texts, opening.name, option) for option in opening.options))


def _button(view: MatchView, texts: Catalogue, opening: str, option: str) -> Button:
    tag = Tag("opening", view.id, view.board_number, option)
    if option == MORE:
        return Button(texts[f"games.{view.game}.{opening}-more"], tag)
    side = SIDES.index(option)
    return Button(wording.side(texts, view.game, side), tag, "primary", emoji=CONTROLS[view.game].marks[side])
