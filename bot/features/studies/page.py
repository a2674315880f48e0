"""The pages of studies: any position of a game, with the controls of a match, and who can be played from there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.discord.controls import Button, Menu, Option, Row, Tag, rows
from bot.discord.page import Page
from bot.features.reviews.page import best_words
from bot.features.reviews.rules import BestMove
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import arrow_row
from bot.match.entering import BEGINNING, SoFar, entry_of
from bot.match.page import ASKED, TO_MOVE
from bot.match.pictures import scene_block, scene_of
from bot.match.positions import choices_of, replayed
from bot.match.preferences import Preference
from bot.match.views import view_after, view_of_position
from bot.match.wording import escaped_name
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage.studies import Study


def study_page(
    study: Study, ply: int, reader: Preference, so_far: SoFar = BEGINNING, best: BestMove | None = None
) -> Page:
    """The position after `ply` moves, and how it ends the game if it does; `best` is marked and told in words."""
    texts, moves = reader.texts, study.moves[:ply]
    position = replayed(study.game, study.start, moves)
    view, outcome = view_of_position(position, moves), position.outcome()
    entered = entry_of(view, reader, choices_of(view, reader.notation(study.game)), so_far.chosen)
    scene = scene_of(view, reader, marked=replace(entered.step.marked, hint=best.move if best else ""))
    told = [so_far.said, *wording.reached(texts, view, len(study.moves), reader.notation(study.game))]
    if outcome:
        sides = wording.sides(texts, study.game)
        told.append(f"**{wording.ending(texts, study.game, outcome.ending, outcome.winner, sides)}**")
    if best:
        told.append(best_words(texts, study.game, best))
        told.append(texts.text("hint.line", line=" ".join(best.line)) if len(best.line) > 1 else "")
    return Page(
        _head(texts, study),
        scene_block(entered.name("study", study.id, ply, "best" if best else ""), scene, reader),
        "\n".join(filter(None, told)),
        *entered.rows(Tag("study", 0, ply, str(study.id))),
        *_ways(texts, study, ply, is_over=outcome is not None),
        accent=TO_MOVE,
    )


def which_page(studies: Sequence[Study], reader: Preference) -> Page:
    """Asks which game a text is of; there is a study and a button for each game that it fits."""
    texts = reader.texts
    buttons = tuple(
        Button(wording.game(texts, study.game), Tag("study-go", 0, len(study.moves), str(study.id)), "primary")
        for study in studies
    )
    return Page(texts["refusal.which-import"], *rows(buttons), accent=ASKED)


def _head(texts: Catalogue, study: Study) -> str:
    """The game and its sides, and what else its tags tell; an opening in the game's own words if it has such a one."""
    tags = {key.casefold(): escaped_name(value) for key, value in study.tags.items()}
    known = {key: value for key, value in tags.items() if value.strip("?. ")}
    sides = [_player(texts, study.game, side, known) for side in (0, 1)]
    opening = known.get("opening", "").casefold()
    if opening in game_named(study.game).openings:
        known["opening"] = texts[f"games.{study.game}.{opening}-name"]
    told = " · ".join(known[name] for name in ("event", "date", "result", "opening") if name in known)
    title = texts.text("study.title", game=wording.game(texts, study.game), first=sides[0], second=sides[1])
    return "\n".join(filter(None, (f"### {title}", told)))


def _player(texts: Catalogue, game: str, side: int, tags: Mapping[str, str]) -> str:
    """A side, with the name of its player if the tags have it."""
    name, called = wording.side(texts, game, side), tags.get(game_named(game).sides[side].casefold())
    return f"{called} ({name})" if called else name


def _ways(texts: Catalogue, study: Study, ply: int, is_over: bool) -> tuple[Row, Row]:
    arrows = arrow_row(texts, Tag("study-go", 0, ply, f"{study.id}."), len(study.moves))
    best = Button(texts["buttons.best"], Tag("study-best", 0, ply, f"{study.id}."), disabled=is_over, emoji="💡")
    save = Button(texts["buttons.export"], Tag("study-save", 0, ply, f"{study.id}."), emoji="💾")
    play = Button(texts["position.play"], Tag("study-play", 0, ply, f"{study.id}."), disabled=is_over, emoji="🆚")
    return arrows, Row(best, play, save)


def play_page(study: Study, ply: int, reader: Preference, alone: bool) -> Page:
    """Asks against whom to play on from the position after `ply` moves; `alone`: nobody else is there to be invited."""
    texts, view = reader.texts, view_after(study.game, study.start, study.moves[:ply])
    names = wording.sides(texts, study.game)
    block = scene_block(f"study-{study.id}-{ply}-play", scene_of(view, reader), reader)
    levels = tuple(Option(wording.level(texts, level), level) for level in LEVEL_NAMES)
    menus, asks = [], []
    for side in (view.turn, 1 - view.turn):
        detail = f"{study.id}.{side}"
        placeholder = texts.text("position.level", side=names[side])
        menus.append(Row(Menu(Tag("study-against", 0, ply, detail), placeholder, levels)))
        label = texts.text("position.anyone", side=names[side])
        asks.append(Button(label, Tag("study-anyone", 0, ply, detail), emoji="👋"))
    asked = texts.text("position.ask", side=names[view.turn])
    back = Button(texts["buttons.previous"], Tag("study-go", 0, ply, f"{study.id}."), emoji="◀️")
    return Page(_head(texts, study), block, asked, *menus, Row(*([] if alone else asks)), Row(back), accent=ASKED)
