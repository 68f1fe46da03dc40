/** Returns the page's background colour as CSS text, for an overlay on a page whose style sheets set none. */
export function pageColour({ body, documentElement }: Document): string {
  const colours = [body, documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'canvas';
}
