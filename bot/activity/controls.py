"""The buttons of a match on the page. `MatchRequests.control` and `Requests` read their keys.

The keys: `hint`, `takeback`, `draw`, `pause`, `resign`, `rematch`, `review`; `accept:N`, `decline:N` and `withdraw:N`
for offer N; `choose:OPTION` in an opening; `challenge:accept`, `challenge:decline` and `challenge:withdraw`.
"""

from bot.activity.messages import Control
from bot.discord.controls import Button
from bot.locales import Catalogue
from bot.match.controls import CONTROLS
from bot.match.page import may_ask
from bot.match.standing_page import choice_row
from bot.match.state import DRAW, PAUSE, TAKEBACK, MatchView, OpenOffer


def controls_of(view: MatchView, texts: Catalogue, side: int | None, asked: bool = False) -> tuple[Control, ...]:
    """The buttons for one side of a match; a spectator (None) has only the review. `asked`: it was asked for."""
    review = Control("review", texts["buttons.review"], disabled=asked)
    reviews = (review,) if view.match.status == "finished" and view.ply else ()
    if side is None or view.seats[side].player is None:
        return reviews
    if view.match.status == "challenged":
        words = ("accept", "decline") if view.seats[side].player == view.match.challenged else ("withdraw",)
        return tuple(Control(f"challenge:{word}", texts[f"buttons.{word}"], main=word == "accept") for word in words)
    if not view.match.playing:
        again = Control("rematch", texts["buttons.rematch"], disabled=not view.match.may_be_repeated, main=True)
        return (again, *reviews) if view.match.status == "finished" else ()
    asks = [kind for kind in (TAKEBACK, DRAW) if kind != DRAW or CONTROLS[view.game].offers_draw]
    return (
        *_choices(view, texts, side),
        *(control for offer in view.offers for control in _answers(offer, texts, side)),
        Control("hint", texts["buttons.hint"], view.turn != side or view.in_opening or not view.allows_hints),
        *(_ask(view, texts, kind, side) for kind in asks if view.offer(kind) is None),
        *_clock(view, texts, side),
        _resign(texts),
    )


def _choices(view: MatchView, texts: Catalogue, side: int) -> tuple[Control, ...]:
    items = choice_row(view, texts).items if view.turn == side else ()
    return tuple(
        Control(f"choose:{item.tag.detail}", item.label, main=True) for item in items if isinstance(item, Button)
    )


def _answers(offer: OpenOffer, texts: Catalogue, side: int) -> tuple[Control, ...]:
    words = ("withdraw",) if offer.side == side else ("accept", "decline")
    return tuple(Control(f"{word}:{offer.id}", texts[f"buttons.{offer.kind}_{word}"]) for word in words)


def _ask(view: MatchView, texts: Catalogue, kind: str, side: int) -> Control:
    return Control(kind, texts[f"buttons.{kind}"], disabled=not may_ask(view, kind, side))


def _clock(view: MatchView, texts: Catalogue, side: int) -> tuple[Control, ...]:
    """The button that pauses the clocks or resumes them, if there is one."""
    timing = view.match.timing
    if timing.paused_at:
        return (Control(PAUSE, texts["buttons.clock_resume"]),)
    if timing.deadline is None or view.offer(PAUSE) or view.event:  # in a tournament the clocks are not stopped
        return ()
    return (Control(PAUSE, texts["activity.pause"], disabled=(PAUSE, side) in view.declined),)


def _resign(texts: Catalogue) -> Control:
    return Control(
        "resign",
        texts["buttons.resign"],
        sure=texts["offer.resign_ask"],
        yes=texts["buttons.resign_confirm"],
        no=texts["buttons.keep_playing"],
    )
