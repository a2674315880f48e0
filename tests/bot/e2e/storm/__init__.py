"""A storm: people play at random for a while, much fails meanwhile, and then the laws are checked.

    python -m tests.bot.e2e.storm --seconds 120 --seed 7
    python -m tests.bot.e2e.storm --kills 1000 --record kills.jsonl      # many short storms, can be resumed

`players` is what people do, `failures` what happens to the bot, `moderators` what moderators and Discord do, `observer`
what was seen, `stored` what the database says, `laws` what must hold, `storm` one storm, `campaign` many of them. The
seed decides what is chosen; the machine decides when it happens.
"""
