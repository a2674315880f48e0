"""Alt text: the sentences that all games share, in the two languages."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.render.scene import Scene


@dataclass(frozen=True, slots=True)
class Prose:
    """Punctuation and phrases of one language; `{}` takes a name or a list of squares."""

    comma: str
    semicolon: str
    colon: str
    stop: str
    nothing: str
    upwards: str
    plural: str
    to_move: str
    last: str
    line: str
    chosen: str
    targets: str
    hint: str
    check: str
    step: str
    column: str
    cell: str

    def items(self, names: Iterable[str]) -> str:
        """The names as a list in a sentence, or the word for none."""
        return self.comma.join(names) or self.nothing

    def text(self, *sentences: str) -> str:
        """The sentences that are not empty, each with its full stop."""
        return "".join(sentence + self.stop for sentence in sentences if sentence).strip()


ENGLISH = Prose(
    comma=", ",
    semicolon="; ",
    colon=": ",
    stop=". ",
    nothing="none",
    upwards="Columns from the bottom up",
    plural="s",
    to_move="{} to move",
    last="Last move: {}",
    line="Winning line: {}",
    chosen="Chosen: {}",
    targets="Can go to: {}",
    hint="Hint: {}",
    check="Check",
    step="{} to {}",
    column="column {}",
    cell="column {} row {}",
)
CHINESE = Prose(
    comma="、",
    semicolon="；",
    colon="：",
    stop="。",
    nothing="无",
    upwards="各列由下往上",
    plural="",
    to_move="轮到{}走",
    last="上一步：{}",
    line="连成一线：{}",
    chosen="选中：{}",
    targets="可走到：{}",
    hint="提示：{}",
    check="将军",
    step="{}到{}",
    column="第{}列",
    cell="第{}列第{}行",
)


def is_chinese(language: str) -> bool:
    """True for every tag of Chinese, such as `zh-CN`."""
    return language.lower().startswith("zh")


def prose(language: str) -> Prose:
    """The sentences of a language; English where there are none of its own."""
    return CHINESE if is_chinese(language) else ENGLISH


def marks(words: Prose, scene: Scene, move: Callable[[str], str], square: Callable[[str], str]) -> list[str]:
    """What is marked on the scene, a phrase each; `move` and `square` name those of the game, or raise ValueError."""
    return [
        _phrase(words.last, [scene.last], move, words),
        _phrase(words.line, scene.line, square, words),
        _phrase(words.chosen, [scene.chosen], square, words),
        _phrase(words.targets, scene.targets, square, words),
        _phrase(words.hint, [scene.hint], move, words),
    ]


def _phrase(pattern: str, places: Iterable[str], name: Callable[[str], str], words: Prose) -> str:
    """The pattern with the names of the places, or nothing where there are none."""
    names = [name(place) for place in places if place]
    return pattern.format(words.comma.join(names)) if names else ""
