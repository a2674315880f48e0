"""The buttons of a match on the page. `MatchRequests.control` and `Requests` read their keys.

The keys: `hint`, `takeback`, `draw`, `pause`, `resume`, `resign`, `rematch`, `next-level`, `lower-level`, `review`;
`accept:N`, `decline:N` and `withdraw:N` for offer N; `choose:OPTION` in an opening; `challenge:accept`,
`challenge:decline`, `challenge:withdraw`; `open:M` leads from a rematch that did not begin back to match M.
"""

from bot.activity.messages import Control
from bot.discord.controls import Button
from bot.locales import Catalogue
from bot.match.card import level_buttons
from bot.match.controls import CONTROLS
from bot.match.page import may_ask
from bot.match.standing_page import choice_row
from bot.match.state import DRAW, PAUSE, TAKEBACK, HeadToHead, MatchView, OpenOffer


def controls_of(
    view: MatchView, texts: Catalogue, side: int | None, asked: bool = False, record: HeadToHead | None = None
) -> tuple[Control, ...]:
    """The buttons for one side of a match; a spectator (None) has only the review. `asked`: it was asked for. `record`:
    the score between the players, once the match is over.
    """
    review = Control("review", texts["buttons.review"], disabled=asked)
    reviews = (review,) if view.match.status == "finished" and view.ply else ()
    if side is None or view.seats[side].player is None:
        return reviews
    if view.match.status == "challenged":
        asked = view.seats[side].player == view.match.challenged
        keys = {f"challenge:{word}": f"buttons.{word}" for word in (("accept", "decline") if asked else ("withdraw",))}
        return tuple(Control(key, texts[label], main="accept" in key, sudden=asked) for key, label in keys.items())
    if not view.match.playing:
        again = Control("rematch", texts["buttons.rematch"], disabled=not view.match.may_be_repeated, main=True)
        before = view.match.rematch_of
        back = (Control(f"open:{before}", texts["activity.back"], main=True),) if before else ()
        levels = (Control(each.tag.kind, each.label) for each in level_buttons(view, texts, record))
        return (again, *levels, *reviews) if view.match.status == "finished" else back
    yes, no = texts["buttons.resign_confirm"], texts["buttons.keep_playing"]
    asks = [kind for kind in (TAKEBACK, DRAW) if kind != DRAW or CONTROLS[view.game].offers_draw]
    return (
        *_choices(view, texts, side),
        *(control for offer in view.offers if offer.side != side for control in _answers(offer, texts)),
        Control("hint", texts["buttons.hint"], view.turn != side or view.in_opening or not view.allows_hints),
        *(_ask(view, texts, kind, side) for kind in asks),
        *_clock(view, texts, side),
        Control("resign", texts["buttons.resign"], sure=texts["offer.resign_ask"], yes=yes, no=no),
    )


def _choices(view: MatchView, texts: Catalogue, side: int) -> tuple[Control, ...]:
    items = choice_row(view, texts).items if view.turn == side else ()
    return tuple(
        Control(f"choose:{item.tag.detail}", item.label, main=True) for item in items if isinstance(item, Button)
    )


def _answers(offer: OpenOffer, texts: Catalogue) -> tuple[Control, ...]:
    return tuple(
        Control(f"{word}:{offer.id}", texts[f"buttons.{offer.kind}_{word}"], sudden=True)
        for word in ("accept", "decline")
    )


def _ask(view: MatchView, texts: Catalogue, kind: str, side: int) -> Control:
    """The button that makes an offer; in its place the one that withdraws it, so that no other button moves there."""
    offer = view.offer(kind)
    if offer and offer.side == side:
        return Control(f"withdraw:{offer.id}", texts[f"buttons.{kind}_withdraw"])
    may = (PAUSE, side) not in view.declined if kind == PAUSE else may_ask(view, kind, side)
    return Control(
        kind, texts["activity.pause" if kind == PAUSE else f"buttons.{kind}"], disabled=bool(offer) or not may
    )


def _clock(view: MatchView, texts: Catalogue, side: int) -> tuple[Control, ...]:
    """The button that pauses the clocks or resumes them, if there is one."""
    timing = view.match.timing
    if timing.paused_at:
        return (Control("resume", texts["buttons.clock_resume"]),)
    if timing.deadline is None or view.event:  # in a tournament the clocks are not stopped
        return ()
    return (_ask(view, texts, PAUSE, side),)
