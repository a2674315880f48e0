"""The page of a tournament's message, and the list of tournaments."""

from collections.abc import Sequence
from dataclasses import replace

from bot.discord.controls import Button, Option, Row, Tag, menus
from bot.discord.page import Page
from bot.features.tournaments.pairing import points_of, table_of
from bot.features.tournaments.rules import LEAST_PLAYERS
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED, OVER, TO_MOVE
from bot.match.phrases import enumerate_words, first_of, points
from bot.match.preferences import Preference
from bot.match.standing_page import rule_line
from bot.match.summary import message_url
from bot.match.wording import escaped_name, mentioned, plain_name
from storage.tournament_rows import Pairing, Tournament

JOIN, LEAVE, START, CANCEL, LOOK = (f"tournament-{what}" for what in ("join", "leave", "start", "cancel", "look"))
CONFIRMED = "-yes"  # after a tag's kind: the person has confirmed it
ACCENTS = {"open": ASKED, "playing": TO_MOVE, "finished": OVER, "cancelled": OVER}
MOST_NAMED = 20  # players named before the start
# The length of a message is limited. Up to this many pairings have links; with more players than this, names are cut;
# to this many characters.
MOST_LINKED, MANY, SHORT = 10, 12, 14


def tournament_page(found: Tournament, reader: Preference) -> Page:
    """The state of a tournament, with the buttons for what can be done."""
    texts = reader.texts
    kind = texts.text("tournament.swiss", n=found.rounds) if found.kind == "swiss" else texts["tournament.robin"]
    clock = texts.text("clock.named", clock=wording.clock(texts, found.clock))
    host = texts.text("tournament.by", host=mentioned(texts, found.person))
    head = f"### {title(texts, found)}\n{kind} · {clock} · {host}"
    return Page(head, *_state(texts, found), *_buttons(texts, found), accent=ACCENTS[found.status])


def title(texts: Catalogue, found: Tournament) -> str:
    """The number of a tournament, and its game or opening."""
    game = wording.opening(texts, found.game, found.opening) if found.opening else wording.game(texts, found.game)
    return texts.text("tournament.title", id=found.id, game=game)


def without_names(found: Tournament) -> Tournament:
    """The tournament without its players' names, for a server that blocks messages with one of them."""
    return replace(found, players=tuple(replace(each, name="") for each in found.players))


def plain_names(texts: Catalogue, found: Tournament) -> dict[int, str]:
    """The names without markup of everybody who takes or took part, by person, for pictures."""
    former = texts["bot.former-player"]
    unnamed = {each.person: former if each.person < 0 else f"#{each.seed}" for each in found.players}
    return unnamed | {each.person: name for each in found.players if (name := plain_name(each.name))}


def names_in(texts: Catalogue, found: Tournament, shown: int | None = None) -> dict[int, str]:
    """The names of everybody who takes or took part, by person, escaped for texts and cut if many are shown (None: all
    of them); mentions where there are no names.
    """
    named = plain_names(texts, found)
    if (len(named) if shown is None else shown) > MANY:
        named = {person: name if len(name) <= SHORT else f"{name[:SHORT]}…" for person, name in named.items()}
    unnamed = {each.person: mentioned(texts, each.person) for each in found.players if not each.name}
    return {person: escaped_name(name) for person, name in named.items()} | unnamed


# -- how it stands ----------------------------------------------------------------------------------------------------


def _state(texts: Catalogue, found: Tournament) -> tuple[str, ...]:
    names = names_in(texts, found)
    if found.status == "open":
        count = f"**{texts.text('tournament.players', count=len(names), most=found.most)}**"
        rule = rule_line(texts, found.game, found.opening) if found.opening else ""
        needs = f"-# {texts.text('tournament.needs', least=LEAST_PLAYERS)}"
        return "\n".join(filter(None, (count, first_of(texts, [*names.values()], MOST_NAMED)))), rule, needs
    if found.status == "playing":
        return table(texts, found), _pairings(texts, found, names), ties_line(texts, found)
    if found.status == "finished":
        return winners_line(texts, found), table(texts, found), ties_line(texts, found)
    return f"**{texts['tournament.cancelled']}**", table(texts, found) if found.round else ""


def _pairings(texts: Catalogue, found: Tournament, names: dict[int, str]) -> str:
    """The pairings of the present round, and the present players who have a bye."""
    links, present = len(found.current) <= MOST_LINKED, {player.person for player in found.present}
    shown = (each for each in found.current if each.second_player is not None or each.first_player in present)
    lines = (pairing_line(texts, found, each, names, links) for each in shown)
    return "\n".join((f"**{round_line(texts, found, found.round)}**", *lines))


def winners_line(texts: Catalogue, found: Tournament) -> str:
    """Who has won, as a line of a message."""
    best = sum(each.place == 1 for each in table_of(found))
    return f"**🏆 {winners(texts, found, names_in(texts, found, best))}**"


def winners(texts: Catalogue, found: Tournament, names: dict[int, str]) -> str:
    """Who has won, or who shares the first place."""
    best = [names[each.person] for each in table_of(found) if each.place == 1]
    return texts.text(f"tournament.{'winner' if len(best) == 1 else 'shared'}", names=enumerate_words(texts, best))


def table(texts: Catalogue, found: Tournament) -> str:
    """The table of a tournament, a line for each player."""
    names = names_in(texts, found)
    marks = {each.person: "~~" if each.has_left else "**" for each in found.players}
    named = {person: f"{mark}{names[person]}{mark}" for person, mark in marks.items()}
    return "\n".join(
        wording.numbered(each.place, f"{named[each.person]} {points(each.points)} ({points(each.tie_break)})")
        for each in table_of(found)
    )


def round_line(texts: Catalogue, found: Tournament, number: int) -> str:
    """The number of a round, and how many rounds there are."""
    return texts.text("tournament.round", round=number, rounds=found.rounds)


def ties_line(texts: Catalogue, found: Tournament) -> str:
    """How equal points are decided."""
    return f"-# {texts[f'tournament.ties-{found.kind}']}"


def pairing_line(texts: Catalogue, found: Tournament, each: Pairing, names: dict[int, str], links: bool = True) -> str:
    """A pairing with the names of its players and the state of their match; or that a player has a bye."""
    first = names[each.first_player]
    if each.second_player is None:
        return texts.text("tournament.bye", name=first)
    return f"{first} – {names[each.second_player]} · {state_of(texts, found, each, links)}"


def state_of(texts: Catalogue, found: Tournament, each: Pairing, links: bool = True) -> str:
    """The points of a pairing and whether no result gave them, or that it is being played; with the number of the match
    as a link to its board.
    """
    made = points_of(found, each)
    state = "–".join(map(points, made)) if made else texts["tournament.played"]
    if each.is_over and not each.result:
        state += f" · {texts['tournament.no-result']}"
    url = message_url(found.guild_id, each.channel_id, each.message_id)
    if not url:
        return state
    return f"{state} · [#{each.match_id}]({url})" if links else f"{state} · #{each.match_id}"


# -- what can be done -------------------------------------------------------------------------------------------------


def _buttons(texts: Catalogue, found: Tournament) -> tuple[Row, ...]:
    number, count = str(found.id), len(found.players)
    leave = Button(texts["buttons.tournament_leave"], Tag(LEAVE, detail=number))
    cancel = Button(texts["buttons.tournament_cancel"], Tag(CANCEL, detail=number))
    if found.status != "open":
        return (Row(leave, cancel),) if found.status == "playing" else ()
    join = Button(texts["buttons.tournament_join"], Tag(JOIN, detail=number), "success", count >= found.most)
    start = Button(texts["buttons.tournament_start"], Tag(START, detail=number), "primary", count < LEAST_PLAYERS)
    return (Row(join, leave, start, cancel),)


def sure_page(texts: Catalogue, found: Tournament, kind: str) -> Page:
    """Asks the person to confirm that they leave (or cancel) a tournament that has begun."""
    what = kind.removeprefix("tournament-")
    yes = Button(texts[f"buttons.tournament_{what}_yes"], Tag(kind + CONFIRMED, detail=str(found.id)), "danger")
    return Page(f"### {title(texts, found)}", texts[f"tournament.{what}-ask"], Row(yes), accent=ASKED)


# -- lists ------------------------------------------------------------------------------------------------------------


def list_page(texts: Catalogue, found: Sequence[Tournament], server: int = 0) -> Page:
    """The list of tournaments, with links to their tables, and a menu that opens the tables of this server."""
    lines, options = [], []
    for each in found:
        state = texts.text(f"tournament.is-{each.status}", round=each.round, rounds=each.rounds)
        line = f"{title(texts, each)} · {texts[f'tournament.kind-{each.kind}']} · {state}"
        url = message_url(each.guild_id, each.channel_id, each.message_id)
        lines.append(f"[{line}]({url})" if url else line)
        if each.guild_id == server:
            options.append(Option(title(texts, each), str(each.id), state))
    listed, head = "\n".join(lines) or texts["tournament.none"], texts["tournament.list"]
    return Page(f"### {head}", listed, *menus(Tag(LOOK), head, tuple(options)), accent=ASKED)
