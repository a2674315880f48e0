/**
 * The texts on screen that stand out too little from what is behind them, as "text (ratio)": the contrast ratio of
 * WCAG 2.2 over the opaque mixture of all backgrounds, below 4.5. Disabled controls are exempt there and here.
 */
() => {
  const ONE_PIXEL = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const UNSEEN = ".visually-hidden, .skip, .alt, :disabled";

  function parsed(colour) {
    ONE_PIXEL.clearRect(0, 0, 1, 1);
    ONE_PIXEL.fillStyle = colour;
    ONE_PIXEL.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = ONE_PIXEL.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  }

  function laidOver(below, { rgb, alpha }) {
    return below.map((value, at) => rgb[at] * alpha + value * (1 - alpha));
  }

  function ground(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.unshift(parsed(getComputedStyle(at).backgroundColor));
    return layers.reduce(laidOver, [255, 255, 255]);
  }

  function luminance(rgb) {
    const linear = rgb.map((value) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  function ratio(element) {
    const below = ground(element);
    const text = laidOver(below, parsed(getComputedStyle(element).color));
    const [dark, light] = [luminance(below), luminance(text)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (!text.trim() || element.closest(UNSEEN) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (ratio(element) < 4.5) found.push(`${text.slice(0, 30)} (${ratio(element).toFixed(2)})`);
  }
  return found;
}
