"""The touch board: a page of ours inside Discord's client (an Activity), on which people play the matches of the chat.

`messages` is the contract between page and bot, `replay` prepares a match for the page, `boards` says how its board
looks, `pages` serves the files, `server` ties all together. Beside the files it serves two addresses:

    POST session    {"code", "instance"} as Discord gave them -> 200 {"session", "access_token"}; else 4xx {"text"}
    GET socket      a WebSocket that speaks `messages`; the page's first message is Hello with that session
"""
