"""The card of a finished match: what it changed between the players, and what they may do next."""

from bot.discord.controls import Button, Row, Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.state import HeadToHead, MatchView
from bot.match.terms import lower_level, next_level
from bot.match.wording import Names

WINS_IN_A_ROW = 2  # wins in a row against a level after which the level above is offered
LOSSES_IN_A_ROW = 2  # losses in a row against a level after which the level below is offered


def card_lines(view: MatchView, texts: Catalogue, names: Names, record: HeadToHead) -> tuple[str, ...]:
    """The lines below the result of the match: the score between the players, and whether a level was beaten."""
    return tuple(filter(None, (_record(view, texts, names, record), _beaten(view, texts, names, record))))


def card_buttons(view: MatchView, texts: Catalogue, record: HeadToHead | None) -> tuple[Row, ...]:
    """Buttons for a finished match, and for another level after two wins or two losses in a row."""
    gone = not view.match.may_be_repeated
    rematch = Button(texts["buttons.rematch"], Tag("rematch", view.id), "primary", disabled=gone, emoji="🔁")
    replay = Button(texts["buttons.replay"], Tag("replay", view.id, 0, "open"), emoji="🎞️")
    review = Button(texts["buttons.review"], Tag("review", view.id), emoji="📈")
    share = Button(texts["buttons.share"], Tag("share", view.id), emoji="📤")
    return Row(rematch, replay, *((review, share) if view.ply else ())), *map(Row, level_buttons(view, texts, record))


def _record(view: MatchView, texts: Catalogue, names: Names, record: HeadToHead) -> str:
    """The score of the two in this game, against the bot at this level; empty where no match was counted."""
    if not (any(record.wins) or record.draws):
        return ""
    person = view.person_side
    if person is None:
        first, second = record.wins
        return texts.text(
            "card.record", first=names[0], first_wins=first, second=names[1], second_wins=second, draws=record.draws
        )
    won, lost = record.wins[person], record.wins[1 - person]
    level = wording.level(texts, view.seats[1 - person].level)
    return texts.text("card.level-record", level=level, won=won, drawn=record.draws, lost=lost)


def _beaten(view: MatchView, texts: Catalogue, names: Names, record: HeadToHead) -> str:
    """A line that a level was beaten for the first time, or several times in a row; or empty."""
    person = view.person_side
    if person is None or view.match.winner != person:
        return ""
    level = wording.level(texts, view.seats[1 - person].level)
    if record.wins[person] == 1:
        return texts.text("card.first-win", name=names[person], level=level)
    if record.streak >= WINS_IN_A_ROW:
        return texts.text("card.streak", name=names[person], level=level, n=record.streak)
    return ""


def level_buttons(view: MatchView, texts: Catalogue, record: HeadToHead | None) -> tuple[Button, ...]:
    """A button for the level above or below, if it is to be offered."""
    if record is None:
        return ()
    above, below = next_level(view.match.level), lower_level(view.match.level)
    if above and record.streak >= WINS_IN_A_ROW:
        level, kind, emoji = above, "next-level", "⬆️"
    elif below and record.losses >= LOSSES_IN_A_ROW:
        level, kind, emoji = below, "lower-level", "⬇️"
    else:
        return ()
    label = texts.text("card.next-level", level=wording.level(texts, level))
    return (Button(label, Tag(kind, view.id), "success", emoji=emoji),)
