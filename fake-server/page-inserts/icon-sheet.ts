/**
 * The stand-in of `/assets/ui-icons.svg`, a file of the site's own host from which templates of version 7.0 draw the icons of
 * their menus (`<use href="/assets/ui-icons.svg#hamburger-icon--even">`), and which savers of pages leave out.
 */

const bar = (y: number) => `<path d="M2 ${y}h20v2H2z"/>`;
const cross = '<path d="M4.9 3.5 12 10.6l7.1-7.1 1.4 1.4-7.1 7.1 7.1 7.1-1.4 1.4-7.1-7.1-7.1 7.1-1.4-1.4 7.1-7.1-7.1-7.1z"/>';
const arrow = '<path d="M15.5 3.5 17 5l-7 7 7 7-1.5 1.5L7 12z"/>';
const turned = (degrees: number) => `<g transform="rotate(${degrees} 12 12)">${arrow}</g>`;

/**
 * Shapes by a word of their name, the first match counts. They have no colour of their own, so that the site's `fill` applies.
 */
const shapes: readonly (readonly [word: RegExp, shape: string])[] = [
  [/hamburger|menu/, bar(5) + bar(11) + bar(17)],
  [/close|cross|remove/, cross],
  [/search|magnif/, '<path d="M10 3a7 7 0 1 0 4.2 12.6l5 5 1.4-1.4-5-5A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/>'],
  [
    /cart|bag|shop/,
    '<path d="M3 4h3l.6 3H21l-2 9H8.2L6 6H3zm6.5 14a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 ' +
      '1 0-3z"/>',
  ],
  [/user|account|member|login/, '<path d="M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm-8 18c0-4 3-7 8-7s8 3 8 7z"/>'],
  [/mail/, '<path d="M2 5h20v14H2zm2 2v.8l8 5 8-5V7zm0 3v7h16v-7l-8 5z"/>'],
  [/plus|add|expand/, '<path d="M11 3h2v8h8v2h-8v8h-2v-8H3v-2h8z"/>'],
  [/minus|collapse/, bar(11)],
  [/right|next|forward/, turned(180)],
  [/up\b|top/, turned(90)],
  [/down|bottom|chevron|caret|dropdown/, turned(270)],
  [/left|prev|back|arrow/, turned(0)],
  [/play/, '<path d="M6 3l15 9-15 9z"/>'],
];
const other = '<path d="M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"/>';

const sheetPath = /\/ui-icons\.svg$/;
const reference = /\/ui-icons\.svg#([\w-]{1,80})/g;

export const isIconSheet = (path: string): boolean => sheetPath.test(path);

/** Returns the names of the icons that a page draws from the sheet. */
export const iconsOf = (html: Buffer): readonly string[] => {
  const text = html.toString('latin1');
  // Most pages have no such icon.
  return text.includes('/ui-icons.svg#') ? [...text.matchAll(reference)].map(([, name = '']) => name) : [];
};

/** Returns a sheet of icons with these names, each with the shape of a word in its name, such as a cross for `close-icon`. */
export function iconSheet(names: Iterable<string>): string {
  const icons = [...new Set(names)].map((name) => {
    const shape = shapes.find(([word]) => word.test(name))?.[1] ?? other;
    return `<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join('')}</svg>\n`;
}
