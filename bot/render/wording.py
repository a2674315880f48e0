"""Alt text: the sentences that all games share, in the two languages."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prose:
    """Punctuation and phrases of one language; `{}` takes a name or a list of squares."""

    comma: str
    semicolon: str
    colon: str
    stop: str
    nothing: str
    to_move: str
    last: str
    line: str
    chosen: str
    targets: str
    hint: str
    check: str
    step: str

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
    to_move="{} to move",
    last="Last move: {}",
    line="Winning line: {}",
    chosen="Chosen: {}",
    targets="Can go to: {}",
    hint="Hint: {}",
    check="Check",
    step="{} to {}",
)
CHINESE = Prose(
    comma="、",
    semicolon="；",
    colon="：",
    stop="。",
    nothing="无",
    to_move="轮到{}走",
    last="上一步：{}",
    line="连成一线：{}",
    chosen="选中：{}",
    targets="可走到：{}",
    hint="提示：{}",
    check="将军",
    step="{}到{}",
)


def is_chinese(language: str) -> bool:
    """True for every tag of Chinese, such as `zh-CN`."""
    return language.lower().startswith("zh")


def prose(language: str) -> Prose:
    """The sentences of a language; English where there are none of its own."""
    return CHINESE if is_chinese(language) else ENGLISH


def phrase(pattern: str, filling: str) -> str:
    """The pattern with its filling, or nothing where there is nothing to fill in."""
    return pattern.format(filling) if filling else ""
