/** Returns a percent-encoded text decoded; a text with a broken escape as it is. Never throws. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
