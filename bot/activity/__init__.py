"""The board that one can touch: a page in Discord's client, and what it says over its socket.

`messages` is the contract between page and bot, `replay` what a match is on the page, `boards` how it looks there,
`pages` serves the files. Sign-in and the socket are the bot's to add:

    POST session    {"code", "instance"} as Discord gave them -> 200 {"session", "access_token"}; else 4xx {"text"}
    GET socket      a WebSocket that speaks `messages`; the page's first message is Hello with that session
"""
