/** The colour that a page is painted with, as CSS writes it: what is laid over a page without a style sheet of its own takes it. */
export function pageColour({ body, documentElement }: Document): string {
  const colours = [body, documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'canvas';
}
