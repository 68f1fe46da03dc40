/** Returns the page's background colour as CSS text, for an overlay on a page whose style sheets set none. */
export function pageColour({ body, documentElement }: Document): string {
  const colours = [body, documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'canvas';
}

/** Brightness of a colour, 0 to 255, from which it counts as light: https://www.w3.org/TR/AERT/#color-contrast */
const lightFrom = 128;

/**
 * Returns the colour scheme of a page's own colours: by its background, else by its text; null where both are in another notation
 * than `rgb()`. Many pages are dark without naming a `color-scheme`, and their rules for texts reach into layers.
 * site#modal-style
 */
export function pageScheme(document: Document): 'light' | 'dark' | null {
  const background = brightness(pageColour(document));
  if (background !== null) return background < lightFrom ? 'dark' : 'light';
  const text = brightness(getComputedStyle(document.body).color);
  if (text === null) return null;
  return text < lightFrom ? 'light' : 'dark';
}

/** Returns the brightness of a colour that hides most of what is behind it; null for others. */
function brightness(colour: string): number | null {
  const found = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (!found || Number(found[4] ?? 1) < 0.5) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(Number);
  return (299 * red + 587 * green + 114 * blue) / 1000;
}
