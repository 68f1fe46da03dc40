/** What somebody threw or rejected with, as a text that says what it was: never empty, never throws. Light: part of the boot script. */
export function thrownText(thrown: unknown): string {
  try {
    const text = String(thrown);
    // An empty text, and objects that say their class alone.
    return /^(\[object |$)/.test(text) ? `${text} ${JSON.stringify(thrown)}`.trim() : text;
  } catch {
    // Pages throw anything, also objects that refuse to be a text.
    return `unreadable ${typeof thrown}`;
  }
}
