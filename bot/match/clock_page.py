"""Clocks as they are shown: who has how much time, what runs now, pauses."""

from bot.discord.page import Button, Row
from bot.discord.tags import Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.state import PAUSE, MatchView
from bot.match.time_control import banks_now
from bot.match.wording import Names

MS, MINUTE = 1000, 60


def clock_parts(view: MatchView, texts: Catalogue, names: Names) -> list[str]:
    """How the clocks of a match that is played stand, in the words of its foot; none where there are none."""
    if not view.playing or not (view.deadline or view.timing.paused_at):
        return []
    banks = [texts.text("clock.left", name=name, time=left(ms)) for name, ms in _standing(view, names)]
    named = [texts.text("clock.named", clock=wording.clock(texts, view.clock))] if banks else []
    return [*named, *banks, _running(view, texts, names)]


def _standing(view: MatchView, names: Names) -> list[tuple[str, int]]:
    """The banks that do not run now; where the clocks are stopped, as they stopped."""
    stopped = view.timing.paused_at
    left = banks_now(view.timing, view.ply, stopped, view.in_opening) if stopped else view.timing.left
    banks = [(side, ms) for side, ms in enumerate(left) if ms is not None]
    return [(names[side], ms) for side, ms in banks if side != view.turn or stopped]


def _running(view: MatchView, texts: Catalogue, names: Names) -> str:
    if view.deadline is None:
        return texts.text("clock.paused")
    until = f"<t:{int(view.deadline.timestamp())}:R>"
    if is_short(view):
        return texts.text("clock.short", name=names[view.turn], when=until)
    return texts.text("match.deadline", when=until)


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
