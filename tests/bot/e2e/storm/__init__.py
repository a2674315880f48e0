"""A storm: people play at random for a while, much fails meanwhile, and then the laws are looked at.

    python -m tests.bot.e2e.storm --seconds 120 --seed 7

    python -m tests.bot.e2e.storm --kills 1000 --record kills.jsonl      # many short storms, to be gone on with

`players` is what people do, `failures` what happens to the bot, `moderators` what those who run the server and Discord
do, `observer` what was seen, `stored` what the database says, `laws` what must hold, `storm` how it all comes together,
`campaign` many of them. The seed decides what is chosen; when it happens the machine decides.
"""
