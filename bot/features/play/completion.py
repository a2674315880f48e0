"""The moves that are offered while a person types one."""

from bot.handling.completion import Interaction, completing
from bot.handling.services import services_of
from bot.match.choices import Choice, fitting
from bot.match.preferences import Preference


@completing
async def legal_moves(interaction: Interaction, preference: Preference, typed: str) -> dict[str, str]:
    """The legal moves that what was typed fits, in the person's notation."""
    queries = services_of(interaction.client).referee.queries
    match = getattr(interaction.namespace, "match", None)  # half-typed it may be anything
    if not isinstance(match, int):
        match = (await queries.find(interaction.user.id, interaction.channel_id, mine_to_act=True)).id
    view = await queries.view(match)
    if view.side_of(interaction.user.id) is None:
        return {}
    return {_name(choice): choice.move for choice in fitting(view, typed, preference.notation(view.game))}


def _name(choice: Choice) -> str:
    return choice.written if choice.written == choice.move else f"{choice.written} ({choice.move})"
