"""The header of a match's page: who plays, who is to move, their clocks, and what each has."""

from bot.locales import Catalogue
from bot.match import wording
from bot.match.clock_page import clocks_of
from bot.match.controls import CONTROLS, Setting
from bot.match.state import MatchView
from bot.match.wording import Names

TO_MOVE, WON = "👉", "🏆"


def header(view: MatchView, setting: Setting, names: Names) -> str:
    """The game and how far it is, where it ends by count; what it is part of; then a line for each side."""
    texts, controls = setting.texts, CONTROLS[view.game]
    title = f"### {wording.game(texts, view.game)}"
    move, most = controls.progress(setting)
    far = f" · {texts.text('replay.position', ply=move, total=most)}" if move else ""
    is_undecided = view.playing and view.in_opening  # who plays which side
    undecided = texts.text("opening.undecided") if is_undecided else ""
    told = [f"**{name}**" if is_undecided else seated(texts, view.game, name, at) for at, name in enumerate(names)]
    sides = zip((_mark(view, 0), _mark(view, 1)), told, controls.tally(setting), clocks_of(view, texts), strict=True)
    lines = (" · ".join(filter(None, (mark + name, tally, *clock))) for mark, name, tally, clock in sides)
    return "\n".join(filter(None, (f"{title}{far}", event_line(view, texts), undecided, *lines)))


def event_line(view: MatchView, texts: Catalogue) -> str:
    """What the match is part of; empty where it is part of nothing."""
    if (event := view.event) is None:
        return ""
    return f"-# {texts.text('match.event', id=event.tournament, round=event.round, rounds=event.rounds)}"


def seated(texts: Catalogue, game: str, name: str, side: int) -> str:
    """A name, and which side of a game it plays."""
    played = f"{CONTROLS[game].marks[side]} {wording.side(texts, game, side)}"
    return texts.text("match.side", name=name, side=played)


def _mark(view: MatchView, side: int) -> str:
    if view.playing:
        return f"{TO_MOVE} " if view.turn == side else ""
    return f"{WON} " if view.winner == side else ""
