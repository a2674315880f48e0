"""Study boards as pages: any position of a game, with the controls of a match."""

from dataclasses import replace

from bot import wording
from bot.locales import Catalogue, catalogue
from bot.pages.games import CONTROLS, Setting, control_rows, reached
from bot.pages.match import TO_MOVE, last_marks
from bot.pages.names import escaped_name
from bot.pages.page import Button, Menu, Page, Row
from bot.pages.pictures import scene_block
from bot.pages.reviews import why
from bot.pages.tags import Tag
from bot.referee import Best, Preference, Study, choices_of, lesson_view, study_lesson
from bot.render import Scene

PREFIX = "study-"  # before the kind of a tag that means the same on a match's board


def study_page(
    study: Study, ply: int, reader: Preference, chosen: str = "", said: str = "", best: Best | None = None
) -> Page:
    """The position after `ply` moves; `best` is marked in the picture and put into words."""
    texts, view = catalogue(reader.language), lesson_view(study_lesson(study, ply))
    setting = Setting(view, choices_of(view, reader.notation(study.game)), texts)
    setting, step, _ = reached(CONTROLS[study.game], setting, chosen)
    scene = Scene(
        study.game,
        view.position,
        **last_marks(view.last),
        check=view.in_check,
        line=view.line,
        chosen=step.held,
        targets=step.targets,
        hint=best.move if best else "",
        pieces=reader.pieces(study.game),
        look=reader.look(study.game),
    )
    told = [said, texts.text("replay.position", ply=ply, total=len(study.moves)) if ply else texts.text("replay.start")]
    if best:
        told.append(f"{texts.text('review.best', best=best.line[0])} {why(texts, study.game, best)}")
        told.append(texts.text("hint.line", line=" ".join(best.line)) if len(best.line) > 1 else "")
    name = "-".join(("study", str(study.id), str(ply), "best" if best else "", *setting.chosen))
    entered = control_rows(CONTROLS[study.game], setting, step)
    moves = (_retagged(row, study, ply) if isinstance(row, Row) else row for row in entered)
    return Page(
        (
            _head(texts, study),
            scene_block(name, scene, reader),
            "\n".join(filter(None, told)),
            *moves,
            *_ways(texts, study, ply),
        ),
        TO_MOVE,
    )


def _head(texts: Catalogue, study: Study) -> str:
    sides = [wording.side(texts, study.game, side) for side in (0, 1)]
    known = {key.casefold(): value for key, value in study.tags.items()}
    names = [known.get(name) for name in ("event", "date") if known.get(name, "?").strip("?. ")]
    title = texts.text("study.title", game=wording.game(texts, study.game), first=sides[0], second=sides[1])
    return "\n".join(filter(None, (f"### {title}", " · ".join(escaped_name(name) for name in names if name))))


def _retagged(row: Row, study: Study, ply: int) -> Row:
    def meant(item: Button | Menu) -> Button | Menu:
        return replace(item, tag=Tag(PREFIX + item.tag.kind, 0, ply, f"{study.id}.{item.tag.detail}"))

    return Row(tuple(meant(item) if isinstance(item, Button | Menu) else item for item in row.items))


def _ways(texts: Catalogue, study: Study, ply: int) -> tuple[Row, Row]:
    last = len(study.moves)
    steps = (("first", 0, "⏮️"), ("previous", ply - 1, "◀️"), ("next", ply + 1, "▶️"), ("last", last, "⏭️"))
    arrows = tuple(
        Button(
            texts.text(f"buttons.{role}"),
            Tag("study-go", 0, min(max(to, 0), last), f"{study.id}.{role}"),
            disabled=ply == 0 if role in ("first", "previous") else ply == last,
            emoji=emoji,
        )
        for role, to, emoji in steps
    )
    best = Button(texts.text("buttons.best"), Tag("study-best", 0, ply, f"{study.id}."), emoji="💡")
    save = Button(texts.text("buttons.export"), Tag("study-save", 0, ply, f"{study.id}."), emoji="💾")
    return Row(arrows), Row((best, save))
