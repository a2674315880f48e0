"""What a server decides, and what its moderators do."""

from bot.features.servers import setup_actions
from bot.features.servers.commands import COMMANDS
from bot.features.servers.greetings import Greetings
from bot.features.servers.moderation import Moderation
from bot.features.servers.servers import Servers
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(setup_actions.ACTIONS,),
    services=(Servers, Moderation),
    posters=(Greetings,),
)
