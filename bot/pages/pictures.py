"""Positions as pictures or in words, as the person likes them."""

from bot.pages.page import Block, Drawing
from bot.referee import Preference
from bot.render import RENDERERS, Scene, draw_scene


def scene_block(name: str, scene: Scene, preference: Preference) -> Block:
    """A scene as a picture with alt text, drawn with letters, or as the words alone. `name` is new whenever the picture
    is.
    """
    renderer = RENDERERS[scene.game]
    if preference.board == "grid":
        legend = renderer.legend(preference.language)
        return f"```\n{renderer.grid(scene)}\n```" + (f"\n-# {legend}" if legend else "")
    words = renderer.describe(scene, preference.language)
    if preference.board == "text":
        return words
    return Drawing(f"{name}.png", draw_scene, scene, words)
