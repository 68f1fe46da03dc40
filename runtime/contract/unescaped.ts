// Part of the boot script.
/**
 * Returns a percent-encoded text decoded. Returns `broken` for a text with a broken escape: the text, if it is left out. Never
 * throws.
 */
export function unescaped<Broken = string>(text: string, broken: Broken | string = text): Broken | string {
  try {
    return decodeURIComponent(text);
  } catch {
    return broken;
  }
}
