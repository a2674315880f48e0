"""The pages of what a tournament posts: the beginning of each round, and the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Block, Drawing, Page
from bot.features.tournaments.page import (
    names_in,
    pairing_line,
    plain_names,
    round_line,
    table,
    ties_line,
    title,
    winners,
    winners_line,
)
from bot.features.tournaments.pairing import TournamentStanding, played_in, table_of
from bot.locales import Catalogue
from bot.match.glicko import MIDDLE
from bot.match.page import OVER, TO_MOVE
from bot.match.phrases import points
from bot.match.preferences import Preference
from bot.match.rating_page import changes_line
from bot.match.wording import mentioned
from bot.render import podium, tables
from bot.render.tables import Column, TablePicture
from storage.rows import RatingChange
from storage.tournament_rows import Pairing, Tournament

STANDINGS = "tournament-standings"
LAST_PLACE = 3  # on the podium
SIGNS = {1.0: "+", 0.5: "=", 0.0: "-"}  # before the number of an opponent, in the table of a Swiss tournament


def round_page(found: Tournament, number: int, reader: Preference) -> Page:
    """The beginning of a round: the pairings, and the standings before it."""
    texts = reader.texts
    met = [each for each in found.pairings if each.round == number]
    names = {each.person: mentioned(texts, each.person) for each in found.players}
    lines = [pairing_line(texts, found, each, names) for each in met]
    pictures = [*_pairings_picture(texts, found, number, met), *_standings_picture(texts, found, number)]
    return Page(
        f"### {title(texts, found)}\n**{round_line(texts, found, number)}**",
        *(pictures if reader.draws else ()),
        "\n".join((*lines, f"-# {texts['tournament.first']}")),
        Row(Button(texts["tournament.standings"], standings_tag(found, number))),
        accent=TO_MOVE,
    )


def end_page(found: Tournament, changes: Sequence[RatingChange], reader: Preference) -> Page:
    """The end of a tournament: the winners, the podium, the crosstable and the changes of ratings."""
    texts = reader.texts
    rated = _rated(changes)
    return Page(
        f"### {title(texts, found)}\n{winners_line(texts, found)}",
        *(_podium(texts, found) if reader.draws else ()),
        *(_crosstable(texts, found, rated) if reader.draws else (table(texts, found),)),
        _ratings_line(texts, found, rated),
        ties_line(texts, found),
        Row(Button(texts["tournament.standings"], standings_tag(found, 0))),
        accent=OVER,
    )


def standings_page(texts: Catalogue, found: Tournament) -> Page:
    """The present standings."""
    return Page(f"### {title(texts, found)}", table(texts, found), ties_line(texts, found), accent=OVER)


def standings_tag(found: Tournament, number: int) -> Tag:
    """The tag of a control that only the post of a round has (`number` 0: the post of the end)."""
    return Tag(STANDINGS, 0, number, str(found.id))


# -- pictures ---------------------------------------------------------------------------------------------------------


def _tables(found: Tournament, name: str, whole: TablePicture) -> Iterator[Block]:
    """A table in as many pictures as it needs."""
    for at in range(0, len(whole.rows), tables.MOST_ROWS):
        part = replace(whole, rows=whole.rows[at : at + tables.MOST_ROWS], best=max(0, whole.best - at))
        yield Drawing(f"tournament-{found.id}-{name}-{at}.png", tables.draw, part, tables.describe(part))


def _pairings_picture(texts: Catalogue, found: Tournament, number: int, met: Sequence[Pairing]) -> Iterator[Block]:
    names, made = plain_names(texts, found), texts["tournament.points"]
    before = {each.person: points(each.points) for each in table_of(found, number - 1)}
    columns = (Column(), Column("", True), Column(made), Column(), Column(made), Column("", True))
    rows = []
    for each in met:
        second = each.second_player
        other = ("–", before[second], names[second]) if second is not None else ("", "", "")
        rows.append((str(each.number), names[each.first_player], before[each.first_player], *other))
    picture = TablePicture(title(texts, found), round_line(texts, found, number), columns, tuple(rows))
    yield from _tables(found, f"{number}-pairings", picture)


def _standings_picture(texts: Catalogue, found: Tournament, number: int) -> Iterator[Block]:
    """The standings before a round; nothing before the first."""
    if number == 1:
        return
    names = plain_names(texts, found)
    columns = (Column(), Column("", True), *_merit_columns(texts, found))
    rows = tuple(_standing(each, names) for each in table_of(found, number - 1))
    picture = TablePicture(title(texts, found), texts["tournament.standings"], columns, rows)
    yield from _tables(found, f"{number}-standings", picture)


def _merit_columns(texts: Catalogue, found: Tournament) -> tuple[Column, Column]:
    return Column(texts["tournament.points"]), Column(texts[f"tournament.tie-{found.kind}"])


def _standing(each: TournamentStanding, names: dict[int, str], *cells: str) -> tuple[str, ...]:
    return str(each.place), names[each.person], *cells, points(each.points), points(each.tie_break)


def _podium(texts: Catalogue, found: Tournament) -> Iterator[Block]:
    """The podium; nothing if too many share a place to have room."""
    names = plain_names(texts, found)
    best = [each for each in table_of(found) if each.place <= LAST_PLACE]
    best = best if len(best) <= podium.MOST else [each for each in best if each.place == 1]
    if len(best) <= podium.MOST:
        people = tuple((each.place, names[each.person], points(each.points)) for each in best)
        head, said = title(texts, found), winners(texts, found, names)
        picture = podium.PodiumPicture(head, said, people)
        yield Drawing(f"tournament-{found.id}-podium.png", podium.draw, picture, podium.describe(picture))


def _crosstable(texts: Catalogue, found: Tournament, rated: dict[int, RatingChange]) -> Iterator[Block]:
    """The results against everybody in a round robin, round by round in a Swiss tournament. Rows are numbered; where
    players share a place, places have a column of their own.
    """
    names, order = plain_names(texts, found), table_of(found)
    against = _opponents if found.kind == "robin" else _rounds
    cells = against(found, [each.person for each in order])
    shares = len({each.place for each in order}) < len(order)
    place = (Column(texts["tournament.place"]),) if shares else ()
    rating = (Column(texts["tournament.rating"]),) if rated else ()
    headings = [Column(str(number + 1)) for number in range(len(cells[0]))]
    columns = (Column(), Column("", True), *headings, *_merit_columns(texts, found), *rating, *place)
    moved = {each: f"{round(made.rating) - round(made.before or 0):+d}" for each, made in rated.items()}
    rows = []
    for number, (each, row) in enumerate(zip(order, cells, strict=True), 1):
        place_of, *standing = _standing(each, names, *row)
        more = ([moved.get(each.person, "")] if rated else []) + ([place_of] if shares else [])
        rows.append((str(number), *standing, *more))
    picture = TablePicture(title(texts, found), texts["tournament.standings"], columns, tuple(rows), LAST_PLACE)
    yield from _tables(found, "end", picture)


def _opponents(found: Tournament, order: Sequence[int]) -> list[list[str]]:
    """The points of everybody against everybody, in the order of the table."""
    made = {}
    for each in played_in(found):
        if each.second is not None:
            made[each.first, each.second], made[each.second, each.first] = each.points
    return [
        ["·" if one == other else points(made[one, other]) if (one, other) in made else "" for other in order]
        for one in order
    ]


def _rounds(found: Tournament, order: Sequence[int]) -> list[list[str]]:
    """Everybody's result in each round, with the opponent's number in the table: +4 is a win against the fourth."""
    numbers = {person: at for at, person in enumerate(order, 1)}
    cells = {person: [""] * found.round for person in order}
    for each in played_in(found):
        for one, other, made in ((each.first, each.second, each.points[0]), (each.second, each.first, each.points[1])):
            if one is not None:
                cells[one][each.round - 1] = f"{SIGNS[made]}{numbers[other] if other is not None else ''}"
    return [cells[person] for person in order]


# -- ratings ----------------------------------------------------------------------------------------------------------


def _rated(changes: Sequence[RatingChange]) -> dict[int, RatingChange]:
    """For each player all changes of their rating as one; a first rating is counted from MIDDLE, where all begin."""
    together: dict[int, RatingChange] = {}
    for each in changes:
        start = together.get(each.player, each).before
        together[each.player] = replace(each, before=MIDDLE if start is None else start)
    return together


def _ratings_line(texts: Catalogue, found: Tournament, rated: dict[int, RatingChange]) -> str:
    names = names_in(texts, found)
    best_first = (each.person for each in table_of(found) if each.person in rated)
    return changes_line(texts, [(names[person], rated[person]) for person in best_first])
