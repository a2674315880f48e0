"""Clocks as they are shown: who has how much time, what runs now, pauses."""

from datetime import timedelta

from bot.discord.page import Button, Row
from bot.discord.tags import Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.state import PAUSE, MatchView
from bot.match.time_control import FIRST_MOVE, banks_now, is_first_move
from bot.match.wording import Names

MS, MINUTE = 1000, 60


def clocks_of(view: MatchView, texts: Catalogue) -> tuple[list[str], list[str]]:
    """What is said of the clock of either side while they play: what is left, as it was when the turn began or when the
    clocks were stopped; and of who is to move, until when.
    """
    if not view.playing:
        return [], []
    stopped = view.timing.paused_at
    banks = banks_now(view.timing, view.turn, stopped, view.in_free_turn) if stopped else view.timing.left
    said = [[] if ms is None else [left(ms)] for ms in banks]
    said[view.turn] += _running(view, texts)
    return said[0], said[1]


def _running(view: MatchView, texts: Catalogue) -> list[str]:
    """Until when the side to move must have moved; nothing where no clock runs."""
    if view.deadline is None:
        return []
    is_first = is_first_move(view.ply, view.given) and view.timing.left[view.turn] is not None
    first = [texts.text("clock.first", minutes=FIRST_MOVE // timedelta(minutes=1))] if is_first else []
    return [*first, f"⏳ {_when(view)}"]


def _when(view: MatchView) -> str:
    return f"<t:{int(view.deadline.timestamp())}:R>" if view.deadline else ""


def clock_parts(view: MatchView, texts: Catalogue, names: Names) -> list[str]:
    """What there is to say of the clocks of a match that is played besides how they stand; nothing without any."""
    if not view.playing or not (view.deadline or view.timing.paused_at):
        return []
    named = [] if view.timing.left[0] is None else [texts.text("clock.named", clock=wording.clock(texts, view.clock))]
    stopped = [texts.text("clock.paused")] if view.deadline is None else []
    short = [texts.text("clock.short", name=names[view.turn], when=_when(view))] if is_short(view) else []
    return [*named, *stopped, *short]
def is_short(view: MatchView) -> bool:
    """Whether who is to move was warned, or has little time from the beginning of the turn."""
    return view.deadline is not None and view.timing.warn_at is None


def left(ms: int) -> str:
    """What is left in a bank: minutes and seconds."""
    minutes, seconds = divmod(ms // MS, MINUTE)
    return f"{minutes}:{seconds:02}"


def pause_rows(view: MatchView, texts: Catalogue) -> tuple[Row, ...]:
    """What there is to press while the clocks stand."""
    if view.timing.paused_at:
        return (Row((Button(texts.text("buttons.clock_resume"), Tag(PAUSE, view.id), "primary", emoji="▶️"),)),)
    return ()
