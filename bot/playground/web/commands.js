/** The bot's installed commands as the picker needs them: one entry per thing that can be run. */

import { localised } from "./texts.js";

const SLASH = 1;
const USER_MENU = 2;
const MESSAGE_MENU = 3;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

/**
 * Every slash command, subcommands as entries of their own: `{id, name, label, description, options}`;
 * `name` is what the bot calls it ("settings language"), `label` what the reader does.
 */
export function slashCommands(commands) {
  return commands.filter((command) => (command.type ?? SLASH) === SLASH).flatMap((command) => entries(command, [], []));
}

function entries(node, names, labels) {
  const path = [...names, node.name];
  const shown = [...labels, localised(node)];
  const branches = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (branches.length > 0) return branches.flatMap((branch) => entries(branch, path, shown));
  return [{ name: path.join(" "), label: shown.join(" "), description: localised(node, "description"), options: node.options ?? [] }];
}

/** Commands that are offered on a message. */
export function messageMenus(commands) {
  return commands.filter((command) => command.type === MESSAGE_MENU);
}

/** Commands that are offered on a person. */
export function userMenus(commands) {
  return commands.filter((command) => command.type === USER_MENU);
}

/** The entries that fit what was typed after the slash: those that begin with it, then those that contain it. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase();
  const names = (entry) => [entry.label.toLowerCase(), entry.name.toLowerCase()];
  const begins = entries.filter((entry) => names(entry).some((name) => name.startsWith(wanted)));
  const holds = entries.filter((entry) => !begins.includes(entry) && [...names(entry), entry.description.toLowerCase()].some((text) => text.includes(wanted)));
  return [...begins, ...holds];
}
