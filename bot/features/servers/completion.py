"""The open matches of a server, offered to its moderators while they type."""

from bot.features.servers.moderation import Moderation
from bot.handling.completion import MOST_CHOICES, Interaction, completing
from bot.handling.services import services_of
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.names import plain_name
from bot.match.preferences import Preference
from bot.match.state import MatchView


@completing
async def matches_here(interaction: Interaction, preference: Preference, typed: str) -> dict[str, int]:
    """What is open in the server."""
    referee, texts = services_of(interaction.client).referee, catalogue(preference.language)
    matches = await referee.of(Moderation).open_in(interaction.guild_id or 0)
    fitting = [match.id for match in matches if typed in str(match.id)][:MOST_CHOICES]
    return {_title(texts, await referee.queries.view(number)): number for number in fitting}


def _title(texts: Catalogue, view: MatchView) -> str:
    first, second = (plain_name(wording.seat_name(texts, seat)) for seat in view.seats)
    title = texts.text("match.title", game=wording.game(texts, view.game), first=first, second=second)
    return f"#{view.id} {title}"
