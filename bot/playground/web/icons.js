/** The page's icons, drawn for it: strokes on a 24 by 24 grid, coloured by the text around them. */

import { h, svg } from "./dom.js";

const STROKES = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 5h14v10H9l-4 4zM9 9h6M9 12h3",
  speaker: "M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  horn: "M4 10v4h3l11 5V5L7 10zM8 14.5V19h3v-3",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  plus: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 13l4.5 4.5L19 7",
  chevron: "M6 9l6 6 6-6",
  down: "M12 5v14M6 13l6 6 6-6",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  slash: "M15 4 9 20",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  link: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h4",
  message: "M4 5h16v11H9l-5 4z",
  command: "M5 4h14v16H5zM14 8l-4 8",
  large: "M4 5h16v14H4z",
  small: "M4 5h16v14H4zM12 12h6v5h-6z",
  tile: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  turn: "M8 4h8v16H8zM3 9a9 9 0 0 1 2-3M21 15a9 9 0 0 1-2 3",
  warn: "M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2",
};

/** The icon called `name`, hidden from screen readers: the control around it carries the words. */
export function icon(name, className = "icon") {
  const shape = { viewBox: "0 0 24 24", class: className, "aria-hidden": "true", focusable: "false" };
  return svg("svg", shape, svg("path", { d: STROKES[name] }));
}

/** A button that is an icon alone; `label` names it and is its tooltip. */
export function iconButton(mark, label, act, more = {}) {
  const shape = { class: "icon-button", type: "button", "aria-label": label, title: label, onclick: act };
  return h("button", { ...shape, ...more }, icon(mark));
}
