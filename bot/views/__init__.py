"""Messages and their components: what people see in the chat, and what their clicks do.

`page` describes a message as values, `tags` what its components say, `context` how an interaction is answered,
`actions` is the one door of every click. `match` is the page of a match, `boards` keeps its message up to date. Each
further module is one thing that people do, with its pages and its actions.
"""

from bot.views import challenges, help, hints, listing, moves, offers, people, records, replays, settings
from bot.views.actions import act
from bot.views.boards import Boards
from bot.views.context import Answered, Context, answering, context_of, unwatch, watch
from bot.views.line import BROKEN
from bot.views.notices import Notices
from bot.views.pictures import warm
from bot.views.stage import Condition, Stage, stage_of

__all__ = [
    "BROKEN",
    "Answered",
    "Boards",
    "Condition",
    "Context",
    "Notices",
    "Stage",
    "act",
    "answering",
    "challenges",
    "context_of",
    "help",
    "hints",
    "listing",
    "moves",
    "offers",
    "people",
    "records",
    "replays",
    "settings",
    "stage_of",
    "unwatch",
    "warm",
    "watch",
]
