"""The settings of servers, and moderation."""

from bot.features.servers import moderation_actions, setup_actions
from bot.features.servers.greetings import Greetings
from bot.features.servers.moderation import Moderation
from bot.features.servers.rules import Servers
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=(
        setup_actions.setup,
        moderation_actions.end,
        moderation_actions.suspend,
        moderation_actions.unsuspend,
    ),
    actions=(setup_actions.ACTIONS,),
    services=(Servers, Moderation),
    posters=(Greetings,),
)
