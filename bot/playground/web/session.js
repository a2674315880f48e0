/**
 * What one person knows: people, channels, commands and messages, what is unread, what is under way.
 *
 * The server's events come in through `hear`; whoever draws listens to "change", whose detail says what is
 * different: {kind: "all" | "channels" | "people" | "message" | "removed" | "outbox" | "bot"
 * | "here" | "notice", …}.
 */

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);
export const isLoading = (message) => Boolean(message.flags & LOADING);
export const isV2 = (message) => Boolean(message.flags & V2);
export const isDirect = (channel) => channel?.type === 1 || channel?.type === 3;
export const isForum = (channel) => channel?.type === 15;
export const isThread = (channel) => [10, 11, 12].includes(channel?.type);

export class Session extends EventTarget {
  /** The session of a person, who begins in `channelId` where they may read it. */
  constructor(personId, channelId = null) {
    super();
    this.id = personId;
    this.here = channelId;
    this.people = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.installed = [];
    this.unread = new Map();
    this.drafts = new Map();
    this.pending = new Set();
    this.failures = new Map();
    this.outbox = [];
    this.newest = null; // the latest message's id, once a state was heard
    this.modal = null; // a form that the bot opened and that is not on screen yet
  }

  get person() {
    return this.people.get(this.id);
  }

  get channel() {
    return this.channels.get(this.here);
  }

  /** The messages shown in the current channel, oldest first. */
  get shown() {
    return [...(this.messages.get(this.here)?.values() ?? [])];
  }

  /** The commands that may be used in the current channel. */
  get commands() {
    const offered = new Set(this.channel?.commands);
    return this.installed.filter(({ id }) => offered.has(id));
  }

  change(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, ...detail } }));
  }

  /** Takes in one event of the stream. */
  hear({ type, data }) {
    HEARD[type]?.(this, data);
  }

  find(messageId) {
    for (const messages of this.messages.values()) if (messages.has(messageId)) return messages.get(messageId);
    return undefined;
  }

  nameOf(id) {
    return this.people.get(id)?.name;
  }

  /** What a channel is called: a direct message by whom it is with. */
  channelName(channel) {
    if (!channel) return "";
    return isDirect(channel) ? channel.name || this.bot.name : channel.name;
  }

  /** Goes to a channel, which is then read. */
  go(channelId) {
    if (!this.channels.has(channelId)) return;
    this.here = channelId;
    this.unread.delete(channelId);
    this.change("here");
  }

  /** Marks a component as waiting for its answer, or no longer. */
  wait(messageId, customId, waiting) {
    const key = `${messageId}:${customId}`;
    if (waiting) this.pending.add(key);
    else this.pending.delete(key);
    if (waiting) this.failures.delete(messageId);
    this.change("message", { message: this.find(messageId) });
  }

  waits(messageId, customId) {
    return this.pending.has(`${messageId}:${customId}`);
  }

  fail(messageId, text) {
    this.failures.set(messageId, text);
    this.change("message", { message: this.find(messageId) });
  }

  /** A row for a command that has no answer yet; returns it, to be failed or removed. */
  post(label) {
    const row = { label, channel: this.here, failure: null };
    this.outbox.push(row);
    this.change("outbox");
    return row;
  }

  settle(row, failure = null) {
    row.failure = failure;
    if (!failure) this.outbox = this.outbox.filter((other) => other !== row);
    this.change("outbox");
  }
}

const HEARD = {
  SNAPSHOT(session, state) {
    session.people = byId(state.people);
    session.bot = state.bot;
    session.connected = state.connected;
    session.guild = state.guild;
    session.installed = state.commands;
    session.channels = byId(state.channels);
    session.messages = new Map(Object.entries(state.messages).map(([id, list]) => [id, byId(list)]));
    if (session.newest !== null) markMissed(session);
    session.newest = newestOf(session);
    if (!session.channel) session.here = state.place;
    session.change("all");
  },

  MESSAGE_CREATE(session, message) {
    messagesOf(session, message.channel_id).set(message.id, message);
    session.newest = BigInt(message.id);
    noteUnread(session, message);
    session.change("channels");
    session.change("message", { message, fresh: true });
  },

  MESSAGE_UPDATE(session, message) {
    const messages = messagesOf(session, message.channel_id);
    if (!messages.has(message.id)) return; // older than what this page was given
    messages.set(message.id, { ...messages.get(message.id), ...message });
    session.failures.delete(message.id);
    session.change("message", { message, edited: true });
  },

  MESSAGE_DELETE(session, { id, channel_id: channel }) {
    messagesOf(session, channel).delete(id);
    session.change("removed", { id });
  },

  PERSON(session, person) {
    session.people.set(person.id, { ...session.people.get(person.id), ...person });
    session.change("people", { id: person.id });
  },

  BOT(session, { connected }) {
    session.connected = connected;
    session.change("bot");
  },

  NOTICE(session, notice) {
    session.change("notice", notice);
  },

  CHANNEL: keepChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_DELETE: dropChannel,
};

function keepChannel(session, channel) {
  session.channels.set(channel.id, { ...session.channels.get(channel.id), ...channel });
  session.change("channels");
}

function dropChannel(session, { id }) {
  for (const channel of [...session.channels.values()]) if (channel.parent_id === id) dropChannel(session, channel);
  session.channels.delete(id);
  session.messages.delete(id);
  if (session.here === id) session.go([...session.channels.keys()][0]);
  session.change("channels");
}

function messagesOf(session, channelId) {
  if (!session.messages.has(channelId)) session.messages.set(channelId, new Map());
  return session.messages.get(channelId);
}

/** Counts a message as unread unless its reader is there or wrote it; the count is of those that call them. */
function noteUnread(session, message) {
  if (message.channel_id === session.here || message.author.id === session.id) return;
  const before = session.unread.get(message.channel_id) ?? 0;
  session.unread.set(message.channel_id, before + (mentions(message, session.id) ? 1 : 0));
}

/** After a time away: what came meanwhile in other channels is unread. */
function markMissed(session) {
  for (const messages of session.messages.values())
    for (const message of messages.values())
      if (BigInt(message.id) > session.newest) noteUnread(session, message);
}

function newestOf(session) {
  const ids = [...session.messages.values()].flatMap((messages) => [...messages.keys()].map(BigInt));
  return ids.reduce((most, id) => (id > most ? id : most), 0n);
}

/** Whether a message calls a person by name. */
export function mentions(message, personId) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === personId);
}

function byId(list) {
  return new Map(list.map((item) => [item.id, item]));
}
