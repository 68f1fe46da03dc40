const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * JSON that can stand inside a script element of a page in any encoding: nothing in it can end the element or begin a comment, and
 * all of it is ASCII, as on published pages (wild §1).
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
