"""The moves that are offered while a person types one."""

from bot.handling.completion import Interaction, completing
from bot.handling.services import services_of
from bot.match.choices import Choice, matching
from bot.match.preferences import Preference

MOST_MATCHES = 5  # whose moves are offered if no match is named


@completing
async def legal_moves(interaction: Interaction, preference: Preference, typed: str) -> dict[str, str]:
    """The legal moves that fit what was typed, by their names in the person's notation: of the match that is named, or
    of those in which it is the person's turn.
    """
    referee = services_of(interaction.client).referee
    match = getattr(interaction.namespace, "match", None)  # half-typed it may be anything
    if isinstance(match, int):
        matches = [match]
    else:
        entries = await referee.lists.playing(interaction.user.id, interaction.channel_id)
        matches = [entry.id for entry in entries if entry.is_my_turn][:MOST_MATCHES]
    views = [await referee.stores.view(number) for number in matches]
    return {
        _name(choice): choice.move
        for view in views
        if view.side_of(interaction.user.id) is not None
        for choice in matching(view, typed, preference.notation(view.game))
    }


def _name(choice: Choice) -> str:
    return choice.written if choice.written == choice.move else f"{choice.written} ({choice.move})"
