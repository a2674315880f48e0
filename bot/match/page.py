"""The page of a match: a challenge, a board with its controls, or a finished match."""

from collections.abc import Iterator
from dataclasses import dataclass

from discord.utils import format_dt

from bot.discord.controls import Button, Row, Tag, rows
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.card import card_buttons, card_lines
from bot.match.controls import CONTROLS, MoveEntry, Step, control_rows, follow_path, step_rows, typing_button
from bot.match.openings import plies_back
from bot.match.phrases import points
from bot.match.pictures import scene_block, scene_of
from bot.match.positions import Choice
from bot.match.preferences import Preference
from bot.match.rating_page import rating_line
from bot.match.standing_page import choice_row, clock_parts, event_line, header, opening_line, seated
from bot.match.state import DRAW, FIRST_MOVES, PAUSE, TAKEBACK, HeadToHead, MatchView, OpenOffer
from bot.match.terms import hints_key
from bot.match.time_control import NO_CLOCK
from bot.match.wording import Names, names_of, seat_name
from engines.registry import game_named


@dataclass(frozen=True, slots=True)
class Note:
    """A line that is shown once on the board."""

    key: str  # of the text
    side: int  # whose name the text has
    n: int = 0  # a number in the text

    def text(self, texts: Catalogue, names: Names) -> str:
        return texts.text(self.key, name=names[self.side], n=self.n)


@dataclass(frozen=True, slots=True)
class Additions:
    """What a match's page shows besides the match."""

    choices: tuple[Choice, ...] = ()  # the legal moves, where a person is to move
    chosen: str = ""  # the path of options chosen so far
    note: Note | None = None
    record: HeadToHead | None = None  # the score between the players, once the match is over
    posts: bool = True  # the bot can post beside the message, and change it, at any time
    opens: bool = False  # the touch board can be opened where the message is


NONE = Additions()
IN_A_ROW = 4  # buttons in a row below the move; in a narrow window a fifth would wrap to a line of its own
TO_MOVE, THINKING, OVER, ASKED = 0x3BA55D, 0x7A8291, 0xE0A526, 0x5865F2


def match_page(view: MatchView, reader: Preference, additions: Additions = NONE) -> Page:
    """The page of a match's message, which everybody sees."""
    if view.match.playing or view.match.status == "finished":
        return _board_page(view, reader, additions)
    return _challenge_page(view, reader.texts)


def elsewhere_page(texts: Catalogue) -> Page:
    """The page of an old board whose readers may not see the match any more."""
    return Page(texts["match.elsewhere"], accent=OVER)


def picker_page(
    view: MatchView, reader: Preference, choices: tuple[Choice, ...], chosen: str, side: int | None
) -> Page:
    """The board with its move controls alone, seen from `side`: a private page for the person who moves."""
    entry, step, _ = follow_path(CONTROLS[view.game], MoveEntry(view, choices, reader, turned=side == 1), chosen)
    picture = _picture(entry, step)
    moves = control_rows(CONTROLS[view.game], entry, step)
    return Page(picture, wording.last_move(entry.texts, view, entry.notation), *moves, accent=TO_MOVE)


# -- challenge --------------------------------------------------------------------------------------------------------


def _challenge_page(view: MatchView, texts: Catalogue) -> Page:
    match = view.match
    mention = {seat.player: f"<@{seat.player}>" for seat in view.seats}
    challenger, opponent = mention[match.challenger], mention[match.challenged]
    game = wording.game(texts, view.game)
    if match.status != "challenged":
        names = dict(zip(mention, names_of(texts, view), strict=True))
        said = {"challenger": names[match.challenger], "opponent": names[match.challenged], "game": game}
        return Page(texts.text(f"challenge.{view.challenge_state}", **said), accent=OVER)
    said = {"challenger": challenger, "opponent": opponent, "game": f"**{game}**"}
    asked = texts.text(f"challenge.{view.challenge_state}", **said)
    answers = (
        Button(texts["buttons.accept"], Tag("accept", view.id), "success"),
        Button(texts["buttons.decline"], Tag("decline", view.id)),
        Button(texts["buttons.withdraw"], Tag("withdraw", view.id)),
        learn_button(view.game, texts),
    )
    return Page(asked, *challenge_lines(view, texts), Row(*answers), accent=ASKED)


def challenge_lines(view: MatchView, texts: Catalogue) -> tuple[str, ...]:
    """What a challenge offers: who moves first, the opening and the clock (empty if none); in small print the rest."""
    match, deadline = view.match, view.match.timing.deadline
    first = texts.text("challenge.first", name=seat_name(texts, view.seats[view.turn]))
    until = texts.text("challenge.until", when=format_dt(deadline, "R")) if deadline else ""
    clock = texts.text("clock.named", clock=wording.clock(texts, match.clock)) if match.clock != NO_CLOCK else ""
    unrated = "" if match.given is None else texts["position.unrated"]
    small = " · ".join(filter(None, (unrated, texts[hints_key(view.allows_hints)], until)))
    return first, opening_line(view, texts), clock, f"-# {small}"


# -- board ------------------------------------------------------------------------------------------------------------


def _board_page(view: MatchView, reader: Preference, additions: Additions) -> Page:
    texts, record = reader.texts, additions.record
    turned = view.person_side == 1  # towards the person, if they play the second side against the bot
    accent = OVER if not view.match.playing else THINKING if view.match.bot_to_move else TO_MOVE
    entry = MoveEntry(view, additions.choices, reader, turned=turned)
    entry, step, _ = follow_path(CONTROLS[view.game], entry, additions.chosen)
    more = _more_buttons(view, texts, additions)
    if view.match.playing:
        controls = _playing(view, entry, step, more, additions.posts)
    else:
        controls = (*card_buttons(view, texts, record), *rows(more, IN_A_ROW))
    names = names_of(texts, view)
    return Page(
        header(view, entry, names),
        _picture(entry, step),
        "\n".join(filter(None, _standing(view, entry, names, additions))),
        *controls,
        _foot(view, texts, names),
        accent=accent,
    )


def _more_buttons(view: MatchView, texts: Catalogue, additions: Additions) -> tuple[Button, ...]:
    """The buttons that are not for the players alone: to be told how the match ends, where others can see it; to open
    the touch board; to learn.
    """
    buttons: tuple[Button, ...] = ()
    if view.match.playing and view.match.guild_id is not None and additions.posts:
        buttons += (_button(view, texts, "follow", "🔔"),)
    if additions.opens:
        buttons += (Button(texts["buttons.open_board"], Tag("open-board", view.id), emoji="🖐️"),)
    if view.teaches:
        buttons += (learn_button(view.game, texts),)
    return buttons


def _picture(entry: MoveEntry, step: Step) -> Block:
    view, reader = entry.view, entry.reader
    name = "-".join([view.game, str(view.id), str(view.ply), *entry.chosen])
    return scene_block(name, scene_of(view, reader, entry.turned, step.marked), reader)


def board_head(view: MatchView, texts: Catalogue, names: Names) -> str:
    """The game, the event that the match is part of, and the two sides."""
    told, (first, second) = seated(view, texts, names), view.name_order
    sides = texts.text("match.sides", first=told[first], second=told[second])
    return "\n".join(filter(None, (f"### {wording.game(texts, view.game)}", event_line(view, texts), sides)))


def _standing(view: MatchView, entry: MoveEntry, names: Names, additions: Additions) -> tuple[str, ...]:
    """The lines below the board; some may be empty."""
    texts = entry.texts
    check = check_word(view, texts)
    return (
        aim_line(view, texts),
        wording.last_move(texts, view, entry.notation),
        f"**{check}{wording.state(texts, view, names)}**",
        *lines_below_state(view, entry, names, additions),
    )


def aim_line(view: MatchView, texts: Catalogue) -> str:
    """The aim of the game, for a person who has never won it; empty for others."""
    return f"🎯 {texts[f'games.{view.game}.aim']}" if view.teaches else ""


def check_word(view: MatchView, texts: Catalogue) -> str:
    """The announcement of a check, where the game has that, before the state of a match; else nothing."""
    is_said = CONTROLS[view.game].says_check and view.in_check and view.match.playing
    return f"{texts['match.check']} " if is_said else ""


def lines_below_state(view: MatchView, entry: MoveEntry, names: Names, additions: Additions) -> Iterator[str]:
    """What is said of a match that has begun below its state, in the chat and on the touch board: what repetition or a
    lack of progress may soon decide, the opening, the open offers, the record, the note, and what became of ratings.
    """
    texts, opening, note = entry.texts, CONTROLS[view.game].opening, additions.note
    for outcome in view.near.repeated:
        yield wording.repeated(texts, view.game, outcome, names)
    if view.near.plies:
        yield texts.text(f"games.{view.game}.near-draw", n=wording.moves(view.game, view.near.plies))
    if view.is_undecided:
        yield opening_line(view, texts)
    if opening and view.start == game_named(view.game).start and (name := opening(entry)):
        yield f"-# {texts.text('board.opening', name=name)}"
    for offer in sorted(view.offers, key=lambda offer: (DRAW, TAKEBACK, PAUSE).index(offer.kind)):
        yield offer_line(texts, names, offer)
    if additions.record:
        yield from card_lines(view, texts, names, additions.record)
    if note:
        yield note.text(texts, names)
    if view.ratings:
        yield rating_line(view, texts, names)


def offer_line(texts: Catalogue, names: Names, offer: OpenOffer) -> str:
    return texts.text(f"offer.{offer.kind}_asked", name=names[offer.side], n=offer.plies)


def _foot(view: MatchView, texts: Catalogue, names: Names) -> str:
    number = texts.text("match.number", id=view.id)
    ply = texts.text("match.ply", n=wording.moves(view.game, view.ply)) if view.match.status == "finished" else ""
    parts = (number, ply, small_print(view, texts, names), *clock_parts(view, texts, names))
    return "-# " + " · ".join(filter(None, parts))


def small_print(view: MatchView, texts: Catalogue, names: Names) -> str:
    """What is said of a match that has begun in small print, in the chat and on the touch board: why it is not rated,
    whether two people have hints, the score of the series, and how many hints were used.
    """
    parts = []
    if view.match.from_position:
        parts.append(texts["position.unrated"])
    elif not view.may_be_rated or (view.match.status == "finished" and not view.ratings):
        parts.append(texts["match.unrated"])
    if view.match.playing and view.allows_hints and not view.match.against_bot:
        parts.append(texts["hints.both"])
    parts.append(_series(view, texts, names))
    for seat, name in zip(view.seats, names, strict=True):
        if seat.hints:
            parts.append(texts.text("match.hints", name=name, n=seat.hints))
    return " · ".join(filter(None, parts))


def _series(view: MatchView, texts: Catalogue, names: Names) -> str:
    """The score of the match and the ones of which it is a rematch; empty if it is none."""
    if not view.series:
        return ""
    first, second = map(points, view.series)
    return texts.text("series.score", first=names[0], points=first, other=second, second=names[1])


def _playing(view: MatchView, entry: MoveEntry, step: Step, more: tuple[Button, ...], posts: bool) -> tuple[Block, ...]:
    """The controls to enter a move, below them the other buttons, with `more` at the end. A button that could only
    refuse is left out or disabled; but unless the bot `posts`, the hint's brings a board up to date that would say for
    ever that the bot is thinking.
    """
    texts, controls = entry.texts, CONTROLS[view.game]
    no_hint = (view.match.bot_to_move and posts) or view.in_opening or not view.allows_hints
    draw = (_ask(view, texts, DRAW),) if controls.offers_draw else ()
    hint, resign = _button(view, texts, "hint", "💡", no_hint), _button(view, texts, "resign", "🏳️")
    others = (hint, _ask(view, texts, TAKEBACK), *draw, resign)
    typing, entering = typing_button(controls, entry), step_rows(entry, step)
    if view.opening and view.opening.options:
        typing, entering = (), (choice_row(view, texts),)
    below = rows((*others, *typing, *more), IN_A_ROW)
    if view.match.timing.paused_at:
        below += (Row(Button(texts["buttons.clock_resume"], Tag(PAUSE, view.id), "primary", emoji="▶️")),)
    return *entering, *below


def _button(view: MatchView, texts: Catalogue, kind: str, emoji: str, disabled: bool = False) -> Button:
    """A button that acts on this board."""
    return Button(texts[f"buttons.{kind}"], Tag(kind, view.id, view.board_number), disabled=disabled, emoji=emoji)


def learn_button(game: str, texts: Catalogue) -> Button:
    """The button that opens the lessons of a game, privately for the person who presses it."""
    return Button(texts["buttons.learn"], Tag("learn-open", detail=game), emoji="📚")


def may_ask(view: MatchView, kind: str, side: int) -> bool:
    """Whether a side may make an offer of this kind: a person, not declined on this board, and with effect: a move to
    take back, or an opponent who considers draws.
    """
    if view.seats[side].player is None or (kind, side) in view.declined:
        return False
    return plies_back(view.match, view.opening, side) > 0 if kind == TAKEBACK else _hears_of_draws(view)


def _hears_of_draws(view: MatchView) -> bool:
    """Whether draw offers are considered. The bot plays a few moves first, and does not answer while it thinks."""
    return not view.match.against_bot or (view.ply >= FIRST_MOVES and not view.match.bot_to_move)


def _ask(view: MatchView, texts: Catalogue, kind: str) -> Button:
    """The button for an offer. It stays enabled while the offer is open: pressed again, it posts the offer again."""
    disabled = not (may_ask(view, kind, 0) or may_ask(view, kind, 1))
    return _button(view, texts, kind, {DRAW: "🤝", TAKEBACK: "↩️"}[kind], disabled)
