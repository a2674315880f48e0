"""A challenge to whoever wants, the button that follows a match, and the score of a series of rematches."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Block, Page
from bot.locales import catalogue
from bot.match import wording
from bot.match.exercises import Lesson, lesson_view
from bot.match.help_rule import hints_key, may_agree
from bot.match.names import mentioned
from bot.match.pictures import scene_block, scene_of
from bot.match.preferences import Preference
from bot.match.standing_page import rule_line
from bot.match.terms import USUAL_CLOCK
from bot.match.time_control import NO_CLOCK
from storage.meeting import Invitation

OPEN, CLOSED = 0x5865F2, 0xE0A526


def invitation_page(reader: Preference, invitation: Invitation) -> Page:
    """The challenge with its buttons, or that it is over. Its number is in the tags' details: it is no match."""
    texts = catalogue(reader.language)
    host = mentioned(texts, invitation.person)
    game = wording.game(texts, invitation.game)
    if invitation.closed:
        return Page((texts.text("invitation.closed", host=host, game=game),), CLOSED)
    until = texts.text("challenge.until", when=f"<t:{int(invitation.expires_at.timestamp())}:R>")
    timed = invitation.clock not in (USUAL_CLOCK, NO_CLOCK)
    clock = texts.text("clock.named", clock=wording.clock(texts, invitation.clock)) if timed else ""
    buttons = (
        Button(texts["buttons.join"], Tag("join", 0, 0, str(invitation.id)), "success"),
        Button(texts["buttons.withdraw"], Tag("uninvite", 0, 0, str(invitation.id))),
    )
    asked = texts.text("invitation.asked", host=host, game=f"**{game}**")
    rule = rule_line(texts, invitation.game, invitation.opening) if invitation.opening else ""
    hints = texts[hints_key(invitation.with_hints and (not timed or may_agree(invitation.clock)))]
    small = f"-# {hints} · {until}"
    return Page((asked, *_position(reader, invitation, host), rule, clock, small, Row(buttons)), OPEN)


def _position(reader: Preference, invitation: Invitation, host: str) -> tuple[Block, ...]:
    """What the match would begin from, where that is not the game's beginning."""
    if invitation.moves is None:
        return ()
    texts = catalogue(reader.language)
    view = lesson_view(Lesson("invitation", invitation.game, "step", (), invitation.start, invitation.moves))
    side = wording.side(texts, invitation.game, int(invitation.side == "second"))
    picture = scene_block(f"invitation-{invitation.id}", scene_of(view, reader), reader)
    return picture, texts.text("position.asked", host=host, side=side)
