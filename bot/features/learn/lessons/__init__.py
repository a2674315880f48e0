"""The lessons of the games: LESSONS in the file named by a game's key, in the order in which they are taught; the
lessons in it do not say their game.

A game may have none. The texts of a lesson are in the catalogues, in `lessons/<game>.ftl`: `lesson-<key>` is its title,
`lesson-<key>-text` the rule.
"""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

from bot.features.learn.rules import Lesson
from bot.render import RENDERERS

LESSONS: Mapping[str, tuple[Lesson, ...]] = {
    game: tuple(replace(each, game=game) for each in import_module(f"{__name__}.{game}").LESSONS)
    for game in RENDERERS
    if find_spec(f"{__name__}.{game}")
}
