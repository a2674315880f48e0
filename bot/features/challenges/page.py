"""The pages that choose a game for a challenge, and that show an open invitation."""

from discord.utils import format_dt

from bot.discord.controls import Button, Row, Tag, rows
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED, OVER, learn_button
from bot.match.pictures import scene_block, scene_of
from bot.match.preferences import Preference
from bot.match.standing_page import rule_line
from bot.match.terms import USUAL_CLOCK, hints_key, may_agree
from bot.match.time_control import NO_CLOCK
from bot.match.views import view_after
from bot.match.wording import escaped_name, mentioned
from bot.render import RENDERERS
from engines.registry import game_named
from storage.invitations import Invitation

# The kinds of the tags of the buttons that begin a match of a game against the bot, and that join an open invitation.
BEGIN, JOIN = "begin", "join"


def which_game_page(texts: Catalogue, opponent: int | None, name: str) -> Page:
    """A button for every game, and between people for every opening; `opponent` is a person's id, None for the bot, and
    `name` what they are called.
    """
    games = tuple(_button(opponent, wording.game(texts, game), game) for game in RENDERERS)
    openings = tuple(
        _button(opponent, wording.opening(texts, game, opening), game, opening)
        for game in RENDERERS
        for opening in game_named(game).openings
        if opponent
    )
    return Page(texts.text("challenge.which", name=escaped_name(name)), *rows(games), *rows(openings), accent=ASKED)


def _button(opponent: int | None, label: str, *chosen: str) -> Button:
    tag = Tag("challenge", opponent, 0, ".".join(chosen)) if opponent else Tag(BEGIN, detail=chosen[0])
    return Button(label, tag, "primary")


def invitation_page(reader: Preference, invitation: Invitation) -> Page:
    """An open invitation with its buttons, or that it is closed. Its id is in the details of the tags: their numbers
    would mean a match.
    """
    texts = reader.texts
    host = mentioned(texts, invitation.person)
    game = wording.game(texts, invitation.game)
    if invitation.closed:
        return Page(texts.text("invitation.closed", host=host, game=game), accent=OVER)
    until = texts.text("challenge.until", when=format_dt(invitation.expires_at, "R"))
    timed = invitation.clock not in (USUAL_CLOCK, NO_CLOCK)
    clock = texts.text("clock.named", clock=wording.clock(texts, invitation.clock)) if timed else ""
    buttons = (
        Button(texts["buttons.join"], Tag(JOIN, detail=str(invitation.id)), "success"),
        withdraw_button(texts, invitation),
        learn_button(invitation.game, texts),
    )
    asked = texts.text("invitation.asked", host=host, game=f"**{game}**")
    rule = rule_line(texts, invitation.game, invitation.opening) if invitation.opening else ""
    hints = texts[hints_key(invitation.with_hints and (not timed or may_agree(invitation.clock)))]
    small = f"-# {hints} · {until}"
    first = "" if invitation.moves is not None else _first(texts, invitation, host)
    return Page(asked, *_position(reader, invitation, host), first, rule, clock, small, Row(*buttons), accent=ASKED)


def withdraw_button(texts: Catalogue, invitation: Invitation) -> Button:
    """The button with which its maker withdraws an open invitation."""
    return Button(texts["buttons.withdraw"], Tag("uninvite", detail=str(invitation.id)))


def _first(texts: Catalogue, invitation: Invitation, host: str) -> str:
    """Who moves first, if that is not left to chance."""
    told = {"first": texts.text("challenge.first", name=host), "second": texts["invitation.second"]}
    return told.get(invitation.side, "")


def _position(reader: Preference, invitation: Invitation, host: str) -> tuple[Block, ...]:
    """The position that the match would begin from; nothing if it is the game's own start."""
    if invitation.moves is None:
        return ()
    texts = reader.texts
    view = view_after(invitation.game, invitation.start, invitation.moves)
    side = wording.side(texts, invitation.game, int(invitation.side == "second"))
    picture = scene_block(f"invitation-{invitation.id}", scene_of(view, reader), reader)
    return picture, texts.text("position.asked", host=host, side=side)
