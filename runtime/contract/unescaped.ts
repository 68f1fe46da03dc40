// Part of the boot script.
/** Returns a percent-encoded text decoded; null for a broken escape. Never throws. */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns a percent-encoded text decoded; a text with a broken escape unchanged. */
export const unescaped = (text: string): string => decodeEscapes(text) ?? text;
