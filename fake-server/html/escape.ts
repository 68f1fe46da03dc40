const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * Returns JSON for a script element of a page in any encoding: it cannot end the element or begin a comment, and is ASCII, as on
 * published pages.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
