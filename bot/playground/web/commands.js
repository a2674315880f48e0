/** The bot's installed commands as the picker needs them: one entry per thing that can be run. */

import { localised } from "./texts.js";

const SLASH = 1;
const USER_MENU = 2;
const MESSAGE_MENU = 3;
const ENTRY_POINT = 4;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

/**
 * Every slash command, subcommands as entries of their own, and last the entry point of the Activity:
 * `{name, label, description, options, opens}`; `name` is what the bot calls it ("settings language"), `label` what the
 * reader does, `opens` whether it is the entry point.
 */
export function slashCommands(commands) {
  const offered = [SLASH, ENTRY_POINT].flatMap((kind) => commands.filter(({ type = SLASH }) => type === kind));
  return offered.flatMap((command) => entries(command, [], []));
}

function entries(node, names, labels) {
  const path = [...names, node.name];
  const shown = [...labels, localised(node)];
  const branches = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (branches.length > 0) return branches.flatMap((branch) => entries(branch, path, shown));
  const [name, label] = [path.join(" "), shown.join(" ")];
  const opens = node.type === ENTRY_POINT && names.length === 0;
  return [{ name, label, description: localised(node, "description"), options: node.options ?? [], opens }];
}

/** Commands that are offered on a message. */
export function messageMenus(commands) {
  return commands.filter((command) => command.type === MESSAGE_MENU);
}

/** Commands that are offered on a person. */
export function userMenus(commands) {
  return commands.filter((command) => command.type === USER_MENU);
}

/** The entries that fit what was typed after the slash; those that begin with it come first. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase();
  const texts = ({ label, name, description }) => [label, name, description].map((text) => text.toLowerCase());
  const starts = (entry) =>
    texts(entry)
      .slice(0, 2)
      .some((text) => text.startsWith(wanted));
  const holds = (entry) => texts(entry).some((text) => text.includes(wanted));
  return [...entries.filter(starts), ...entries.filter((entry) => !starts(entry) && holds(entry))];
}
