"""Laws: what Discord forbids, and what it does by itself. Each law is in one place; this list says how a test meets it.

* `commands`, `components`, `emojis`, `messages`, `modals`: limits on what is sent (50035, 50006, 40005). A list of
  commands has their translations only if it is asked for with `with_localizations` (`..rest.commands`). What the bot
  does not send is not simulated, and refused: embeds, replies, sections, thumbnails, separators, menus of people, and
  all fields of forms but text inputs and menus.
* `threads`: archived and locked threads (50083, 160005). `await here.moderation.archive(thread)`, `.lock`, `.reopen`;
  a thread made by `.begin_thread` is archived when `here.advance` reaches its time. Private threads without the bot
  (50001): `.begin_private_thread(channel, alice.id, bob.id)`; `alice.says("… <@the bot's id>")` adds the bot, and
  `.take_out(thread, bot.id)` removes it.
* `rates`: too many edits of old messages (429, 30046): `await here.advance(3601)` and four edits in a channel; or, at
  once and for ever: `here.world.rates.old_seconds, here.world.rates.old_edits = -1, Rate(0, 6)`. Too many messages in a
  channel (429, 20028): `here.world.rates.writes = Rate(2, 1)`; the same for further messages to interactions (429,
  without a code): `here.world.rates.further = Rate(30, 60)`. Too many edits of a published message (429, 20028):
  after `await here.moderation.publish(message)`.
* `installs`: the bot is not in the server (50001, 40094): `here.world.add_guild("Elsewhere", has_bot=False)`. Its
  answers are forced to be private there: `await here.moderation.deny_everyone(guild, Permission.USE_EXTERNAL_APPS)`,
  or SEND_MESSAGES. A server with only its commands: `here.world.add_guild("Elsewhere", commands_only=True)`. Direct
  messages between two people: `here.world.add_direct(alice, bob)`.
* `sessions`: 1,000 a day; one more, and the token is reset (4004): `here.world.sessions.used = 1000`.
* `nonces`: with `enforce_nonce` a repeated request makes no second message, in any channel: `here.faults.fail("POST …",
  after=True)`. If the message was deleted meanwhile, the request is refused for some minutes (10008).
* `..permissions`: what the bot lacks in a channel (50001, 50013): `await here.moderation.deny(channel, …)`. A channel
  that it cannot see is listed without its name (`..guilds`).
* `places`: a forum takes only posts (50008): `await here.moderation.add_channel("plaza", FORUM)`, `.begin_thread` for
  a post; in VOICE, STAGE and ANNOUNCEMENT one can write, and in a channel of any other number (17), which is of a type
  that libraries do not know yet. Outages (503, and no events): `.take_down(guild)`, `.bring_back`. Another
  language of a server: `.change_language(guild, "de")`.
  Direct messages refused (50007, 50278): `.close_direct_messages(person)`. Filters (200000, 200001, 240000):
  `.block_words(guild, "Alice", "https://")`. A name in a server: `.name_in(guild, person, "Nick")`; the bot is removed
  and added: `.expel_the_bot(guild)`, `.invite_the_bot`.
* `..shapes`: a forwarded message holds a snapshot of the other, without its author: `alice.forwards(message)`.
* `..component_input`: a phone shows a form that it knows as it was the first time (`alice.on_phone`). A menu keeps
  what was chosen until its message is updated, and the same choice sends nothing (ValueError from `alice.select`).
* `..interactions`: three seconds, one answer, fifteen minutes (10062, 40060, 50027): `here.advance`. An answer that
  updates a message removes the files that it does not list (discord-api-docs 6277).
  Right after a first answer the interaction may be unknown to further requests for some seconds (discord-api-docs
  7220): `here.faults.refuse("PATCH /webhooks/*", 404, 10015, "Unknown Webhook", times=2)`.
* `..posting`: of a private message that its reader has dismissed Discord does not learn (`alice.deletes(message)`): the
  bot can change it, unseen. An edit with new files removes the others that it does not list (discord-api-docs 5170). A
  message that was forwarded is in `message_snapshots`, without its author and id: `await alice.forwards(message)`.
* `activities`: where an Activity opens, and for whom (50039): `await here.portal.change(…)`. All
  laws of Activities, each with its test, are listed in `..activities`.
* Listing messages may fail for ever (discord-api-docs 8611): `here.faults.fail("GET /channels/*/messages", 500, 1000)`.
* Any other error, without its reason: `here.faults.refuse("PATCH /channels/*", 403, 50013, "Missing Permissions")`.
"""
