// Part of the boot script.
/** Returns a text for any thrown or rejected value: never empty, never throws. */
export function thrownText(thrown: unknown): string {
  try {
    const text = String(thrown);
    // Empty texts, and objects whose text is their class alone.
    return /^(\[object |$)/.test(text) ? `${text} ${JSON.stringify(thrown)}`.trim() : text;
  } catch {
    // Pages throw any value, also objects whose `toString` throws.
    return `unreadable ${typeof thrown}`;
  }
}
